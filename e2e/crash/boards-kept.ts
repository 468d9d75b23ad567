import { CRAFT } from '@syllaboom/engine';
import { expect } from 'vitest';
import { countBoardFaults } from '../../apps/server/src/features/crafting/testing/crafting-world.ts';
import type { Database } from '../../apps/server/src/platform/db/index.ts';
import type { BoardStep, BoardStepKind } from '../driver/sdk-board.ts';

/** A step of a player on their board, and what it was answered. */
export interface HeardStep {
  readonly playerId: string;
  readonly step: BoardStep;
  readonly said: Readonly<Record<string, unknown>>;
}
/** What boards have come to, as it is kept. */
export interface BoardsKept {
  /** What boards paid, and which word's coins came first. */
  readonly pays: readonly { readonly actor: string; readonly word: string; readonly amount: number }[];
  readonly expansions: readonly { readonly actor: string; readonly size: unknown }[];
  readonly boards: readonly { readonly actor: string; readonly collected: number; readonly sides: number }[];
  readonly tiles: ReadonlySet<string>;
}

/** Boards whose tiles, words or coins are off, and cells that hold two tiles. */
export async function countFaultsOfBoards(database: Database): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from (select from craft_tile group by player_id, x, y having count(*) > 1) twice`,
  );
  return rows[0].count + (await countBoardFaults(database));
}

export async function readBoardsKept({ pool }: Database): Promise<BoardsKept> {
  const read = async (sql: string) => (await pool.query(sql)).rows;
  const tiles = await read('select id::text from craft_tile');
  return {
    pays: await read(
      `select o.actor, split_part(o.idempotency_key, ':', 2) as word, e.amount::int as amount from operation o
       join wallet_entry e on e.operation_id = o.id join wallet_account a on a.id = e.account_id
       where o.kind = 'craft' and a.player_id is not null`,
    ),
    expansions: await read(`select actor, result as size from operation where kind = 'craft-expand'`),
    boards: await read(`select player_id as actor, collected::int, width + height as sides from craft_board`),
    tiles: new Set(tiles.map(({ id }) => id)),
  };
}

const didAs = (heard: readonly HeardStep[], ...kinds: readonly BoardStepKind[]): HeardStep[] =>
  heard.filter(({ step, said }) => said.success === true && kinds.includes(step.kind));

/** Every pay that somebody heard of is one of its own. Returns how many those are. */
export function expectPaidOnce(heard: readonly HeardStep[], { pays }: BoardsKept): number {
  const left = new Set(pays);
  // One word's coins stand under its own name: those come first.
  const paid = [
    ...didAs(heard, 'collect'),
    ...didAs(heard, 'collect-island', 'collect-all', 'place', 'move', 'return'),
  ].filter(({ said }) => Number(said.coins ?? said.paid) > 0);
  for (const { playerId, step, said } of paid) {
    const word = step.kind === 'collect' ? step.path.split('/').at(-1) : undefined;
    const found = [...left].find(
      (pay) =>
        pay.actor === playerId && pay.amount === (said.coins ?? said.paid) && (word === undefined || pay.word === word),
    );
    expect([playerId, step, found !== undefined]).toEqual([playerId, step, true]);
    if (found) left.delete(found);
  }
  return paid.length;
}

/** What was laid lies there, unless somebody asked to have it taken off; what was taken off is gone. */
export function expectTilesOnce(
  heard: readonly HeardStep[],
  abandoned: readonly BoardStep[],
  { tiles }: BoardsKept,
): void {
  const taken = didAs(heard, 'return').map(({ step }) => step.body?.id as string);
  expect(taken.filter((id) => tiles.has(id))).toEqual([]);
  // Of steps whose answer was lost nobody knows; a second try finds the tile gone.
  const perhaps = new Set(
    [...heard.map(({ step }) => step), ...abandoned].flatMap(({ kind, body }) => (kind === 'return' ? [body?.id] : [])),
  );
  const laid = didAs(heard, 'place').map(({ said }) => (said.syllable as { readonly id: string }).id);
  expect(laid.filter((id) => !tiles.has(id) && !perhaps.has(id))).toEqual([]);
}

/** Boards are as large as they were expanded, each time once. Returns how many coins that took from each player. */
export function expectExpandedOnce(heard: readonly HeardStep[], kept: BoardsKept): ReadonlyMap<string, number> {
  for (const { playerId, said } of didAs(heard, 'expand'))
    expect(kept.expansions).toContainEqual({ actor: playerId, size: said.newBoardSize });
  const grown = new Map<string, number>();
  for (const { actor } of kept.expansions) grown.set(actor, (grown.get(actor) ?? 0) + 1);
  for (const { actor, sides } of kept.boards)
    expect([actor, sides]).toEqual([actor, 2 * CRAFT.size + (grown.get(actor) ?? 0)]);
  return new Map([...grown].map(([actor, count]) => [actor, count * CRAFT.expansion]));
}
