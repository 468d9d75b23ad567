/** `node bench/inbox.ts [chats] [messages]`: pages of a busy inbox against those of a small one, in one run. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMutualBlocksWith } from '../apps/server/src/features/blocks/index.ts';
import { createSentGifs } from '../apps/server/src/features/gifs/index.ts';
import { friendships } from '../apps/server/src/features/friends/index.ts';
import { listChats } from '../apps/server/src/features/inbox/list-chats.ts';
import type { InboxDeps } from '../apps/server/src/features/inbox/index.ts';
import { readMessages } from '../apps/server/src/features/inbox/messages/read-messages.ts';
import { sendMessage } from '../apps/server/src/features/inbox/messages/send-message.ts';
import { MIGRATIONS } from '../apps/server/src/migrations/index.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { startEmbedded } from '../apps/server/src/platform/db/embedded/supervisor.ts';
import { connectDatabase, migrateToLatest } from '../apps/server/src/platform/db/index.ts';
import { PlayerChannel } from '../apps/server/src/platform/rooms/channel/player-channel.ts';
import { printTable } from './print-table.ts';

const CALLS = 300;
const SMALL = 60;

const chats = Number(process.argv[2] ?? 5000);
const messages = Number(process.argv[3] ?? 100_000);

const dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-inbox-'));
chmodSync(dataDir, 0o755);
const embedded = await startEmbedded({ dataDir, binDir: process.env['PG_BIN_DIR'] ?? null, clock: systemClock });
const database = connectDatabase({ host: embedded.host, user: embedded.user, database: embedded.database }, 10);
await migrateToLatest(database.db, MIGRATIONS);
const query = async (text: string): Promise<void> => void (await database.pool.query(text));

/** Players by names of four letters. */
const idOf = (name: string): string => `${name}00000000`;
const onlyChat = (name: string): string => `c${name}00000001`;

/** A player with so many direct chats of so many messages each. */
async function addPlayer(name: string, count: number, each: number): Promise<void> {
  const pal = `'${name}' || lpad(n::text, 8, '0')`;
  const id = idOf(name);
  await query(
    `insert into account (player_id, username, username_fold, username_skeleton) values ('${id}', '${id}', '${id}', '${id}')`,
  );
  await query(`insert into profile (player_id, display_name, avatar, locale) values ('${id}', '${id}', 's', 'en-US')`);
  await query(
    `insert into account (player_id, username, username_fold, username_skeleton)
     select ${pal}, ${pal}, ${pal}, ${pal} from generate_series(1, ${count}) n`,
  );
  await query(
    `insert into profile (player_id, display_name, avatar, locale) select ${pal}, ${pal}, 's', 'en-US' from generate_series(1, ${count}) n`,
  );
  await query(
    `insert into chat (id, is_group, low_id, high_id, opened_by, opened_at, to_stranger)
     select 'c' || ${pal}, false, '${id}', ${pal}, '${id}', now(), false from generate_series(1, ${count}) n`,
  );
  await query(
    `insert into chat_message (chat_id, sender_id, kind, text, sent_at)
     select 'c' || ${pal}, case when m % 2 = 0 then '${id}' else ${pal} end, 'text', 'Message ' || m, now()
     from generate_series(1, ${each}) m cross join generate_series(1, ${count}) n`,
  );
  await query(
    `insert into chat_member (chat_id, player_id, place, written)
     select c.id, who, (select max(id) from chat_message m where m.chat_id = c.id), 1
     from chat c cross join lateral (values (c.low_id), (c.high_id)) v (who) where c.low_id = '${id}'`,
  );
}
await addPlayer('busy', chats, 4);
await addPlayer('slim', SMALL, 4);
await addPlayer('talk', 1, messages);
await addPlayer('mute', 1, SMALL);
await query('vacuum analyze');

const quiet = (): void => undefined;
const deps: InboxDeps = {
  database,
  clock: systemClock,
  channel: new PlayerChannel({ debug: quiet, info: quiet, warn: quiet, error: quiet }),
  ports: {
    ...friendships,
    mutualBlocks: readMutualBlocksWith,
    gifs: createSentGifs({ linkOf: (_provider, address) => address }),
    isMuted: async () => false,
  },
};

async function measure(calls: number, call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = -20; n < calls; n += 1) {
    const began = performance.now();
    await call();
    if (n >= 0) times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[calls >> 1] ?? Number.NaN;
}
const middleOf = async (name: string): Promise<string> => {
  const { rows } = await database.pool.query<{ id: number }>(
    'select percentile_disc(0.5) within group (order by id) as id from chat_message where chat_id = $1',
    [onlyChat(name)],
  );
  return String(rows[0]?.id ?? 0);
};
const half = async (name: string): Promise<string> => {
  const { rows } = await database.pool.query<{ place: number }>(
    'select percentile_disc(0.5) within group (order by place) as place from chat_member where player_id = $1',
    [idOf(name)],
  );
  return String(rows[0]?.place ?? 0);
};
const list = (name: string, c?: string) => () => listChats(deps, idOf(name), c === undefined ? {} : { c });
const read = (name: string, c?: string) => () =>
  readMessages(deps, idOf(name), onlyChat(name), c === undefined ? {} : { c });
const send = (name: string) => () =>
  sendMessage(deps, { playerId: idOf(name), wayIn: true, rolesInForce: [] }, onlyChat(name), { t: 'Hello', y: 'text' });

const cases: readonly [what: string, large: () => Promise<unknown>, small: () => Promise<unknown>][] = [
  [`first page of ${chats} chats`, list('busy'), list('slim')],
  [`page in the middle of ${chats} chats`, list('busy', await half('busy')), list('slim')],
  [`first page of ${messages} messages`, read('talk'), read('mute')],
  [`page in the middle of ${messages} messages`, read('talk', await middleOf('talk')), read('mute')],
  [`a message after ${messages}`, send('talk'), send('mute')],
];
const rows: string[][] = [];
for (const [what, large, small] of cases) {
  const [ours, plain] = [await measure(CALLS, large), await measure(CALLS, small)];
  rows.push([what, ours.toFixed(2), plain.toFixed(2), `${(ours / plain).toFixed(2)} ×`]);
}
printTable(`Inbox: medians against the same with ${SMALL}`, ['what', 'ms', `ms with ${SMALL}`, 'ratio'], rows);
await database.close();
await embedded.stop();
rmSync(dataDir, { recursive: true, force: true });
