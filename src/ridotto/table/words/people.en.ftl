# Words about people: friends, blocks, reports, invitations, clubs. Keys begin with people-.

# friends
people-title = People
people-friends = Friends
people-none = Nobody yet. Ask somebody by name, or after a match: the table’s menu leads to its people.
people-here = here now
people-more = More
people-more-of = More about { $name }
people-ask = Ask to be friends
people-ask-of = Ask { $name } to be friends
people-ask-name = Name of a member
people-ask-why = The exact name. Friends see when you are here, and where you wait for players.
people-asks = { $count ->
    [one] Somebody asks to be friends
   *[other] { $count } ask to be friends
}
people-asked = You have asked
people-asked-ago = asked { $ago }
people-accept = Accept
people-accept-of = Accept { $name }’s request
people-decline = Decline
people-decline-of = Decline { $name }’s request
people-withdraw = Take back
people-withdraw-of = Take back what you asked { $name }
people-part = Remove
people-part-of = Remove { $name } from your friends
people-tables = Where friends wait for players
people-presence = Who sees that you are here
people-presence-on = Your friends see when you are here. Nobody else does.
people-presence-off = Nobody sees when you are here.
people-presence-hide = Do not show it
people-presence-show = Show it to friends
people-tie-friend = you are friends
people-tie-asked = you have asked
people-tie-asks = asks to be friends

# blocks
people-block = Block
people-block-of = Block { $name }
people-block-name = Block a member by name
people-unblock = Unblock
people-unblock-of = Unblock { $name }
people-blocked = { $count ->
    [0] Blocked: nobody
   *[other] Blocked: { $count }
}
people-blocked-about = Somebody you block cannot ask or invite you, does not see when you are here, and is not matched with you. At tables their words are folded. They are not told.
people-is-blocked = blocked
people-folded = Message of somebody you have blocked: show

# at a table
people-at-table = People at this table
people-players = Fellow players
people-no-players = Nobody else sits here yet.
people-invite = Invite somebody
people-invite-go = Invite a friend
people-invite-one = Invite
people-invite-of = Invite { $name }
people-invite-name = Name of a member
people-invite-why = They get a message with the link. No seat is kept: whoever comes first sits down.
people-invite-guest = With an account you can invite friends from here. Without one, send them the table’s link.
people-invited = invited

# reports
people-report-message = Report a message
people-report-go = Report
people-report-of = Report { $name }
people-report-said = Report message { $number }, by { $name }
people-report-about = The host of this place reads it, together with what was said at the table. Nobody at the table learns that you reported.
people-report-why = What is it about?
people-report-text = Anything the host should know (if you like)
people-report-send = Send the report
people-reported = Thank you
people-reported-about = Your report is with the host, who sees what was said and who sat here. You can block somebody in the meantime.
people-cancel = Do not report
people-reason-insult = Insults or hate
people-reason-threat = Threats or harassment
people-reason-spam = Spam or advertising
people-reason-stalling = Stalls, or leaves matches
people-reason-cheating = Cheating, or spoiling the match
people-reason-name = An offensive name
people-reason-other = Something else
people-talk = What was said
people-talk-about = The latest messages. A report shows the host the message and those around it.
people-talk-none = Nobody has said anything.
people-reports = Reports
people-reports-open = { $count ->
    [0] None is open.
    [one] One is open.
   *[other] { $count } are open.
}
people-reports-look = Look at them
people-reports-none = There is nothing to settle.
people-reports-settled = Settled lately
people-report-when = When
people-report-by = Reported by
people-report-member = Member
people-report-guest = a guest
people-evidence = What was said, and who sat there
people-has-left = has left
people-log = Who came and went, and whom the match waits for
people-log-join = { $name } sits down
people-log-leave = { $name } leaves
people-log-bot = { $name }, a bot, sits down
people-log-hand = { $by } lets a bot play for { $name }
people-log-late = { $name } is out of time; a bot plays
people-log-away = { $name } cannot play for now; a bot plays
people-log-back = { $name } takes over again
people-log-start = the match begins
people-log-waits = the match waits for { $name } since then
people-note = Note, for yourself
people-settle = Settled
people-days = Days
people-mute = Mute
people-mute-about = The member cannot talk at tables for so long; 0 ends it.
people-muted-until = Muted until
people-suspend = Suspend
people-suspend-why = Reason, which the member reads
people-suspended-until = Suspended until
people-unsuspend = End the suspension
people-unsuspend-of = End the suspension of { $name }
people-unmute = Unmute
people-unmute-of = Unmute { $name }
people-house = Members
people-house-all = accounts
people-house-day = here in the last 24 hours
people-house-week = here in the last 7 days
people-house-new = new in the last 7 days
people-house-muted = muted
people-house-suspended = suspended
people-house-suspend = Suspend a member
people-house-suspend-how = Signed out everywhere; bots play on. The member reads the reason at every attempt to sign in.
people-house-find = Find a member
people-house-beginning = How the name begins
people-house-look = Find
people-house-restricted = Muted and suspended members
people-house-nobody = There is nobody like that.
people-house-more = More
people-house-since = member since { $day }
people-house-seen = last here { $ago }
people-house-reports = { $count ->
    [0] no open report
    [one] one open report
   *[other] { $count } open reports
}
people-house-account = Account
people-house-made = Member since
people-house-last = Last here
people-house-devices = Signed in on devices
people-house-sign-out = Sign out everywhere
people-house-sign-out-how = The member's devices are signed out. Seats stay theirs, and they can sign in again.

# clubs
people-clubs = Clubs
people-clubs-about = A club has tables of its own, which nobody else sees in the hall.
people-clubs-all = All clubs
people-clubs-mine = Your clubs
people-clubs-none = You are in no club yet.
people-clubs-open = Clubs that anybody can join
people-clubs-more = More
people-clubs-first = From the beginning
people-clubs-no-more = There are no more.
people-club-invitations = You are invited
people-club-count = { $count ->
    [one] one member
   *[other] { $count } members
}
people-club-found = Found a club
people-club-found-go = Found it
people-club-name = Name
people-club-about = What it is
people-club-entry = Who can join
people-entry-open = Anybody
people-entry-invitation = Whoever is invited
people-entry-link = Whoever is invited or has the link
people-entry-open-is = anybody can join
people-entry-invitation-is = by invitation
people-entry-link-is = by invitation or link
people-club-join = Join
people-club-join-of = Join { $club }
people-club-decline-of = Decline the invitation to { $club }
people-club-members = Members
people-organiser = organiser
people-organiser-yes = Make an organiser
people-organiser-no = Organiser no more
people-club-remove = Remove
people-club-remove-of = Remove { $name } from the club
people-club-withdraw-of = Take back the invitation to { $name }
people-club-link = Whoever has this link can join:
people-club-link-new = Make a new link
people-club-no-tables = No table is open. Open one: the others find it here and in their hall.
people-club-open-table = Open a table for the club
people-club-over = Finished matches
people-club-change = Change the club
people-club-leave = Leave the club
people-club-leave-go = Leave
people-club-leave-sure = You no longer see its tables. An organiser can invite you again.
people-club-leave-last = You are the only member: the club closes when you leave.
people-club-heir = You are the only organiser. Who takes over?
people-club-heir-choose = Choose somebody
people-club-close = Close the club
people-club-close-sure = Or close it for everybody. Its tables stay; this cannot be undone.
people-open-for = Table for
people-open-for-why = A club’s table is shown to its members only, whatever is chosen above.
people-open-everybody = everybody
people-hall-clubs = Tables of your clubs

# news
inbox-friend-asked = { $name } asks to be friends.
inbox-friend-accepted = { $name } and you are friends now.
inbox-invited = { $name } invites you to a table: { $game }.
inbox-club-invited = { $name } invites you to the club { $club }.

# refusals
refused-suspended = your account is suspended until { $until }: { $why }
refused-many-invitations = you have asked and invited a lot of people lately; try again in { $seconds } seconds
refused-many-reports = there were many reports from your address lately; try again in { $seconds } seconds
refused-nobody-called = there is no member called { $name }
refused-yourself = that is yourself
refused-unblock-first = you have blocked { $name }; unblock them first
refused-asked-lately = you took a request to { $name } back; ask again tomorrow
refused-friends-most = you can have { $most } friends at most
refused-friends-theirs = { $name } has as many friends as one can have
refused-asked-most = you have { $most } requests open or taken back today; wait until some are answered
refused-asking-most = { $name } has too many requests to answer; try again later
refused-no-request = there is no request of { $name } any more
refused-blocked-most = you can block { $most } members at most
refused-presence = presence can be on or off
refused-no-free-seat = there is no free seat at this table
refused-sits-here = { $name } sits here already
refused-invited-most = { $most } were invited to this table, which is as many as can be
refused-no-account = { $name } has no account here that you could ask or block; you can report them
refused-no-message = there is no such message
refused-no-player = nobody who could be reported sits there
refused-report = a report needs a reason from the list, and a text of { $most } characters at most
refused-reports-most = you have reported enough at this table; the host will look at it
refused-reports-full = too many reports wait for the host; try again later
refused-no-operator = nobody reads reports here
refused-report-note = a note is { $most } characters at most, on one line
refused-report-settled = this report is not open any more
refused-standing-why = the reason should be 1 to { $most } characters
refused-standing-days = days should be { $least } to { $most }
refused-muted = the host has muted you until { $until }
refused-no-club = there is no such club, or you may not enter it
refused-club-name = a club is called { $name } already; choose another name
refused-club-about = what a club is can be said in { $most } characters
refused-club-entry = a club is open, by invitation, or by link
refused-organisers-only = only organisers of the club can do that
refused-not-invited = you can join this club only if you are invited
refused-club-full = the club has { $most } members, which is as many as can be
refused-clubs-most = you can be in { $most } clubs at most
refused-club-heir = say who of the club’s members takes over as organiser
refused-club-invited-most = { $most } invitations are open, which is as many as can be
refused-no-fellow = { $name } is not in this club
refused-last-organiser = a club has one organiser at least
refused-organiser-stays = an organiser cannot be removed; make them a member first
