import type { ErrorCode } from '@syllaboom/contracts';
import { type Move, lockBalances, post } from '#features/wallet';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

const SHORT: Readonly<Record<Move['currency'], ErrorCode>> = {
  coin: 'shop/not_enough_gold',
  diamond: 'shop/not_enough_diamonds',
  key: 'shop/not_enough_keys',
};

/** Takes what something costs; throws what the player has too little of. */
export async function pay(
  tx: Tx,
  operationId: number,
  playerId: string,
  { currency, amount }: Pick<Move, 'currency' | 'amount'>,
): Promise<void> {
  const balances = await lockBalances(tx, playerId);
  if (balances[currency] < amount) throw new AppError(SHORT[currency]);
  await post(tx, operationId, [{ from: { playerId }, to: { system: 'shop' }, currency, amount }]);
}
