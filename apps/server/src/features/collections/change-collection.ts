import type { Collection, CollectionDetails } from '@syllaboom/contracts';
import type { InterfaceLanguage } from '@syllaboom/engine';
import { type Caller, lockAccount } from '#features/account';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { KeptCollection, KeptDetails } from './collection.ts';
import { isNameTaken, saveDetails } from './collection.repository.ts';
import type { CollectionDeps } from './collections.deps.ts';
import { readDetails } from './read-details.ts';
import { describeOne } from './view-collection.ts';
import { changeOwn } from './words/change-words.ts';
import { findRefused } from './words/judge-words.ts';
import { spellWord } from './words/spell-word.ts';
import { readWordLines, replaceWords } from './words/word.repository.ts';

/** So many words a refusal names. */
const MOST_NAMED = 10;

/**
 * Changes what a player says of a collection of their own. In another language its words are spelled anew; a public one holds
 * no word that it may not. Throws which words are in the way.
 */
export async function changeCollection(
  deps: CollectionDeps,
  caller: Caller,
  id: string,
  wish: CollectionDetails,
): Promise<Collection> {
  const { playerId } = caller;
  const { clock } = deps;
  let details: KeptDetails;
  await changeOwn(
    deps,
    { id, playerId },
    {
      prepare: (seen) => {
        details = readDetails(caller, wish);
        return prepareWords(deps, seen, details);
      },
      holdsFor: (seen, held) =>
        seen.revision === held.revision && seen.locale === held.locale && seen.isPublic === held.isPublic,
      hold: (tx) => holdAlone(tx, playerId),
      change: async (tx, held, words) => {
        if (await isNameTaken(tx, playerId, details.name, id)) throw new AppError('collection/name_taken');
        await saveDetails(tx, id, details, clock.now());
        if (words !== null) await replaceWords(tx, held.id, words, clock.now());
      },
    },
  );
  return describeOne(deps, playerId, id);
}

/** Alone: two at once would both take the same name. */
async function holdAlone(tx: Tx, playerId: string): Promise<void> {
  if ((await lockAccount(tx, playerId)) === null) throw new AppError('auth/token_invalid');
}

/** The words as they are to be kept; null: as they are. */
async function prepareWords(
  deps: CollectionDeps,
  seen: KeptCollection,
  { locale, isPublic }: KeptDetails,
): Promise<readonly string[] | null> {
  const isSpelledAnew = locale !== seen.locale;
  const isJudged = isPublic && (!seen.isPublic || isSpelledAnew);
  if (seen.words === 0 || (!isSpelledAnew && !isJudged)) return null;
  const lines = await readWordLines(deps.database.db, seen.id, seen.locale);
  const kept = lines === '' ? [] : lines.split('\n');
  const words = isSpelledAnew ? await spellAnew(deps, kept, locale) : kept;
  if (isJudged) refuse('collection/refused_words', [...(await findRefused(deps, locale, words))]);
  return isSpelledAnew ? words : null;
}

async function spellAnew(deps: CollectionDeps, words: readonly string[], locale: InterfaceLanguage): Promise<string[]> {
  const spelled = new Set<string>();
  const foreign: string[] = [];
  for (const word of words) {
    const anew = spellWord(word, locale);
    if (anew === null) foreign.push(word);
    else spelled.add(anew);
    const rest = deps.slices.pause();
    if (rest !== null) await rest;
  }
  refuse('collection/foreign_words', foreign);
  return [...spelled];
}

function refuse(code: 'collection/refused_words' | 'collection/foreign_words', words: readonly string[]): void {
  if (words.length === 0) return;
  const more = words.length > MOST_NAMED ? ', …' : '';
  throw new AppError(code, { params: { words: words.slice(0, MOST_NAMED).join(', ') + more } });
}
