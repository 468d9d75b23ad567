import { post, runOperation } from '#features/wallet';
import type { Database } from '#platform/db/index.ts';
import { randomId } from '#platform/ids/random-id.ts';

/** Gives a player money out of nothing. */
export async function grant(
  database: Database,
  playerId: string,
  goods: Readonly<Partial<Record<'coin' | 'diamond' | 'key', number>>>,
): Promise<void> {
  const moves = (['coin', 'diamond', 'key'] as const).flatMap((currency) => {
    const amount = goods[currency] ?? 0;
    return amount === 0 ? [] : [{ from: { system: 'mint' as const }, to: { playerId }, currency, amount }];
  });
  await runOperation(database, { actor: 'test', key: randomId(22), kind: 'grant', body: null }, (tx, id) =>
    post(tx, id, moves).then(() => null),
  );
}
