import type { CraftDay, CraftTile, CraftWord } from '@syllaboom/contracts';
import { islandsOf } from '@syllaboom/engine';

/** A board as the server last said that it is. */
export interface ConfirmedBoard {
  readonly tiles: readonly CraftTile[];
  readonly size: { readonly width: number; readonly height: number };
  /** Free tiles by their letters. */
  readonly inventory: Readonly<Record<string, number>>;
  readonly words: readonly CraftWord[];
  /** Null of others' boards. */
  readonly today: CraftDay | null;
}

/** What the player did and the server has not answered yet, in order. */
export type Intent = { readonly n: number } & (
  | { readonly kind: 'place'; readonly id: string; readonly s: string; readonly x: number; readonly y: number }
  | { readonly kind: 'move'; readonly id: string; readonly x: number; readonly y: number }
  | { readonly kind: 'return'; readonly id: string }
  /** What these words have earned until then is on its way to the purse. */
  | { readonly kind: 'collect'; readonly words: ReadonlySet<string>; readonly at: number }
);

/** What moves a tile. */
export type TileIntent = Exclude<Intent, { readonly kind: 'collect' }>;

export interface BoardTile {
  readonly id: string;
  readonly s: string;
  readonly x: number;
  readonly y: number;
  readonly status: 'used' | 'free' | 'pending';
}

/** Words that touch each other, with the place of their coin bubble. */
export interface Island {
  readonly words: readonly CraftWord[];
  /** Over this cell, the island's uppermost, of those the leftmost. */
  readonly x: number;
  readonly y: number;
}

/** A board as the player sees it. */
export interface BoardState {
  readonly tiles: readonly BoardTile[];
  readonly size: ConfirmedBoard['size'];
  readonly inventory: Readonly<Record<string, number>>;
  readonly words: readonly CraftWord[];
  readonly islands: readonly Island[];
  readonly today: CraftDay | null;
  /** The tile on a cell. */
  at(x: number, y: number): BoardTile | undefined;
}

const keyOf = (x: number, y: number): string => `${x} ${y}`;

function islandOf(words: readonly CraftWord[]): Island {
  const cells = words.flatMap(({ path }) => path);
  const top = Math.min(...cells.map(({ y }) => y));
  return { words, y: top, x: Math.min(...cells.filter(({ y }) => y === top).map(({ x }) => x)) };
}

/** How many of a syllable are left after one was taken; none leaves no entry. */
function add(inventory: Record<string, number>, s: string, by: number): void {
  const count = (inventory[s] ?? 0) + by;
  if (count > 0) inventory[s] = count;
  else delete inventory[s];
}

/**
 * The board with all that is still on its way. An intent whose tile is gone, or whose cell is taken, changes nothing: so
 * one that failed is simply left out, and what came later stands where it would stand without it.
 */
export function seeBoard(confirmed: ConfirmedBoard, intents: readonly Intent[]): BoardState {
  const tiles = new Map<string, BoardTile>(confirmed.tiles.map((tile) => [tile.id, tile]));
  const cells = new Map<string, string>(confirmed.tiles.map(({ id, x, y }) => [keyOf(x, y), id]));
  const inventory = { ...confirmed.inventory };
  const collected = new Map<string, number>();
  for (const intent of intents) {
    if (intent.kind === 'collect') {
      for (const id of intent.words) collected.set(id, intent.at);
      continue;
    }
    if (intent.kind === 'place') {
      if (cells.has(keyOf(intent.x, intent.y)) || (inventory[intent.s] ?? 0) === 0) continue;
      const { id, s, x, y } = intent;
      tiles.set(id, { id, s, x, y, status: 'pending' });
      cells.set(keyOf(x, y), id);
      add(inventory, s, -1);
      continue;
    }
    const tile = tiles.get(intent.id);
    if (tile === undefined) continue;
    if (intent.kind === 'return') {
      tiles.delete(tile.id);
      cells.delete(keyOf(tile.x, tile.y));
      add(inventory, tile.s, 1);
    } else if (!cells.has(keyOf(intent.x, intent.y))) {
      cells.delete(keyOf(tile.x, tile.y));
      cells.set(keyOf(intent.x, intent.y), tile.id);
      tiles.set(tile.id, { ...tile, x: intent.x, y: intent.y, status: 'pending' });
    }
  }
  const words = confirmed.words
    .filter(({ path }) =>
      path.every(({ id, x, y }) => {
        const tile = tiles.get(id);
        return tile?.x === x && tile.y === y;
      }),
    )
    .map((word) => {
      const at = collected.get(word.id);
      return at === undefined ? word : { ...word, lastReward: Math.max(at, word.lastReward) };
    });
  const used = new Set(words.flatMap(({ path }) => path.map(({ id }) => id)));
  for (const tile of tiles.values()) {
    const status = used.has(tile.id) ? 'used' : 'free';
    if (tile.status !== 'pending' && tile.status !== status) tiles.set(tile.id, { ...tile, status });
  }
  return {
    tiles: [...tiles.values()],
    size: confirmed.size,
    inventory,
    words,
    islands: islandsOf(words).map(islandOf),
    today: confirmed.today,
    at: (x, y) => tiles.get(cells.get(keyOf(x, y)) ?? ''),
  };
}

/** Whether a tile may lie there: on the board, on a free cell. */
export const isFree = ({ size, at }: BoardState, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < size.width && y < size.height && at(x, y) === undefined;

/** What the server answered to an intent, put into the board. */
export function confirm(
  board: ConfirmedBoard,
  intent: TileIntent,
  reply: { readonly validWords: readonly CraftWord[]; readonly today: CraftDay; readonly syllable?: CraftTile },
): ConfirmedBoard {
  const inventory = { ...board.inventory };
  const others = board.tiles.filter(({ id }) => id !== intent.id);
  const tile = board.tiles.find(({ id }) => id === intent.id);
  const after = { ...board, words: reply.validWords, today: reply.today };
  switch (intent.kind) {
    case 'place':
      if (reply.syllable === undefined) return after;
      add(inventory, reply.syllable.s, -1);
      return { ...after, inventory, tiles: [...others, reply.syllable] };
    case 'move':
      return tile === undefined ? after : { ...after, tiles: [...others, { ...tile, x: intent.x, y: intent.y }] };
    case 'return':
      if (tile === undefined) return after;
      add(inventory, tile.s, 1);
      return { ...after, inventory, tiles: others };
  }
}
