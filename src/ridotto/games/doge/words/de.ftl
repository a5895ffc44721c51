title = Doge
about = Adelsfamilien stimmen geheim ab und bauen offen, bis eine von ihnen den neuen Dogen von Venedig stellt.

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
