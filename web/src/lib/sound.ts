/** Few and short: a card laid down, dice on wood, your turn. Made on the spot, so nothing is loaded. */
import { settings } from './settings.svelte'

let context: AudioContext | undefined

const SOUNDS = {
  card: [{ at: 0, pitch: 190, long: 0.06 }],
  dice: [0, 0.06, 0.11, 0.19].map((at, i) => ({ at, pitch: 240 + 60 * (i % 3), long: 0.04 })),
  turn: [
    { at: 0, pitch: 523, long: 0.16 },
    { at: 0.12, pitch: 659, long: 0.22 },
  ],
}

export function sound(name: keyof typeof SOUNDS) {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  for (const { at, pitch, long } of SOUNDS[name]) {
    const start = context.currentTime + at
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.type = name === 'turn' ? 'sine' : 'triangle'
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.12, start)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + long)
    tone.connect(loudness).connect(context.destination)
    tone.start(start)
    tone.stop(start + long)
  }
}
