import { CRAFT } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { lockBalances, post, runOperation } from '#features/wallet';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { lockBoard, readBoard, resizeBoard } from './board.repository.ts';
import { NO_BOARD } from './board-state.ts';
import type { CraftingDeps } from './crafting.deps.ts';
import { layOutBoard } from './lay-out-board.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}
const DIRECTIONS = ['south', 'east'] as const;
type Direction = (typeof DIRECTIONS)[number];

/**
 * Buys a board another row or column, once for each size and direction. Throws `craft/direction`, `craft/largest`,
 * `craft/no_coins` and, where the board is not as large as the caller says, `craft/size_changed`.
 */
export async function expandBoard(
  deps: CraftingDeps,
  playerId: string,
  wish: { readonly direction?: unknown; readonly boardSize?: Size | undefined },
): Promise<Size> {
  const direction = DIRECTIONS.find((known) => known === wish.direction);
  if (direction === undefined) throw new AppError('craft/direction');
  await layOutBoard(deps, playerId);
  const { width, height } = wish.boardSize ?? (await readBoard(deps.database.db, playerId)) ?? NO_BOARD;
  const { result } = await runOperation<Size>(
    deps.database,
    { actor: playerId, key: `craft-expand:${width}x${height}:${direction}`, kind: 'craft-expand', body: null },
    async (tx, operationId) => {
      await requireAccount(tx, playerId);
      const larger = await grow(tx, playerId, { width, height, direction });
      await pay(tx, operationId, playerId);
      deps.ports.announceChange(tx, playerId);
      return larger;
    },
  );
  return result;
}

async function grow(
  tx: Tx,
  playerId: string,
  { width, height, direction }: Size & { readonly direction: Direction },
): Promise<Size> {
  const board = await lockBoard(tx, playerId);
  if (board?.width !== width || board.height !== height) throw new AppError('craft/size_changed');
  const larger = direction === 'south' ? { width, height: height + 1 } : { width: width + 1, height };
  if ((direction === 'south' ? larger.height : larger.width) > CRAFT.mostSize) throw new AppError('craft/largest');
  await resizeBoard(tx, playerId, larger);
  return larger;
}

async function pay(tx: Tx, operationId: number, playerId: string): Promise<void> {
  const { coin } = await lockBalances(tx, playerId);
  if (coin < CRAFT.expansion) throw new AppError('craft/no_coins');
  await post(tx, operationId, [
    { from: { playerId }, to: { system: 'shop' }, currency: 'coin', amount: CRAFT.expansion },
  ]);
}
