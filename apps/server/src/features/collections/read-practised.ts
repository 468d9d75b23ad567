import type { InterfaceLanguage } from '@syllaboom/engine';
import type { Db } from '#platform/db/index.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import { findVisible } from './require-collection.ts';
import { readWordLines } from './words/word.repository.ts';

/** A collection that somebody practises. */
interface Practised {
  readonly id: string;
  readonly name: string;
  readonly locale: InterfaceLanguage;
  readonly words: readonly string[];
}

/** A collection with all its words, as far as a player may see it now; null: for them it is not there. */
export async function readPractised(db: Db, playerId: string, id: string): Promise<Practised | null> {
  if (isGuestId(playerId)) return null;
  const found = await findVisible(db, id, playerId);
  if (found === null) return null;
  const lines = await readWordLines(db, id, found.locale);
  return { id, name: found.name, locale: found.locale, words: lines === '' ? [] : lines.split('\n') };
}
