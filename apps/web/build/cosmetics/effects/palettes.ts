/** Light, middle and shade of a body, and the colour of what is not the body itself: wings, leaves, ribbons. */
export interface Palette {
  readonly hi: string;
  readonly base: string;
  readonly lo: string;
  readonly second: string;
}

type Tones = readonly [hi: string, base: string, lo: string];
const TONES = {
  ruby: ['#ff8a94', '#f5384e', '#b3122f'],
  rose: ['#ffc4de', '#ff74a8', '#d23b7c'],
  magenta: ['#ff9bf2', '#e83fd0', '#9c1590'],
  peach: ['#ffe0c2', '#ffae80', '#e0764a'],
  orange: ['#ffc07a', '#ff8a2b', '#cc5510'],
  gold: ['#fff0a8', '#ffc933', '#cf8a0a'],
  lemon: ['#fff9b8', '#ffe34a', '#d6ad12'],
  lime: ['#dcff9a', '#9be036', '#5a9d12'],
  leaf: ['#97e88a', '#3fb950', '#1c7a35'],
  mint: ['#c0ffe4', '#4fdca6', '#169067'],
  teal: ['#9af3ee', '#22bfc0', '#0d7480'],
  sky: ['#d4f3ff', '#52c6f7', '#1b83bd'],
  blue: ['#a3c8ff', '#3f82f6', '#1c49b3'],
  indigo: ['#b9b2ff', '#6a5cf0', '#3a2ca8'],
  grape: ['#dcc2ff', '#a064f2', '#6a2bbd'],
  pearl: ['#ffffff', '#f4ecf6', '#c6b5d3'],
  silver: ['#f4f8fc', '#b9c6d6', '#7688a0'],
  brown: ['#e3b184', '#b5763f', '#7a4520'],
  cocoa: ['#b98563', '#80492a', '#502812'],
  cream: ['#fffaf0', '#ffe3b3', '#d9ab68'],
  coal: ['#aca4c8', '#6b6390', '#423a63'],
} as const satisfies Readonly<Record<string, Tones>>;
export type ToneName = keyof typeof TONES;

/** A body's tones with a second colour. */
export const palette = (tone: ToneName, second: ToneName): Palette => {
  const [hi, base, lo] = TONES[tone];
  return { hi, base, lo, second: TONES[second][1] };
};
