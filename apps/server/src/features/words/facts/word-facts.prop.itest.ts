import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import { type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { countUncountedClaims } from './count-claims.ts';

const PEOPLE = 4;
const WORDS = 6;

let server: TestServer;
let judge: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  judge = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
});
afterAll(() => server.close());
const query = async (text: string, ...values: unknown[]) => (await server.database.pool.query(text, values)).rows;

const person = fc.nat(PEOPLE - 1);
const word = fc.nat(WORDS - 1);
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constant('match' as const),
      first: person,
      second: person,
      words: fc.array(word, { maxLength: 4 }),
      others: fc.array(word, { maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('uncount' as const), word }) },
  { weight: 2, arbitrary: fc.constant({ what: 'catchUp' as const }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('takeBack' as const), first: person }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('wayIn' as const), first: person }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('erase' as const), first: person }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('remove' as const), word }) },
);
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

/** People of one run and its words, which nobody else plays. */
interface Run {
  readonly people: readonly SignedIn[];
  readonly gone: Set<number>;
  readonly wordOf: (n: number) => string;
}

let runs = 0;
async function beginRun(): Promise<Run> {
  runs += 1;
  const name = `R${String.fromCharCode(65 + (runs % 26), 65 + (Math.floor(runs / 26) % 26))}`;
  const people: SignedIn[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await signUpWith(server, `run${runs}_${n}`));
  // The last two hang on a device: they discover nothing.
  await query(
    'update account set way_in = false where player_id = any($1)',
    people.slice(2).map(({ id }) => id),
  );
  return { people, gone: new Set(), wordOf: (n) => `${name}WORD${String.fromCharCode(65 + n)}` };
}

async function take({ people, gone, wordOf }: Run, one: Step): Promise<void> {
  const idOf = (n: number): string => people[n]?.id ?? '';
  if (one.what === 'match') {
    if (one.first === one.second) return;
    const stats = (words: readonly number[]) => createStats(words.map(wordOf));
    const seats = [
      createSeat(idOf(one.first), 1, stats(one.words)),
      createSeat(idOf(one.second), 2, stats(one.others)),
    ];
    await server.composition.roomPorts.recordMatch(createFinishedMatch(seats));
  } else if (one.what === 'uncount')
    await query('update word_discovery set claims = null where word = $1', wordOf(one.word));
  else if (one.what === 'catchUp') await countUncountedClaims(server.database, server.clock);
  else if (one.what === 'takeBack')
    await judge.post(`/gm/players/${idOf(one.first)}/undo-gains`, {
      since: '2020-01-01T00:00:00Z',
      all: true,
      reason: 'A script',
    });
  else if (one.what === 'wayIn') await query('update account set way_in = true where player_id = $1', idOf(one.first));
  else if (one.what === 'erase' && one.first > 0) {
    await people[one.first]?.post('/account/delete', { username: people[one.first]?.username });
    gone.add(one.first);
  } else if (one.what === 'remove') {
    await query(
      `insert into word_removal (locale, word, listed_at, listed_by) values ('en-US', $1, now() - interval '8 days', $2)
       on conflict do nothing`,
      wordOf(one.word),
      judge.id,
    );
    await server.composition.tendRemovals();
  }
}

const CLAIMS = '(select count(*)::int from word_claim c where c.locale = f.locale and c.word = f.word)';

/** What is kept of a word against what is counted from everybody's claims. */
async function check({ people, gone }: Run): Promise<void> {
  expect(
    await query(`select f.word, f.claims, ${CLAIMS} as is from word_discovery f where f.claims <> ${CLAIMS}`),
  ).toEqual([]);
  const lost = await query(
    `select c.word from word_claim c where not exists (select from word_discovery f where f.locale = c.locale and f.word = c.word)
     and not exists (select from word_removal r where r.locale = c.locale and r.word = c.word and r.removed_at is not null)`,
  );
  expect(lost).toEqual([]);
  expect(await query('select word from word_discovery where holder_id is distinct from player_id')).toEqual(
    await query(
      'select word from word_discovery f join account a on a.player_id = f.player_id and a.erased_at is not null',
    ),
  );
  await countUncountedClaims(server.database, server.clock);
  for (const [n, { id, get }] of people.entries()) {
    if (gone.has(n)) continue;
    const { body: stats } = await get('/word/stats');
    const found = await query(
      `select f.word, ${CLAIMS} as claims from word_discovery f where player_id = $1 order by word`,
      id,
    );
    const claims = await query('select word, uses from word_claim where player_id = $1', id);
    expect(stats).toMatchObject({
      totalDiscoveries: found.length,
      totalClaims: claims.length,
      totalUses: claims.reduce((sum, { uses }) => sum + uses, 0),
      elite: found.filter((fact) => fact.claims === 1).length,
    });
    const { body: elites } = await get('/word/paginated?type=elites&sort=alphabetical&limit=100');
    expect(elites.words.map(({ w }: { w: string }) => w)).toEqual(
      found.filter((fact) => fact.claims === 1).map((fact) => fact.word),
    );
  }
}

it('claims, discoveries and elite words are right after any matches, erasing, removals, taking back and counting later [L0114]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const run = await beginRun();
      for (const one of steps) await take(run, one);
      await check(run);
    }),
    { numRuns: 20 },
  );
}, 120_000);
