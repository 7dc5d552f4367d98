/** Sentences, from the same Fluent texts as everywhere else: general ones, the browser's own, and each game's. */
import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle'
import { SvelteMap } from 'svelte/reactivity'
import type { Data, GameWords } from '../wire'
import { get } from './api'
import type { Language } from './settings.svelte'

type Texts = Record<string, () => Promise<string>>
const general: Texts = import.meta.glob<string>('../../../src/sobremesa/words/*.ftl', { query: '?raw', import: 'default' })
const browser: Texts = import.meta.glob<string>('../../words/*.ftl', { query: '?raw', import: 'default' })
const games: Texts = import.meta.glob<string>('../../../src/sobremesa/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
})
/** Of each game, what stands on its box: its name and a line about it, small enough for all games and languages at once. */
const boxes: Record<string, string> = import.meta.glob<string>('../../../src/sobremesa/games/*/words/*.ftl', {
  query: '?box',
  import: 'default',
  eager: true,
})
const parts: Texts = import.meta.glob<string>('../../words/*/*.ftl', { query: '?raw', import: 'default' })
const tables: Texts = import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default' })

export class Catalogue {
  constructor(
    readonly language: string,
    private bundle: FluentBundle,
  ) {}

  has(name: string): boolean {
    return this.pattern(name) !== null
  }

  /** A text by its name, or `name.attribute`, with its particulars put in. */
  say(name: string, about: Data = {}): string {
    const pattern = this.pattern(name)
    const faults: Error[] = []
    if (pattern === null) faults.push(new Error('no such text'))
    const plainly = Object.fromEntries(Object.entries(about).map(([key, value]) => [key, plain(value)]))
    const text = pattern === null ? name : this.bundle.formatPattern(pattern, plainly, faults)
    for (const fault of faults) console.error(`${name} (${this.language}): ${fault.message}`)
    return text
  }

  /** An event, a prompt or a meaning as a sentence: its first key says which. Keys that end in `seat` become names,
   * lists of parts are told with the text `item-KEY`. `you` says whether the viewer is `seat`, `to_you` whether the
   * viewer is another seat in the sentence, who is `you-object` there. */
  tell(item: Data, names: string[], viewer: number | null = null): string {
    const [kind, name] = Object.entries(item)[0]
    const about: Data = {}
    const seats: number[] = []
    for (const [key, value] of Object.entries(item)) {
      if (key.endsWith('by_seat')) about[key] = (value as unknown[]).flatMap((part, seat) => (part === null ? [] : [`${names[seat]} ${figure(part)}`]))
      else if (key.endsWith('seat') && typeof value === 'number') {
        seats.push(value)
        about[key] = key !== 'seat' && value === viewer ? this.say('you-object') : names[value]
      }
      else if (Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null && !Array.isArray(value[0]))
        about[key] = value.map((part) => this.say(`item-${key}`, part))
      else about[key] = value
    }
    const you = viewer !== null && item.seat === viewer
    return this.say(`${kind}-${name}`, { ...about, you, to_you: !you && viewer !== null && seats.includes(viewer) })
  }

  /** Ana, Rui and Eva. */
  list(names: string[]): string {
    if (names.length < 2) return names.join('')
    return this.say('winner-and', { first: names.slice(0, -1).join(', '), last: names[names.length - 1] })
  }

  private pattern(name: string) {
    const [id, attribute] = name.split('.')
    const message = this.bundle.getMessage(id)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null
  }
}

/** A particular as Fluent takes it: lists become text, nothing becomes an empty text. */
function plain(value: unknown): FluentValue {
  if (Array.isArray(value)) return value.map(figure).join(', ')
  if (value === null || value === undefined) return ''
  return value === true ? 'yes' : value === false ? 'no' : (value as FluentValue)
}

/** A number with a minus sign, which is not a hyphen; anything else as it is. */
export function figure(part: unknown): string {
  return typeof part === 'number' && part < 0 ? `−${-part}` : `${part}`
}

/** SIGNED($sum) in a text: +6, −2. */
export function signed(number: number): string {
  return number < 0 ? figure(number) : `+${number}`
}

/** The files of a language: pt-BR holds only what differs from pt. */
const filesOf = (language: string, folder: string) =>
  (language.includes('-') ? [language.split('-')[0], language] : [language]).map((name) => `${folder}/${name}.ftl`)

function bound(language: string, texts: string[]): Catalogue {
  const functions = { SIGNED: (given: FluentValue[]) => signed(Number((given[0] as { valueOf(): unknown }).valueOf())) }
  const bundle = new FluentBundle(language, { functions, useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return new Catalogue(language, bundle)
}

async function bundled(language: string, shelves: [Texts, string][]): Promise<Catalogue> {
  const loads = shelves.flatMap(([texts, folder]) => filesOf(language, folder).map((file) => texts[file]))
  return bound(language, await Promise.all(loads.filter((load) => load !== undefined).map((load) => load())))
}

const HOUSE: [Texts, string][] = [
  [general, '../../../src/sobremesa/words'],
  [browser, '../../words'],
]

const folderOf = (game: string) => `../../../src/sobremesa/games/${game}/words`

/** The texts of a game; English ones where a game does not speak the language yet. The server has those of a game that
 * this page was built without. */
function shelvesOf(game: string, language: string): [Texts, string][] {
  const folder = folderOf(game)
  if (!(`${folder}/en.ftl` in games)) {
    const asked = async () => (await get<GameWords>(`/api/games/${game}/words`, language)).fluent
    return [...HOUSE, [{ [`${folder}/${language}.ftl`]: asked }, folder]]
  }
  const spoken = `${folder}/${language.split('-')[0]}.ftl` in games
  const own = spoken ? games : { [`${folder}/${language}.ftl`]: games[`${folder}/en.ftl`] }
  return [...HOUSE, [own, folder], [tables, `../games/${game}/words`]]
}

const shelfOf = (part: string): [Texts, string] => [parts, `../../words/${part}`]

class Words {
  house = $state.raw<Catalogue>(new Catalogue('en', new FluentBundle('en')))
  private games = new SvelteMap<string, Catalogue>()
  private parts = new Map<string, Promise<void>>()

  async speak(language: Language): Promise<void> {
    const parts = [...this.parts.keys()]
    const house = await bundled(language, [...HOUSE, ...parts.map(shelfOf)])
    if (parts.length !== this.parts.size) return this.speak(language) // more was wished for meanwhile
    this.house = house
    await Promise.all([...this.games.keys()].map((game) => this.learn(game)))
  }

  /** Loads the texts of a part of the house that not everybody needs, unless they are there or on their way. */
  part(name: string, language = this.house.language as Language): Promise<void> {
    const known = this.parts.get(name)
    if (known) return known
    this.parts.set(name, Promise.resolve())
    const loaded = this.speak(language)
    this.parts.set(name, loaded)
    return loaded
  }

  /** Loads the texts of a game, unless they are there. */
  async learn(game: string): Promise<Catalogue> {
    const known = this.games.get(game)
    if (known?.language === this.house.language) return known
    const catalogue = await bundled(this.house.language, shelvesOf(game, this.house.language))
    this.games.set(game, catalogue)
    return catalogue
  }

  /** What stands on a game's box; the server has it of a game that this page was built without. */
  box(game: string): Catalogue {
    const { language } = this.house
    const files = [`${folderOf(game)}/en.ftl`, ...filesOf(language, folderOf(game))].filter((file) => file in boxes)
    return files.length ? bound(language, files.map((file) => boxes[file])) : this.of(game)
  }

  /** Sees to it that `box` knows what stands on the boxes of these games. */
  async learnBoxes(all: string[]) {
    await Promise.all(all.filter((game) => !(`${folderOf(game)}/en.ftl` in boxes)).map((game) => this.learn(game)))
  }

  knows(game: string): boolean {
    return this.games.has(game)
  }

  /** The texts of a game, as far as they are loaded: until then the house's. */
  of(game: string): Catalogue {
    return this.games.get(game) ?? this.house
  }
}

export const words = new Words()

/** A text of the house. */
export function say(name: string, about: Data = {}): string {
  return words.house.say(name, about)
}

/** A number with one decimal after the mark that the language uses: 7.5, 7,5. */
export function tenths(number: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(words.house.language, digits).format(number)
}
