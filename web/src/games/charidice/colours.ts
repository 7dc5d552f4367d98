/** The six colours: fill, and a pattern within the face's 100 × 100. */
import type { Face } from './view'

export type Colour = Face['colour']

interface Shade {
  fill: string
  line: string
  pattern: string
  width?: number
}

const dots = (at: number[]) => at.flatMap((x) => at.map((y) => `M${x} ${y}h.01`)).join('')
const rows = (ys: number[], row: (y: number) => string) => ys.map(row).join('')

export const SHADES: Record<Colour, Shade> = {
  yellow: { fill: '#E9B832', line: '#8A6410', pattern: dots([14, 32, 50, 68, 86]), width: 7 },
  red: {
    fill: '#B73A2A',
    line: '#F0B3A4',
    pattern: 'M12 30L30 12M12 55L55 12M12 80L80 12M28 88L88 28M53 88L88 53M76 90L90 76',
  },
  green: {
    fill: '#3B7D4C',
    line: '#BFE3C3',
    pattern: rows([22, 42, 62, 82], (y) => `M10 ${y}L23 ${y - 10}L37 ${y}L50 ${y - 10}L63 ${y}L77 ${y - 10}L90 ${y}`),
    width: 4,
  },
  blue: {
    fill: '#2F659E',
    line: '#B8D8F2',
    pattern: rows([16, 33, 50, 67, 84], (y) => `M9 ${y}Q19 ${y - 9} 29 ${y}T49 ${y}T69 ${y}T91 ${y}`),
    width: 4,
  },
  grey: {
    fill: '#A29A90',
    line: '#4F4842',
    pattern: 'M20 8V92M40 8V92M60 8V92M80 8V92M8 20H92M8 40H92M8 60H92M8 80H92',
    width: 2.5,
  },
  black: { fill: '#29241F', line: '#8D8377', pattern: 'M15 24V15H24M76 15H85V24M85 76V85H76M24 85H15V76', width: 5 },
}

/** The colours in the order of the option `dice`, and the letters that stand for them there. */
export const COLOURS = Object.keys(SHADES) as Colour[]
export const LETTERS = 'yrgbek'
