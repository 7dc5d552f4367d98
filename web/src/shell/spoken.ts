/** What is to be said now, in one or two sentences. */
import type { LiveTable } from '../lib/table.svelte'
import { say } from '../lib/words.svelte'
import type { Data } from '../wire'

export interface Sentence {
  text: string
  more: string // quieter: what a chosen move means, or what happened last
  fault?: boolean
}

export function sentence(table: LiveTable): Sentence {
  if (table.past) return { text: pastSentence(table), more: '' }
  if (table.refusal) return { text: table.refusal, more: '', fault: true }
  if (table.remark) return { text: table.remark, more: '' }
  if (table.story.hushed) return { text: hushed(table), more: '' }
  if (table.beat) return { text: notable(table, table.beat.events) || happening(table, table.beat.events), more: '' }
  return { text: whatNow(table), more: meaning(table) || lastSentence(table) }
}

function pastSentence(table: LiveTable): string {
  const entry = table.entry
  return entry ? happening(table, entry.events) : say('the-beginning')
}

/** What is looked at is told, even if elsewhere it goes without saying. */
function happening(table: LiveTable, events: Data[]): string {
  return (table.sentences(events).join(' ') || table.tellAll(events)[0]) ?? ''
}

function whatNow(table: LiveTable): string {
  const { result, prompt, waiting, names, words } = table
  if (result) {
    const winners = words.list(result.winners.map((seat) => names[seat]))
    const name = `result-${result.reason}`
    const count = result.winners.length
    const you = count === 1 && result.winners[0] === table.addressed
    return words.has(name) ? words.say(name, { winners, count, you }) : say('game-over')
  }
  if (table.over) return say('ended-together')
  if (table.info?.paused) return say('paused')
  if (table.warm) return say('warm-you')
  if (table.pending) return say('sending')
  if (table.deal) return table.words.has(`deal-${table.deal.deal}`) ? table.words.say(`deal-${table.deal.deal}`, table.deal) : say('deal-outcome')
  const asked = `aloud-${prompt?.prompt}` // where all read it, it says who is meant
  if (table.aloud && words.has(asked)) return words.say(asked, { name: names[table.you!] })
  if (prompt) return table.told(prompt) || say('your-turn')
  const others = waiting.filter((seat) => seat !== table.you)
  if (others.length) return say('is-choosing', { names: words.list(others.map((seat) => names[seat])), count: others.length })
  return table.idle || say('one-moment')
}

/** What is said while the outcome is still to be seen. */
function hushed(table: LiveTable): string {
  const name = table.beat!.events.map((event) => `hush-${event.event}`).find((name) => table.words.has(name))
  return name ? table.words.say(name) : ''
}

function meaning(table: LiveTable): string {
  const chosen = table.moves.find((choice) => choice.move === table.chosen)
  return table.told(chosen?.meaning ?? null)
}

/** Events in sentences, without what is seen on the table anyway. */
const notable = (table: LiveTable, events: Data[]) =>
  table.sentences(events.filter((event) => !table.look?.seen?.includes(event.event))).join(' ')

/** The last thing that was told, if anything was. */
export function lastSentence(table: LiveTable): string {
  if (table.story.undone !== null) return say('took-back', { name: table.names[table.story.undone] })
  for (const events of [...table.story.told].reverse()) {
    const told = notable(table, events)
    if (told) return told
  }
  return ''
}

/** For those who listen: what has happened, then what now. */
export function spoken(table: LiveTable): string {
  const { text, more } = sentence(table)
  return table.chosen || !more ? text : `${more} ${text}`
}
