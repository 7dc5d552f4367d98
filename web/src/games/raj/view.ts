// Written by `make wire` from the game's table.py and options. Not to be edited by hand.

export interface View {
  turn: number
  pile: number[]
  hand: number[] | null
  choice: number | null
  hand_sizes: number[]
  chosen: boolean[]
  last: (number | null)[]
  taken: number[][]
  scores: number[]
  prizes_left: number
  game: number
  over: boolean
}

export interface HighestPrompt {
  prompt: 'highest'
  sum: number
  count: number
}

export interface LowestPrompt {
  prompt: 'lowest'
  sum: number
  count: number
}

export interface BidHighMeaning {
  meaning: 'bid-high'
  card: number
  sum: number
}

export interface BidLowMeaning {
  meaning: 'bid-low'
  card: number
  sum: number
}

export interface ChoseEvent {
  event: 'chose'
  seat: number
  card: number
}

export interface TurnedEvent {
  event: 'turned'
  prize: number
  pile: number[]
  sum: number
  kind: 'mouse' | 'vulture'
  count: number
}

export interface TakenEvent {
  event: 'taken'
  seat: number | null
  pile: number[]
  fate: 'lapses' | 'stays' | 'taken'
  sum: number
  kind: 'mouse' | 'vulture'
  count: number
}

export interface GameEndedEvent {
  event: 'game-ended'
  game: number
  games: number
  points_by_seat: number[]
  total_by_seat: number[]
  struck: boolean[]
}

export interface RevealedEvent {
  event: 'revealed'
  bids_by_seat: number[]
  cancelled: number[]
  cancels: number
  seat: number | null
  card: number
  pile: number[]
  fate: 'lapses' | 'stays' | 'taken'
  sum: number
  kind: 'mouse' | 'vulture'
  count: number
}

export interface Options {
  tiebreak: 'best_mouse' | 'strike'
  games: number
  bids: number
  prizes: number[]
  ties: 'carry' | 'discard'
}

export type Prompt =
  | HighestPrompt
  | LowestPrompt

export type Meaning =
  | BidHighMeaning
  | BidLowMeaning

export type Event =
  | ChoseEvent
  | TurnedEvent
  | TakenEvent
  | GameEndedEvent
  | RevealedEvent

export interface Game {
  view: View
  options: Options
  prompt: Prompt
  meaning: Meaning
  event: Event
}
