import type { OffensiveList } from './pack/word-pack.ts';

/** Listed words of this length and more also cover the words that begin with them (plurals, endings). */
const SHORTEST_COVERING_WORD = 6;
/** Listed words of this length and more make a prompt that holds them unshowable. */
const SHORTEST_HELD_WORD = 3;

/** Tells which words and prompts are never shown. They stay valid to type. */
export interface OffensiveFilter {
  isOffensive(text: string): boolean;
  isOffensivePrompt(prompt: string): boolean;
}

export function createOffensiveFilter({ words, stems }: OffensiveList): OffensiveFilter {
  const listed = new Set(words);
  const longest = words.reduce((length, word) => Math.max(length, word.length), 0);
  const beginsListed = (text: string): boolean => {
    for (let length = SHORTEST_COVERING_WORD; length <= Math.min(longest, text.length); length++) {
      if (listed.has(text.slice(0, length))) return true;
    }
    return false;
  };
  const isOffensive = (text: string): boolean =>
    listed.has(text) || beginsListed(text) || stems.some((stem) => text.includes(stem));
  const isOffensivePrompt = (prompt: string): boolean => {
    if (isOffensive(prompt)) return true;
    for (let start = 0; start < prompt.length; start++) {
      for (let end = start + SHORTEST_HELD_WORD; end <= prompt.length; end++) {
        if (listed.has(prompt.slice(start, end))) return true;
      }
    }
    // The first four letters of a word that is never harmless show what is meant.
    return prompt.length >= 4 && stems.some((stem) => stem.startsWith(prompt));
  };
  return { isOffensive, isOffensivePrompt };
}
