/** What stands on the box: minutes, how hard it is (1 to 3), and options that are for experiments. */
// All bid at once: fifteen turns of 40 seconds with two, of 80 with five.
export const minutes = [10, 20] as const
export const difficulty = 1
export const experiments = ['bids', 'prizes', 'ties']
