name = Tides
option-cards = Cards
    .help = how many there are
option-dealt = Cards each
    .help = how many everybody begins with
bot-ebb = lowest card first
view-hand = Your cards
event-dealt = { $card ->
    [0] { $seat } gets a card.
   *[other] { $seat } gets the { $card }.
}
event-laid = { $seat } lays a card.
event-revealed = { $card_by_seat }: { $seat } has the highest.
event-kept = { $seat } keeps both shells.
event-shared = { $seat } shares the shells.
prompt-lay = Lay a card, face down.
prompt-divide = Two shells: keep both, or share them with the lowest card?
meaning-lay = you lay the { $card }
meaning-keep = both are yours
meaning-share = one is yours, one the lowest card’s
result-shells = { $winners } wins.
result-shared = { $winners } share the win.
