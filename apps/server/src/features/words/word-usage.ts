import { PROFILE } from '@syllaboom/engine';
import { readAccountFacts } from '#features/account';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { readMostUsedWords, type UsedWord } from './word-usage.repository.ts';

/** The words that a player uses most, the most used first. */
export async function wordUsage(db: Db, playerId: string): Promise<UsedWord[]> {
  const account = (await readAccountFacts(db, [playerId])).get(playerId);
  if (account === undefined || account.erased) throw new AppError('profile/not_found');
  return readMostUsedWords(db, playerId, PROFILE.wordUsageShown);
}
