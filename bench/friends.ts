/** `node bench/friends.ts [players]`: the list of a player with all the friends one may have, and its 304, against the bare read of the pairs. */
import { ENDPOINTS } from '@syllaboom/contracts';
import { FRIENDS } from '@syllaboom/engine';
import { readFriends } from '../apps/server/src/features/friends/read-lists.ts';
import { listHash } from '../apps/server/src/platform/http/index.ts';
import { openMillion, playerId } from './boards/million-players.ts';
import { printTable } from './print-table.ts';

const CALLS = 300;
const OWNERS = 20;
const players = Number(process.argv[2] ?? 1_000_000);
const within = (most: number): number => 1 + Math.floor(Math.random() * most);

const database = await openMillion(players);
/** A third is online, and sits at tables of three. */
const ports: Parameters<typeof readFriends>[0]['ports'] = {
  blocksBetween: () => Promise.reject(new Error('nobody asks')),
  whereIs: (id) => (Number(id.replaceAll('p', '')) % 3 === 0 ? { room: `ROOM${id.slice(-4)}` } : null),
  describeRooms: async (ids) =>
    new Map(ids.map((id) => [id, { id, locked: false, started: true, players: 3, watch: false }])),
  mayBringAlong: async () => false,
  isPlaying: async () => false,
  isMuted: async () => false,
};
const deps = { ...({} as Omit<Parameters<typeof readFriends>[0], 'database' | 'ports'>), database, ports };

async function addFriends(): Promise<void> {
  for (let owner = 1; owner <= OWNERS; owner += 1)
    await database.pool.query(
      `insert into friendship (low_id, high_id, since)
       select least($1, o.id), greatest($1, o.id), now()
       from (select distinct lpad((${OWNERS} + 1 + (n::bigint * 7919 * $2::int) % ($3::int - ${OWNERS}))::text, 12, 'p') as id
             from generate_series(1, ${FRIENDS.most}) n) o on conflict do nothing`,
      [playerId(owner), owner, players],
    );
  await database.pool.query('vacuum analyze friendship');
}

async function medianMs(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = -20; n < CALLS; n += 1) {
    const began = performance.now();
    await call();
    if (n >= 0) times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[CALLS / 2] ?? Number.NaN;
}

/** What a call with the hash of the list costs: all but the reply. */
async function readHash(): Promise<string> {
  return listHash({ friends: await readFriends(deps, playerId(within(OWNERS))) });
}
async function readReply(): Promise<string> {
  const friends = await readFriends(deps, playerId(within(OWNERS)));
  const reply = { friends, hash: listHash({ friends }), unchanged: false };
  return JSON.stringify(ENDPOINTS.friendList.reply.parse(reply));
}
const readBare = () =>
  database.pool.query(
    'select high_id from friendship where low_id = $1 union all select low_id from friendship where high_id = $1',
    [playerId(within(OWNERS))],
  );

try {
  await addFriends();
  const [bare, reply, hash] = [await medianMs(readBare), await medianMs(readReply), await medianMs(readHash)];
  printTable(
    `${FRIENDS.most} friends among ${players} players, ms p50`,
    ['', 'ms', 'to the bare read', 'to the list'],
    [
      ['the pairs alone', bare.toFixed(2), '1', ''],
      ['the list', reply.toFixed(2), (reply / bare).toFixed(1), '1'],
      ['its hash alone (304)', hash.toFixed(2), (hash / bare).toFixed(1), (hash / reply).toFixed(2)],
    ],
  );
} finally {
  await database.close();
}
