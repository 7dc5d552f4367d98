/** What stands on the box: minutes, how hard it is (1 to 3), and options that are for experiments. */
export const minutes = [30, 60] as const
export const difficulty = 3
