/** Few and short, of wood, cards and dice. Made on the spot, so nothing is loaded; off until somebody wants them. */
import { settings } from './settings.svelte'

/** One part of a sound: a struck bar of wood (`pitch`), or a breath of noise around a pitch (`breath`). */
interface Part {
  at: number // s
  long: number // s
  loud: number
  pitch?: number
  breath?: number
}

const bar = (at: number, pitch: number, long = 0.3, loud = 0.14): Part => ({ at, pitch, long, loud })
const breath = (at: number, around: number, long: number, loud: number): Part => ({ at, breath: around, long, loud })
/** A die hits the table: a click, and the wood under it. */
const hit = (at: number, loud: number): Part[] => [breath(at, 3200, 0.018, loud), bar(at, 210 + 900 * (at % 0.07), 0.05, loud * 0.6)]

const SOUNDS = {
  card: [breath(0, 2600, 0.07, 0.1), bar(0.045, 150, 0.06, 0.1)],
  flip: [breath(0, 1900, 0.09, 0.09), breath(0.08, 3000, 0.05, 0.12), bar(0.12, 170, 0.07, 0.1)],
  dice: [0, 0.055, 0.1, 0.17, 0.21, 0.3].flatMap((at, i) => hit(at, 0.16 - i * 0.02)),
  wood: [bar(0, 190, 0.09, 0.2), breath(0, 1200, 0.025, 0.08)],
  take: [breath(0, 1500, 0.14, 0.07), bar(0.1, 392, 0.22, 0.09)],
  cat: [bar(0, 110, 0.3, 0.2), bar(0.09, 98, 0.35, 0.2), breath(0.02, 700, 0.2, 0.08)],
  turn: [bar(0, 523, 0.35), bar(0.13, 659, 0.45)],
  end: [bar(0, 392, 0.4), bar(0.14, 523, 0.4), bar(0.28, 659, 0.5), bar(0.44, 784, 0.8, 0.11)],
} satisfies Record<string, Part[]>

export type Sound = keyof typeof SOUNDS

let context: AudioContext | undefined
let noise: AudioBuffer | undefined

export function sound(name: Sound) {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume() // phones make it so until somebody has touched the page
  for (const part of SOUNDS[name]) play(context, part)
}

function play(context: AudioContext, { at, long, loud, pitch, breath }: Part) {
  const start = context.currentTime + at
  const loudness = context.createGain()
  loudness.gain.setValueAtTime(0.0001, start)
  loudness.gain.exponentialRampToValueAtTime(loud, start + 0.004)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + long)
  loudness.connect(context.destination)
  if (pitch !== undefined) for (const [times, share] of [[1, 1], [3.93, 0.22]]) strike(context, loudness, pitch * times, share, start, long)
  if (breath !== undefined) {
    const source = context.createBufferSource()
    const filter = context.createBiquadFilter()
    source.buffer = noise ??= noiseOf(context)
    filter.type = 'bandpass'
    filter.frequency.value = breath
    source.connect(filter).connect(loudness)
    source.start(start)
    source.stop(start + long)
  }
}

/** One of the tones of a wooden bar. */
function strike(context: AudioContext, out: AudioNode, pitch: number, share: number, start: number, long: number) {
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.frequency.value = pitch
  loudness.gain.value = share
  tone.connect(loudness).connect(out)
  tone.start(start)
  tone.stop(start + long)
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
