/** What this browser adds to the luck of a table's deals, kept beyond this window: the check comes at the game's end. */
import type { FairDeal, FromClient } from '../wire'
import { newId } from './ids'
import { keep, kept } from './keep'

export interface Luck {
  table: string
  commitment: string // the hash that was shown before anything was added
  value: string
  pledges: (string | null)[] | null // of all seats, as they were shown before ours was opened
}

const KEPT = 50 // tables

export const luckOf = (table: string): Luck | null => kept<Luck[]>('luck', []).find((luck) => luck.table === table) ?? null

/** Adds a player's luck to the deals of a table: each step of it once on each connection. */
export class Contribution {
  private sent = ''
  private connections = 0

  constructor(
    private table: string,
    private send: (message: FromClient) => void,
  ) {}

  /** The connection is a new one. */
  again() {
    this.sent = ''
    this.connections++
  }

  async add(fair: FairDeal | null) {
    const connection = this.connections
    const step = fair && !fair.contributions && (await nextStep(this.table, fair))
    if (!step || connection !== this.connections || this.sent === step.type + fair.commitment) return
    this.sent = step.type + fair.commitment
    this.send(step)
  }
}

/** First the pledge; then, once all pledges have been seen, what was pledged. */
async function nextStep(table: string, fair: FairDeal): Promise<FromClient | null> {
  const luck = luckFor(table, fair)
  const hash = await hashOf(luck.value)
  if (!fair.pledges) return { type: 'pledge', hash }
  if (!fair.pledges.includes(hash)) return null
  remember({ ...luck, pledges: luck.pledges ?? fair.pledges })
  return { type: 'contribute', value: luck.value }
}

/** The SHA-256 of a text. Over plain http the browser has none of its own. */
async function hashOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const digest = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes)
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The same each time, until a deal is void. */
function luckFor(table: string, fair: FairDeal): Luck {
  const luck = luckOf(table)
  if (luck && !fair.voided?.some((deal) => deal.commitment === luck.commitment)) return luck
  const fresh = { table, commitment: fair.commitment, value: newId(), pledges: null }
  remember(fresh)
  return fresh
}

function remember(luck: Luck) {
  const others = kept<Luck[]>('luck', []).filter((other) => other.table !== luck.table)
  keep('luck', [luck, ...others].slice(0, KEPT))
}
