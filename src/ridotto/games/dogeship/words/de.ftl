title = The Doge Ship
about = Wetteifernde Werften bauen eine Galeere für den Dogen. Würfel bestimmen den Preis jeder Aktion, Barrieren halten das Hochwasser ab, und am Ende zählt, wie oft der Doge zufrieden war.
length = 60 bis 90 Minuten
intro = In jeder Runde hast du fünf Aktionen, und Würfel entscheiden, welche davon nichts kosten. Du kaufst Material, stellst Galeerenteile für Punkte fertig, Gondeln für Dukaten und Barrieren, die einen Bonus geben und das Hochwasser abhalten. Sobald der letzte Galeerenteil sitzt, ist die Partie zu Ende.

decision-turn = Du bist am Zug: Wähle ein Feld.
decision-buy = Von welchem Stapel kaufst du?
decision-give-up = Welches Plättchen deiner Werft gibst du auf?
decision-take = Welches dieser Plättchen kaufst du?
decision-complete = Welches Plättchen stellst du fertig?
decision-replace = Welches Plättchen ersetzt den letzten Teil seines Decks?
decision-doge-keep = Welches Dogenplättchen legst du aus?
decision-doge-put = Wohin kommt das andere Dogenplättchen?
decision-bid = Der Doge inspiziert: Wie viele Abnahmen bietest du?
why-turn = Erst kaufen, dann das Gekaufte fertigstellen. Mit Abnahmen bietest du bei Inspektionen.
why-buy = Gondeln bringen Dukaten oder Abnahmen, Barrieren halten das Hochwasser ab und geben einen Bonus, Galeerenteile bringen Punkte.
why-give-up = Gib auf, was du als Letztes fertigstellen würdest.
why-take = Eines davon oder keines; die anderen kommen unter den Stapel. Kaufe, was du bald fertigstellen kannst.
why-complete = Eine Gondel zahlt aus, eine Barriere kommt auf deine Mauer, ein Galeerenteil bringt Punkte.
why-replace = Dein Plättchen bringt Punkte wie jeder Teil, und wer den alten gebaut hat, verliert nichts. Gut, solange der Doge seine Kennziffern belohnt.
why-doge-keep = Es sagt, was Teile ab jetzt wert sind und ob die Runde mit Hochwasser oder Inspektion endet. Wähle, was dir mehr nützt als den anderen.
why-doge-put = Nur du weißt, welches es ist. Lege es obenauf, wenn es dir in der nächsten Runde nützt, sonst darunter.
why-bid = Alles Gebotene ist weg. Gleiche Gebote bekommen die gleichen Punkte.

move-field = { $field }
    .does = einen Marker auf das Feld { $field } setzen
move-discard = einen Marker ins Wasser werfen
move-reorder = zahlen und { $barrier } nach oben legen
move-buy = ansehen: { $pile }
    .does = aus einem Stapel kaufen: { $pile }
move-give-up = { $tile } aufgeben
move-take = { $tile } kaufen
move-none = keines davon kaufen
move-complete = { $tile } fertigstellen
move-replace = durch { $tile } ersetzen
    .does = den letzten Teil des Decks durch { $tile } ersetzen
move-stop = nichts weiter
    .does = { $decision ->
        [complete] nichts weiter fertigstellen
       *[other] nichts weiter kaufen
    }
move-keep = { $doge } auslegen
move-put = { $end }
    .does = das andere Dogenplättchen { $end } legen
move-bid = { $approvals } bieten
    .does = { $approvals ->
        [0] keine Abnahme bieten
        [one] eine Abnahme bieten
       *[other] { $approvals } Abnahmen bieten
    }

event-first-seat = { $seat } wird ausgelost und beginnt.
event-round = Runde { $number } beginnt.
event-doge-drawn = { $doge } wird aufgedeckt.
event-doge-shuffled = Der Stapel der Dogenplättchen ist aufgebraucht: { $number ->
    [one] Das eine alte bildet
   *[other] Die { $number } alten werden gemischt und bilden
} den neuen Stapel.
event-reordered = { $seat } legt für { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
} { $barrier } oben auf die Mauer.
event-chosen = { $seat } wählt { $field }{ $ducats ->
    [0] {""}
    [one] { " " }für einen Dukaten
   *[other] { " " }für { $ducats } Dukaten
}.
event-discarded = { $seat } wirft einen Marker für { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
} ins Wasser.
event-bonus = { $barrier } lässt { $seat } zusätzlich { $item ->
    [galley] einen Galeerenteil
    [barrier] eine Barriere
   *[gondola] eine Gondel
} { $verb ->
    [buy] kaufen
   *[complete] fertigstellen
}.
event-bonus-ducats = { $seat } erhält { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
} durch { $barrier }.
event-bonus-approvals = { $seat } erhält { $approvals ->
    [one] { $approvals } Abnahme
   *[other] { $approvals } Abnahmen
} durch { $barrier }.
event-bonus-points = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} durch { $barrier }.
event-given-up = { $seat } gibt aus Platzmangel { $tile } auf.
event-looked = Zur Wahl für { $seat }: { $tiles-counted }.
event-bought = { $seat } kauft { $tile } { $ducats ->
    [0] kostenlos
    [one] für einen Dukaten
   *[other] für { $ducats } Dukaten
}.
event-declined = { $seat } kauft keines der Plättchen.
event-gondola-ducats = { $seat } stellt { $tile } fertig, die { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
} bringt.
event-gondola-approvals = { $seat } stellt { $tile } fertig, die { $approvals ->
    [one] { $approvals } Abnahme
   *[other] { $approvals } Abnahmen
} bringt.
event-part = { $seat } stellt den Galeerenteil { $tile } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $approvals ->
    [0] {""}
    [one] { " " }und { $approvals } Abnahme
   *[other] { " " }und { $approvals } Abnahmen
} fertig.
event-replaced = { $seat } ersetzt { $old } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $approvals ->
    [0] {""}
    [one] { " " }und { $approvals } Abnahme
   *[other] { " " }und { $approvals } Abnahmen
} durch { $tile }.
event-barrier = { $seat } stellt { $barrier } fertig.
event-ducats = { $seat } verdient { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
}.
event-approvals = { $seat } erhält { $approvals ->
    [one] { $approvals } Abnahme
   *[other] { $approvals } Abnahmen
}{ $ducats ->
    [0] {""}
    [one] { " " }für einen Dukaten
   *[other] { " " }für { $ducats } Dukaten
}.
event-doge-seen = Zur Wahl für { $seat }: { $doges-counted }.
event-doge-laid = { $seat } legt { $doge } aus.
event-doge-put = { $seat } legt das andere Plättchen { $end }.
event-order = Die Reihenfolge der nächsten Runde: { $seats }.
event-flood = Das Hochwasser kommt: Stufe { $number }.
event-flooded = { $seat } verliert in der nächsten Runde { $number ->
    [one] { $number } Aktion
   *[other] { $number } Aktionen
}.
event-spared = Die Barrieren von { $seat } halten.
event-inspection = Der Doge inspiziert die Galeere.
event-bid = { $seat } bietet { $approvals ->
    [0] keine Abnahme
    [one] { $approvals } Abnahme
   *[other] { $approvals } Abnahmen
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-galley-ready = Der letzte Teil sitzt, und der Bug kommt dazu: Die Galeere ist fertig.
event-building-given-up = Seit { $number ->
    [one] einer Runde
   *[other] { $number } Runden
} hat niemand einen Teil hinzugefügt: Die Partie endet mit unfertiger Galeere.
event-final-approval = Endabnahme: { $seat } hat { $approvals ->
    [one] { $approvals } Abnahme
   *[other] { $approvals } Abnahmen
} und erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-total = { $seat } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

end-galley-ready = die Galeere ist fertig
end-building-given-up = der Bau wird aufgegeben: Niemand fügt mehr einen Teil hinzu
score-parts = Galeerenteile
score-indicators = Kennziffern
score-bonuses = Barrierenbonus
score-inspections = Inspektionen
score-final-approval = Endabnahme

field-red1 = Rot 1
field-red2 = Rot 2
field-red3 = Rot 3
field-red4 = Rot 4
field-red5 = Rot 5
field-red6 = Rot 6
field-green1 = Grün 1
field-green2 = Grün 2
field-green3 = Grün 3
field-green4 = Grün 4
field-green5 = Grün 5
field-green6 = Grün 6
field-white1 = Weiß 1
field-white2 = Weiß 2
field-white3 = Weiß 3
field-white4 = Weiß 4
field-white5 = Weiß 5
field-white6 = Weiß 6
field-yellow1 = Gelb 1
field-yellow2 = Gelb 2
field-yellow3 = Gelb 3
field-yellow4 = Gelb 4
field-yellow5 = Gelb 5
field-yellow6 = Gelb 6
field-blue1 = Blau 1
field-blue2 = Blau 2
field-blue3 = Blau 3
field-blue4 = Blau 4
field-blue5 = Blau 5
field-blue6 = Blau 6
field-black1 = Schwarz 1
field-black2 = Schwarz 2
field-black3 = Schwarz 3
field-black4 = Schwarz 4
field-black5 = Schwarz 5
field-black6 = Schwarz 6

pile-lower-stern = Galeere, Heck unten
pile-lower-mid = Galeere, Mitte unten
pile-lower-bow = Galeere, Bug unten
pile-upper-stern = Galeere, Heck oben
pile-upper-mid = Galeere, Mitte oben
pile-upper-bow = Galeere, Bug oben
pile-barrier = Barriere
pile-gondola = Gondel

tile-ls2 = Heck unten 2
tile-ls3 = Heck unten 3
tile-ls4 = Heck unten 4
tile-ls5 = Heck unten 5
tile-ls6 = Heck unten 6
tile-ls7 = Heck unten 7
tile-lm2 = Mitte unten 2
tile-lm3 = Mitte unten 3
tile-lm4 = Mitte unten 4
tile-lm5 = Mitte unten 5
tile-lm6 = Mitte unten 6
tile-lm7 = Mitte unten 7
tile-lb2 = Bug unten 2
tile-lb3 = Bug unten 3
tile-lb4 = Bug unten 4
tile-lb5 = Bug unten 5
tile-lb6 = Bug unten 6
tile-lb7 = Bug unten 7
tile-us2 = Heck oben 2
tile-us3 = Heck oben 3
tile-us4 = Heck oben 4
tile-us5 = Heck oben 5
tile-us6 = Heck oben 6
tile-us7 = Heck oben 7
tile-um2 = Mitte oben 2
tile-um3 = Mitte oben 3
tile-um4 = Mitte oben 4
tile-um5 = Mitte oben 5
tile-um6 = Mitte oben 6
tile-um7 = Mitte oben 7
tile-ub2 = Bug oben 2
tile-ub3 = Bug oben 3
tile-ub4 = Bug oben 4
tile-ub5 = Bug oben 5
tile-ub6 = Bug oben 6
tile-ub7 = Bug oben 7
tile-b01 = Barriere 1
tile-b02 = Barriere 2
tile-b03 = Barriere 3
tile-b04 = Barriere 4
tile-b05 = Barriere 5
tile-b06 = Barriere 6
tile-b07 = Barriere 7
tile-b08 = Barriere 8
tile-b09 = Barriere 9
tile-b10 = Barriere 10
tile-b11 = Barriere 11
tile-b12 = Barriere 12
tile-b13 = Barriere 13
tile-b14 = Barriere 14
tile-b15 = Barriere 15
tile-b16 = Barriere 16
tile-b17 = Barriere 17
tile-b18 = Barriere 18
tile-b19 = Barriere 19
tile-b20 = Barriere 20
tile-b21 = Barriere 21
tile-b22 = Barriere 22
tile-b23 = Barriere 23
tile-b24 = Barriere 24
tile-b25 = Barriere 25
tile-b26 = Barriere 26
tile-g01 = Gondel 1
tile-g02 = Gondel 2
tile-g03 = Gondel 3
tile-g04 = Gondel 4
tile-g05 = Gondel 5
tile-g06 = Gondel 6
tile-g07 = Gondel 7
tile-g08 = Gondel 8
tile-g09 = Gondel 9
tile-g10 = Gondel 10
tile-g11 = Gondel 11
tile-g12 = Gondel 12
tile-g13 = Gondel 13
tile-g14 = Gondel 14

doge-d01 = Dogenplättchen 1
doge-d02 = Dogenplättchen 2
doge-d03 = Dogenplättchen 3
doge-d04 = Dogenplättchen 4
doge-d05 = Dogenplättchen 5
doge-d06 = Dogenplättchen 6
doge-d07 = Dogenplättchen 7
doge-d08 = Dogenplättchen 8
doge-d09 = Dogenplättchen 9
doge-d10 = Dogenplättchen 10
doge-d11 = Dogenplättchen 11
doge-d12 = Dogenplättchen 12
doge-d13 = Dogenplättchen 13
doge-d14 = Dogenplättchen 14
doge-d15 = Dogenplättchen 15
doge-d16 = Dogenplättchen 16

end-top = auf den Stapel
end-bottom = unter den Stapel

text-round = Runde { $round }. { $step ->
    [over] Die Partie ist zu Ende.
    [bid] Der Doge inspiziert: Gebote werden gemacht.
   *[other] { $name } ist an der Reihe.
}
text-order = Reihenfolge: { $seats }.
text-next-order = Nach jetzigem Stand in der nächsten Runde: { $next }.
text-board = { $colour ->
    [red] Rot
    [green] Grün
    [white] Weiß
    [yellow] Gelb
    [blue] Blau
   *[black] Schwarz
}, Würfel { $die }: { $fields }
text-closed = { $colour ->
    [red] Rot
    [green] Grün
    [white] Weiß
    [yellow] Gelb
    [blue] Blau
   *[black] Schwarz
}: geschlossen
text-field = { $face }: { $what }{ $price ->
    [0] {""}
   *[other] { " " }[kostet { $price }]
}
text-field-taken = { $face }: { $what } ({ $name })
text-buy = { $items } kaufen
text-complete = { $items } fertigstellen
text-ducats = { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}
text-replace = einen Teil ersetzen
text-doge-tile = Intrige, das Dogenplättchen wechseln
text-free-approval = Intrige, { $approvals ->
    [one] { $approvals } Abnahme
   *[other] { $approvals } Abnahmen
}
text-paid-approvals = Intrige, { $approvals ->
    [one] { $approvals } Abnahme
   *[other] { $approvals } Abnahmen
} für { $pay ->
    [one] { $pay } Dukaten
   *[other] { $pay } Dukaten
}
text-or = { $one } oder { $two }
text-and = { $one } + { $two }
text-galley = Galeerenteil
text-barrier = Barriere
text-gondola = Gondel
text-size = Die Galeere hat { $filled } von { $places } Teilen. Abschnitte: Heck { $stern }, Mitte { $mid }, Bug { $bow }.
text-idle = Runden ohne neuen Teil: { $idle }. Nach { $patience } endet die Partie.
text-deck = { $deck ->
    [lower] Unterdeck
   *[upper] Oberdeck
}: { $parts }. { $next ->
    [none] Jetzt kann kein Platz gefüllt werden.
   *[other] Nächster Platz: { $next }.
}
text-doge = { $doge }: { $values }. Violett: { $purple }. { $event ->
    [flood] Hochwasser der Stufe { $level }.
    [inspection] Inspektion.
    [both] Hochwasser der Stufe { $level } und Inspektion.
   *[none] Kein besonderes Ereignis.
}
text-value = { $indicator ->
    [red] Gewicht
    [green] Ausstattung
    [blue] Tempo
   *[yellow] Lenkung
} { $value }
text-indicator-red = Gewicht
text-indicator-green = Ausstattung
text-indicator-blue = Tempo
text-indicator-yellow = Lenkung
text-zone-lower-stern = Heck unten
text-zone-lower-mid = Mitte unten
text-zone-lower-bow = Bug unten
text-zone-upper-stern = Heck oben
text-zone-upper-mid = Mitte oben
text-zone-upper-bow = Bug oben
text-doges = Dogenplättchen im Stapel: { $pile }. Unter dem aktuellen: { $covered }. Ort unbekannt: { $unseen }.
text-known = Du kennst das { $place }. Plättchen des Stapels: { $doge }
text-pile = Stapel { $pile }: { $count } Plättchen, davon nie gesehen { $fresh }{ $cost ->
    [none] {""}
   *[other] , das oberste kostet { $cost }
}. Bekannt, der Reihe nach: { $tiles }
text-next = Bekannt von denen, die du sehen würdest: { $tiles }
text-seat = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}, { $approvals ->
    [hidden] Abnahmen verborgen
   *[other] Abnahmen: { $approvals }
}. Marker { $markers }, im Wasser { $adrift }, verloren { $lost }.
text-yard = Werft: { $tiles }
text-stack = Barrieren, die oberste zuletzt: { $tiles }
text-flood-loss = Das Hochwasser würde { $name } { $loss ->
    [one] { $loss } Aktion
   *[other] { $loss } Aktionen
} kosten.
text-galley-tile = { $tile } (kostet { $cost }; Punkte { $printed }, { $indicators }{ $symbol ->
    [yes] , Abnahme
   *[no] {""}
}; jetzt Punkte { $points } und Abnahmen { $approvals })
text-barrier-tile = { $tile } (kostet { $cost }; { $trigger ->
    [buy] Kaufen
    [complete] Fertigstellen
    [intrigue] Intrige
   *[ducats] Dukaten
}: { $bonus })
text-gondola-tile = { $tile } (kostet { $cost }; { $reward })
text-bonus-buy = zusätzlich kaufen: { $item }
text-bonus-complete = zusätzlich fertigstellen: { $item }
text-bonus-ducats = { $amount ->
    [one] { $amount } Dukat
   *[other] { $amount } Dukaten
}
text-bonus-approvals = { $amount ->
    [one] { $amount } Abnahme
   *[other] { $amount } Abnahmen
}
text-bonus-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
text-action = { $name } hat { $field } gewählt.
text-from = Kauft von: { $pile }.
text-reordered = In diesem Zug ist schon umgeordnet worden.
text-costs = Umordnen kostet { $reorder }, ein abgeworfener Marker bringt { $discard }.
text-score = Davon: { $parts }.
text-score-part = { $part } { $points }
text-last = Jetzt ersetzbar: { $zone }.
text-bonus = Bonus von { $barrier }.
text-may-buy = Darf noch kaufen: { $items }.
text-may-complete = Darf noch fertigstellen: { $items }.
text-looked = Angesehen: { $tiles }
text-intrigue = { $name } hält { $count ->
    [one] ein Dogenplättchen
   *[other] { $count } Dogenplättchen
}:
text-unknown = Ein Dogenplättchen, das du nicht kennst.
text-waiting = Noch kein Gebot von: { $names }.
text-own-bid = Dein Gebot: { $bid }.
text-positions = Inspektion, nach Position: { $points }.
text-final = Endabnahme, nach Position: { $points }.

scene-label = Die Galeere in der Lagune, die Mauern aller Mitspieler, die Lager und sechs Würfeltafeln
scene-heading = Runde { $round }, die Galeere hat { $filled } von { $places } Teilen
scene-heading-over = Nach Runde { $round }, die Galeere hat { $filled } von { $places } Teilen
scene-goal = Die Partie endet mit Teil { $places } der Galeere. Dann bringen Abnahmen Punkte: { $points } für { $count ->
    [2] die meisten und die zweitmeisten
   *[other] die meisten, die zweitmeisten und so weiter
}. Die meisten Punkte gewinnen.
scene-caption = { $points ->
    [one] Punkt
   *[other] Punkte
}
scene-caption-note = Übrige Abnahmen bringen am Ende noch Punkte.
scene-points = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}
scene-amount = { $kind ->
    [ducats] { $amount ->
        [one] { $amount } Dukat
       *[other] { $amount } Dukaten
    }
    [approvals] { $amount ->
        [one] { $amount } Abnahme
       *[other] { $amount } Abnahmen
    }
   *[points] { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
}
scene-section-stern = Heck
scene-section-mid = Mitte
scene-section-bow = Bug
scene-deck-upper = oben
scene-deck-lower = unten
scene-next-places = Die nächsten Plätze der Galeere
scene-sign-red = Gewicht
scene-sign-green = Ausstattung
scene-sign-blue = Tempo
scene-sign-yellow = Lenkung
scene-board-red = Rot
scene-board-green = Grün
scene-board-white = Weiß
scene-board-yellow = Gelb
scene-board-blue = Blau
scene-board-black = Schwarz
scene-board-told = { $name }: Der Würfel zeigt { $die }. { $die ->
    [one] Feld 1 kostet nichts
    [2] Die Felder 1 und 2 kosten nichts
   *[other] Die Felder 1 bis { $die } kosten nichts
}{ $die ->
    [6] .
   *[other] , danach jeder Schritt 1 Dukaten.
}
scene-closed = zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[5] fünft
} geschlossen
scene-do = { $kind ->
    [buy] kaufen
    [complete] fertigst.
    [ducats] Dukaten
    [replace] ersetzen
    [doge-tile] Doge
    [free-approval] Abnahme
   *[paid-approvals] Abnahmen
}
scene-deed-item = { $both ->
    [one] { $one }
    [both] { $one } und { $two }
   *[either] { $one } oder { $two }
} { $kind ->
    [buy] kaufen
   *[complete] fertigstellen
}
scene-deed-ducats = { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
} nehmen
scene-deed-replace = den letzten Teil eines Decks durch ein Plättchen deiner Werft ersetzen
scene-deed-doge = zwei Dogenplättchen ansehen und eines davon auslegen
scene-deed-approvals = { $approvals ->
    [one] { $approvals } Abnahme
   *[other] { $approvals } Abnahmen
} { $pay ->
    [0] nehmen
   *[other] für { $pay } Dukaten kaufen
}
scene-field = { $field }, { $price ->
    [0] kostenlos
    [one] für { $price } Dukaten
   *[other] für { $price } Dukaten
}: { $deed }.
scene-field-bonus = Deine Mauer bringt dazu: { $bonus }.
scene-field-fits = Du könntest fertigstellen: { $tiles }.
scene-field-replaces = { $count ->
    [one] Eines deiner Plättchen passt und wird sofort gesetzt: { $tiles }.
   *[other] Von deinen Plättchen passen: { $tiles }.
} Wer für den alten Teil Punkte bekam, behält sie.
scene-field-total = Mit den Abnahmen zusammen { $total } Dukaten.
scene-field-full = { $room ->
    [parts] Deine Werft hat zwei Galeerenplättchen und fasst kein drittes: Bevor du noch eines kaufst, gibst du eines davon auf.
   *[all] Deine Werft ist voll: Vor dem Kauf gibst du ein Plättchen auf.
}
scene-sign = { $kind ->
    [buy] Feld zum Kaufen: Eine Barriere mit diesem Zeichen oben auf deiner Mauer bringt ihren Bonus dazu.
    [complete] Feld zum Fertigstellen: Eine Barriere mit diesem Zeichen oben auf deiner Mauer bringt ihren Bonus dazu.
    [intrigue] Feld mit Intrige: Eine Barriere mit diesem Zeichen oben auf deiner Mauer bringt ihren Bonus dazu.
    [ducats] Feld mit Dukaten: Eine Barriere mit diesem Zeichen oben auf deiner Mauer bringt ihren Bonus dazu.
   *[replace] Feld zum Ersetzen: Keine Barriere bringt etwas dazu.
}
scene-taken = { $field } Hier liegt ein Marker von { $name }{ $over ->
    [yes] .
   *[no] ; in der nächsten Runde ist das Feld wieder frei.
}
scene-idle-complete = Du hast nichts, was du hier jetzt fertigstellen könntest.
scene-why-price = Es liegt { $price ->
    [one] { $price } Feld
   *[other] { $price } Felder
} hinter dem Würfel, und du hast { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
}.
scene-why-replace = Du hast kein Plättchen, das an die Stelle des letzten Teils seines Decks passt.
scene-why-approvals = Mit den Abnahmen kostet dieses Feld { $total } Dukaten; du hast { $ducats }.
scene-tile-galley = { $name }: Unter diesem Dogenplättchen bringt es { $points } ({ $why }){ $approvals ->
    [0] {""}
    [one] { " " }und { $approvals } Abnahme ({ $seals })
   *[other] { " " }und { $approvals } Abnahmen ({ $seals })
}.
scene-printed = { $printed } aufgedruckt
scene-seal-own = Siegel auf dem Plättchen
scene-seal-zone = violette Zone
scene-place-now = Sein Platz kann jetzt besetzt werden.
scene-place-swap = Alle Plätze seiner Zone sind besetzt; es könnte den letzten Teil seines Decks ersetzen.
scene-place-later = Sein Platz kann noch nicht besetzt werden.
scene-place-late = Alle Plätze seiner Zone sind besetzt.
scene-short-galley = { $name } für { $points }{ $approvals ->
    [0] {""}
    [one] { " " }und { $approvals } Abnahme
   *[other] { " " }und { $approvals } Abnahmen
}
scene-short-gondola = { $name } für { $reward }
scene-tile-gondola = { $name }: bringt fertiggestellt { $reward } und kommt unter ihren Stapel.
scene-tile-barrier = { $name }: Solange sie oben auf einer Mauer liegt, bringt ihrem Besitzer jedes Feld { $trigger ->
    [buy] zum Kaufen
    [complete] zum Fertigstellen
    [intrigue] mit Intrige
   *[ducats] mit Dukaten
} zusätzlich { $bonus }. Niedrige Nummern obenauf ziehen in der nächsten Runde früh.
scene-bonus-item = { $kind ->
    [buy] einen weiteren Kauf ({ $item })
   *[complete] eine weitere Fertigstellung ({ $item })
}
scene-short-bonus = { $kind ->
    [ducats] { $amount ->
        [one] { $amount } Dukat
       *[other] { $amount } Dukaten
    }
    [approvals] { $amount ->
        [one] { $amount } Abnahme
       *[other] { $amount } Abnahmen
    }
    [points] { $amount ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
   *[other] { $item ->
        [galley] +1 Teil
        [barrier] +1 Barriere
       *[gondola] +1 Gondel
    }
}
scene-worth-now = jetzt
scene-worth-swap = Tausch
scene-worth-later = später
scene-worth-late = Zone ist voll
scene-tiles = { $count } Plättchen
scene-tiles-next = { $count }, passt jetzt
scene-tiles-late = Zone ist voll
scene-costs = kostet
scene-costs-told = Kosten: { $cost ->
    [0] keine
    [one] { $cost } Dukat
   *[other] { $cost } Dukaten
}.
scene-doge = Das Dogenplättchen, das jetzt zählt
scene-doge-told = { $laid ->
    [yes] Was der Doge jetzt will
   *[no] Was der Doge dann will
}: { $signs }. { $some ->
    [yes] Eine Abnahme mehr für Teile in: { $zones }.
   *[no] Keine Zone bringt eine Abnahme.
} { $event ->
    [flood] Die Runde endet mit Hochwasser der Stufe { $level }.
    [inspection] Die Runde endet mit einer Inspektion.
   *[none] Die Runde endet ohne Ereignis.
}
scene-doge-changes = { $name }: { $tiles }.
scene-doge-change = { $tile } von { $before } auf { $points }
scene-inspection = Inspektion
scene-flood = Hochwasser
scene-no-event = kein Ereignis
scene-order = Reihenfolge
scene-order-told = Die Reihenfolge dieser Runde: { $names }. Der nächsten, wie die Mauern stehen: { $next }.
scene-next-order = nächste Runde als { $place }.
scene-seat-told = { $name }: { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}; { $wall ->
    [one] { $wall } fertige Barriere
   *[other] { $wall } fertige Barrieren
}; auf der Werft: { $yard }.
scene-no-wall = noch keine Mauer
scene-reorder = { $tile } Sie nach oben zu legen kostet { $cost ->
    [0] nichts
   *[other] { $cost } Dukaten
}.
scene-flood-told = Hochwasser der Stufe { $level } gegen { $wall ->
    [0] keine Mauer
    [one] eine Mauer aus { $wall } Barriere
   *[other] eine Mauer aus { $wall } Barrieren
}: { $loss ->
    [0] Kein Marker geht verloren.
    [one] { $loss } Marker fehlt in der nächsten Runde; { $enough } Barrieren würden halten.
   *[other] { $loss } Marker fehlen in der nächsten Runde; { $enough } Barrieren würden halten.
}
scene-loses = { $loss ->
    [0] hält
   *[other] verliert { $loss }
}
scene-ducats = { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}
scene-approvals = { $approvals ->
    [one] { $approvals } Abnahme
   *[other] { $approvals } Abnahmen
}
scene-approvals-hidden = Die Abnahmen anderer sind bis zum Ende verdeckt; was gewonnen und geboten wurde, steht im Verlauf.
scene-markers = { $markers } Marker in dieser Runde übrig
scene-wall = { $barriers ->
    [0] keine fertige Barriere
    [one] { $barriers } fertige Barriere, obenauf Nummer { $top }
   *[other] { $barriers } fertige Barrieren, obenauf Nummer { $top }
}
scene-discard = Wirf einen Marker ins Wasser und nimm { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
}.
scene-adrift = Im Wasser
scene-adrift-told = Marker im Wasser: für { $ducats } Dukaten hineingeworfen oder an ein Hochwasser verloren. Am Ende der Runde kommen sie zurück.
scene-stores = Die Lager
scene-pile-told = { $name }: { $count ->
    [0] kein Plättchen mehr
   *[other] { $count } Plättchen
}{ $cost ->
    [none] .
    [0] , das oberste kostet nichts.
    [1] , das oberste kostet 1 Dukaten.
   *[other] , das oberste kostet { $cost } Dukaten.
}
scene-pile-known = Bekannt von denen, die du sehen würdest: { $known }.
scene-pile-top = Das oberste kostet { $cost ->
    [0] nichts
   *[other] { $cost } Dukaten
}.
scene-known-tile = { $tile } (kostet { $cost ->
    [0] nichts
   *[other] { $cost } Dukaten
})
scene-pile-next = Der nächste freie Platz liegt in dieser Zone.
scene-pile-later = In dieser Zone kann jetzt kein Platz besetzt werden.
scene-pile-late = Alle Plätze dieser Zone sind besetzt: Ein solcher Teil könnte nur den letzten seines Decks ersetzen.
scene-pile-purple = Die Zone ist violett: Unter diesem Dogenplättchen bringt ein Teil 1 Abnahme mehr.
scene-pile-full = { $room ->
    [parts] Deine Werft hat zwei Galeerenplättchen und fasst kein drittes: Du gibst zuerst eines davon auf.
   *[all] Deine Werft ist voll: Du gibst zuerst ein Plättchen auf.
}
scene-buy-told = { $name }: Sieh dir { $count ->
    [one] das oberste Plättchen
    [2] die zwei obersten Plättchen
   *[other] die drei obersten Plättchen
} an und kaufe höchstens eines.
scene-total = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scene-bids = Dein Gebot
scene-bids-note = Was du bietest, ist in jedem Fall verloren.
scene-bids-win = { $count ->
    [one] Das höchste Gebot bringt { $points } Punkte.
   *[other] Die Gebote bringen Punkte, das höchste zuerst: { $points }.
}
scene-bid-told = { $approvals ->
    [0] Nichts bieten.
    [one] { $approvals } Abnahme bieten.
   *[other] { $approvals } Abnahmen bieten.
}
scene-bid-about = { $bid ->
    [0] Du bietest nichts
   *[other] Was du bietest, ist weg
}; { $left ->
    [0] für das Ende der Partie bleibt dir keine Abnahme
    [one] für das Ende der Partie bleibt dir { $left } Abnahme
   *[other] für das Ende der Partie bleiben dir { $left } Abnahmen
}.
scene-looked = { $you ->
    [yes] Die Plättchen, die du dir ansiehst
   *[no] { $name } sieht sich diese Plättchen an
}: { $pile }
scene-looked-note = Die anderen kommen unter den Stapel.
scene-piles = Stapel, von denen du kaufen kannst
scene-piles-note = Kästchen sind Plättchen, die du siehst; bekannte mit Ertrag und Preis (gestrichen: zu teuer).
scene-doge-keep = Zwei Dogenplättchen
scene-note-doge-keep = Das ausgelegte gilt sofort.
scene-doge-put = Das andere Dogenplättchen
scene-note-doge-put = Die anderen sehen nur, wohin es kommt.
scene-put-top = obenauf
scene-put-bottom = darunter
scene-put-top-told = Oben auf den Stapel: Es wird als Nächstes gezogen.
scene-put-bottom-told = Unter den Stapel: Es kommt zuletzt.
scene-yard = Deine Werft
scene-yard-note = { $tiles } von { $rooms } Plätzen
scene-purse = Deine Kasse

scene-why-give-up = Nur ein Galeerenteil macht Platz für einen anderen: Eine Werft hat höchstens zwei.
scene-why-kind = Diese Aktion stellt keine Plättchen dieser Art fertig.
scene-why-replace-part = Nur ein Galeerenteil kann einen Teil ersetzen.
scene-why-next = Der nächste freie Platz dieses Decks liegt nicht in der Zone { $zone }, oder der Platz darunter ist noch offen.
scene-why-late = Alle Plätze der Zone { $zone } sind besetzt.
scene-why-dear = Der Preis ist { $price ->
    [one] { $price } Dukat
   *[other] { $price } Dukaten
}; du hast { $ducats }.
scene-flood-comes = Am Rundenende Hochwasser der Stufe { $level }: { $loss ->
    [0] Deine Mauer hält.
   *[other] Du verlierst in der nächsten Runde { $loss ->
        [one] einen
       *[other] { $loss }
    } Marker. { $enough } Barrieren würden halten, du hast { $wall ->
        [0] keine
       *[other] { $wall }
    }.
}
scene-nothing-comes = Am Rundenende kommt weder Hochwasser noch Inspektion.
scene-inspection-comes = Am Rundenende Inspektion: Alle bieten Abnahmen für Punkte. Du hast { $approvals ->
    [one] { $approvals } Abnahme
   *[other] { $approvals } Abnahmen
}.
scene-since-dear = { $count ->
    [one] Obenauf lag { $tiles }: zu teuer für dich.
   *[other] Obenauf lagen { $tiles }: alle zu teuer für dich.
}
scene-since-flooded = Das Hochwasser hat dich { $markers } Marker gekostet.
scene-since-spared = Deine Mauer hat das Hochwasser abgehalten.
scene-since-round = Runde { $number }: neues Dogenplättchen, neu gewürfelt.
scene-since-bids = Die Gebote: { $bids }.
scene-since-bid = { $name } { $approvals } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
scene-by-bonus = Zuerst der Bonus von { $tile }; danach das Feld selbst: { $deed }.
scene-chosen = Du hast { $field } gewählt: { $deed }{ $left ->
    [none] .
    [both] , in beliebiger Reihenfolge.
   *[other] . Noch offen: { $left }.
}
scene-over = { $count ->
    [one] { $you ->
        [yes] Du gewinnst
       *[no] { $names } gewinnt
    }
   *[other] { $names } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
scene-hint-turn = Felder bis zum Würfel kosten nichts, jeder Schritt danach 1 Dukaten (du hast { $ducats }).{ $turning ->
    [yes] { " " }Vorher kannst du für { $cost } Dukaten eine andere Barriere oben auf deine Mauer legen.
   *[no] {""}
}
scene-hint-buy = Du siehst dir { $looks ->
    [one] das oberste Plättchen eines Stapels an und kannst es kaufen
    [2] die beiden obersten Plättchen eines Stapels an und kannst eines kaufen
    [3] die drei obersten Plättchen eines Stapels an und kannst eines kaufen
   *[0] die obersten Plättchen eines Stapels an, drei, wenn es so viele sind, und kannst eines kaufen
}. Du hast { $ducats ->
    [0] keine Dukaten und kannst nur nehmen, was nichts kostet
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
}.
scene-hint-give-up = { $room ->
    [parts] Eine Werft fasst zwei Galeerenplättchen, und du hast schon zwei.
   *[all] Deine Werft ist voll.
} Das Plättchen kommt unter seinen Stapel, bevor du dir die neuen ansiehst; was es gekostet hat, ist verloren.
scene-hint-take = { $kind ->
    [galley] Punkte und Abnahmen stehen so da, wie dieses Dogenplättchen sie gibt; das nächste gibt vielleicht andere.
    [barrier] Oben auf deiner Mauer gibt eine Barriere ihren Bonus bei jedem Feld mit ihrem Zeichen; die niedrigste Nummer beginnt die nächste Runde.
   *[gondola] Fertiggestellt zahlt eine Gondel aus, was sie zeigt.
} Du hast { $ducats ->
    [one] { $ducats } Dukaten
   *[other] { $ducats } Dukaten
}.
scene-hint-complete = { $part ->
    [yes] Wähle ein Plättchen deiner Werft oder seinen Platz an der Galeere.
   *[no] Wähle ein Plättchen deiner Werft.
}
scene-hint-barrier = Eine Barriere kommt oben auf deine Mauer: Ab dann gelten ihr Bonus und ihre Nummer.
scene-hint-last = Das ist der letzte Teil: Mit ihm endet die Partie, und die Abnahmen werden gezählt.
scene-hint-replace = { $part ->
    [yes] Wähle ein Plättchen deiner Werft oder den Teil, den es ersetzt.
   *[no] Wähle ein Plättchen deiner Werft.
} Der neue Teil zählt voll, und niemand verliert etwas.
scene-hint-doge-keep = Es gilt sofort und bestimmt, wie diese Runde endet.
scene-hint-doge-put = Obenauf kommt es als Nächstes, darunter zuletzt.
scene-hint-bid = Alle bieten geheim. Du hast { $approvals }; was du behältst, zählt am Ende.
scene-do-discard = Marker ins Wasser: +{ $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}
scene-do-none = Keines davon kaufen
scene-do-stop = { $verb ->
    [buy] { $more ->
        [yes] Nichts weiter kaufen
       *[no] Nichts kaufen
    }
   *[complete] { $more ->
        [yes] Nichts weiter fertigstellen
       *[no] Nichts fertigstellen
    }
}
scene-do-skip = Bonus auslassen
scene-share-parts = Teile
scene-share-indicators = Kennz.
scene-share-bonuses = Bonus
scene-share-inspections = Insp.
scene-share-final-approval = Ende

scene-told-deck = { $deck ->
    [lower] Unterdeck
   *[upper] Oberdeck
} { $built } von { $count } Teilen{ $next ->
    [yes] , der nächste kann gesetzt werden
   *[no] {""}
}

scene-told-nothing = nichts

# warum ein Hinweis einer ist: was sich nach einem Zug bald unterscheidet, verglichen mit anderen
hint-my-points-more = { $by ->
    [0] Bringt dir bald mehr Punkte.
    [one] Bringt dir bald etwa einen Punkt mehr.
   *[other] Bringt dir bald etwa { $by } Punkte mehr.
}
hint-best-other-points-less = Hält die Punkte des besten Gegners klein.
hint-my-ducats-more = { $by ->
    [0] Lässt dir mehr Dukaten.
    [one] Lässt dir etwa einen Dukaten mehr als andere Züge.
   *[other] Lässt dir etwa { $by } Dukaten mehr als andere Züge.
}
hint-most-ducats-of-another-less = Hält den reichsten Gegner knapp an Dukaten.
hint-my-approvals-more = { $by ->
    [0] Bringt dir mehr Abnahmen.
    [one] Bringt dir etwa eine Abnahme mehr.
   *[other] Bringt dir etwa { $by } Abnahmen mehr.
}
hint-most-approvals-of-another-less = Hält die anderen knapp an Abnahmen.
hint-my-markers-more = Spart einen Marker für eine weitere Aktion.
hint-my-barriers-more = Macht deine Mauer gegen das Hochwasser höher.
hint-fewest-barriers-of-another-less = Ein Gegner behält eine niedrigere Mauer.
hint-my-galley-tiles-in-the-yard-more = Auf deiner Werft läge ein Galeerenteil, den du später fertigstellst.
hint-my-gondolas-in-the-yard-more = Auf deiner Werft läge eine Gondel, die du später fertigstellst.
hint-my-barriers-in-the-yard-more = Auf deiner Werft läge eine Barriere, die du später fertigstellst.
hint-points-of-my-best-part-now-more = Auf deiner Werft läge ein Galeerenteil, der jetzt mehr Punkte bringt.
hint-points-of-the-best-part-of-another-now-less = Der beste Galeerenteil auf einer anderen Werft brächte jetzt weniger.
hint-my-place-in-the-order-less = Bringt dich in der Reihenfolge nach vorn.
hint-what-my-parts-bring-under-the-next-doge-tile-more = Das nächste Dogenplättchen würde deine Galeerenteile besser belohnen.
hint-what-the-parts-of-others-bring-under-the-next-doge-tile-less = Das nächste Dogenplättchen würde die Teile der anderen weniger belohnen.
hint-what-my-yard-is-worth-more = Auf deiner Werft lägen die nützlicheren Plättchen.
hint-what-my-gondolas-pay-more = Deine Gondeln würden bei der Fertigstellung mehr bringen.
hint-what-my-parts-may-bring-more = Deine Galeerenteile würden bei der Fertigstellung mehr bringen.
hint-tiles-in-my-yard-more = Du hättest ein Plättchen mehr fertigzustellen.
