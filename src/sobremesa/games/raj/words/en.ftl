error-already-chosen = Your card for this turn lies on the table: { $card }. One is all you play.
error-not-in-hand = You do not hold the { $card }. You hold: { $hand }.
error-zero-prize = A prize cannot be worth 0.
error-deck-sizes = There must be as many prizes as bid cards: { $bids } bid cards, { $prizes } prizes.
