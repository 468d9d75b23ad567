/** A word of a language, as an address names it: `en-US:APPLE`. */
export type WordKey = `${string}:${string}`;

const KEY = /^([a-zA-Z-]{2,6}):([\p{L}\p{M}\p{N}'’·. -]{1,60})$/u;

export const parseWordKey = (text: string): WordKey | null => (KEY.test(text) ? (text as WordKey) : null);

export const wordKey = (locale: string, word: string): WordKey => `${locale}:${word}`;

export function splitWordKey(key: WordKey): { readonly locale: string; readonly word: string } {
  const at = key.indexOf(':');
  return { locale: key.slice(0, at), word: key.slice(at + 1) };
}
