import type { GameLanguage } from '@syllaboom/engine';
import { findBadSpans, holdsStem } from './profanity-filter.ts';

/** Where the words of a name meet: signs, digits, a capital after a small letter. */
const SEAMS = /[_\-.\d]+|(?<=\p{Ll})(?=\p{Lu})/gu;

/**
 * Whether a name, status word or title may be shown to everybody. `language` is its owner's: words that are bad there and
 * ordinary elsewhere are refused to them alone. Not for words of the game: those are judged by their dictionary.
 */
export function isNameAllowed(name: string, language: GameLanguage): boolean {
  const words = name.replace(SEAMS, ' ');
  const isBad = (text: string): boolean => findBadSpans(text, language, true).length > 0;
  return !isBad(name) && !isBad(words) && !holdsStem(name);
}
