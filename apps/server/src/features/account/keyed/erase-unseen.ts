import type { AccountDeps } from '../account.deps.ts';
import { lockAccount } from '../account.repository.ts';
import { announceEnded } from '../sessions/end-sessions.ts';
import { eraseHeld } from '../erase/erase-account.ts';
import { isUnseen, listUnseen, type UnseenAccount } from './account-key.repository.ts';

const PAGE = 100;

/**
 * Erases accounts without a way in whose device has not been seen for long, page by page; how many. Those that were
 * sanctioned or reported, or that bought something, stay: nobody gets rid of what stands against them by waiting.
 */
export async function eraseUnseen(deps: AccountDeps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - deps.session.keyIdleSeconds * 1000);
  let erased = 0;
  let after: UnseenAccount | null = null;
  for (;;) {
    const page: UnseenAccount[] = await listUnseen(deps.database.db, { before, after, most: PAGE });
    if (page.length === 0) return erased;
    for (const { playerId } of page) if (await eraseIfUnseen(deps, playerId, before)) erased++;
    after = page.at(-1) ?? null;
  }
}

/** One at a time: a match that ends meanwhile waits for one account, not for a hundred. */
async function eraseIfUnseen(deps: AccountDeps, playerId: string, before: Date): Promise<boolean> {
  const isErased = await deps.database.transact(async (tx) => {
    const account = await lockAccount(tx, playerId);
    if (account === null || account.wayIn || !(await isUnseen(tx, playerId, before))) return false;
    if ((await deps.ports.keepsAnyway(tx, [playerId])).has(playerId)) return false;
    await eraseHeld(deps, tx, account);
    announceEnded(deps, tx, playerId, [null]);
    return true;
  });
  if (!isErased) return false;
  deps.security.info({ event: 'unseen_account_erased', playerId }, 'account without a way in erased');
  return true;
}
