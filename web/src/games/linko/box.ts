/** What stands on the box: minutes, how hard it is (1 to 3), and options that are for experiments. */
export const minutes = [20, 40] as const
export const difficulty = 2
export const experiments = ['numbers', 'copies', 'jokers', 'dealt', 'display']
