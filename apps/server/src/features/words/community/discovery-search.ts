import type { DiscoveryHit } from '@syllaboom/contracts';
import { canonicalWord, GAME_LANGUAGES, type GameLanguage, type WordIndex } from '@syllaboom/engine';
import type { Db } from '#platform/db/index.ts';
import { type Hit, readByPrefix } from './community.repository.ts';

const SHOWN = 20;
/** So many of a language are looked at: the words behind a letter or two would be a good part of all. */
const LOOKED_AT = 200;

/** Opens a dictionary; rejects while it is being built. */
interface Dictionaries {
  openDictionary(language: GameLanguage): Promise<Pick<WordIndex, 'isOffensive'>>;
}

/** Words that begin with a text and that somebody has discovered, by claims; never an offensive one. */
export async function searchDiscoveries(db: Db, dictionaries: Dictionaries, query: string): Promise<DiscoveryHit[]> {
  const prefixes = GAME_LANGUAGES.map((locale) => ({ locale, text: canonicalWord(query, locale) }));
  const asked = prefixes.filter(({ text }) => text !== '');
  const hits = asked.length === 0 ? [] : await readByPrefix(db, asked, LOOKED_AT);
  const shown: Hit[] = [];
  for (const hit of hits) {
    if (shown.length === SHOWN) break;
    if (await mayBeShown(dictionaries, hit)) shown.push(hit);
  }
  return shown.map(({ word, locale, claims }) => ({ word, locale, cc: claims }));
}

/** A word whose dictionary can't be asked is not shown: nobody knows what it is. */
const mayBeShown = (dictionaries: Dictionaries, { locale, word }: Hit): Promise<boolean> =>
  dictionaries.openDictionary(locale).then(
    (index) => !index.isOffensive(word),
    () => false,
  );
