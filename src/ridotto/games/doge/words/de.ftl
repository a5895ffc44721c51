title = Doge
about = Adelsfamilien stimmen geheim ab und bauen offen, bis eine von ihnen den neuen Dogen von Venedig stellt.
length = 60 bis 80 Minuten

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
decision-pick = Wähle, über welchen Berater der Quarantia du entscheidest.
decision-advisor = Übernimm die Kontrolle über den Berater und stelle ihn in ein Feld oder verzichte auf ihn.
decision-shift-home = Du darfst eines deiner Häuser aus dem Heimatfeld des Beraters heraus oder dorthin versetzen.
decision-shift-any = Du darfst eines deiner Häuser aus einem beliebigen Stadtteil in einen beliebigen anderen versetzen.
decision-houses = Wähle, wie viele Häuser du einsetzt.
decision-build = Du darfst einen Palazzo bauen.

move-card = Karte: { $field }
move-tokens = Marken: { $tokens }
move-pick = { $advisor }
move-site = den Berater in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
} aufstellen
move-give-up = auf den Berater verzichten
move-shift = ein Haus von { $from } nach { $to } versetzen
move-stay = kein Haus versetzen
move-houses = { $count ->
    [0] kein Haus einsetzen
    [one] ein Haus einsetzen
   *[other] { $count } Häuser einsetzen
}
move-build = einen Palazzo bauen
move-hold = nicht bauen

# Ereignisse

event-order = Die Reihenfolge der Abstimmungen (Satz: { $set }): { $fields }.
event-turned = Die nächste Reihenfolgekarte (Satz: { $set }) wird aufgedeckt: { $field }.
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
event-shown = { $seat } deckt auf: { $values }.
event-tally = { $seat } hat { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
}: { $tokens } durch Marken, { $advisors } durch Berater.
event-won = { $count ->
    [one] { $seats } gewinnt die Abstimmung in { $field ->
        [Quarantia] der Quarantia
       *[other] { $field }
    }.
   *[other] Gleichstand in { $field ->
        [Quarantia] der Quarantia
       *[other] { $field }
    }: { $seats } gewinnen gemeinsam.
}
event-second = { $count ->
    [one] { $seats } belegt in { $field ->
        [Quarantia] der Quarantia
       *[other] { $field }
    } den zweiten Platz.
   *[other] Gemeinsame Zweite in { $field ->
        [Quarantia] der Quarantia
       *[other] { $field }
    }: { $seats }.
}
event-no-votes = In { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
} hat niemand eine Stimme; es geschieht nichts.
event-sited = { $seat } kontrolliert den { $advisor }; er steht jetzt in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
}.
event-given-up = { $seat } verzichtet auf den { $advisor }; er ist neutral.
event-neutral = Nach dem Gleichstand ist der { $advisor } neutral.
event-ring-back = { $seat } bekommt den Ring vom { $advisor } zurück.
event-shifted = { $seat } versetzt ein Haus von { $from } nach { $to }.
event-stayed = { $seat } versetzt kein Haus.
event-placed = { $seat } setzt in { $field } { $count ->
    [0] kein Haus
    [one] ein Haus
   *[other] { $count } Häuser
} ein.
event-built = { $seat } baut für { $cost ->
    [one] ein Haus
   *[other] { $cost } Häuser
} einen Palazzo in { $field }, auf Bauplatz { $site }.
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
score-note = Zuerst zählt die beste Siegbedingung, dann die Palazzi, dann die Häuser auf dem Plan; die Zahlen bringen sie nur in diese Reihenfolge.

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
scene-neutral = Neutrale Berater
scene-neutral-1 = Neutrale
scene-neutral-2 = Berater
scene-order = Reihenfolge der Abstimmungen in dieser und der nächsten Runde
scene-round-word = Runde
scene-card = Karte { $field ->
    [Quarantia] der Quarantia
   *[other] von { $field }
}
scene-token = Marke mit dem Wert { $value }
scene-token-open = Marke mit dem Wert { $value }, in dieser Runde aufgedeckt
scene-tray = Zusammenstellungen deiner Marken
scene-tray-block = { $most ->
    [2] Eine oder zwei Marken
    [3] Drei Marken
   *[other] Vier Marken
}
scene-tray-none = so viele Marken hast du nicht
scene-chosen = { $name } hat gewählt
scene-choosing = { $name } wählt noch

scene-heading-setting = Runde { $round }, Setzdurchgang { $setting } von { $settings }
scene-heading-vote = Runde { $round }, Abstimmung { $vote } von { $votes }
scene-heading-over = Zu Ende nach Runde { $round }

scene-goal = Wer am Ende einer Runde { $conditions } hat, gewinnt.
scene-condition = { $palazzi } Palazzi in { $districts } Stadtteilen
scene-or = { $before } oder { $last }
scene-dry = Runden hintereinander ohne neuen Palazzo: { $dry } von { $limit }, dann endet die Partie.

scene-over = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
} mit { $palazzi ->
    [one] einem Palazzo
   *[other] { $palazzi } Palazzi
} in { $districts ->
    [one] einem Stadtteil
   *[other] { $districts } Stadtteilen
}{ $reason ->
    [dry] , weil zu lange kein Palazzo mehr gebaut wurde
   *[condition] {""}
}.
scene-over-shared = { $names } teilen sich den Sieg mit je { $palazzi ->
    [one] einem Palazzo
   *[other] { $palazzi } Palazzi
}{ $reason ->
    [dry] , weil zu lange kein Palazzo mehr gebaut wurde
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
scene-others-shift = { $name } darf ein Haus aus { $field } heraus oder dorthin versetzen.
scene-others-houses = { $name } darf in { $field } Häuser einsetzen.
scene-won = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
} { $field ->
    [Quarantia] die Quarantia
   *[other] { $field }
} mit { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
} gegen { $against ->
    [0] keine
   *[other] { $against }
}.
scene-tied = Gleichstand in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
}: { $names } mit je { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
}.
scene-second = Du bist in { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
} mit { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
} { $tied ->
    [0] auf dem zweiten Platz
   *[other] gemeinsam auf dem zweiten Platz
}.

scene-hint-card = Zeige auf ein Feld oder auf eine Karte deiner Hand. Die anderen sehen sie, wenn alle gewählt haben.
scene-hint-tokens = Zeige auf die Marken für { $field ->
    [Quarantia] die Quarantia
   *[other] { $field }
}. Die Zahl daneben ist ihr gemeinsamer Wert.
scene-hint-pick = Zeige auf einen der markierten Berater.
scene-hint-advisor = Zeige auf ein Feld: Der { $advisor } zählt dort eine Stimme für dich. Wer auf ihn verzichtet, darf ein Haus versetzen.
scene-hint-shift-home = Jede Markierung bringt eines deiner Häuser in ihren Stadtteil, aus dem Stadtteil, dessen Zeichen sie trägt.
scene-hint-shift-any = Jede Markierung bringt eines deiner Häuser in ihren Stadtteil, aus dem Stadtteil, dessen Zeichen sie trägt.
scene-hint-houses = Zeige auf die Häuser, die du in { $field } einsetzen willst.
scene-hint-build = Zeige auf den Bauplatz in { $field }. { $cost ->
    [one] Eines deiner Häuser dort bezahlt ihn und kommt
   *[other] { $cost } deiner Häuser dort bezahlen ihn und kommen
} zurück in deinen Vorrat.

scene-give-up = Auf ihn verzichten
scene-stay = Kein Haus versetzen
scene-hold = Nicht bauen
scene-no-house = Kein Haus einsetzen

scene-caption = { $palazzi ->
    [0] Palazzi bisher
    [one] Palazzo in einem Stadtteil
   *[other] Palazzi in { $districts ->
        [one] einem Stadtteil
       *[other] { $districts } Stadtteilen
    }
}
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
scene-tokens = Deine Marken
scene-tokens-worth = zusammen { $worth } wert
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
scene-why-token-tray = Marken wählst du zusammen: Zeige auf eine Zusammenstellung auf dem Plan.
scene-why-home = Ein Berater steht nie in seinem eigenen Heimatfeld, hier { $field ->
    [Quarantia] der Quarantia
   *[other] { $field }
}.
scene-why-settled = Über diesen Berater ist in dieser Abstimmung schon entschieden.
scene-why-same = Dieser Berater steht genauso wie einer der markierten. Wähle jenen.
