import { COLLECTIONS } from '@syllaboom/engine';
import { AppError } from '#platform/errors/app-error.ts';
import type { CollectionDeps } from '../collections.deps.ts';
import { changeOwn, isJudgedAlike } from './change-words.ts';
import { findRefused } from './judge-words.ts';
import { spellWord } from './spell-word.ts';
import { addWords, readListedAmong } from './word.repository.ts';

/** Adds a word to a collection of the player's own; how it is kept, and how many words there are then. */
export const addWord = (
  deps: CollectionDeps,
  playerId: string,
  id: string,
  text: string,
): Promise<{ readonly word: string; readonly wordCount: number }> =>
  changeOwn(
    deps,
    { id, playerId },
    {
      prepare: async ({ locale, isPublic }) => {
        const word = spellWord(text, locale);
        if (word === null) throw new AppError('collection/no_word');
        if (isPublic && (await findRefused(deps, locale, [word])).size > 0)
          throw new AppError('collection/word_refused');
        return word;
      },
      holdsFor: isJudgedAlike,
      change: async (tx, { name, words }, word) => {
        if ((await readListedAmong(tx, id, [word])).has(word))
          throw new AppError('collection/listed', { params: { word, collection: name } });
        if (words >= COLLECTIONS.mostWords) throw new AppError('collection/full');
        return { word, wordCount: await addWords(tx, id, [word], deps.clock.now()) };
      },
    },
  );
