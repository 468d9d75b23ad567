import { CLANS } from '@syllaboom/engine';
import { expect } from 'vitest';
import { countClanFaults } from '../../../apps/server/src/features/clans/testing/clan-people.ts';
import { countItemFaults } from '../../../apps/server/src/features/inventory/index.ts';
import { countMarketFaults } from '../../../apps/server/src/features/market/testing/market-people.ts';
import { countImbalances } from '../../../apps/server/src/features/wallet/index.ts';
import type { Database } from '../../../apps/server/src/platform/db/index.ts';
import { countFaultsOfBoards } from '../boards-kept.ts';
import type { IntentLog } from '../intents.ts';
import type { Tables } from './tables.ts';
import { type Intent, type Kind, OPERATIONS } from './wishes.ts';
import { playerOf, type World } from './world.ts';

/** Rows that may not be, by what they would mean. */
const NEVER = {
  'less than nothing of a thing': 'inventory_item where count < 0 or reserved < 0 or reserved > count',
  'less than nothing in a purse': 'wallet_account where balance < 0 and system is null',
  'somebody in two clans': '(select from clan_member group by player_id having count(*) > 1) t',
  'somebody with two clans': '(select from clan where owner_id is not null group by owner_id having count(*) > 1) t',
  'a word twice on a board': '(select from craft_word group by player_id, word having count(*) > 1) t',
  'a match that nobody played': 'match m where not exists (select from match_player p where p.match_id = m.id)',
  'somebody twice in a match':
    '(select from match_player where player_id is not null group by match_id, player_id having count(*) > 1) t',
  'exp that is less than nothing': 'profile where exp < 0',
} as const;

/** What is wrong with all that is kept: nothing, whenever a server was killed. */
export async function findFaults(database: Database): Promise<Record<string, number>> {
  const faults: Record<string, number> = {
    'purses against the ledger': await countImbalances(database.db),
    'things against their entries': await countItemFaults(database.db),
    'what is promised against what is for sale or laid': await countMarketFaults(database),
    'boards against their cells, tiles, words and coins': await countFaultsOfBoards(database),
    'clans against their members': await countClanFaults(database),
  };
  for (const [name, from] of Object.entries(NEVER)) {
    const { rows } = await database.pool.query(`select count(*)::int as count from ${from}`);
    faults[name] = rows[0].count;
  }
  return Object.fromEntries(Object.entries(faults).filter(([, count]) => count !== 0));
}

export interface Heard {
  readonly intent: Intent;
  readonly answer: string;
}
export const succeeded = (log: IntentLog<Intent>, ...kinds: readonly Kind[]): Heard[] =>
  [...log.acknowledged.values()].filter(
    ({ intent, answer }) => kinds.includes(intent.kind) && !('error' in JSON.parse(answer)),
  );

/** What was answered with success has happened once, and nothing has that nobody asked for. */
export async function expectOperations(
  { pool }: Database,
  log: IntentLog<Intent>,
  known: ReadonlySet<string>,
): Promise<void> {
  const { rows } = await pool.query(
    "select replace(idempotency_key, 'intent:', '') as key from operation where idempotency_key like 'intent:%'",
  );
  const keys = rows.map(({ key }) => key as string);
  const done = new Set(keys);
  expect(keys.length).toBe(done.size);
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
  const wished = [...log.acknowledged.values()].filter(({ intent }) => OPERATIONS.includes(intent.kind));
  const happened = new Set(succeeded(log, ...OPERATIONS).map(({ intent }) => intent.key));
  expect(wished.filter(({ intent }) => done.has(intent.key) !== happened.has(intent.key))).toEqual([]);
}

/** Every tile lies where its player was last told that it lies. */
export async function expectLaid({ pool }: Database, world: World): Promise<void> {
  const { rows } = await pool.query('select player_id, id::text, x, y from craft_tile');
  const lie = new Set(rows.map(({ player_id: player, id, x, y }) => `${player} ${id} ${x} ${y}`));
  const told = world.people.flatMap(({ laid }, by) =>
    [...laid].map(([id, { x, y }]) => `${playerOf(world, by).user.id} ${id} ${x} ${y}`),
  );
  expect(told.filter((one) => !lie.has(one))).toEqual([]);
}

/** Messages of the inbox that were acknowledged are there once each, and no others but what nobody heard of. */
export async function expectMessages(
  { pool }: Database,
  {
    log,
    world,
    known,
  }: { readonly log: IntentLog<Intent>; readonly world: World; readonly known: ReadonlySet<string> },
): Promise<void> {
  const { rows } = await pool.query('select sender_id, text from chat_message where chat_id = any($1)', [world.groups]);
  const kept = rows.map(({ sender_id: sender, text }) => `${sender} ${text}`);
  const once = new Set(kept);
  expect(kept.length).toBe(once.size);
  expect(kept.filter((one) => !known.has(one.split(' ')[2] ?? ''))).toEqual([]);
  const sent = succeeded(log, 'message').map(
    ({ intent }) => `${playerOf(world, intent.by).user.id} message ${intent.key}`,
  );
  expect(sent.filter((one) => !once.has(one))).toEqual([]);
}

/** So it is with the lines of clans that have not ended, as many of the last ones as are kept. */
export async function expectLines({ pool }: Database, log: IntentLog<Intent>): Promise<void> {
  const { rows } = await pool.query('select id::int as n, clan_id, text from clan_line');
  const kept = rows.map(({ text }) => text as string);
  const once = new Set(kept);
  expect(kept.length).toBe(once.size);
  const ended = await pool.query('select id from clan where dissolved_at is not null');
  const gone = new Set(ended.rows.map(({ id }) => id as string));
  const firstOf = new Map<string, number>();
  for (const [clan, lines] of Map.groupBy(rows, ({ clan_id: clan }) => clan as string))
    firstOf.set(clan, lines.map(({ n }) => n as number).toSorted((a, b) => b - a)[CLANS.linesKept - 1] ?? 0);
  const missing = succeeded(log, 'line').filter(({ intent, answer }) => {
    // Whoever was let in meanwhile does not know where they have said it.
    if (intent.clanId === null || gone.has(intent.clanId)) return false;
    return JSON.parse(answer).n >= (firstOf.get(intent.clanId) ?? 0) && !once.has(`line ${intent.key}`);
  });
  expect(missing).toEqual([]);
}

/** Whoever was told of a result finds it, once, with what it brought them. Nobody at a table heard a line twice. */
export async function expectResults({ pool }: Database, { results, heard }: Tables): Promise<void> {
  expect(new Set(heard).size).toBe(heard.length);
  const { rows } = await pool.query(
    `select p.match_id, p.player_id, f.exp::int, m.id is not null as kept from match_player p
     left join match m on m.id = p.match_id join profile f on f.player_id = p.player_id`,
  );
  const found = new Map(rows.map((row) => [`${row.match_id} ${row.player_id}`, row]));
  for (const { matchId, player, exp } of results) {
    const row = found.get(`${matchId} ${player.user.id}`);
    expect([matchId, player.name, row?.kept, (row?.exp ?? 0) >= exp]).toEqual([matchId, player.name, true, true]);
  }
}
