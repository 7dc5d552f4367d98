import type { Drawn } from '../../pieces'
import Cat from './Cat.svelte'
import Die from './Die.svelte'
import Token from './Token.svelte'

const dice = ['mouse', 'candy', 'support'].flatMap((kind) =>
  [null, 0, 1, 2, 3, 4].flatMap((owner) => [null, 1, 2, 3, 4, 5, 6].map((value) => ({ kind, value, owner }))),
)

export const pieces: Drawn[] = [
  { piece: Die, width: 40, height: 40, named: Object.fromEntries(dice.map((die) => [`${die.kind} ${die.value ?? '?'} ${die.owner ?? '?'}`, die])) },
  { piece: Token, width: 24, height: 24, named: Object.fromEntries(['cheese', 'cracker', 'sausage', 'candy'].map((kind) => [kind, { kind, size: '100%' }])) },
  { piece: Cat, width: 84, height: 44, named: Object.fromEntries(['asleep', 'listening', 'awake'].map((mood) => [mood, { mood }])) },
]
