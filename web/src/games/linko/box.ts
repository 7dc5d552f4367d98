/** What stands on the box: minutes, how hard it is (1 to 3), and options that are for experiments. */
// `sobremesa simulate linko --bot greedy --games 100 --seed 1`: 197 decisions with two seats, 702 with five (and five
// rounds); most are a tap, at some 5 or 6 seconds each.
export const minutes = [20, 60] as const
export const difficulty = 2
export const experiments = ['numbers', 'copies', 'jokers', 'dealt', 'display']
