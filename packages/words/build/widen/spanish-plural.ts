/**
 * The plural of a Spanish noun or adjective in the game's form; null for verbs, adverbs in -MENTE and endings that say
 * nothing of it.
 */
export function pluralOf(word: string): string | null {
  if (/(?:[AEI]R|MENTE)$/.test(word)) return null;
  if (/[AEO]$/.test(word)) return `${word}S`;
  if (word.endsWith('Z')) return word.replace(/Z$/, 'CES');
  return /[DLNR]$/.test(word) && word.length > 3 ? `${word}ES` : null;
}
