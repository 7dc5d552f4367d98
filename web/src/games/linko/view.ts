// Written by `make wire` from the game's table.py and options. Not to be edited by hand.

export interface Conflict {
  attacker: number
  victim: number
  cards: (number | 'X')[]
  stage: 'attack' | 'defend' | 'draw'
  owed: number
}

export interface View {
  round: number
  starter: number
  active: number
  hand: (number | 'X')[] | null
  hand_sizes: number[]
  stacks: (((number | 'X')[])[])[]
  display: (number | 'X')[]
  pile: number
  discarded: (number | 'X')[]
  conflict: Conflict | null
  scores: number[]
  round_scores: number[][]
  over: boolean
  known: ((number | 'X')[])[]
}

export interface PlayPrompt {
  prompt: 'play'
}

export interface AttackPrompt {
  prompt: 'attack'
  attacker_seat: number
  victim_seat: number
  cards: (number | 'X')[]
  count: number
}

export interface DefendPrompt {
  prompt: 'defend'
  attacker_seat: number
  victim_seat: number
  cards: (number | 'X')[]
  count: number
}

export interface DrawPrompt {
  prompt: 'draw'
  owed: number
  open: number
  pile: number
}

export interface FreeDrawPrompt {
  prompt: 'free-draw'
  open: number
  pile: number
}

export interface PlayMeaning {
  meaning: 'play'
  cards: (number | 'X')[]
  count: number
  value: number
  left: number
  ends: boolean
  attacked: number[]
  attacks: number
  first_seat: number | null
  second_seat: number | null
  third_seat: number | null
  fourth_seat: number | null
}

export interface TakeMeaning {
  meaning: 'take'
  attacker_seat: number
  victim_seat: number
  cards: (number | 'X')[]
  count: number
}

export interface LeaveMeaning {
  meaning: 'leave'
  attacker_seat: number
  victim_seat: number
  cards: (number | 'X')[]
  count: number
}

export interface DiscardMeaning {
  meaning: 'discard'
  attacker_seat: number
  victim_seat: number
  cards: (number | 'X')[]
  count: number
}

export interface RecoverMeaning {
  meaning: 'recover'
  attacker_seat: number
  victim_seat: number
  cards: (number | 'X')[]
  count: number
}

export interface StayMeaning {
  meaning: 'stay'
}

export interface DrawPileMeaning {
  meaning: 'draw-pile'
  pile: number
}

export interface DrawMeaning {
  meaning: 'draw'
  card: number | 'X'
  held: number
}

export interface DealtEvent {
  event: 'dealt'
  seat: number
  card: number | '' | 'X'
}

export interface ShownEvent {
  event: 'shown'
  card: number | 'X'
}

export interface BegunEvent {
  event: 'begun'
  round: number
  rounds: number
  seat: number
  dealt: number
  display: (number | 'X')[]
}

export interface PlayedEvent {
  event: 'played'
  cards: (number | 'X')[]
  count: number
  value: number
  left: number
  ends: boolean
  attacked: number[]
  attacks: number
  first_seat: number | null
  second_seat: number | null
  third_seat: number | null
  fourth_seat: number | null
  seat: number
}

export interface ConflictEvent {
  event: 'conflict'
  attacker_seat: number
  victim_seat: number
  cards: (number | 'X')[]
  count: number
  seat: number
}

export interface TookEvent {
  event: 'took'
  attacker_seat: number
  victim_seat: number
  cards: (number | 'X')[]
  count: number
  seat: number
}

export interface LeftEvent {
  event: 'left'
  attacker_seat: number
  victim_seat: number
  cards: (number | 'X')[]
  count: number
  seat: number
}

export interface DiscardedEvent {
  event: 'discarded'
  attacker_seat: number
  victim_seat: number
  cards: (number | 'X')[]
  count: number
  seat: number
}

export interface RecoveredEvent {
  event: 'recovered'
  attacker_seat: number
  victim_seat: number
  cards: (number | 'X')[]
  count: number
  seat: number
}

export interface DrewEvent {
  event: 'drew'
  seat: number
  card: number | 'X'
}

export interface DrewPileEvent {
  event: 'drew-pile'
  seat: number
  card: number | '' | 'X'
  seen: boolean
}

export interface StayedEvent {
  event: 'stayed'
  seat: number
}

export interface RoundEndedEvent {
  event: 'round-ended'
  round: number
  rounds: number
  why: 'cards' | 'out' | 'turns'
  seat: number
}

export interface RoundScoredEvent {
  event: 'round-scored'
  round: number
  points_by_seat: number[]
  cards_by_seat: number[]
  hands_by_seat: number[]
}

export interface Options {
  end: 'publisher' | 'rulebook'
  rounds: number
  tiebreak: 'fewest_in_hand' | 'shared'
  draw_if_no_conflict: boolean
  numbers: number
  copies: number
  jokers: number
  dealt: number
  display: number
}

export type Prompt =
  | PlayPrompt
  | AttackPrompt
  | DefendPrompt
  | DrawPrompt
  | FreeDrawPrompt

export type Meaning =
  | PlayMeaning
  | TakeMeaning
  | LeaveMeaning
  | DiscardMeaning
  | RecoverMeaning
  | StayMeaning
  | DrawPileMeaning
  | DrawMeaning

export type Event =
  | DealtEvent
  | ShownEvent
  | BegunEvent
  | PlayedEvent
  | ConflictEvent
  | TookEvent
  | LeftEvent
  | DiscardedEvent
  | RecoveredEvent
  | DrewEvent
  | DrewPileEvent
  | StayedEvent
  | RoundEndedEvent
  | RoundScoredEvent

export interface Game {
  view: View
  options: Options
  prompt: Prompt
  meaning: Meaning
  event: Event
}
