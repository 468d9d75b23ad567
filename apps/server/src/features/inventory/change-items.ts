import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { type Item, type ItemGain, noteUnlocked } from './inventory.repository.ts';
import { keyOf, type StockChange, writeStock } from './stock.repository.ts';

/** Things that go from one player to another. */
export interface ItemMove extends Item {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** What goes was reserved by whoever gives it: its promise is kept by that. */
  readonly reserved?: boolean;
}

/** @internal Until something takes things. Takes things from players; refused unless all of them are there and free. */
export const takeItems = (tx: Tx, operationId: number, losses: readonly ItemGain[]): Promise<void> =>
  change(
    tx,
    operationId,
    refuseOdd(losses).map((loss) => ({ ...loss, count: -loss.count, reserved: 0 })),
  );

/** Takes things and gives others for them, at once; refused unless all that goes is there and free. */
export const swapItems = (
  tx: Tx,
  operationId: number,
  losses: readonly ItemGain[],
  gains: readonly ItemGain[],
): Promise<void> =>
  change(tx, operationId, [
    ...refuseOdd(losses).map((loss) => ({ ...loss, count: -loss.count, reserved: 0 })),
    ...refuseOdd(gains).map((gain) => ({ ...gain, reserved: 0 })),
  ]);

/** Hands things over; refused unless all of them are there, free or reserved as the move says. */
export const moveItems = (tx: Tx, operationId: number, moves: readonly ItemMove[]): Promise<void> =>
  change(
    tx,
    operationId,
    refuseOdd(moves).flatMap(({ from, to, count, reserved = false, kind, locale, item }) => [
      { kind, locale, item, playerId: from, count: -count, reserved: reserved ? -count : 0 },
      { kind, locale, item, playerId: to, count, reserved: 0 },
    ]),
  );

/** Promises things of players, so that nobody else can have them: refused unless all of them are there and free. */
export const reserveItems = (tx: Tx, things: readonly ItemGain[]): Promise<void> =>
  change(
    tx,
    null,
    refuseOdd(things).map((thing) => ({ ...thing, count: 0, reserved: thing.count })),
  );

/** Sets things free again. */
export const releaseItems = (tx: Tx, things: readonly ItemGain[]): Promise<void> =>
  change(
    tx,
    null,
    refuseOdd(things).map((thing) => ({ ...thing, count: 0, reserved: -thing.count })),
  );

function refuseOdd<Thing extends { readonly count: number }>(things: readonly Thing[]): readonly Thing[] {
  for (const { count } of things) {
    if (!Number.isInteger(count) || count < 1 || count > 2 ** 31 - 1)
      throw new RangeError(`Not a number of things: ${count}`);
  }
  return things;
}

/** Writes what is covered. What is refused rolls back with the operation that asked for it. */
async function change(tx: Tx, operationId: number | null, changes: readonly StockChange[]): Promise<void> {
  const sums = sumUp(changes);
  if (sums.size === 0) return;
  const wanted = [...sums.values()];
  await noteUnlocked(
    tx,
    wanted.filter(({ count }) => count > 0),
  );
  const uncovered = await writeStock(tx, operationId, wanted);
  if (uncovered.length === 0) return;
  const isMissing = uncovered.some((has) => {
    const { count, reserved } = sums.get(keyOf(has)) ?? { count: 0, reserved: 0 };
    return has.count + count < has.reserved + reserved;
  });
  if (isMissing) throw new AppError('inventory/not_enough');
  throw new Error(`Nobody has reserved that: ${uncovered.map(keyOf).join(', ')}`);
}

function sumUp(changes: readonly StockChange[]): Map<string, StockChange> {
  const sums = new Map<string, StockChange>();
  for (const one of changes) {
    const sum = sums.get(keyOf(one)) ?? { ...one, count: 0, reserved: 0 };
    sums.set(keyOf(one), { ...sum, count: sum.count + one.count, reserved: sum.reserved + one.reserved });
  }
  return sums;
}
