import { ENDPOINTS, type EndpointName } from '@syllaboom/contracts';
import { expOfLevel, MARKET, REWARD_CODES } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveTiles, giveWord } from '../features/tiles/testing/own-things.ts';
import { giveWords } from '../features/market/testing/market-people.ts';
import { honestAddress, honestBody } from '../testing/honest-calls.ts';
import { grant } from '../testing/people/grant.ts';
import { type Answer, startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let other: string;
beforeAll(async () => {
  server = await startTestServer();
  other = (await server.signUp('bystander')).user.id;
  await giveWords(server.database, other, ['THEIRWORD']);
  await offer(other, 'THEIRWORD');
});
afterAll(() => server.close());

const REPORT = { reason: 'rude', chat: [], categories: ['language'], language: 'en-US', roomId: null };
const QUESTION = { locale: 'en-US', q: 'Which one is a bird?', a: ['Owl', 'Cat', 'Dog', 'Cow'], d: 0 };

/** A call that keeps something of a player, and where. */
const WRITES: readonly [path: string, body: () => object | undefined, kept: string][] = [
  ['/api/pref/update', () => ({ prefs: { ev: 0.5 } }), 'preference where player_id = $1'],
  ['/api/room/syllables', () => ({ syllables: 'AN' }), 'custom_prompt where player_id = $1'],
  ['/api/syllable/bookmark/add/en-US/AN', () => undefined, 'syllable_bookmark where player_id = $1'],
  ['/api/blocks', () => ({ playerId: other, kind: 'mute', on: true }), 'player_relation where player_id = $1'],
  ['/api/inbox/chat', () => ({ p: [other], g: false }), 'chat_member where player_id = $1'],
  ['/api/trivia/propose', () => QUESTION, 'trivia_question where author_id = $1'],
  ['/api/lm/proposals/en-US', () => ({ word: 'BLORB' }), 'word_vote where player_id = $1'],
  [
    '/api/profile/update',
    () => ({ displayName: 'Late_name' }),
    "profile where player_id = $1 and display_name = 'Late_name'",
  ],
  ['/api/profile/role/update', () => ({ role: 0 }), 'account where player_id = $1 and player_type <> 0'],
  ['/api/match/lateflagged/appeal', () => ({ text: 'I did type' }), "match_flag where player_id = $1 and appeal <> ''"],
  ['/api/report', () => ({ ...REPORT, id: other }), 'report where reporter_id = $1'],
  [
    '/api/account/recovery-codes',
    () => ({ password: 'secret-1' }),
    'recovery_code where player_id = $1 and made_at > (select signed_in_at from session where player_id = $1)',
  ],
  ['/api/category/claim/fruit/en-US', () => ({ key: 'late-claim' }), 'category_reward where player_id = $1'],
  ['/api/exchange/currency', () => ({ from: 'diamond', to: 'coin', amount: 1 }), 'exchange_trade where player_id = $1'],
  ['/api/reedem/LATECODE', () => undefined, 'reward_code_use where player_id = $1'],
  [
    '/api/syllable/gamble',
    () => ({ syllable: 'ING', locale: 'en-US' }),
    'inventory_entry where player_id = $1 and delta < 0',
  ],
  ['/api/craft/destroy/word', () => ({ word: 'LATEWORD' }), "inventory_entry where player_id = $1 and item = 'LAT'"],
  ['/api/sell', () => ({ word: 'OWNWORD', price: 1000, currency: 'coin' }), 'market_listing where seller_id = $1'],
  ['/api/buy', () => ({ sellerId: other, word: 'THEIRWORD' }), 'market_sale where buyer_id = $1'],
  [
    '/api/remove-listing',
    () => ({ word: 'OWNOFFER' }),
    'market_listing where seller_id = $1 and closed_at is not null',
  ],
  ['/api/ranked/perk', () => ({ perk: 'luck' }), "ranked_player where player_id = $1 and perk = 'luck'"],
];

/** A match of the player that does not count: there is something to appeal against. */
async function addFlag(playerId: string): Promise<void> {
  const { pool } = server.database;
  await pool.query(
    `insert into match (id, room_id, mode, difficulty, speed, scenario, locale, ranked, turns, started_at, ended_at)
     values ('lateflagged', 'ROOM1', 0, 0, 1, 0, 'en-US', false, 9, now(), now()) on conflict do nothing`,
  );
  await pool.query(
    `insert into match_flag (match_id, player_id, ended_at, cause, figures) values ('lateflagged', $1, now(), 'input', '{}')`,
    [playerId],
  );
}

/** All words of a category: there is something to claim. */
async function addFruit(playerId: string): Promise<void> {
  await server.database.pool.query(
    `insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at)
     values ($1, 'en-US', 'BANANA', 1, now(), now())`,
    [playerId],
  );
}

/** Diamonds to exchange, a tile to gamble, a word to destroy, a code to redeem, things to trade, and the level that it takes. */
async function addValue(playerId: string): Promise<void> {
  const { pool } = server.database;
  await grant(server.database, playerId, { coin: 5000, diamond: 5 });
  await giveTiles(server.database, playerId, ['ING']);
  await pool.query("delete from word_discovery where word = 'LATEWORD'");
  await giveWord(server.database, playerId, 'LATEWORD');
  await pool.query('update profile set exp = $2 where player_id = $1', [
    playerId,
    expOfLevel(Math.max(REWARD_CODES.level, MARKET.sellLevel)),
  ]);
  await pool.query(
    `insert into reward_code (code_fold, coin, diamond, key, uses, uses_left, made_at)
     values ('LATECODE', 1, 1, 1, 99, 99, now()) on conflict do nothing`,
  );
  await pool.query("delete from word_discovery where word in ('OWNWORD', 'OWNOFFER')");
  await giveWords(server.database, playerId, ['OWNWORD', 'OWNOFFER']);
  await offer(playerId, 'OWNOFFER');
}

/** A word of a player's that is for sale. */
async function offer(playerId: string, word: string): Promise<void> {
  const { pool } = server.database;
  await pool.query(
    `insert into market_listing (seller_id, type, word, locales, counts, price, currency, coin_value, offensive, listed_at)
     values ($1, 'discovery', $2, '{en-US}', '{1}', 1000, 'coin', 1000, false, now())`,
    [playerId, word],
  );
  await pool.query('update word_discovery set reserved = true where holder_id = $1 and word = $2', [playerId, word]);
}

/** Whether somebody in this database waits for a lock. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await server.database.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

/** Makes a call that is let in before the player is erased and does its work afterwards, as far as it waits for them. */
async function callAfterErasing(playerId: string, send: () => ReturnType<TestServer['call']>): Promise<Answer> {
  // Erasing, as far as it can be seen from outside: it holds the account and marks it.
  const eraser = await server.database.pool.connect();
  await eraser.query('begin');
  await eraser.query('select 1 from account where player_id = $1 for update', [playerId]);
  const call = send();
  let isDone = false;
  void call.then(() => (isDone = true));
  while (!isDone && !(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 5));
  await eraser.query('update account set erased_at = now() where player_id = $1', [playerId]);
  await eraser.query('commit');
  eraser.release();
  return call;
}

it.each(WRITES)(
  '%s keeps nothing once the account is erased, though it was let in before',
  async (path, body, kept) => {
    const { token, user } = await server.signUp(`late${WRITES.findIndex(([known]) => known === path)}`);
    const count = async (): Promise<number> =>
      (await server.database.pool.query(`select 1 from ${kept}`, [user.id])).rows.length;
    await addFlag(user.id);
    await addFruit(user.id);
    await addValue(user.id);
    const before = await count();
    const answer = await callAfterErasing(user.id, () => server.call('POST', path, body(), { token }));
    expect(answer).toMatchObject({ status: 401, body: { code: 'auth/token_invalid' } });
    expect(await count()).toBe(before);
  },
);

/** Every row that names the player, but for the account itself and its sessions, which say when they were last seen. */
async function rowsOf(playerId: string): Promise<string[]> {
  const { pool } = server.database;
  const { rows: tables } = await pool.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('account', 'session')`,
  );
  const each = tables.map(
    ({ name }: { name: string }) =>
      `select '${name}' || to_jsonb(t)::text as found from ${name} t where to_jsonb(t)::text like '%' || $1 || '%'`,
  );
  const { rows } = await pool.query(each.join(' union all '), [playerId]);
  return rows.map(({ found }: { found: string }) => found).toSorted();
}

const WRITING = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => ENDPOINTS[name].method !== 'GET' && ['player', 'wayIn'].includes(ENDPOINTS[name].auth),
);

it.each(WRITING)('%s leaves no trace of a player who is erased meanwhile', async (name) => {
  const { token, user } = await server.signUp(`trace${WRITING.indexOf(name)}`);
  const before = await rowsOf(user.id);
  await callAfterErasing(user.id, () =>
    server.call(ENDPOINTS[name].method, honestAddress(name, other), honestBody(name, other), { token }),
  );
  expect(await rowsOf(user.id)).toEqual(before);
});
