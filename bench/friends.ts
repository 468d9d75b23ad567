/**
 * `node bench/friends.ts [players]`: the list of a player with all the friends one may have, and its 304, against the bare
 * read of the pairs; in turns with profiles that are read anew each time, as for a process that has just begun.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ENDPOINTS } from '@syllaboom/contracts';
import { FRIENDS } from '@syllaboom/engine';
import { readFriends } from '../apps/server/src/features/friends/read-lists.ts';
import { listHash } from '../apps/server/src/platform/http/index.ts';
import { KnownProfiles } from '../apps/server/src/features/friends/index.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { openMillion, playerId } from './boards/million-players.ts';
import { printTable } from './print-table.ts';

const pack = promisify<string, Buffer>(gzip);
const CALLS = 300;
const OWNERS = 20;
const players = Number(process.argv[2] ?? 1_000_000);
type FriendParts = Parameters<typeof readFriends>[0];
const within = (most: number): number => 1 + Math.floor(Math.random() * most);

const database = await openMillion(players);
/** A third is online, and sits at tables of three. */
const ports: FriendParts['ports'] = {
  blocksBetween: () => Promise.reject(new Error('nobody asks')),
  whereIs: (id) => (Number(id.replaceAll('p', '')) % 3 === 0 ? { room: `ROOM${id.slice(-4)}` } : null),
  describeRooms: async (ids) =>
    new Map(ids.map((id) => [id, { id, locked: false, started: true, players: 3, watch: false }])),
  mayBringAlong: async () => false,
  clansOf: async () => new Map(),
  isPlaying: async () => false,
  isMuted: async () => false,
};
const base = { database, ports };
const subscribe = () => () => undefined;
/** Profiles as they are read the first time, and as they are remembered afterwards. */
const anew: FriendParts = {
  ...base,
  profiles: { read: (db, ids) => new KnownProfiles(systemClock, { subscribe }).read(db, ids) },
};
const remembered: FriendParts = {
  ...base,
  profiles: new KnownProfiles(systemClock, { subscribe }),
};

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

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Milliseconds of each call at the median; the calls take turns, so that whatever else the machine does falls on all. */
async function measure(...calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = calls.map((): number[] => []);
  for (let n = -30; n < CALLS; n += 1)
    for (const [at, call] of calls.entries()) {
      const began = performance.now();
      await call();
      if (n >= 0) times[at]?.push(performance.now() - began);
    }
  return times.map(median);
}

const readList = async (deps: FriendParts) => {
  const friends = await readFriends(deps, playerId(within(OWNERS)));
  return { friends, hash: listHash({ friends }), unchanged: false };
};
/** What a call with the hash of the list costs: all but the reply, which is not even brought into form. */
const readHash = (deps: FriendParts) => async () => (await readList(deps)).hash;
/** The reply as it goes out: in the contract's form, as text, packed. */
const readReply = (deps: FriendParts) => async () =>
  pack(JSON.stringify(ENDPOINTS.friendList.reply.parse(await readList(deps))));
const readBare = () =>
  database.pool.query(
    'select high_id from friendship where low_id = $1 union all select low_id from friendship where high_id = $1',
    [playerId(within(OWNERS))],
  );

try {
  await addFriends();
  const [bare = 0, ...times] = await measure(
    readBare,
    readReply(anew),
    readHash(anew),
    readReply(remembered),
    readHash(remembered),
  );
  const row = (name: string, at: number) => {
    const [ms, list] = [times[at] ?? 0, times[at - (at % 2)] ?? 0];
    return [name, ms.toFixed(2), (ms / bare).toFixed(1), (ms / list).toFixed(2)];
  };
  printTable(
    `${FRIENDS.most} friends among ${players} players, ms p50`,
    ['', 'ms', 'to the bare read', 'to the list'],
    [
      ['the pairs alone', bare.toFixed(2), '1', ''],
      row('the list, profiles read anew', 0),
      row('its hash alone (304)', 1),
      row('the list, profiles remembered', 2),
      row('its hash alone (304)', 3),
    ],
  );
} finally {
  await database.close();
}
