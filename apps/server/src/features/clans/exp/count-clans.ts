import type { ClanDeps } from '../clans.deps.ts';
import { countClan, findUncounted } from './refresh.repository.ts';

/** Brings the exp of clans, and their points of the week, in line with what their members have earned: one clan after the other. */
export async function countClans({ database }: Pick<ClanDeps, 'database'>): Promise<void> {
  for (const clanId of await findUncounted(database.db)) await database.transact((tx) => countClan(tx, clanId));
}
