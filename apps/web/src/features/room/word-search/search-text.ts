import { canonicalWord, DIFFICULTIES, type GameLanguage } from '@syllaboom/engine';
import type { RoomInfo } from '../store/room-types.ts';

/** What is asked for: trimmed, accents folded unless they are letters of the language, upper-case. */
export const searchText = (raw: string, language: GameLanguage): string => canonicalWord(raw, language);

/** Whether results are few and late: while a match runs that is no practice. */
export const isSearchLimited = (info: Pick<RoomInfo, 'started' | 'diff'> | null): boolean =>
  info?.started === true && info.diff !== DIFFICULTIES.practice;

/** A word cut at the letters that were looked for, so that they can be marked. */
export function splitAtMatch(word: string, query: string): readonly [before: string, match: string, after: string] {
  const at = query === '' ? -1 : word.indexOf(query);
  return at < 0 ? [word, '', ''] : [word.slice(0, at), query, word.slice(at + query.length)];
}
