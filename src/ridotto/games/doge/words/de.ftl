title = Doge
about = Adelsfamilien stimmen geheim ab und bauen offen, bis eine von ihnen den neuen Dogen von Venedig stellt.
length = 60 bis 80 Minuten
intro = Ihr setzt heimlich Marken. Dann stimmt jedes Feld ab: Die meisten Stimmen bringen den Berater und zwei Häuser, der zweite Platz ein Haus. Drei Häuser in einem Stadtteil werden dort zu einem Palazzo, spätere kosten vier, fünf und mehr.

# Felder, Berater, Sätze von Reihenfolgekarten

field-cannaregio = Cannaregio
field-castello = Castello
field-dorsoduro = Dorsoduro
field-san-marco = San Marco
field-san-polo = San Polo
field-santa-croce = Santa Croce
field-quarantia = Quarantia

advisor-a-cannaregio = Berater von Cannaregio
advisor-a-castello = Berater von Castello
advisor-a-dorsoduro = Berater von Dorsoduro
advisor-a-san-marco = Berater von San Marco
advisor-a-san-polo = Berater von San Polo
advisor-a-santa-croce = Berater von Santa Croce
advisor-q1 = Berater I der Quarantia
advisor-q2 = Berater II der Quarantia
advisor-q3 = Berater III der Quarantia

set-brown = braun
set-blue = blau

reason-condition = Eine Siegbedingung ist erfüllt
reason-dry = In zu vielen Runden hintereinander ist kein Palazzo gebaut worden

# Entscheidungen und Züge

decision-card = Wähle eine Karte: das Feld, in das du Marken setzen willst.
decision-tokens = Wähle die Marken zu deiner Karte.
decision-pick = Welchen Berater der Quarantia nimmst du?
decision-advisor = Nimm den Berater und stelle ihn in ein Feld oder verzichte auf ihn.
decision-shift-home = Welches Haus versetzt du?
decision-shift-any = Welches Haus versetzt du?
decision-houses = Wie viele Häuser setzt du?
decision-build = Du darfst einen Palazzo bauen.
why-card = Alle decken gleichzeitig auf: Überlege, wohin die anderen gehen. Die meisten Stimmen bringen in einem Stadtteil Berater und Häuser, in der Quarantia nur Berater.
why-tokens = Sie bleiben bis zur Abstimmung verdeckt. Setze viele, wo du gewinnen musst, wenige für den zweiten Platz, die 0 als Bluff. Was hier liegt, fehlt später; ohne Marken setzt du aus.
why-pick = Nimmst du einen fremden, verliert sein Besitzer auch eine Stimme. Ein eigener darf stehen bleiben oder versetzt werden.
why-advisor = Er zählt am meisten, wo es knapp wird. Wer verzichtet, darf eines seiner Häuser versetzen und, wenn es dann reicht, dort sofort bauen.
why-shift-home = Bring es dahin, wo es für einen Palazzo reicht, oder lass alles, wie es ist.
why-shift-any = Bring es dahin, wo es für einen Palazzo reicht, oder lass alles, wie es ist.
why-houses = Häuser helfen, wo sie zu einem Palazzo zusammenkommen; verstreut fehlen sie dir später im Vorrat.
why-build = Ein Palazzo bleibt für immer. Jeder macht den nächsten hier teurer, auch für die anderen.

move-card = Karte: { $field }
    .does = die Karte { $field ->
        [Quarantia] der Quarantia
       *[other] von { $field }
    } für deine Marken wählen
move-tokens = Marken: { $tokens }
    .does = { $tokens ->
        [0] die Marke im Wert von 0
        [1] eine Marke im Wert von 1
        [2] eine Marke im Wert von 2
        [3] eine Marke im Wert von 3
       *[other] die Marken { $tokens }
    } setzen
move-pick = { $advisor }
    .does = { $advisor } nehmen
move-site = den Berater in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
} aufstellen
move-give-up = auf den Berater verzichten
move-shift = ein Haus von { $from } nach { $to } versetzen
move-stay = kein Haus versetzen
move-houses = { $count ->
    [0] kein Haus setzen
    [one] ein Haus setzen
   *[other] { $count } Häuser setzen
}
move-build = einen Palazzo bauen
move-hold = nicht bauen

# Ereignisse

event-order = Die { $set }en Karten bestimmen die Reihenfolge der Abstimmungen: { $fields }.
event-turned = Für die nächste Runde aufgedeckt: { $field } ({ $set }e Karte).
event-round = Runde { $round } beginnt.
event-set = { $seat } deckt die Karte { $field ->
    [Quarantia] der Quarantia
   *[other] von { $field }
} auf und setzt dort { $count ->
    [one] eine Marke
   *[other] { $count } Marken
}.
event-vote = Die Abstimmung in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
} beginnt.
event-shown = { $seat } deckt Marken auf: { $values }.
event-tally = { $seat } hat { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
}{ $advisors ->
    [0] {""}
   *[other] : { $tokens } durch Marken, { $advisors } durch Berater
}.
event-won = { $count ->
    [one] { $seats } gewinnt die Abstimmung in { $field ->
        [Quarantia] der Quarantia
       *[other] { $field }
    }.
   *[other] { $seats-counted } liegen in { $field ->
        [Quarantia] der Quarantia
       *[other] { $field }
    } gleichauf vorn.
}
event-second = { $count ->
    [one] { $seats } belegt in { $field ->
        [Quarantia] der Quarantia
       *[other] { $field }
    } den zweiten Platz.
   *[other] { $seats-counted } belegen in { $field ->
        [Quarantia] der Quarantia
       *[other] { $field }
    } gemeinsam den zweiten Platz.
}
event-no-votes = In { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
} hat niemand eine Stimme; es geschieht nichts.
event-sited = { $seat } stellt den { $advisor } { $field ->
    [Quarantia] in die Quarantia
   *[other] nach { $field }
}.
event-given-up = { $seat } verzichtet auf den { $advisor }; er ist neutral.
event-neutral = Nach dem Gleichstand ist der { $advisor } neutral.
event-ring-back = Der Ring am { $advisor } geht an { $seat } zurück.
event-shifted = { $seat } versetzt ein Haus von { $from } nach { $to }.
event-stayed = { $seat } versetzt kein Haus.
event-placed = { $seat } setzt in { $field } { $count ->
    [0] kein Haus
    [one] ein Haus
   *[other] { $count } Häuser
}.
event-built = { $seat } baut in { $field } auf Bauplatz { $site } für { $cost ->
    [one] ein Haus
   *[other] { $cost } Häuser
} einen Palazzo.
event-held = { $seat } baut in { $field } nicht.
event-prevented = { $seat } wollte in { $field } bauen, doch dort wurden mehr Palazzi gewählt, als Bauplätze frei sind: Keiner wird gebaut.
event-round-over = Runde { $round } ist zu Ende.
event-dry = { $count ->
    [one] In dieser Runde hat niemand gebaut.
   *[other] Seit { $count } Runden hat niemand gebaut.
}
event-condition = { $seat } erfüllt eine Siegbedingung: { $palazzi ->
    [one] ein Palazzo
   *[other] { $palazzi } Palazzi
} in { $districts ->
    [one] einem Stadtteil
   *[other] { $districts } Stadtteilen
}.
event-end = Die Partie ist zu Ende. { $reason }.

# Wertung

score-condition = Siegbedingung
score-palazzi = Palazzi
score-houses = Häuser auf dem Plan
score-note = Zuerst zählt, ob jemand eine Siegbedingung erfüllt, dann die Palazzi, dann die Häuser auf dem Plan.

# Die Sicht als Text

text-round = Runde { $round }. Baulose Runden hintereinander: { $dry } von { $limit }.
text-setting = Setzdurchgang { $setting } von { $settings }.
text-stage = Schritt der Abstimmung: { $stage ->
    [winner-advisor] Berater des Gewinners
    [winner-houses] Häuser des Gewinners
    [seconds] zweiter Platz
    [winner-again] noch ein Berater des Gewinners
   *[tied-winners] gemeinsame Gewinner
}.
text-conditions = Siegbedingungen (Mindestzahlen, geprüft am Ende einer Runde): { $conditions }.
text-condition = { $palazzi ->
    [one] ein Palazzo
   *[other] { $palazzi } Palazzi
} in { $districts ->
    [one] einem Stadtteil
   *[other] { $districts } Stadtteilen
}
text-order = Reihenfolge der Abstimmungen ({ $set }): { $fields }. Vorbei: { $voted }.
text-next = Nächste Reihenfolge ({ $set }), soweit bekannt: { $fields }.
text-vote = Abstimmung in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
}: { $votes }. Gewonnen: { $winners }. Zweiter Platz: { $seconds }.
text-votes = { $name } { $votes }{ $advisors ->
    [0] {""}
   *[other] {" "}(davon { $advisors } durch Berater)
}
text-you-may-build = Du darfst in { $field } für { $cost ->
    [one] ein Haus
   *[other] { $cost } Häuser
} bauen.
text-may-build = { $name } darf in { $field } für { $cost ->
    [one] ein Haus
   *[other] { $cost } Häuser
} bauen.
text-at-hand = Zu entscheiden: der { $advisor }.
text-settled = Schon entschieden: { $advisors }.
text-choosing = Gleichzeitig wählen: { $seats }.
text-field = { $field }. Häuser: { $houses }; Palazzi: { $palazzi }; Baukosten des nächsten: { $cost }; Marken: { $stacks }; Berater hier: { $advisors }.
text-quarantia = { $field }. Marken: { $stacks }; Berater hier: { $advisors }.
text-neutral = Neutral: { $advisors }.
text-seat = { $name }. Palazzi: { $built }{ $districts ->
    [0] {""}
    [one] {" "}(in einem Stadtteil)
   *[other] {" "}(in { $districts } Stadtteilen)
}; Häuser auf dem Plan: { $standing }; im Vorrat: Häuser { $houses }, Palazzi { $palazzi }, Ringe { $rings }, Marken { $tokens }; aufgedeckte Marken: { $open }; ausgespielte Karten: { $cards }{ $condition ->
    [yes] ; erfüllt eine Siegbedingung
   *[no] {""}
}{ $ready ->
    [yes] ; hat gewählt
   *[no] {""}
}.
text-mine = Deine Marken: { $tokens }. Deine Karten: { $hand }.
text-chain = Bisher gewählt: { $chain }.
text-ended = Die Partie ist zu Ende. { $reason }.

# Das Bild

scene-label = Plan von Venedig mit sechs Stadtteilen, der Quarantia, den neutralen Beratern und der Reihenfolge der Abstimmungen
scene-you = Du
scene-and = { $before } und { $last }
scene-neutral = Neutrale Berater
scene-neutral-1 = Neutrale
scene-neutral-2 = Berater
scene-order = Reihenfolge der Abstimmungen in dieser und der nächsten Runde
scene-round-word = Runde
scene-card = Karte { $field ->
    [Quarantia] der Quarantia
   *[other] von { $field }
}
scene-site = { $number ->
    [1] Erster Palazzo
    [2] Zweiter Palazzo
    [3] Dritter Palazzo
    [4] Vierter Palazzo
    [5] Fünfter Palazzo
   *[other] Palazzo { $number }
} hier: { $cost ->
    [one] ein Haus
   *[other] { $cost } Häuser
}
scene-advisor-neutral = { $advisor }, neutral: keine Stimme. Ihn vergibt die Abstimmung in { $home ->
    [Quarantia] der Quarantia
   *[other] { $home }
}
scene-advisor-yours = { $advisor }, bei dir: hier { $votes ->
    [0] keine Stimme
    [one] eine Stimme
   *[other] { $votes } Stimmen
}
scene-advisor-of = { $advisor }, bei { $name }: hier { $votes ->
    [0] keine Stimme
    [one] eine Stimme
   *[other] { $votes } Stimmen
}
scene-vote-now = Abstimmung { $vote } dieser Runde: { $field }
scene-vote-next = Abstimmung { $vote } der nächsten Runde: { $field }
scene-vote-hidden = Abstimmung { $vote } der nächsten Runde, noch verdeckt
scene-short-cannaregio = Cannar.
scene-short-castello = Castello
scene-short-dorsoduro = Dorsod.
scene-short-san-marco = S. Marco
scene-short-san-polo = S. Polo
scene-short-santa-croce = S. Croce
scene-short-quarantia = Quarant.
scene-token = Marke mit dem Wert { $value }
scene-token-open = Marke mit dem Wert { $value }, in dieser Runde aufgedeckt
scene-own-stack = Deine Marken hier: { $tokens }, zusammen { $votes ->
    [0] keine Stimme
    [one] eine Stimme
   *[other] { $votes } Stimmen
}. Die anderen sehen, wie viele es sind, aber nicht welche.

scene-heading-setting = Runde { $round }, Setzdurchgang { $setting } von { $settings }
scene-heading-vote = Runde { $round }, Abstimmung { $vote } von { $votes }
scene-heading-over = Zu Ende nach Runde { $round }

scene-goal = Wer am Ende einer Runde { $conditions } hat, gewinnt.
scene-goal-reached = { $names } { $person ->
    [I] hast
    [we] habt
    [one] hat
   *[some] haben
} das Ziel erreicht. Die Runde wird zu Ende gespielt; erreichen es mehrere, zählen mehr Palazzi, dann mehr Häuser auf dem Plan.
scene-condition = { $palazzi } Palazzi in { $districts } Stadtteilen
scene-or = { $before } oder { $last }
scene-dry = Runden hintereinander ohne neuen Palazzo: { $dry } von { $limit }, dann endet die Partie.

scene-over = { $names } { $person ->
    [I] bist
   *[one] ist
} Doge: { $palazzi ->
    [one] ein Palazzo
   *[other] { $palazzi } Palazzi
} in { $districts ->
    [one] einem Stadtteil
   *[other] { $districts } Stadtteilen
}{ $reason ->
    [dry] , weil zu lange kein Palazzo gebaut wurde
   *[condition] {""}
}.
scene-over-level = { $names } { $person ->
    [I] hast
    [we] habt
    [one] hat
   *[some] haben
} ebenso viele Palazzi, aber weniger Häuser auf dem Plan: { $most } gegen { $houses }.
scene-over-also = Du hast das Ziel auch erreicht, mit { $palazzi ->
    [one] einem Palazzo
   *[other] { $palazzi } Palazzi
}.
scene-over-shared = { $names } { $person ->
    [we] teilt euch
   *[some] teilen sich
} den Sieg mit je { $palazzi ->
    [one] einem Palazzo
   *[other] { $palazzi } Palazzi
}{ $reason ->
    [dry] , weil zu lange kein Palazzo gebaut wurde
   *[condition] {""}
}.
scene-shared = geteilter Sieg
scene-doge = Neuer Doge: { $names }
scene-card-chosen = Deine Karte: { $field }.
scene-set-chosen = Du setzt { $tokens } in { $field ->
    [Quarantia] die Quarantia
   *[other] { $field }
}.
scene-setting = Setzdurchgang { $setting } von { $settings }.
scene-others-build = { $name } darf in { $field } für { $cost ->
    [one] ein Haus
   *[other] { $cost } Häuser
} bauen.
scene-others-advisor = { $name } entscheidet über den { $advisor }.
scene-others-shift = { $name } darf ein Haus nach { $field } oder von dort weg versetzen.
scene-others-houses = { $name } darf in { $field } Häuser setzen.
scene-won = { $names } { $person ->
    [I] gewinnst
   *[one] gewinnt
} { $field ->
    [Quarantia] die Quarantia
   *[other] { $field }
} mit { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
} { $against ->
    [0] ohne Gegenstimme
   *[other] gegen { $against }
}.
scene-tied = { $names } { $person ->
    [we] habt
   *[some] haben
} in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
} je { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
}: { $field ->
    [Quarantia] Niemand bekommt einen Berater, jeder darf { $shifts ->
        [one] ein Haus
       *[other] bis zu { $shifts } Häuser
    } versetzen
   *[other] Den Berater bekommt niemand, Häuser bekommt jeder
}.
scene-tied-second = { $names } { $person ->
    [we] seid
   *[some] sind
} in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
} mit je { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
} gemeinsam Zweite: { $field ->
    [Quarantia] Dieser Berater geht an niemanden, jeder darf { $shifts ->
        [one] ein Haus
       *[other] bis zu { $shifts } Häuser
    } versetzen
   *[other] Jeder bekommt { $houses ->
        [one] ein Haus
       *[other] { $houses } Häuser
    }
}.
scene-second = Du bist in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
} mit { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
} auf dem zweiten Platz.
scene-shift-number = Haus { $number } von { $most }.
scene-gave-up = { $field ->
    [Quarantia] Du verzichtest auf den Berater: Du darfst { $shifts ->
        [one] ein Haus in einen beliebigen anderen Stadtteil
       *[other] bis zu { $shifts } Häuser in beliebige andere Stadtteile
    } versetzen.
   *[other] Du verzichtest auf den Berater: Du darfst { $shifts ->
        [one] ein Haus
       *[other] bis zu { $shifts } Häuser
    } nach { $field } oder von dort weg versetzen.
}

scene-hint-card = Klicke oder tippe auf ein Feld oder auf eine Karte deiner Hand. Die anderen sehen sie, wenn alle gewählt haben.
scene-hint-left = Werte deiner Marken: { $tokens }.
scene-hint-tokens = Klicke oder tippe auf die Marken, die du setzen willst, { $least } bis { $most }.
scene-hint-advisor = Wähle ein Feld: Dort zählt er bei jeder Abstimmung { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
} für dich, bis ihn dir eine Abstimmung in { $home ->
    [Quarantia] der Quarantia
   *[other] { $home }
} nimmt.
scene-hint-advisor-own = Er gehört dir schon und steht in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
}: Du darfst ihn auch dort lassen.
scene-hint-advisor-of = Noch steht er für { $name } in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
}.
scene-hint-houses-next = Deine Häuser setzt du danach.
scene-hint-shift = Klicke oder tippe auf eines deiner Häuser, dann auf den Stadtteil, in den es soll.
scene-hint-houses = { $most ->
    [one] Höchstens ein Haus
   *[other] Bis zu { $most } Häuser
} in { $field }.
scene-hint-here = { $count ->
    [0] Du hast hier kein Haus
    [one] Du hast hier 1 Haus
   *[other] Du hast hier { $count } Häuser
}; { $cost ->
    [0] alle Bauplätze sind vergeben
    [one] 1 ergibt einen Palazzo
   *[other] { $cost } ergeben einen Palazzo
}.
scene-hint-build = Wähle den Bauplatz in { $field }. { $cost ->
    [one] Eines deiner Häuser dort bezahlt ihn und kommt
   *[other] { $cost } deiner Häuser dort bezahlen ihn und kommen
} zurück in deinen Vorrat.
scene-pick-one = Du bekommst { $own ->
    [one] einen
   *[other] { $own }
} Berater{ $more ->
    [0] {""}
    [one] , danach { $name } noch einen
   *[other] , danach { $name } noch { $more }
}.
scene-at-hand-first = Das ist Berater { $roman }, der erste deiner { $own ->
    [2] zwei
   *[other] { $own }
}.
scene-at-hand-again = Das ist Berater { $roman }, dein zweiter.
scene-pick-again = Das ist dein zweiter Berater.
scene-pick-between = Du bekommst { $own ->
    [1] einen
    [2] zwei
   *[other] { $own }
} Berater, { $name } dazwischen { $other ->
    [1] einen
    [2] zwei
   *[other] { $other }
}.
scene-pick-two = Du bekommst { $own ->
    [1] einen
    [2] zwei
   *[other] { $own }
} Berater, { $tied ->
    [0] einen nach dem anderen; der dritte bleibt, wie er ist
   *[other] und der letzte wird neutral
}.
scene-stands-neutral = { $roman }: neutral
scene-stands-yours = { $roman }: bei dir, in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
}
scene-stands-of = { $roman }: bei { $name }, in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
}

scene-give-up = { $shifts ->
    [0] Auf ihn verzichten
    [one] Verzichten und ein Haus versetzen
   *[other] Verzichten und bis zu { $shifts } Häuser versetzen
}
scene-keep = In { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
} lassen
scene-stay = Kein Haus versetzen
scene-hold = Nicht bauen
scene-set = { $count ->
    [one] 1 Marke setzen
   *[other] { $count } Marken setzen
} ({ $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
})
scene-place = { $count ->
    [0] Kein Haus setzen
    [one] 1 Haus setzen
   *[other] { $count } Häuser setzen
}
scene-build = Für { $cost ->
    [one] 1 Haus
   *[other] { $cost } Häuser
} bauen
scene-leave = den Berater in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
} lassen
scene-from = eines deiner Häuser in { $field }

scene-caption = { $palazzi ->
    [0] Palazzi
    [one] Palazzo in einem Stadtteil
   *[other] Palazzi in { $districts ->
        [one] einem Stadtteil
       *[other] { $districts } Stadtteilen
    }
}
scene-stand-goal = Ziel erreicht
scene-stand-leads = liegt vorn
scene-stand-leads-by-houses = vorn durch Häuser
scene-stand-level = gleichauf vorn
scene-stand-behind-by-houses = weniger Häuser
scene-cell = { $field }: { $count ->
    [0] kein Palazzo
    [one] ein Palazzo
   *[other] { $count } Palazzi
}
scene-supply-houses = { $count ->
    [one] ein Haus
   *[other] { $count } Häuser
} im Vorrat
scene-supply-palazzi = { $count ->
    [one] ein Palazzo
   *[other] { $count } Palazzi
} im Vorrat
scene-supply-rings = { $count ->
    [one] ein Kontrollring
   *[other] { $count } Kontrollringe
} im Vorrat
scene-supply-tokens = { $count ->
    [one] eine Marke
   *[other] { $count } Marken
} im Vorrat
scene-status-winner = gewinnt, { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
} auf dem Plan
scene-status-houses = { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
} auf dem Plan
scene-status-ready = hat gewählt
scene-status-chooses = wählt noch
scene-status-no-tokens = hat keine Marken mehr zu setzen
scene-status-votes = { $rank ->
    [won] gewinnt
    [second] auf Platz zwei in
   *[other] { $votes ->
        [0] keine Stimme in
        [one] eine Stimme in
       *[other] { $votes } Stimmen in
    }
} { $field ->
    [Quarantia] { $rank ->
        [won] die Quarantia
       *[other] der Quarantia
    }
   *[other] { $field }
}{ $rank ->
    [other] {""}
   *[won] , { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }
}

scene-hand = Deine Hand
scene-hand-choose = wähle eine Karte
scene-hand-chosen = verdeckt, bis alle gewählt haben
scene-hand-setting = keine Marken mehr zu setzen
scene-hand-rests = ruht bis zur nächsten Runde
scene-hand-over = die Partie ist zu Ende
scene-tokens = Deine Marken
scene-tokens-worth = zusammen { $worth ->
    [one] eine Stimme
   *[other] { $worth } Stimmen
}
scene-tokens-votes = { $kept ->
    [0] alle in dieser Runde gesetzt
    [one] eine zurückbehaltene zählt nicht
   *[other] { $kept } zurückbehaltene zählen nicht
}
scene-sum = { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
} für { $field ->
    [Quarantia] die Quarantia
   *[other] { $field }
}

scene-why-card-used = Diese Karte hast du in dieser Runde schon ausgespielt. Nach dem letzten Setzdurchgang nimmst du alle Karten zurück.
scene-why-card-chosen = Deine Karte für diesen Setzdurchgang ist gewählt. Du kannst sie noch zurücknehmen.
scene-why-token-card = Wähle zuerst eine Karte, dann die Marken dazu.
scene-why-supply = Dein Vorrat hat nur noch { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
}.
scene-why-home = In seiner eigenen Heimat, { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
}, kann er nicht stehen.
scene-why-settled = Über diesen Berater ist in dieser Abstimmung schon entschieden.
scene-why-same = Dieser Berater steht genauso da wie einer der markierten. Wähle den markierten.

# Der Plan für die, die ihn nicht sehen
scene-told = { $field }: { $parts }.
scene-told-council = der Rat, der Berater bringt, aber keine Häuser
scene-told-vote = stimmt jetzt ab
scene-told-cost = { $cost ->
    [0] kein Bauplatz frei
    [one] der nächste Palazzo kostet ein Haus
   *[other] der nächste Palazzo kostet { $cost } Häuser
}
scene-told-palazzi = { $name } { $count ->
    [one] { $count } Palazzo
   *[other] { $count } Palazzi
}
scene-told-houses = { $name } { $count ->
    [one] { $count } Haus
   *[other] { $count } Häuser
}
scene-told-tokens = { $name } { $count ->
    [one] { $count } Marke
   *[other] { $count } Marken
}
scene-told-advisor = { $advisor }, bei { $name }

# warum ein Hinweis einer ist: was sich nach einem Zug bald unterscheidet, verglichen mit anderen
hint-own-tokens-left-more = { $by ->
    [0] Lässt dir mehr Marken für später.
    [one] Lässt dir eine Marke mehr für später.
   *[other] Lässt dir { $by } Marken mehr für später.
}
hint-own-votes-left-more = { $by ->
    [0] Spart Stimmen für später.
    [one] Spart eine Stimme für später.
   *[other] Spart etwa { $by } Stimmen für später.
}
hint-own-palazzi-more = Bringt dich dem Sieg näher: mehr eigene Palazzi.
hint-own-districts-more = Bringt dir Palazzi in mehr Stadtteilen.
hint-own-houses-on-the-board-more = { $by ->
    [0] Du hättest mehr Häuser in der Stadt.
    [one] Du hättest ein Haus mehr in der Stadt.
   *[other] Du hättest etwa { $by } Häuser mehr in der Stadt.
}
hint-own-rings-more = Hebt dir einen Kontrollring für einen weiteren Berater auf.
hint-best-other-palazzi-less = Bremst die Palazzi des stärksten Gegners.
hint-best-other-districts-less = Hält den stärksten Gegner aus einem weiteren Stadtteil heraus.
hint-best-other-houses-on-the-board-less = Hält die Häuser des stärksten Gegners klein.
hint-own-houses-more = { $by ->
    [0] Stärkt deine Häuser in { $place }.
    [one] Ein Haus mehr von dir in { $place }.
   *[other] Etwa { $by } Häuser mehr von dir in { $place }.
}
hint-most-houses-of-another-less = Hält die Häuser der anderen in { $place } klein.
hint-own-votes-more = { $by ->
    [0] Lässt dir etwas mehr für die Abstimmung in
   *[other] Danach hättest du in
} { $place ->
    [Quarantia] der Quarantia
   *[other] { $place }
}{ $by ->
    [0] {""}
    [one] {" "}etwa eine Stimme mehr
   *[other] {" "}etwa { $by } Stimmen mehr
}.
hint-own-advisors-more = Gibt dir die dauerhafte Stimme eines Beraters in { $place ->
    [Quarantia] der Quarantia
   *[other] { $place }
}.
hint-advisors-of-others-less = Lässt den anderen weniger Berater in { $place ->
    [Quarantia] der Quarantia
   *[other] { $place }
}.
hint-tokens-of-others-less = Weniger Konkurrenz in { $place ->
    [Quarantia] der Quarantia
   *[other] { $place }
}.
