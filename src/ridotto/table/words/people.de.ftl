# Worte über Leute: Freunde, Blockieren, Meldungen, Einladungen, Clubs. Schlüssel beginnen mit people-.

# Freunde
people-title = Leute
people-friends = Freunde
people-none = Noch niemand. Frag jemanden mit seinem Namen, oder nach einer Partie: Das Menü des Tisches führt zu seinen Leuten.
people-here = gerade hier
people-more = Mehr
people-more-of = Mehr zu { $name }
people-ask = Freundschaft anfragen
people-ask-of = { $name } um Freundschaft fragen
people-ask-name = Name eines Mitglieds
people-ask-why = Der genaue Name. Freunde sehen, wann du hier bist und wo du auf Mitspieler wartest.
people-asks = { $count ->
    [one] Jemand möchte mit dir befreundet sein
   *[other] { $count } möchten mit dir befreundet sein
}
people-asked = Du hast gefragt
people-asked-ago = gefragt { $ago }
people-accept = Annehmen
people-accept-of = Anfrage von { $name } annehmen
people-decline = Ablehnen
people-decline-of = Anfrage von { $name } ablehnen
people-withdraw = Zurücknehmen
people-withdraw-of = Deine Anfrage an { $name } zurücknehmen
people-part = Entfernen
people-part-of = { $name } aus deinen Freunden entfernen
people-tables = Wo Freunde auf Mitspieler warten
people-presence = Wer sieht, dass du hier bist
people-presence-on = Deine Freunde sehen, wann du hier bist. Sonst niemand.
people-presence-off = Niemand sieht, wann du hier bist.
people-presence-hide = Nicht zeigen
people-presence-show = Freunden zeigen
people-tie-friend = ihr seid befreundet
people-tie-asked = du hast gefragt
people-tie-asks = möchte befreundet sein

# Blockieren
people-block = Blockieren
people-block-of = { $name } blockieren
people-block-name = Ein Mitglied mit seinem Namen blockieren
people-unblock = Freigeben
people-unblock-of = { $name } freigeben
people-blocked = { $count ->
    [0] Blockiert: niemand
   *[other] Blockiert: { $count }
}
people-blocked-about = Wen du blockierst, kann dich nicht fragen oder einladen, sieht nicht, wann du hier bist, und wird nicht mit dir zusammengebracht. Am Tisch sind die Worte eingeklappt. Niemand erfährt davon.
people-is-blocked = blockiert
people-folded = Nachricht von jemandem, den du blockiert hast: zeigen

# am Tisch
people-at-table = Leute an diesem Tisch
people-players = Mitspieler
people-no-players = Sonst sitzt hier noch niemand.
people-invite = Jemanden einladen
people-invite-go = Freunde einladen
people-invite-one = Einladen
people-invite-of = { $name } einladen
people-invite-name = Name eines Mitglieds
people-invite-why = Sie bekommen eine Nachricht mit dem Link. Kein Platz wird freigehalten: Wer zuerst kommt, setzt sich.
people-invite-guest = Mit einem Konto kannst du hier Freunde einladen. Ohne eines schick ihnen den Link des Tisches.
people-invited = eingeladen

# Meldungen
people-report-message = Eine Nachricht melden
people-report-go = Melden
people-report-of = { $name } melden
people-report-said = Nachricht { $number } von { $name } melden
people-report-about = Wer diesen Ort betreibt, liest es, zusammen mit dem, was am Tisch gesagt wurde. Am Tisch erfährt niemand davon.
people-report-why = Worum geht es?
people-report-text = Was man dazu wissen sollte (wenn du magst)
people-report-send = Meldung abschicken
people-reported = Danke
people-reported-about = Deine Meldung ist angekommen, mit dem, was gesagt wurde und wer hier saß. Inzwischen kannst du jemanden blockieren.
people-cancel = Nicht melden
people-reason-insult = Beleidigung oder Hass
people-reason-threat = Drohung oder Belästigung
people-reason-spam = Spam oder Werbung
people-reason-stalling = Verschleppt oder verlässt Partien
people-reason-cheating = Betrug, oder die Partie verderben
people-reason-name = Ein anstößiger Name
people-reason-other = Etwas anderes
people-talk = Was gesagt wurde
people-talk-about = Die letzten Nachrichten. Eine Meldung zeigt die Nachricht und die um sie herum.
people-talk-none = Niemand hat etwas gesagt.
people-reports = Meldungen
people-reports-open = { $count ->
    [0] Keine ist offen.
    [one] Eine ist offen.
   *[other] { $count } sind offen.
}
people-reports-look = Ansehen
people-reports-none = Nichts ist zu erledigen.
people-reports-settled = Zuletzt erledigt
people-report-when = Wann
people-report-by = Gemeldet von
people-report-member = Mitglied
people-report-guest = ein Gast
people-evidence = Was gesagt wurde, und wer dort saß
people-has-left = ist gegangen
people-log = Wer kam und ging, und auf wen die Partie wartet
people-log-join = { $name } setzt sich
people-log-leave = { $name } geht
people-log-bot = { $name }, ein Bot, setzt sich
people-log-hand = { $by } lässt einen Bot für { $name } spielen
people-log-late = Die Zeit von { $name } ist um; ein Bot spielt
people-log-away = { $name } kann gerade nicht spielen; ein Bot spielt
people-log-back = { $name } übernimmt wieder
people-log-start = die Partie beginnt
people-log-waits = seitdem wartet die Partie auf { $name }
people-note = Notiz, für dich
people-settle = Erledigt
people-days = Tage
people-mute = Stummschalten
people-mute-about = Das Mitglied kann so lange an Tischen nichts sagen; 0 beendet es.
people-muted-until = Stumm bis
people-suspend = Sperren
people-suspend-why = Grund, den das Mitglied liest
people-suspended-until = Gesperrt bis
people-unsuspend = Sperre aufheben
people-unsuspend-of = Sperre aufheben: { $name }
people-unmute = Stummschaltung aufheben
people-unmute-of = Stummschaltung aufheben: { $name }
people-house = Mitglieder
people-house-all = Konten
people-house-day = da in den letzten 24 Stunden
people-house-week = da in den letzten 7 Tagen
people-house-new = neu in den letzten 7 Tagen
people-house-muted = stumm
people-house-suspended = gesperrt
people-house-suspend = Ein Mitglied sperren
people-house-suspend-how = Überall abgemeldet; Bots spielen weiter. Das Mitglied liest den Grund bei jedem Versuch, sich anzumelden.
people-house-find = Ein Mitglied finden
people-house-beginning = Wie der Name beginnt
people-house-look = Finden
people-house-restricted = Stumme und gesperrte Mitglieder
people-house-nobody = So jemanden gibt es nicht.
people-house-more = Mehr
people-house-since = Mitglied seit { $day }
people-house-seen = zuletzt da { $ago }
people-house-reports = { $count ->
    [0] keine offene Meldung
    [one] eine offene Meldung
   *[other] { $count } offene Meldungen
}
people-house-account = Konto
people-house-made = Mitglied seit
people-house-last = Zuletzt da
people-house-devices = Auf Geräten angemeldet
people-house-sign-out = Überall abmelden
people-house-sign-out-how = Die Geräte des Mitglieds werden abgemeldet. Seine Plätze behält es, und es kann sich wieder anmelden.

# Clubs
people-clubs = Clubs
people-clubs-about = Ein Club hat eigene Tische, die sonst niemand in der Halle sieht.
people-clubs-all = Alle Clubs
people-clubs-mine = Deine Clubs
people-clubs-none = Du bist noch in keinem Club.
people-clubs-open = Clubs, denen alle beitreten können
people-clubs-more = Mehr
people-clubs-first = Von vorn
people-clubs-no-more = Mehr gibt es nicht.
people-club-invitations = Du bist eingeladen
people-club-count = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
people-club-found = Einen Club gründen
people-club-found-go = Gründen
people-club-name = Name
people-club-about = Was er ist
people-club-entry = Wer beitreten kann
people-entry-open = Alle
people-entry-invitation = Wer eingeladen ist
people-entry-link = Wer eingeladen ist oder den Link hat
people-entry-open-is = offen für alle
people-entry-invitation-is = auf Einladung
people-entry-link-is = auf Einladung oder mit Link
people-club-join = Beitreten
people-club-join-of = { $club } beitreten
people-club-decline-of = Die Einladung in den Club { $club } ablehnen
people-club-members = Mitglieder
people-organiser = organisiert
people-organiser-yes = Organisieren lassen
people-organiser-no = Organisiert nicht mehr
people-club-remove = Entfernen
people-club-remove-of = { $name } aus dem Club entfernen
people-club-withdraw-of = Die Einladung an { $name } zurücknehmen
people-club-link = Wer diesen Link hat, kann beitreten:
people-club-link-new = Neuer Link
people-club-no-tables = Kein Tisch ist offen. Eröffne einen: Die anderen finden ihn hier und in ihrer Halle.
people-club-open-table = Einen Tisch für den Club eröffnen
people-club-over = Beendete Partien
people-club-change = Den Club ändern
people-club-leave = Den Club verlassen
people-club-leave-go = Verlassen
people-club-leave-sure = Du siehst seine Tische nicht mehr. Wer organisiert, kann dich wieder einladen.
people-club-leave-last = Du bist allein im Club: Er schließt, wenn du gehst.
people-club-heir = Nur du organisierst. Wer übernimmt?
people-club-heir-choose = Wähle jemanden
people-club-close = Den Club schließen
people-club-close-sure = Oder schließ ihn für alle. Seine Tische bleiben; rückgängig machen lässt sich das nicht.
people-open-for = Tisch für
people-open-for-why = Den Tisch eines Clubs sehen nur seine Mitglieder, was immer oben gewählt ist.
people-open-everybody = alle
people-hall-clubs = Tische deiner Clubs

# Neuigkeiten
inbox-friend-asked = { $name } möchte mit dir befreundet sein.
inbox-friend-accepted = { $name } und du seid jetzt befreundet.
inbox-invited = { $name } lädt dich an einen Tisch ein: { $game }.
inbox-club-invited = { $name } lädt dich in den Club { $club } ein.

# was nicht geht
refused-suspended = dein Konto ist bis { $until } gesperrt: { $why }
refused-many-invitations = du hast in letzter Zeit viele gefragt und eingeladen; versuch es in { $seconds } Sekunden wieder
refused-many-reports = von deiner Adresse kamen in letzter Zeit viele Meldungen; versuch es in { $seconds } Sekunden wieder
refused-nobody-called = ein Mitglied namens { $name } gibt es nicht
refused-yourself = das bist du selbst
refused-unblock-first = du hast { $name } blockiert; gib den Namen erst frei
refused-asked-lately = du hast eine Anfrage an { $name } zurückgenommen; frag morgen wieder
refused-friends-most = du kannst höchstens { $most } Freunde haben
refused-friends-theirs = { $name } hat schon so viele Freunde, wie man haben kann
refused-asked-most = { $most } deiner Anfragen sind offen oder heute zurückgenommen; warte, bis einige beantwortet sind
refused-asking-most = { $name } hat zu viele Anfragen zu beantworten; versuch es später wieder
refused-no-request = eine Anfrage von { $name } gibt es nicht mehr
refused-blocked-most = du kannst höchstens { $most } Mitglieder blockieren
refused-presence = zeigen lässt sich das oder nicht, etwas anderes gibt es nicht
refused-no-free-seat = an diesem Tisch ist kein Platz frei
refused-sits-here = { $name } sitzt schon hier
refused-invited-most = { $most } sind an diesen Tisch eingeladen, mehr geht nicht
refused-no-account = { $name } hat hier kein Konto, das du fragen oder blockieren könntest; melden geht
refused-no-message = diese Nachricht gibt es nicht
refused-no-player = dort sitzt niemand, den man melden könnte
refused-report = eine Meldung braucht einen Grund aus der Liste und einen Text von höchstens { $most } Zeichen
refused-reports-most = du hast an diesem Tisch genug gemeldet; es wird angesehen
refused-reports-full = zu viele Meldungen warten; versuch es später wieder
refused-no-operator = hier liest niemand Meldungen
refused-report-note = eine Notiz hat höchstens { $most } Zeichen, in einer Zeile
refused-report-settled = diese Meldung ist nicht mehr offen
refused-standing-why = der Grund sollte 1 bis { $most } Zeichen haben
refused-standing-days = Tage sollten { $least } bis { $most } sein
refused-muted = du bist bis { $until } stummgeschaltet
refused-no-club = diesen Club gibt es nicht, oder du darfst nicht hinein
refused-club-name = ein Club heißt schon { $name }; wähle einen anderen Namen
refused-club-about = was ein Club ist, lässt sich in { $most } Zeichen sagen
refused-club-entry = ein Club ist offen, auf Einladung oder mit Link
refused-organisers-only = das kann nur, wer den Club organisiert
refused-not-invited = diesem Club kannst du nur beitreten, wenn du eingeladen bist
refused-club-full = der Club hat { $most } Mitglieder, mehr geht nicht
refused-clubs-most = du kannst in höchstens { $most } Clubs sein
refused-club-heir = sag, wer von den Mitgliedern künftig organisiert
refused-club-invited-most = { $most } Einladungen sind offen, mehr geht nicht
refused-no-fellow = { $name } ist nicht in diesem Club
refused-last-organiser = ein Club wird von mindestens einem Mitglied organisiert
refused-organiser-stays = wer organisiert, kann nicht entfernt werden; nimm das Amt erst zurück
