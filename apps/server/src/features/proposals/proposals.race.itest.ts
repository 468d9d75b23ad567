import { createTinyDictionaries } from '../../testing/tiny-dictionaries.ts';
import { WORD_PROPOSALS } from '@syllaboom/engine';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createWordsService } from '#features/words';
import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { addPlayers } from '../../testing/people/players.ts';
import { decideProposal } from './decide-proposal.ts';
import { proposalsPersonalData } from './personal-data.repository.ts';
import { proposeWord } from './propose-word.ts';
import type { ProposalDeps } from './proposals.deps.ts';
import { voteForWord } from './vote-for-word.ts';

const EN = 'en-US';
const MANY = 20;
let database: Database;
let deps: ProposalDeps;
let players: string[];
beforeAll(async () => {
  database = await openTestDatabase(MANY);
  deps = {
    database,
    clock: systemClock,
    words: createWordsService(createTinyDictionaries()),
    meanings: { lookUp: async (_, word) => ({ word, meanings: [], source: null }) },
    additions: { refresh: async () => {} },
  };
  players = await addPlayers(database, MANY);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('delete from word_addition; delete from word_proposal');
});

const kept = async () =>
  (
    await database.pool.query(
      `select p.word, p.status, p.votes, (select count(*)::int from word_vote v where v.word = p.word) as counted
       from word_proposal p order by p.word`,
    )
  ).rows;
const codesOf = (results: readonly PromiseSettledResult<unknown>[]): string[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));

it('makes one proposal of twenty at once, with twenty votes', async () => {
  await Promise.all(players.map((by) => proposeWord(deps, by, EN, 'BLORB')));
  expect(await kept()).toEqual([{ word: 'BLORB', status: 'open', votes: MANY, counted: MANY }]);
});

it('counts each of twenty votes at once, and none twice', async () => {
  const [first = '', ...others] = players;
  await proposeWord(deps, first, EN, 'BLORB');
  const proposed = { locale: EN, word: 'BLORB' };
  await Promise.all([...others, ...others].map((by) => voteForWord(deps, by, proposed, true)));
  expect(await kept()).toEqual([{ word: 'BLORB', status: 'open', votes: MANY, counted: MANY }]);
  await Promise.all([...players, ...others].map((by) => voteForWord(deps, by, proposed, by === first)));
  expect(await kept()).toEqual([{ word: 'BLORB', status: 'open', votes: 1, counted: 1 }]);
});

it('keeps the count right while some propose, some take back and some are erased', async () => {
  const [first = ''] = players;
  const proposed = { locale: EN, word: 'BLORB' };
  await proposeWord(deps, first, EN, 'BLORB');
  await Promise.allSettled(
    players.flatMap((by, n) => [
      proposeWord(deps, by, EN, n % 2 === 0 ? 'BLORB' : 'GLIRK'),
      voteForWord(deps, by, proposed, n % 3 === 0),
      ...(n % 5 === 0 ? [database.transact((tx) => proposalsPersonalData.erase(tx, by))] : []),
    ]),
  );
  for (const { votes, counted } of await kept()) expect([votes, votes > 0]).toEqual([counted, true]);
});

it('accepts once when many decide at once, while votes come in', async () => {
  const wanted = players.slice(0, WORD_PROPOSALS.votesNeeded);
  const [staff, late] = [players.slice(5, 15), players.slice(15)];
  for (const by of wanted) await proposeWord(deps, by, EN, 'BLORB');
  const proposed = { locale: EN, word: 'BLORB' };
  const votes = Promise.allSettled(late.map((by) => voteForWord(deps, by, proposed, true)));
  const decisions = await Promise.allSettled(
    staff.map((by, n) => decideProposal(deps, by, proposed, { accept: n % 2 === 0, note: `source ${n}` })),
  );
  expect(new Set([...codesOf(decisions), ...codesOf(await votes)])).toEqual(new Set(['moderation/closed']));
  expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [{ status }] = await kept();
  const { rows: log } = await database.pool.query(
    `select action from audit_entry where detail->>'word' = 'BLORB' and action in ('word_accepted', 'word_refused')`,
  );
  expect(log).toEqual([{ action: `word_${status}` }]);
  const { rows: added } = await database.pool.query('select word from word_addition');
  expect(added).toEqual(status === 'accepted' ? [{ word: 'BLORB' }] : []);
});

it('lets no more wait than allowed when one player proposes many at once', async () => {
  const [by = ''] = players;
  const words = Array.from({ length: MANY }, (_, n) => `MANY${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n]}`);
  const results = await Promise.allSettled(words.map((word) => proposeWord(deps, by, EN, word)));
  expect(await kept()).toHaveLength(WORD_PROPOSALS.mostOpen);
  expect(new Set(codesOf(results))).toEqual(new Set(['proposal/too_many']));
});
