/** A word of the demonstration and the syllable that it must hold. Both are shown upper-case. */
export interface DemoWord {
  readonly prompt: string;
  readonly word: string;
  /** Which critter of the table types it. */
  readonly seat: number;
}

/** Who of the table types, one after the other. */
const TYPISTS = 4;

/** Reads the demonstration's words as the texts have them, with their syllables in brackets: `R[OCK]ET P[AND]A`. */
export const readDemoWords = (text: string): readonly DemoWord[] =>
  text.split(' ').map((marked, at) => ({
    prompt: marked.slice(marked.indexOf('[') + 1, marked.indexOf(']')),
    word: marked.replace(/[[\]]/g, ''),
    seat: at % TYPISTS,
  }));

/** What the demonstration shows at a step: letters come one by one, then the word rests, then the turn passes. */
export interface DemoFrame {
  readonly word: DemoWord;
  readonly typed: string;
  readonly solved: boolean;
  /** 0–1: how far the fuse has burnt. */
  readonly heat: number;
}
const REST_STEPS = 5;

/** Goes through the words again and again. */
export function demoFrame(words: readonly DemoWord[], step: number): DemoFrame {
  let rest = step % words.reduce((sum, { word }) => sum + word.length + REST_STEPS, 0);
  for (const word of words) {
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
