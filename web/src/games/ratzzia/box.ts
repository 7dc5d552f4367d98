/** What stands on the box: minutes, how hard it is (1 to 3), and options that are for experiments. */
// `sobremesa simulate ratzzia --bot greedy --games 100 --seed 1`: 119 decisions with two seats, 263 with five, at some
// 15 seconds each.
export const minutes = [30, 60] as const
export const difficulty = 3
