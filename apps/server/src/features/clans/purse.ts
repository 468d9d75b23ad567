import { CLAN_CURRENCIES } from '@syllaboom/engine';
import { post, readClanBalances, runWithin } from '#features/wallet';
import type { Tx } from '#platform/db/index.ts';

/** What lies in the purse of a clan that ends is nobody's any more. */
export async function burnPurse(tx: Tx, clanId: string): Promise<void> {
  const purse = await readClanBalances(tx, clanId);
  const moves = CLAN_CURRENCIES.flatMap((currency) =>
    purse[currency] === 0
      ? []
      : [{ from: { clanId }, to: { system: 'shop' as const }, currency, amount: purse[currency] }],
  );
  if (moves.length === 0) return;
  const operation = { actor: 'clan', key: `clan:${clanId}:end`, kind: 'clan-end', body: null };
  await runWithin(tx, operation, (_, id) => post(tx, id, moves));
}
