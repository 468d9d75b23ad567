import { PERKS } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { AppError } from '#platform/errors/app-error.ts';
import type { RankedDeps } from './ranked.deps.ts';
import { writePerk } from './seasons/season.repository.ts';
import { currentSeason } from './seasons/roll-over-season.ts';

/** Keeps the perk that a player shows in ranked play; throws `http/bad_request` for what is no perk. */
export async function choosePerk(deps: RankedDeps, playerId: string, perk: string | null): Promise<void> {
  if (perk !== null && !PERKS.some((known) => known === perk)) throw new AppError('http/bad_request');
  await deps.database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    await writePerk(tx, playerId, perk, currentSeason(deps).id);
  });
}
