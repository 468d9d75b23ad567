/**
 * `node bench/clans.ts [clans] [matches]`: pages of the list of clans, near and far, against its first page; then the end of
 * matches of fifty members of one clan, all at once, against that of as many players who are in none. In turns, in one run.
 */
import { clanExpOf, expOfLevel } from '@syllaboom/engine';
import { countClan } from '../../apps/server/src/features/clans/exp/refresh.repository.ts';
import { addEarned } from '../../apps/server/src/features/clans/exp/earned.repository.ts';
import { listClans } from '../../apps/server/src/features/clans/list-clans.ts';
import { recordMatch } from '../../apps/server/src/features/match/record/record-match.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import {
  createFinishedMatch,
  createSeat,
  createStats,
} from '../../apps/server/src/testing/matches/finished-matches.ts';
import { matchPorts } from '../../apps/server/src/testing/matches/match-ports.ts';
import { openMillion, playerId } from '../boards/million-players.ts';
import { printTable } from '../print-table.ts';

const PAGE_ROUNDS = 15;
const AT_ONCE = 50;
const READER_LEVEL = 12;
const clans = Number(process.argv[2] ?? 100_000);
const rounds = Number(process.argv[3] ?? 12);
const players = clans + 3 * AT_ONCE;
const reader = playerId(players);

const database = await openMillion(players);
const deps = { database, clock: systemClock };

/** Clans of every level and fullness, alone with their owners; and one with fifty members. */
async function fill(): Promise<void> {
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  const id = (n: string) => `lpad((${n})::text, 12, 'p')`;
  for (const statement of [
    `insert into wallet_account (player_id, currency) select player_id, currency from account, unnest(array['coin', 'diamond', 'key']) currency`,
    `update profile set exp = ${expOfLevel(READER_LEVEL)}`,
    `insert into clan (id, name, tag, name_fold, tag_fold, description, owner_id, slots, min_level, member_count, exp, hidden, created_at)
     select 'c' || lpad(n::text, 11, '0'), 'Clan ' || n, 'T', 'clan' || n, null, 'We play', ${id('n')},
       case when n % 4 = 0 then 1 else 50 end, case when n % 3 = 0 then 1 + n % 100 else 1 end, 1,
       (n * 7919::bigint) % 500000, n % 500 = 0, now()
     from generate_series(1, ${clans}) n`,
    `insert into clan_member (player_id, clan_id, joined_at)
     select ${id('n')}, 'c' || lpad(n::text, 11, '0'), now() from generate_series(1, ${clans}) n`,
    `insert into clan_member (player_id, clan_id, joined_at)
     select ${id(`${clans} + n`)}, 'c00000000001', now() from generate_series(1, ${AT_ONCE - 1}) n`,
    `update clan set member_count = ${AT_ONCE} where id = 'c00000000001'`,
    'vacuum analyze',
  ])
    await client.query(statement);
  client.release();
}

/** Milliseconds of a call. What else a machine does only adds to them, so the least tells calls apart best. */
interface Spread {
  readonly least: number;
  readonly median: number;
}
const spreadOf = (times: readonly number[]): Spread => {
  const sorted = times.toSorted((a, b) => a - b);
  return { least: sorted[0] ?? Number.NaN, median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN };
};

/** A table of calls against the first of them; returns the ratios of their least times. */
function printRatios(title: string, what: string, names: readonly string[], times: readonly Spread[]): number[] {
  const first = times[0] ?? spreadOf([]);
  const ratios = times.map(({ least }) => least / first.least);
  printTable(
    title,
    [what, 'least ms', 'ratio', 'median ms', 'ratio'],
    times.map(({ least, median }, n) => [
      names[n] ?? '',
      least.toFixed(2),
      `${(ratios[n] ?? 0).toFixed(2)} ×`,
      median.toFixed(2),
      `${(median / first.median).toFixed(2)} ×`,
    ]),
  );
  return ratios;
}

/** The calls take turns, so that whatever else the machine does falls on all. */
async function measure(count: number, calls: readonly ((n: number) => Promise<unknown>)[]): Promise<Spread[]> {
  const times = calls.map((): number[] => []);
  for (let n = -2; n < count; n += 1)
    for (const [at, call] of calls.entries()) {
      const began = performance.now();
      await call(n + 2);
      if (n >= 0) times[at]?.push(performance.now() - began);
    }
  return times.map(spreadOf);
}

async function measurePages(): Promise<boolean> {
  const { rows } = await database.pool.query<{ exp: number; id: string }>(
    'select exp, id from clan order by exp desc, id offset $1 limit 1',
    [Math.floor(clans / 2)],
  );
  const middle = rows[0] ?? { exp: 0, id: '' };
  const queries = {
    'the first': {},
    'in the middle': { c: `0.${middle.exp}.${middle.id}` },
    'the last that one may ask': { c: '0.3.c' },
    'the first of the others': {
      c: `1.${Number.MAX_SAFE_INTEGER}.c`.replace(String(Number.MAX_SAFE_INTEGER), '999999999'),
    },
    'the last of all': { c: '1.5.c' },
    'names that begin so': { q: 'clan 9' },
    'nothing of the kind': { q: 'nothing of the kind' },
  };
  const names = Object.keys(queries);
  const times = await measure(
    PAGE_ROUNDS,
    Object.values(queries).map((query) => () => listClans(deps, reader, query)),
  );
  const worst = Math.max(...printRatios(`Pages of ${clans} clans`, 'page', names, times));
  console.log(`The dearest page is ${worst.toFixed(2)} × the first one (budget 3 ×).`);
  return worst <= 3;
}

const ports = {
  ...matchPorts,
  atMatchEnd: async (...[tx, end]: Parameters<typeof matchPorts.atMatchEnd>) => {
    await addEarned(
      tx,
      '2026-03-02',
      end.players.map(({ seat, grant }) => ({ playerId: seat.playerId, exp: grant.exp })),
    );
    return matchPorts.atMatchEnd(tx, end);
  },
};
let played = 0;
/** Twenty-five matches of two at once, of fifty players from this one on. */
const playAll = (first: number) => async (): Promise<void> => {
  const matches = Array.from({ length: AT_ONCE / 2 }, (_, n) => {
    played += 1;
    return createFinishedMatch(
      [first + 2 * n, first + 2 * n + 1].map((at, seat) =>
        createSeat(playerId(at), seat + 1, createStats([`BENCH${played}S${seat}`], { exp: 200 })),
      ),
    );
  });
  await Promise.all(matches.map((match) => recordMatch(database, ports, match)));
};

async function measureMatches(): Promise<boolean> {
  const member = clans + 1;
  const free = clans + AT_ONCE;
  const times = await measure(rounds, [
    playAll(free),
    playAll(member),
    // Twenty-five clans of their own owners each: nobody waits for anybody.
    playAll(1000),
  ]);
  await database.transact((tx) => countClan(tx, 'c00000000001'));
  const { rows } = await database.pool.query<{ exp: number; earned: number }>(
    `select c.exp, (select sum(earned) from clan_member m where m.clan_id = c.id)::bigint as earned
     from clan c where c.id = 'c00000000001'`,
  );
  const isExact = rows[0]?.exp === clanExpOf(rows[0]?.earned ?? 0) && (rows[0]?.exp ?? 0) > 0;
  const [, inOne = Number.NaN] = printRatios(
    `${AT_ONCE / 2} matches at once, ${rounds} times`,
    'players',
    ['in no clan', `all in one clan of ${AT_ONCE}`, 'each in a clan of their own'],
    times,
  );
  console.log(`A match of members costs ${inOne.toFixed(2)} × (budget 1.1 ×); exp is ${isExact ? 'exact' : 'WRONG'}.`);
  return inOne <= 1.1 && isExact;
}

await fill();
const isGood = [await measurePages(), await measureMatches()];
await database.close();
if (isGood.includes(false)) process.exitCode = 1;
