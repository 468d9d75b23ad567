/** A synthesised voice: a falling or rising tone, some noise, an optional low-pass. Times in seconds, frequencies in hertz. */
export interface Voice {
  readonly type: 'sine' | 'square' | 'sawtooth' | 'triangle';
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly gain: number;
  readonly noise?: number;
  readonly lowPass?: number;
}

/** The six key sounds in the order of the preference `ks`. */
export const KEY_SETS = ['thock', 'click', 'bubble', 'wood', 'chip', 'glass'] as const;
export type KeySet = (typeof KEY_SETS)[number];

const KEY_VOICES = {
  thock: { type: 'triangle', from: 190, to: 90, seconds: 0.06, gain: 0.5, noise: 0.35, lowPass: 1800 },
  click: { type: 'square', from: 1900, to: 1400, seconds: 0.02, gain: 0.1, noise: 0.5, lowPass: 6500 },
  bubble: { type: 'sine', from: 320, to: 900, seconds: 0.07, gain: 0.4 },
  wood: { type: 'sine', from: 620, to: 480, seconds: 0.05, gain: 0.5, noise: 0.15, lowPass: 2600 },
  chip: { type: 'square', from: 660, to: 880, seconds: 0.05, gain: 0.14 },
  glass: { type: 'sine', from: 2100, to: 2050, seconds: 0.068, gain: 0.3 },
} as const satisfies Record<KeySet, Voice>;

const GAME_VOICES = {
  tap: { type: 'triangle', from: 300, to: 160, seconds: 0.05, gain: 0.3, noise: 0.1, lowPass: 2200 },
  tick: { type: 'triangle', from: 880, to: 700, seconds: 0.035, gain: 0.3, noise: 0.25, lowPass: 4200 },
  ok: { type: 'triangle', from: 520, to: 1040, seconds: 0.18, gain: 0.35 },
  no: { type: 'sawtooth', from: 180, to: 90, seconds: 0.2, gain: 0.25, lowPass: 900 },
  again: { type: 'square', from: 420, to: 300, seconds: 0.16, gain: 0.14, lowPass: 1600 },
  turn: { type: 'triangle', from: 660, to: 990, seconds: 0.24, gain: 0.4 },
  hurt: { type: 'sawtooth', from: 320, to: 70, seconds: 0.34, gain: 0.3, noise: 0.3, lowPass: 1300 },
  heart: { type: 'sine', from: 590, to: 1180, seconds: 0.3, gain: 0.4 },
  count: { type: 'sine', from: 500, to: 500, seconds: 0.12, gain: 0.4 },
  go: { type: 'sine', from: 760, to: 1020, seconds: 0.34, gain: 0.45 },
  coin: { type: 'square', from: 980, to: 1480, seconds: 0.12, gain: 0.12 },
  win: { type: 'triangle', from: 392, to: 1174, seconds: 0.7, gain: 0.4 },
  lose: { type: 'sawtooth', from: 330, to: 82, seconds: 0.9, gain: 0.22, lowPass: 1100 },
  join: { type: 'sine', from: 440, to: 660, seconds: 0.1, gain: 0.25 },
  chat: { type: 'sine', from: 820, to: 760, seconds: 0.05, gain: 0.2 },
  boom: { type: 'sine', from: 150, to: 28, seconds: 1.1, gain: 1, noise: 1.2, lowPass: 900 },
} as const satisfies Record<string, Voice>;

export const VOICES: Record<KeySet | keyof typeof GAME_VOICES, Voice> = { ...KEY_VOICES, ...GAME_VOICES };
export type SoundName = keyof typeof GAME_VOICES;

const wave = (type: Voice['type'], turn: number): number => {
  switch (type) {
    case 'sine':
      return Math.sin(turn * 2 * Math.PI);
    case 'square':
      return turn < 0.5 ? 1 : -1;
    case 'sawtooth':
      return 2 * turn - 1;
    case 'triangle':
      return 4 * Math.abs(turn - 0.5) - 1;
  }
};

/** Renders a voice to samples without an audio context, so that it can be tested anywhere. Ends silent. */
export function renderSamples(rate: number, voice: Voice): Float32Array<ArrayBuffer> {
  const length = Math.ceil(voice.seconds * rate);
  const samples = new Float32Array(length);
  const smoothing = voice.lowPass ? 1 - Math.exp((-2 * Math.PI * voice.lowPass) / rate) : 1;
  let phase = 0;
  let level = 0;
  for (let index = 0; index < length; index++) {
    const progress = index / length;
    phase += (voice.from * (voice.to / voice.from) ** progress) / rate;
    const hiss = voice.noise ? (Math.random() * 2 - 1) * voice.noise : 0;
    level += smoothing * (wave(voice.type, phase % 1) + hiss - level);
    samples[index] = level * voice.gain * Math.min(1, index / 60) * (1 - progress) ** 2.2;
  }
  return samples;
}

/** Milliseconds to the next tick of the bomb, from the fraction of time left: 900 → 90, so that it feels like panic. */
export const tickInterval = (left: number): number => 90 + 810 * Math.min(1, Math.max(0, left)) ** 1.6;
