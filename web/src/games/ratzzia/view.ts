// Written by `make wire` from the game's table.py and options. Not to be edited by hand.

export interface Die {
  owner: number | null
  value: number
  kind: 'candy' | 'mouse' | 'support'
}

export interface Space {
  number: number | null
  linked: boolean
  food: number
  die: Die | null
}

export interface Column {
  reward: 'accountant' | 'anxious_ana' | 'candy_jar' | 'greedy_mouse' | 'protect_food' | 'sausages'
  amount: number | null
  spaces: Space[]
}

export interface Cat {
  grey: (Die | null)[]
  red: (Die | null)[]
}

export interface View {
  turn: number
  active: number
  phase: 'ana' | 'candy' | 'give' | 'over' | 'place' | 'protect' | 'reroll' | 'rob' | 'roll' | 'start' | 'support'
  columns: Column[]
  cat: Cat
  rolled: number[]
  support_rolled: number[]
  mice: number[]
  candy: number[]
  jar: number
  support: number
  food: number[]
  bag: number[]
  scores: number[]
}

export interface StartPrompt {
  prompt: 'start'
  takes: (number[] | null)[]
  mice: number
  columns: number
}

export interface RerollPrompt {
  prompt: 'reroll'
  takes: (number[] | null)[]
  dice: number[]
  returned: number
}

export interface SupportPrompt {
  prompt: 'support'
  takes: (number[] | null)[]
  count: number
}

export interface PlacePrompt {
  prompt: 'place'
  takes: (number[] | null)[]
  dice: number[]
  count: number
  support: number[]
  helpers: number
  candy: number
}

export interface AnaPrompt {
  prompt: 'ana'
  takes: (number[] | null)[]
  face: number
}

export interface CandyPrompt {
  prompt: 'candy'
  takes: (number[] | null)[]
}

export interface RobPrompt {
  prompt: 'rob'
  takes: (number[] | null)[]
}

export interface GivePrompt {
  prompt: 'give'
  takes: (number[] | null)[]
}

export interface ProtectPrompt {
  prompt: 'protect'
  takes: (number[] | null)[]
  pair: number
  sum: number
  food: number
  left: number
  bag: number
}

export interface RollMeaning {
  meaning: 'roll'
  count: number
}

export interface RecallMeaning {
  meaning: 'recall'
  column: number
  count: number
}

export interface PassMeaning {
  meaning: 'pass'
}

export interface RerollMeaning {
  meaning: 'reroll'
  dice: number[]
  count: number
  returned: number
}

export interface KeepMeaning {
  meaning: 'keep'
}

export interface SupportMeaning {
  meaning: 'support'
  count: number
}

export interface NoSupportMeaning {
  meaning: 'no-support'
}

export interface PlaceMeaning {
  meaning: 'place'
  die: 'candy' | 'mouse' | 'support'
  face: number
  column: number
  space: number
  food: number
  completes: boolean
  reward: 'accountant' | 'anxious_ana' | 'candy_jar' | 'cat' | 'greedy_mouse' | 'protect_food' | 'sausages'
  amount: number
}

export interface ReturnSupportMeaning {
  meaning: 'return-support'
  count: number
}

export interface DoneMeaning {
  meaning: 'done'
}

export interface SendMeaning {
  meaning: 'send'
  column: number
  pushed: number
  completes: boolean
  reward: 'accountant' | 'anxious_ana' | 'candy_jar' | 'greedy_mouse' | 'protect_food' | 'sausages'
  amount: number
}

export interface CandyFromSeatMeaning {
  meaning: 'candy-from-seat'
  from_seat: number
}

export interface CandyFromColumnMeaning {
  meaning: 'candy-from-column'
  column: number
}

export interface ProtectMeaning {
  meaning: 'protect'
  pair: number
  sum: number
  food: number
  left: number
  bag: number
}

export interface DeclineMeaning {
  meaning: 'decline'
  pair: number
  sum: number
  food: number
  left: number
  bag: number
}

export interface RobMeaning {
  meaning: 'rob'
  from_seat: number
  food: number
}

export interface GiveMeaning {
  meaning: 'give'
  way: 'left' | 'right'
  to_seat: number
  from_seat: number
  given: number
  gotten: number
}

export interface RollsEvent {
  event: 'rolls'
  seat: number
  count: number
}

export interface KeptEvent {
  event: 'kept'
  seat: number
  count: number
}

export interface PassedEvent {
  event: 'passed'
  seat: number
  count: number
}

export interface SupportEvent {
  event: 'support'
  seat: number
  count: number
}

export interface NoSupportEvent {
  event: 'no-support'
  seat: number
  count: number
}

export interface RerollsEvent {
  event: 'rerolls'
  seat: number
  dice: number[]
  count: number
  returned: number
}

export interface RecalledEvent {
  event: 'recalled'
  seat: number
  column: number
  count: number
}

export interface PlacedEvent {
  event: 'placed'
  die: 'candy' | 'mouse' | 'support'
  face: number
  column: number
  space: number
  food: number
  completes: boolean
  reward: 'accountant' | 'anxious_ana' | 'candy_jar' | 'cat' | 'greedy_mouse' | 'protect_food' | 'sausages'
  amount: number
  seat: number
}

export interface ReturnedSupportEvent {
  event: 'returned-support'
  seat: number
  dice: number[]
  count: number
}

export interface DieEvent {
  event: 'die'
  seat: number
  face: number
  support: boolean
}

export interface RolledEvent {
  event: 'rolled'
  seat: number
  dice: number[]
  how: 'again' | 'first' | 'support'
}

export interface WokeCatEvent {
  event: 'woke-cat'
  seat: number
  face: number
  count: number
  left: number
}

export interface RaidEvent {
  event: 'raid'
  seat: number
  dice: number
  mice_by_seat: number[]
}

export interface DoneEvent {
  event: 'done'
  seat: number
}

export interface SentEvent {
  event: 'sent'
  seat: number
  face: number
  column: number
  pushed: number
}

export interface SentNowhereEvent {
  event: 'sent-nowhere'
  seat: number
}

export interface TookCandyEvent {
  event: 'took-candy'
  seat: number
}

export interface NoCandyEvent {
  event: 'no-candy'
  seat: number
}

export interface TookCandyFromSeatEvent {
  event: 'took-candy-from-seat'
  seat: number
  from_seat: number
}

export interface TookCandyFromColumnEvent {
  event: 'took-candy-from-column'
  seat: number
  column: number
  from_seat: number
}

export interface RobbedEvent {
  event: 'robbed'
  seat: number
  from_seat: number
  food: number
}

export interface HandedOnEvent {
  event: 'handed-on'
  seat: number
  way: 'left' | 'right'
  given_by_seat: number[]
}

export interface CompletedEvent {
  event: 'completed'
  seat: number
  column: number
  reward: 'accountant' | 'anxious_ana' | 'candy_jar' | 'greedy_mouse' | 'protect_food' | 'sausages'
  amount: number
  food: number
  paid_by_seat: (number | null)[]
}

export interface SausagesEvent {
  event: 'sausages'
  seat: number
  column: number
  reward: 'accountant' | 'anxious_ana' | 'candy_jar' | 'greedy_mouse' | 'protect_food' | 'sausages'
  amount: number
}

export interface DeclinedEvent {
  event: 'declined'
  seat: number
  pair: number
  sum: number
  food: number
  left: number
  bag: number
}

export interface ProtectedEvent {
  event: 'protected'
  seat: number
  pair: number
  sum: number
  moved: number
  food: number
  left: number
  bag: number
}

export interface Options {
  goal: number
  rounding: 'down' | 'odd' | 'up'
  board: Shown
  support: boolean
}

export interface Meta {
  name: string
  origin: string
}

export interface Shown {
  meta: Meta
}

export type Prompt =
  | StartPrompt
  | RerollPrompt
  | SupportPrompt
  | PlacePrompt
  | AnaPrompt
  | CandyPrompt
  | RobPrompt
  | GivePrompt
  | ProtectPrompt

export type Meaning =
  | RollMeaning
  | RecallMeaning
  | PassMeaning
  | RerollMeaning
  | KeepMeaning
  | SupportMeaning
  | NoSupportMeaning
  | PlaceMeaning
  | ReturnSupportMeaning
  | DoneMeaning
  | SendMeaning
  | CandyFromSeatMeaning
  | CandyFromColumnMeaning
  | ProtectMeaning
  | DeclineMeaning
  | RobMeaning
  | GiveMeaning

export type Event =
  | RollsEvent
  | KeptEvent
  | PassedEvent
  | SupportEvent
  | NoSupportEvent
  | RerollsEvent
  | RecalledEvent
  | PlacedEvent
  | ReturnedSupportEvent
  | DieEvent
  | RolledEvent
  | WokeCatEvent
  | RaidEvent
  | DoneEvent
  | SentEvent
  | SentNowhereEvent
  | TookCandyEvent
  | NoCandyEvent
  | TookCandyFromSeatEvent
  | TookCandyFromColumnEvent
  | RobbedEvent
  | HandedOnEvent
  | CompletedEvent
  | SausagesEvent
  | DeclinedEvent
  | ProtectedEvent

export interface Game {
  view: View
  options: Options
  prompt: Prompt
  meaning: Meaning
  event: Event
}
