/** What stands on the box: minutes, how hard it is (1 to 3), and options that are for experiments. */
// `sobremesa simulate charidice --bot points --games 100 --seed 1`: 53 decisions with two seats, 107 with four, at some
// 15 seconds each.
export const minutes = [15, 30] as const
export const difficulty = 1
