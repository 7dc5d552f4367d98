/** The games the server has, asked for once. */
import type { GameInfo, GameList } from '../wire'
import { get, sentenceOf } from './api'
import { words } from './words.svelte'

class Games {
  list = $state.raw<GameInfo[] | null>(null)
  fault = $state('')
  private asked: Promise<GameInfo[]> | null = null

  /** The bare facts, without their words. */
  facts(): Promise<GameInfo[]> {
    this.asked ??= get<GameList>('/api/games').then(({ games }) => games)
    this.asked.catch(() => (this.asked = null))
    return this.asked
  }

  /** All games, and what stands on their boxes; all texts of the one that is named. */
  async load(named = '') {
    this.fault = ''
    try {
      const games = await this.facts()
      const all = games.map((game) => game.name)
      await Promise.all([words.learnBoxes(all), all.includes(named) && words.learn(named)])
      this.list = games
    } catch (fault) {
      this.fault = sentenceOf(fault)
    }
  }

  named(name: string): GameInfo | undefined {
    return this.list?.find((game) => game.name === name)
  }
}

export const games = new Games()

/** Events of a game that go without saying. */
export async function quietEvents(game: string): Promise<string[]> {
  const known = await games.facts().catch(() => [])
  return known.find((each) => each.name === game)?.quiet ?? []
}

/** A game's own name, as people call it. */
export function titleOf(game: string): string {
  const texts = words.box(game)
  return texts.has('name') ? texts.say('name') : game[0].toUpperCase() + game.slice(1)
}

/** A line about it, as on its box. */
export function taglineOf(game: string): string {
  const texts = words.box(game)
  return texts.has('tagline') ? texts.say('tagline') : ''
}

/** What a bot's level is called. */
export function levelName(game: string, bot: string): string {
  const texts = words.of(game)
  return texts.has(`level-${bot}`) ? texts.say(`level-${bot}`) : bot[0].toUpperCase() + bot.slice(1)
}

/** How a bot plays. */
export function botStyle(game: string, bot: string): string {
  const texts = words.of(game)
  return texts.has(`bot-${bot}`) ? texts.say(`bot-${bot}`) : ''
}
