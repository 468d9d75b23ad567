import type { CraftWord } from '@syllaboom/contracts';
import type { Database } from '#platform/db/index.ts';
import { giveTiles } from '../../../testing/people/give-things.ts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { createTinyDictionaries, createTinyIndex } from '../../../testing/tiny-dictionaries.ts';

/** A word of 25 letters, which stores and earns most. */
export const LONG_WORD = 'BANANABANANABANANABANANAS';
/** What the boards of these tests can spell. */
export const BOARD_WORDS = ['BANANA', 'BANA', 'NABA', 'SING', 'SINGER', 'KING', 'KINGKING', LONG_WORD];

/** A server with a dictionary of a few words. */
export const startCraftingServer = (at?: Date): Promise<TestServer> =>
  startTestServer((config) => config, {
    dictionaries: createTinyDictionaries(createTinyIndex('en-US', BOARD_WORDS, {})),
    ...(at === undefined ? {} : { at }),
  });

/** A player with an empty board and these tiles, and no others. */
export async function addCrafter(
  server: TestServer,
  username: string,
  tiles: Readonly<Record<string, number>> = {},
): Promise<SignedIn> {
  const player = await signUpWith(server, username);
  await server.database.pool.query('insert into craft_board (player_id, width, height) values ($1, 20, 20)', [
    player.id,
  ]);
  for (const [item, count] of Object.entries(tiles)) await giveTiles(server.database, player.id, item, count);
  return player;
}

/** Lays tiles side by side, from a cell on; ids of the tiles. */
export async function layRow(
  player: SignedIn,
  syllables: readonly string[],
  { x, y }: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): Promise<string[]> {
  const ids: string[] = [];
  for (const [n, syllable] of syllables.entries()) {
    const { status, body } = await player.post('/craft/place', { syllable, x: x + n, y });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    ids.push(body.syllable.id);
  }
  return ids;
}

/** The words of somebody's board, by the alphabet. */
export async function wordsOf(player: SignedIn): Promise<string[]> {
  const words: CraftWord[] = (await player.get('/craft/board')).body.validWords;
  return words.map(({ word }) => word).toSorted();
}

export async function wordIdOf(player: SignedIn, word: string): Promise<string> {
  const words: CraftWord[] = (await player.get('/craft/board')).body.validWords;
  const found = words.find((one) => one.word === word);
  if (found === undefined) throw new Error(`${word} does not lie there`);
  return found.id;
}

/** Time passes for all words; sessions last on. */
export async function letPass({ database }: Pick<TestServer, 'database'>, seconds: number): Promise<void> {
  await database.pool.query(`update craft_word set last_reward = last_reward - make_interval(secs => $1)`, [seconds]);
}

export const coinsOf = async (player: SignedIn): Promise<number> => (await player.get('/me')).body.user.score;

/** What must hold whatever anybody did with boards: 0, always. */
export async function countBoardFaults({ pool }: Database): Promise<number> {
  const { rows } = await pool.query(`
    with laid as (
      select player_id, locale, syllable as item, count(*) as laid from craft_tile group by 1, 2, 3),
    promised as (
      select player_id, locale, item, sum(reserved) as reserved from inventory_item where kind = 'tile' group by 1, 2, 3),
    listed as (
      select l.seller_id as player_id, g.locale, l.word as item, sum(g.count) as listed
      from market_listing l, unnest(l.locales, l.counts) g(locale, count)
      where l.closed_at is null and l.type = 'syllable' group by 1, 2, 3),
    paid as (
      select a.player_id, sum(e.amount) as paid from wallet_entry e
      join operation o on o.id = e.operation_id and o.kind = 'craft'
      join wallet_account a on a.id = e.account_id where a.player_id is not null group by 1)
    select (
      (select count(*) from laid l full join promised p using (player_id, locale, item)
        full join listed s using (player_id, locale, item)
        where coalesce(l.laid, 0) + coalesce(s.listed, 0) <> coalesce(p.reserved, 0)) +
      (select count(*) from craft_tile t join craft_board b using (player_id)
        where t.x >= b.width or t.y >= b.height) +
      (select count(*) from craft_word w, unnest(w.path) g(tile_id)
        where not exists (select from craft_tile t where t.id = g.tile_id and t.player_id = w.player_id)) +
      (select count(*) from craft_board b left join paid p using (player_id)
        left join board_score s on s.board = 'craft' and s.player_id = b.player_id
        where b.collected <> coalesce(p.paid, 0) or b.collected <> coalesce(s.score, 0))
    )::int as count`);
  return rows[0].count;
}
