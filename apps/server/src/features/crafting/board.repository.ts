import type { CraftDayState } from '@syllaboom/engine';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { BoardState, KeptTile, KeptWord } from './board-state.ts';

type TileRow = readonly [id: number, locale: string, syllable: string, x: number, y: number];
type WordRow = readonly [
  id: number,
  locale: string,
  word: string,
  path: number[],
  lastReward: number,
  earns: boolean,
  leftAt: number | null,
];
interface BoardRow {
  readonly width: number;
  readonly height: number;
  readonly day: number;
  readonly day_coins: number;
  readonly stamp: string;
  readonly changed_at: number;
  readonly tiles: TileRow[];
  readonly words: WordRow[];
}

const MS = sql.raw('1000');

/** A player's board, all of it as it is at one moment; null: they have none. */
export async function readBoard(db: Db, playerId: string): Promise<BoardState | null> {
  const { rows } = await sql<BoardRow>`
    select b.width, b.height, b.day, b.day_coins, b.stamp,
      (extract(epoch from b.changed_at) * ${MS})::bigint as changed_at,
      (select coalesce(json_agg(json_build_array(t.id, t.locale, t.syllable, t.x, t.y) order by t.id), '[]')
        from craft_tile t where t.player_id = b.player_id) as tiles,
      (select coalesce(json_agg(json_build_array(w.id, w.locale, w.word, w.path,
          (extract(epoch from w.last_reward) * ${MS})::bigint, w.earns,
          (extract(epoch from r.at) * ${MS})::bigint) order by w.id), '[]')
        from craft_word w left join craft_removed_word r on r.locale = w.locale and r.word = w.word
        where w.player_id = b.player_id) as words
    from craft_board b where b.player_id = ${playerId}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : stateOf(row);
}

const stateOf = ({ width, height, day, day_coins, stamp, changed_at, tiles, words }: BoardRow): BoardState => ({
  width,
  height,
  day: { day, coins: day_coins },
  stamp,
  changedAt: changed_at,
  tiles: tiles.map(([id, locale, s, x, y]) => ({ id: String(id), locale, s, x, y })),
  words: words.map(([id, locale, word, path, lastReward, earns, leftAt]) => ({
    id: String(id),
    locale,
    word,
    path: path.map(String),
    lastReward,
    earns,
    leftAt,
  })),
});

/** Whether a player has a board. */
export async function hasBoard(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql`select from craft_board where player_id = ${playerId}`.execute(db);
  return rows.length > 0;
}

/** All of a board as it is now, held until the transaction ends: changes of one board wait here for each other. */
export async function lockBoard(tx: Tx, playerId: string): Promise<BoardState | null> {
  await sql`select from craft_board where player_id = ${playerId} for update`.execute(tx);
  return readBoard(tx, playerId);
}

/** Makes a player's board; false: there is one. */
export async function addBoard(tx: Tx, playerId: string, size: number): Promise<boolean> {
  const { rows } = await sql`
    insert into craft_board (player_id, width, height) values (${playerId}, ${size}, ${size})
    on conflict do nothing returning player_id`.execute(tx);
  return rows.length > 0;
}

/** Writes what a change of a board that is held comes to. */
export async function saveBoard(
  tx: Tx,
  playerId: string,
  {
    day,
    paid,
    stamp,
    now,
  }: { readonly day: CraftDayState; readonly paid: number; readonly stamp: string; readonly now: number },
): Promise<void> {
  await sql`
    update craft_board set day = ${day.day}, day_coins = ${day.coins}, collected = collected + ${paid}, stamp = ${stamp},
      changed_at = to_timestamp(${now} / ${MS}::numeric)
    where player_id = ${playerId}`.execute(tx);
}

export async function resizeBoard(
  tx: Tx,
  playerId: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  await sql`update craft_board set width = ${width}, height = ${height} where player_id = ${playerId}`.execute(tx);
}

export async function addTile(tx: Tx, playerId: string, tile: Omit<KeptTile, 'id'>): Promise<KeptTile> {
  const { rows } = await sql<{ id: number }>`
    insert into craft_tile (player_id, locale, syllable, x, y)
    values (${playerId}, ${tile.locale}, ${tile.s}, ${tile.x}, ${tile.y}) returning id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('No tile was laid');
  return { ...tile, id: String(row.id) };
}

export async function moveTile(tx: Tx, { id, x, y }: Pick<KeptTile, 'id' | 'x' | 'y'>): Promise<void> {
  await sql`update craft_tile set x = ${x}, y = ${y} where id = ${id}`.execute(tx);
}

export async function deleteTiles(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from craft_tile where id = any(${[...ids]}::bigint[])`.execute(tx);
}

export async function deleteWords(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`delete from craft_word where id = any(${[...ids]}::bigint[])`.execute(tx);
}

/** Writes what has changed of words: where they lie, since when they earn, and whether they do. */
export async function saveWords(tx: Tx, words: readonly KeptWord[]): Promise<void> {
  if (words.length === 0) return;
  const rows = words.map(({ id, path, lastReward, earns }) => ({ id, path, last: lastReward, earns }));
  await sql`
    update craft_word w set path = g.path, last_reward = to_timestamp(g.last / ${MS}::numeric), earns = g.earns
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) g(id bigint, path bigint[], last numeric, earns boolean)
    where w.id = g.id`.execute(tx);
}

/** Adds words that were found, in their order. */
export async function addWords(
  tx: Tx,
  playerId: string,
  words: readonly Omit<KeptWord, 'id' | 'leftAt'>[],
): Promise<KeptWord[]> {
  const added: KeptWord[] = [];
  for (const word of words) {
    const { rows } = await sql<{ id: number }>`
      insert into craft_word (player_id, locale, word, path, last_reward, earns)
      values (${playerId}, ${word.locale}, ${word.word}, ${[...word.path]}::bigint[],
        to_timestamp(${word.lastReward} / ${MS}::numeric), ${word.earns}) returning id`.execute(tx);
    const [row] = rows;
    if (row === undefined) throw new Error(`The word was not kept: ${word.word}`);
    added.push({ ...word, id: String(row.id), leftAt: null });
  }
  return added;
}
