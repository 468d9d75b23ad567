/** Body, light and shade colour of a critter. */
export interface Coat {
  readonly body: string;
  readonly shade: string;
  readonly light: string;
}
export type Mood = 'calm' | 'panic' | 'out' | 'happy';

export interface CritterAppearance {
  readonly coat: Coat;
  readonly body: number;
  readonly topper: number;
  readonly eyes: number;
  readonly mouth: number;
  readonly marks: number;
}

const coat = (body: string, shade: string, light: string): Coat => ({ body, shade, light });
export const COATS: readonly Coat[] = [
  coat('#ff7a59', '#d94a2b', '#ffd2b8'),
  coat('#ffc53d', '#d98f0f', '#fff0b8'),
  coat('#4fd08d', '#1f9a5e', '#c9f7d9'),
  coat('#4cc3f0', '#1d8bc0', '#cdf0ff'),
  coat('#a580ff', '#6f48d6', '#e2d5ff'),
  coat('#ff8cbc', '#dc4f8d', '#ffdcea'),
  coat('#f2e6cf', '#c2ab84', '#fffaf0'),
  coat('#2fc4b2', '#128677', '#c4f5ee'),
  coat('#b7d94a', '#7a9c17', '#eefac4'),
  coat('#8b95b5', '#5a6388', '#dfe5f7'),
];
export const OUT_COAT = coat('#9aa3b5', '#6d7688', '#d5dbe6');

/** Outlines in a 100 × 100 box: dome, slime, pear, box, cloud, spiky. */
export const BODIES: readonly string[] = [
  'M50 12c26 0 40 20 40 48 0 16-2 40-2 40H12s-2-24-2-40C10 32 24 12 50 12z',
  'M50 30c34 0 50 20 50 46v24H0V76c0-26 16-46 50-46z',
  'M50 2c13 0 19 12 26 34 7 20 14 36 14 64H10c0-28 7-44 14-64C31 14 37 2 50 2z',
  'M20 18h60c10 0 14 6 14 14v68H6V32c0-8 4-14 14-14z',
  'M26 26c4-14 20-18 28-8 10-8 26-2 27 11 13 2 18 16 11 26 8 10 4 24-4 28v17H12V83C4 79 0 65 8 55 1 44 8 30 26 26z',
  'M50 6l12 14 18-4 2 18 16 9-9 16 7 17-10 6v18H14V82L4 76l7-17-9-16 16-9 2-18 18 4z',
];

/** FNV-1a over the text's code units. */
const hash = (text: string): number => {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  return value >>> 0;
};

/** The creature that belongs to a seed: always the same one. */
export function critterAppearance(seed: string): CritterAppearance {
  const bits = hash(seed);
  return {
    coat: COATS[bits % COATS.length] ?? OUT_COAT,
    body: (bits >>> 4) % BODIES.length,
    topper: (bits >>> 8) % 7,
    eyes: (bits >>> 12) % 5,
    mouth: (bits >>> 16) % 5,
    marks: (bits >>> 20) % 4,
  };
}
