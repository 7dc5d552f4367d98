/** What stands on the box: minutes, how hard it is (1 to 3), and options that are for experiments. */
export const minutes = [15, 30] as const
export const difficulty = 1
