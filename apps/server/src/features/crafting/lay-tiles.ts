import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { CRAFT, type CraftDayState, GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { type ItemGain, readStockAmong } from '#features/inventory';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { addTile, deleteTiles, moveTile } from './board.repository.ts';
import {
  type BoardState,
  describeTile,
  describeWords,
  holdsCell,
  type KeptTile,
  type KeptWord,
  usedTiles,
} from './board-state.ts';
import { changeBoard } from './change-board.ts';
import { type Search, writeChangedWords } from './change-words.ts';
import type { CraftingDeps } from './crafting.deps.ts';
import { boardDictionary } from './find-words.ts';
import { readLanguage } from './lay-out-board.ts';

type Cell = Pick<KeptTile, 'x' | 'y'>;
type MoveReply = ReplyOf<(typeof ENDPOINTS)['craftMove']>;
type PlaceReply = ReplyOf<(typeof ENDPOINTS)['craftPlace']>;

/**
 * Lays a free tile onto a free cell: one of the player's language, else of another one that they have it in. From then on it
 * is promised. Throws `craft/outside`, `craft/occupied`, `craft/no_tile` and `words/language_building`.
 */
export async function placeTile(
  deps: CraftingDeps,
  playerId: string,
  { syllable, x, y }: Cell & { readonly syllable: string },
): Promise<PlaceReply> {
  const search = await openSearch(deps, playerId);
  return noTileWhere('inventory/not_enough', () =>
    changeBoard(deps, playerId, async (tx, board, now) => {
      requireFree(board, { x, y });
      const locale = await findLocale(tx, playerId, syllable, search.language);
      if (locale === null) throw new AppError('craft/no_tile');
      const tile = await addTile(tx, playerId, { locale, s: syllable, x, y });
      const tiles = [...board.tiles, tile];
      const after = { tiles, words: board.words };
      const { words, payouts } = await writeChangedWords(tx, { ...search, now }, after, {
        tileId: tile.id,
        lies: true,
      });
      return {
        payouts,
        reserve: [stockOf(playerId, tile)],
        result: (paid, day) => ({
          ...replyOf({ tiles, words }, { paid, day, now }),
          syllable: describeTile(tile, usedTiles(words)),
        }),
      };
    }),
  );
}

/** Moves a tile to a free cell; onto its own it stays. Throws `craft/unknown_tile`, `craft/outside` and `craft/occupied`. */
export async function shiftTile(
  deps: CraftingDeps,
  playerId: string,
  { id, x, y }: Cell & { readonly id: string },
): Promise<MoveReply> {
  const search = await openSearch(deps, playerId);
  return changeBoard(deps, playerId, async (tx, board, now) => {
    const tile = requireTile(board, id);
    if (tile.x === x && tile.y === y) return { payouts: [], result: (paid, day) => replyOf(board, { paid, day, now }) };
    requireFree(board, { x, y });
    await moveTile(tx, { id, x, y });
    const tiles = board.tiles.map((one) => (one.id === id ? { ...one, x, y } : one));
    const after = { tiles, words: board.words };
    const { words, payouts } = await writeChangedWords(tx, { ...search, now }, after, { tileId: id, lies: true });
    return { payouts, result: (paid, day) => replyOf({ tiles, words }, { paid, day, now }) };
  });
}

/** Takes a tile off the board: it is free again. Throws `craft/unknown_tile`. */
export async function takeTileOff(deps: CraftingDeps, playerId: string, id: string): Promise<MoveReply> {
  const search = await openSearch(deps, playerId);
  return changeBoard(deps, playerId, async (tx, board, now) => {
    const tile = requireTile(board, id);
    const tiles = board.tiles.filter((one) => one.id !== id);
    const after = { tiles, words: board.words };
    const { words, payouts } = await writeChangedWords(tx, { ...search, now }, after, { tileId: id, lies: false });
    await deleteTiles(tx, [id]);
    return {
      payouts,
      release: [stockOf(playerId, tile)],
      result: (paid, day) => replyOf({ tiles, words }, { paid, day, now }),
    };
  });
}

/** A tile of a board as a thing of its owner. */
export const stockOf = (playerId: string, { locale, s }: KeptTile): ItemGain => ({
  playerId,
  kind: 'tile',
  locale,
  item: s,
  count: 1,
});

/** How far the day has come. */
export const describeDay = ({ coins }: CraftDayState) => ({ coins, full: CRAFT.dailyFull });

const replyOf = (
  { tiles, words }: { readonly tiles: readonly KeptTile[]; readonly words: readonly KeptWord[] },
  { paid, day, now }: { readonly paid: number; readonly day: CraftDayState; readonly now: number },
): MoveReply => ({ success: true, validWords: describeWords(words, tiles), paid, today: describeDay(day), now });

async function openSearch({ database, clock, ports }: CraftingDeps, playerId: string): Promise<Omit<Search, 'now'>> {
  const language = await readLanguage(database.db, playerId);
  return { playerId, language, clock, dictionary: boardDictionary(await ports.openDictionary(language)) };
}

function requireFree(board: BoardState, { x, y }: Cell): void {
  if (!holdsCell(board, x, y)) throw new AppError('craft/outside');
  if (board.tiles.some((tile) => tile.x === x && tile.y === y)) throw new AppError('craft/occupied');
}

function requireTile(board: BoardState, id: string): KeptTile {
  const tile = board.tiles.find((one) => one.id === id);
  if (tile === undefined) throw new AppError('craft/unknown_tile');
  return tile;
}

/** The language of which a tile is taken: the player's own, else the first of the game's; null: none of them is free. */
async function findLocale(db: Db, playerId: string, syllable: string, own: GameLanguage): Promise<GameLanguage | null> {
  const asked = new Map([own, ...GAME_LANGUAGES].map((locale) => [locale, syllable]));
  const stock = await readStockAmong(db, playerId, 'tile', asked);
  const free = new Set(stock.filter(({ count, reserved }) => count > reserved).map(({ locale }) => locale));
  return [...asked.keys()].find((locale) => free.has(locale)) ?? null;
}

/** Something else has taken the tile a moment ago. */
async function noTileWhere<Result>(code: 'inventory/not_enough', work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError && cause.code === code) throw new AppError('craft/no_tile', { cause });
    throw cause;
  }
}
