import type { GameLanguage } from '@syllaboom/engine';
import { findBadSpans } from './profanity-filter.ts';

/** A chat line with its bad words as stars: as many as the word has letters. */
export function maskChat(text: string, language: GameLanguage): string {
  let masked = '';
  let from = 0;
  for (const { start, end } of findBadSpans(text, language, false)) {
    masked += text.slice(from, start) + '*'.repeat(Array.from(text.slice(start, end)).length);
    from = end;
  }
  return from === 0 ? text : masked + text.slice(from);
}
