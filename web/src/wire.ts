// Written by `make wire` from the server's wire.py. Not to be edited by hand.

export type Data = Record<string, any>

export interface Command {
  id?: string | null
}

export interface OptionInfo {
  name: string
  kind: string
  default: any
  defaults: Data | null
  values: string[] | null
  least: number | null
  most: number | null
  longest: number | null
}

export interface GameInfo {
  name: string
  version: number
  least_seats: number
  most_seats: number
  options: OptionInfo[]
  bots: string[]
  bot: string
  covers: boolean
  secrets: boolean
  quiet: string[]
  lesson: boolean
  puzzles: number
  pad: GameInfo | null
}

export interface GameList {
  games: GameInfo[]
}

export interface Rules {
  game: string
  language: string
  markdown: string
}

export interface CheckOptions {
  seats: number
  options?: Data
}

export interface CheckedOptions {
  options: Data
}

export interface LaidSets {
  sets: string[]
  seat: number
}

export interface Attacked {
  seats: number[]
}

export interface GameWords {
  game: string
  language: string
  fluent: string
}

export interface Seat {
  kind: 'bot' | 'open' | 'person'
  name: string | null
  bot: string | null
  here: boolean
  wins: number
  device: number | null
}

export interface Clock {
  kind: 'move' | 'slow' | 'total'
  seconds: number
}

export interface VoidDeal {
  commitment: string
  pledges: (string | null)[]
  unopened: number[]
}

export interface FairDeal {
  commitment: string
  pledges: (string | null)[] | null
  contributions: (string | null)[] | null
  secret: string | null
  voided: VoidDeal[]
}

export interface Wish {
  what: 'end' | 'pause'
  by: number[]
}

export interface Knock {
  id: string
  name: string
  seat: number
  welcome: boolean
}

export interface Table {
  code: string
  game: string
  version: number
  phase: 'lobby' | 'over' | 'playing'
  seats: Seat[]
  options: Data
  host: number | null
  pace: 'instant' | 'normal' | 'slow'
  aids: boolean
  watchers: number
  games: number
  previous: string | null
  next: string | null
  fair: FairDeal | null
  clock: Clock | null
  locked: boolean
  watch: boolean
  paused: boolean
  wish: Wish | null
  knocks: Knock[]
  hints: boolean
  hinted: number[]
  box: boolean
  helpers: boolean
  later: number | null
  misfit: boolean
}

export interface Choice {
  move: string
  meaning: Data | null
}

export interface Result {
  scores: number[]
  winners: number[]
  reason: string
}

export interface SeatClock {
  left: number
  runs: boolean
}

export interface Now {
  view: Data
  waiting: number[]
  prompt: Data | null
  moves: Choice[]
  can_undo: boolean
  result: Result | null
  clocks: SeatClock[]
  deal: Data | null
}

export interface Told {
  events: Data[]
  view: Data | null
}

export interface Acked {
  id: string
  seq: number
}

export interface Retold {
  entry: number
  events: Data[]
}

export interface MakeMove {
  id: string
  move: string
  at?: number | null
}

export interface TakeBack {
  id: string
}

export interface EnterDeal {
  id: string
  outcome: string
  at?: number | null
}

export interface Correct {
  entry: number
  count?: number
  id?: string | null
}

export interface PutBack {
  keep: boolean
  id?: string | null
}

export interface ChangePace {
  pace: 'instant' | 'normal' | 'slow'
  id?: string | null
}

export interface PledgedHash {
  hash: string
  id?: string | null
}

export interface Contribution {
  value: string
  id?: string | null
}

export interface Utter {
  what: 'again' | 'bye' | 'heart' | 'hello' | 'laugh' | 'luck' | 'lucky' | 'moment' | 'ouch' | 'peace' | 'sad' | 'sleepy' | 'smile' | 'sorry' | 'thanks' | 'well-played' | 'wink' | 'wow'
}

export interface Hello {
  type: 'hello'
  token?: string | null
  lang?: string | null
  seat?: number | null
}

export interface Move {
  type: 'move'
  id: string
  move: string
  at?: number | null
}

export interface Undo {
  type: 'undo'
  id: string
}

export interface Deal {
  type: 'deal'
  id: string
  outcome: string
  at?: number | null
}

export interface SetPace {
  type: 'pace'
  pace: 'instant' | 'normal' | 'slow'
  id?: string | null
}

export interface Pledge {
  type: 'pledge'
  hash: string
  id?: string | null
}

export interface Contribute {
  type: 'contribute'
  value: string
  id?: string | null
}

export interface Say {
  type: 'say'
  what: 'again' | 'bye' | 'heart' | 'hello' | 'laugh' | 'luck' | 'lucky' | 'moment' | 'ouch' | 'peace' | 'sad' | 'sleepy' | 'smile' | 'sorry' | 'thanks' | 'well-played' | 'wink' | 'wow'
}

export interface Back {
  type: 'back'
  id?: string | null
}

export interface State {
  type: 'state'
  seq: number
  you: number | null
  table: Table
  now: Now | null
  story: Data[][]
  story_from: number
  yours: number[]
}

export interface Step {
  type: 'step'
  seq: number
  kept: number
  told: Told[]
  now: Now
  undone: number | null
  retold: Retold[]
  acks: Acked[]
}

export interface News {
  type: 'table'
  table: Table
}

export interface Ack {
  type: 'ack'
  id: string
  seq: number
}

export interface Refusal {
  code: string
  sentence: string
  language: string
}

export interface Refused {
  type: 'refused'
  code: string
  sentence: string
  language: string
  id: string | null
}

export interface Said {
  type: 'said'
  seat: number
  what: 'again' | 'bye' | 'heart' | 'hello' | 'laugh' | 'luck' | 'lucky' | 'moment' | 'ouch' | 'peace' | 'sad' | 'sleepy' | 'smile' | 'sorry' | 'thanks' | 'well-played' | 'wink' | 'wow'
}

export interface CreateTable {
  game: string
  name?: string | null
  seats?: number | null
  options?: Data
  plan?: string[] | null
  others?: string[]
  pace?: 'instant' | 'normal' | 'slow'
  aids?: boolean
  clock?: Clock | null
  start?: boolean
  box?: boolean
}

export interface JoinTable {
  name?: string | null
  seat?: number | null
  beside?: boolean
  id?: string | null
}

export interface AnswerKnock {
  welcome: boolean
  id?: string | null
}

export interface SetSeat {
  bot: string | null
  id?: string | null
}

export interface ChangeTable {
  seats?: number | null
  options?: Data | null
  order?: number[] | null
  host?: number | null
  locked?: boolean | null
  watch?: boolean | null
  hints?: boolean | null
  helpers?: boolean | null
  name?: string | null
  id?: string | null
}

export interface Agree {
  what: 'end' | 'pause' | 'resume' | null
  id?: string | null
}

export interface PlayOn {
  at: number
  seat: number
  name?: string | null
  bot?: string | null
}

export interface TableRead {
  table: Table
  you: number | null
  link: string
  seq: number
}

export interface Seated {
  table: Table
  you: number
  link: string
  seq: number
  token: string | null
}

export interface Done {
  seq: number
}

export interface StoryEntry {
  seat: number | null
  move: string | null
  events: Data[]
  view: Data
  held: Record<string, Data>
}

export interface Story {
  seat: number | null
  total: number
  first: number
  start: Data
  entries: StoryEntry[]
  open: boolean
}

export interface Verified {
  sentences: string[]
  language: string
}

export interface Hint {
  move: string
  told: string
  win: number
  points: number
  error: number
  exact: boolean
  reason: string
}

export interface Hints {
  moves: Hint[]
  language: string
}

export interface AccountRow {
  name: string
  points: string
  wins: string
}

export interface Moment {
  entry: number
  text: string
}

export interface ToldReport {
  seat: number
  language: string
  sentence: string
  account: AccountRow[]
  units: string[]
  summary: string[]
  moments: Moment[]
  curve: number[]
  luck: boolean[]
  accuracy: number
  luckier_than: number
}

export interface Report {
  done: number
  total: number
  report: ToldReport | null
}

export interface LessonAnswers {
  answers?: string[]
}

export interface SmallGame {
  seats: number
  options: Data
}

export interface Lesson {
  game: string
  language: string
  step: number
  steps: number
  text: string
  at: string | null
  reads: boolean
  over: boolean
  state: State
  happened: Step | null
  small: SmallGame
}

export interface Scene {
  table: Table
  story: Story
}

export interface PuzzleMove {
  move: string
  told: string
  worth: string
  right: boolean
}

export interface Puzzle {
  game: string
  language: string
  state: State
  moves: PuzzleMove[]
  sentence: string
  exact: boolean
  wrong: number
  number: number | null
  code: string | null
  entry: number | null
  made: string | null
}

export interface Puzzles {
  game: string
  wrong: number[]
}

export interface Mistakes {
  puzzles: Puzzle[]
}

export interface PlayPuzzleOn {
  move?: string | null
  name?: string | null
  bot?: string | null
}

export interface Me {
  name: string | null
  account: string | null
}

export interface SignUp {
  name: string
  password: string
}

export interface LogIn {
  name: string
  password: string
}

export interface Recover {
  name: string
  recovery: string
  password: string
}

export interface ChangePassword {
  password: string
  new: string
}

export interface Account {
  name: string
  recovery: string
}

export interface Device {
  code: string
  link: string
  seconds: number
}

export interface UseDevice {
  code: string
}

export interface Forget {
  password?: string | null
}

export interface PushKey {
  key: string
}

export interface SetReminder {
  kind: 'push' | 'webhook'
  address: string
  p256dh?: string
  auth?: string
  quiet_from?: number
  quiet_to?: number
  zone?: string
}

export interface Reminder {
  kind: string
  address: string
  quiet_from: number
  quiet_to: number
}

export interface MyReminders {
  reminders: Reminder[]
}

export interface MyTable {
  code: string
  game: string
  phase: 'lobby' | 'over' | 'playing'
  you: number
  names: (string | null)[]
  turn: boolean
  moved: number
}

export interface MyTables {
  tables: MyTable[]
}

export interface MyGame {
  code: string
  game: string
  you: number
  names: (string | null)[]
  ended: number
  result: number
  luck: number
  own: number
  accuracy: number
}

export interface MyMistake {
  code: string
  game: string
  you: number
  entry: number
  move: string
  best: string
  loss: number
}

export interface MyGames {
  games: MyGame[]
  mistakes: MyMistake[]
  missing: string[]
}

export interface Page {
  language: string
  markdown: string
}

export interface Ping {
  type: 'ping'
}

export interface Pong {
  type: 'pong'
}

export type FromClient = Hello | Move | Undo | Deal | SetPace | Pledge | Contribute | Back | Say | Ping

export type FromServer = State | Step | News | Ack | Refused | Said | Pong

export type Phase = 'lobby' | 'playing' | 'over'

export type Pace = 'instant' | 'normal' | 'slow'

export type Talk = 'hello' | 'luck' | 'moment' | 'thanks' | 'sorry' | 'well-played' | 'lucky' | 'ouch' | 'again' | 'bye' | 'smile' | 'laugh' | 'wow' | 'sad' | 'wink' | 'sleepy' | 'peace' | 'heart'
