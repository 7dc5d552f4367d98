// Written by `make wire` from the game's table.py and options. Not to be edited by hand.

export interface Face {
  number: number
  colour: 'black' | 'blue' | 'green' | 'grey' | 'red' | 'yellow'
}

export interface Row {
  dice: number
  bonus: number
  received: number
  donated: number
}

export interface View {
  round: number
  active: number
  roll: number
  dice: (Face | null)[]
  asked: boolean
  gift_left: boolean[]
  sheets: Row[][]
  generosity: number[] | null
  scores: number[]
  over: boolean
}

export interface GiftPrompt {
  prompt: 'gift'
  active_seat: number
  roll: number
}

export interface ScorePrompt {
  prompt: 'score'
}

export interface RollPrompt {
  prompt: 'roll'
  roll: number
  rerolls: number
}

export interface AskMeaning {
  meaning: 'ask'
  active_seat: number
}

export interface PassMeaning {
  meaning: 'pass'
  active_seat: number
}

export interface ScoreMeaning {
  meaning: 'score'
  dice: number[]
  numbers: number[]
  faces: Face[]
  points: number
  bonus: number
  gift: number
  given: number[]
  doubled: boolean
  receiver_seat: number
}

export interface RerollMeaning {
  meaning: 'reroll'
  dice: number[]
  count: number
  kept: number[]
  keeps: number
}

export interface DieEvent {
  event: 'die'
  die: number
  number: number
  colour: 'black' | 'blue' | 'green' | 'grey' | 'red' | 'yellow'
}

export interface RolledEvent {
  event: 'rolled'
  seat: number
  roll: number
  faces: Face[]
}

export interface AskedEvent {
  event: 'asked'
  seat: number
  active_seat: number
}

export interface PassedEvent {
  event: 'passed'
  seat: number
  active_seat: number
}

export interface RerolledEvent {
  event: 'rerolled'
  dice: number[]
  count: number
  kept: number[]
  keeps: number
  seat: number
}

export interface ScoredEvent {
  event: 'scored'
  dice: number[]
  numbers: number[]
  faces: Face[]
  points: number
  bonus: number
  gift: number
  given: number[]
  doubled: boolean
  receiver_seat: number
  seat: number
}

export interface EndedEvent {
  event: 'ended'
  donated_by_seat: number[]
  generosity_by_seat: number[]
  reward: number
}

export interface Options {
  rounds: number
  greatest_gift: boolean
  generosity: boolean
  dice: string[]
}

export type Prompt =
  | GiftPrompt
  | ScorePrompt
  | RollPrompt

export type Meaning =
  | AskMeaning
  | PassMeaning
  | ScoreMeaning
  | RerollMeaning

export type Event =
  | DieEvent
  | RolledEvent
  | AskedEvent
  | PassedEvent
  | RerolledEvent
  | ScoredEvent
  | EndedEvent

export interface Game {
  view: View
  options: Options
  prompt: Prompt
  meaning: Meaning
  event: Event
}
