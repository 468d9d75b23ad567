/** A word of the demonstration and the syllable that it must hold. Both are shown upper-case. */
export interface DemoWord {
  readonly prompt: string;
  readonly word: string;
  /** Which critter of the table types it. */
  readonly seat: number;
}

/** English for every interface language: the demonstration shows the game's default language. */
const DEMO_WORDS: readonly DemoWord[] = [
  { prompt: 'TIO', word: 'FRACTION', seat: 0 },
  { prompt: 'OCK', word: 'ROCKET', seat: 1 },
  { prompt: 'AND', word: 'PANDA', seat: 2 },
  { prompt: 'ISH', word: 'WISHBONE', seat: 3 },
];

/** What the demonstration shows at a step: letters come one by one, then the word rests, then the turn passes. */
export interface DemoFrame {
  readonly word: DemoWord;
  readonly typed: string;
  readonly solved: boolean;
  /** 0–1: how far the fuse has burnt. */
  readonly heat: number;
}
const REST_STEPS = 5;

export function demoFrame(step: number): DemoFrame {
  let rest = step % DEMO_WORDS.reduce((sum, { word }) => sum + word.length + REST_STEPS, 0);
  for (const word of DEMO_WORDS) {
    const length = word.word.length + REST_STEPS;
    if (rest < length) {
      const typed = word.word.slice(0, rest);
      const solved = rest >= word.word.length;
      return { word, typed, solved, heat: solved ? 0 : rest / length };
    }
    rest -= length;
  }
  throw new Error('a step always falls into one word');
}
