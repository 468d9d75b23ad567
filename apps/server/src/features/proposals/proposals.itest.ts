import { LANGUAGE_MODERATOR_ROLE, WORD_PROPOSALS } from '@syllaboom/engine';
import { HOSTILE_MARKUP } from '@syllaboom/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type SignedIn, signInAgain, signUpWith } from '../../testing/people/staff.ts';

const DAY_SECONDS = 86_400;
const PATH = '/lm/proposals/en-US';

let server: TestServer;
let lena: SignedIn;
/** Two who vote for what others propose. */
let voters: SignedIn[];
beforeAll(async () => {
  server = await startTestServer();
  lena = await signUpWith(server, 'lena', LANGUAGE_MODERATOR_ROLE);
  voters = [await signUpWith(server, 'voter1'), await signUpWith(server, 'voter2')];
});
afterAll(() => server.close());

const propose = (by: SignedIn, word: string, locale = 'en-US') => by.post(`/lm/proposals/${locale}`, { word });
const vote = (by: SignedIn, word: string, on = true) => by.post(`${PATH}/${word}/vote`, { on });
const decide = (by: SignedIn, word: string, accept: boolean, note = 'Big Dictionary, page 7') =>
  by.post(`${PATH}/${word}/decide`, { accept, note });
const listed = async (by: SignedIn, show = 'open') => (await by.get(`${PATH}?show=${show}`)).body;
const codeOf = async (answer: ReturnType<typeof propose>): Promise<string> => (await answer).body.code;
/** Proposed, with as many votes as an acceptance needs. */
async function proposeWanted(by: SignedIn, word: string): Promise<void> {
  await propose(by, word);
  for (const voter of voters) await vote(voter, word);
}
/** What a minute's timer does. */
const refresh = () => server.composition.features['proposals']?.jobs?.[0]?.run();

describe('a missing word', () => {
  it('is proposed as its language writes it, and voted for; the first vote is its proposer’s', async () => {
    const ben = await signUpWith(server, 'ben');
    expect((await propose(ben, ' zébra-like ')).body).toEqual({ success: true, word: 'ZEBRA-LIKE', votes: 1 });
    expect((await propose(ben, 'ZEBRA-LIKE')).body.votes).toBe(1);
    const [anna] = voters;
    if (!anna) throw new Error('nobody votes');
    // Proposing what waits already is a vote for it.
    expect((await propose(anna, 'zebra-like')).body).toEqual({ success: true, word: 'ZEBRA-LIKE', votes: 2 });
    expect((await vote(anna, 'zebra-like')).body).toEqual({ success: true, votes: 2 });
    const entry = {
      word: 'ZEBRA-LIKE',
      state: 'open',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      votes: 2,
      note: '',
      from: null,
    };
    expect(await listed(anna)).toEqual({ data: [{ ...entry, voted: true }], total: 1 });
    expect((await listed(lena)).data).toEqual([{ ...entry, voted: false }]);
    expect((await anna.get('/lm/proposals/fr-FR')).body).toEqual({ data: [], total: 0 });
    expect((await vote(anna, 'ZEBRA-LIKE', false)).body.votes).toBe(1);
    expect((await vote(anna, 'ZEBRA-LIKE', false)).body.votes).toBe(1);
    // The last vote takes it away.
    expect((await vote(ben, 'ZEBRA-LIKE', false)).body.votes).toBe(0);
    expect((await listed(ben)).total).toBe(0);
    expect(await codeOf(vote(ben, 'ZEBRA-LIKE'))).toBe('moderation/not_found');
  });

  it('comes before those with fewer votes, 40 on a page', async () => {
    const { pool } = server.database;
    await pool.query(
      `insert into word_proposal (locale, word, proposed_at, votes)
       select 'de-DE', 'WORT' || lpad(n::text, 3, '0'), now(), n from generate_series(1, 45) n`,
    );
    const page = async (query: string) => (await lena.get(`/lm/proposals/de-DE${query}`)).body;
    const [first, second] = [await page(''), await page('?page=2')];
    expect([first.data.length, first.total, first.data[0].word]).toEqual([40, 45, 'WORT045']);
    expect(second.data.map(({ votes }: { votes: number }) => votes)).toEqual([5, 4, 3, 2, 1]);
  });

  it('is refused where it is no word, is known, coarse, or of a language that is not there', async () => {
    const ben = await signUpWith(server, 'ben_bad');
    for (const text of [...HOSTILE_MARKUP, 'A', '12345', '--', 'AB-', "'AB", 'A--B', 'слово', 'x'.repeat(46)])
      expect([text, await codeOf(propose(ben, text))]).toEqual([text, expect.stringMatching(/^proposal\/no_word$/)]);
    expect(await codeOf(propose(ben, 'A'.repeat(100)))).toBe('proposal/no_word');
    for (const text of ['', 'x'.repeat(201)]) expect((await propose(ben, text)).status).toBe(400);
    expect(await codeOf(propose(ben, 'king'))).toBe('proposal/known_word');
    expect(await codeOf(propose(ben, 'fuckery'))).toBe('proposal/text_refused');
    expect(await codeOf(propose(ben, 'BLORB', 'xx'))).toBe('words/language_unknown');
    expect(await codeOf(propose(ben, 'BLORB', 'fr-FR'))).toBe('words/language_building');
    expect(await codeOf(ben.get('/lm/proposals/xx'))).toBe('words/language_unknown');
    expect((await listed(ben)).total).toBe(0);
  });

  it('is nothing of guests, and nothing to decide for players; an account without a way in neither proposes nor votes', async () => {
    const { body: guest } = await server.call('POST', '/api/auth/guest', { locale: 'en-US' });
    const ben = await signUpWith(server, 'ben_in');
    await propose(ben, 'GUESTLESS');
    const asGuest = (method: 'GET' | 'POST', path: string, body?: object) =>
      server.call(method, `/api${path}`, body, { token: guest.token });
    expect((await asGuest('GET', PATH)).body.total).toBe(1);
    expect((await asGuest('POST', PATH, { word: 'BLORB' })).status).toBe(401);
    expect((await asGuest('POST', `${PATH}/GUESTLESS/vote`, { on: true })).status).toBe(401);
    const keyed = await signUpWith(server, 'ben_keyed');
    await server.database.pool.query('update account set way_in = false where player_id = $1', [keyed.id]);
    expect((await propose(keyed, 'BLORB')).body.code).toBe('auth/way_in_needed');
    expect((await vote(keyed, 'GUESTLESS')).body.code).toBe('auth/way_in_needed');
    for (const call of [decide(ben, 'GUESTLESS', false), ben.get(`${PATH}/GUESTLESS/sources`)])
      expect((await call).status).toBe(403);
    expect((await listed(ben)).data[0]).toMatchObject({ word: 'GUESTLESS', votes: 1, state: 'open' });
    await vote(ben, 'GUESTLESS', false);
  });

  it(`may wait with ${WORD_PROPOSALS.mostOpen} of the same proposer; others’ may be voted for all the same`, async () => {
    const ben = await signUpWith(server, 'ben_many');
    const words = Array.from({ length: WORD_PROPOSALS.mostOpen }, (_, n) => `MANY${'ABCDEFGHIJKLMNOP'[n]}`);
    for (const word of words) expect((await propose(ben, word)).status).toBe(200);
    expect((await propose(ben, 'ONEMORE')).body).toMatchObject({
      code: 'proposal/too_many',
      error: 'Too many of your words wait for a decision',
    });
    const [anna] = voters;
    if (anna) await propose(anna, 'ONEMORE');
    expect((await propose(ben, 'ONEMORE')).body.votes).toBe(2);
    expect((await propose(ben, words[0] ?? '')).status).toBe(200);
  });
});

describe('the staff', () => {
  it('sees what the server knows of a word', async () => {
    const ben = await signUpWith(server, 'ben_sources');
    await propose(ben, 'STRINGS');
    expect((await lena.get(`${PATH}/strings/sources`)).body).toEqual({
      proposedBy: { id: ben.id, displayName: 'ben_sources', avatar: expect.any(String), frame: 0 },
      languages: [],
      meanings: expect.arrayContaining([expect.stringContaining('orchestra')]),
      meaningsFrom: expect.stringContaining('WordNet'),
      relatives: ['STRING'],
    });
    expect(await codeOf(lena.get(`${PATH}/NOBODYS/sources`))).toBe('moderation/not_found');
  });

  it('accepts once, with a source and enough votes, never its own; the log says so', async () => {
    const ben = await signUpWith(server, 'ben_accept');
    await propose(ben, 'BLORB');
    expect(await codeOf(decide(lena, 'BLORB', true))).toBe('proposal/too_few_votes');
    for (const voter of voters) await vote(voter, 'BLORB');
    expect((await decide(lena, 'BLORB', true, '  ')).status).toBe(400);
    expect((await decide(lena, 'blorb', true)).body).toEqual({ success: true });
    for (const again of [decide(lena, 'BLORB', true), decide(lena, 'BLORB', false), vote(ben, 'BLORB', false)])
      expect(await codeOf(again)).toBe('moderation/closed');
    expect(await codeOf(propose(ben, 'BLORB'))).toBe('proposal/accepted');
    expect((await listed(ben, 'accepted')).data).toEqual([
      expect.objectContaining({ word: 'BLORB', votes: 3, voted: false, note: 'Big Dictionary, page 7' }),
    ]);
    const { rows } = await server.database.pool.query(
      "select action, target_id, detail from audit_entry where action = 'word_accepted'",
    );
    expect(rows).toEqual([
      {
        action: 'word_accepted',
        target_id: ben.id,
        detail: { locale: 'en-US', word: 'BLORB', source: 'Big Dictionary, page 7' },
      },
    ]);
    await proposeWanted(lena, 'OWNWORD');
    expect(await codeOf(decide(lena, 'OWNWORD', true))).toBe('proposal/own');
    expect(await codeOf(decide(lena, 'NOBODYS', true))).toBe('moderation/not_found');
  });

  it('refuses with a reason; half a year later the word may come again', async () => {
    const ben = await signUpWith(server, 'ben_refuse');
    await propose(ben, 'GLIRK');
    expect((await decide(lena, 'GLIRK', false, 'Found nowhere')).status).toBe(200);
    expect((await listed(ben, 'refused')).data).toEqual([
      expect.objectContaining({ word: 'GLIRK', state: 'refused', note: 'Found nowhere', from: null }),
    ]);
    expect(await codeOf(propose(ben, 'GLIRK'))).toBe('proposal/refused');
    await server.database.pool.query(
      `update word_proposal set decided_at = decided_at - ${WORD_PROPOSALS.againAfterDays} * interval '1 day' where word = 'GLIRK'`,
    );
    const [anna] = voters;
    if (anna) expect((await propose(anna, 'GLIRK')).body.votes).toBe(1);
    expect((await listed(ben, 'refused')).total).toBe(0);
  });
});

it('joins the version of the dictionary that begins at midnight, and may be removed from it again', async () => {
  const ben = await signUpWith(server, 'ben_joins');
  const { words } = server.composition.roomPorts;
  const before = words.version('en-US');
  await proposeWanted(ben, 'ZORPED');
  await decide(lena, 'ZORPED', true);
  const [{ from }] = (await listed(ben, 'accepted')).data;
  const midnight = new Date(from);
  expect([midnight.getUTCHours(), midnight.getUTCMinutes(), midnight > server.clock.now()]).toEqual([0, 0, true]);
  await refresh();
  expect([words.get('en-US').exists('ZORPED'), words.version('en-US')]).toEqual([false, before]);
  // A match that began before midnight goes on with what it has.
  const kept = words.get('en-US');
  server.clock.forward((midnight.getTime() - server.clock.now().getTime()) / 1000 + 1);
  await refresh();
  expect([kept.exists('ZORPED'), words.get('en-US').exists('ZORPED')]).toEqual([false, true]);
  expect(words.version('en-US')).toMatch(/^tiny\+\d+$/);
  expect(words.get('en-US').size).toBeGreaterThan(kept.size);
  const again = await signInAgain(server, 'lena');
  expect((await again.get('/word/exists/en-US/zorped')).body).toEqual({ exists: true });
  expect(await codeOf(propose(again, 'ZORPED'))).toBe('proposal/known_word');
  expect((await again.post('/lm/removals/en-US', { word: 'ZORPED' })).status).toBe(200);
  server.clock.forward(7 * DAY_SECONDS + 1);
  await server.composition.tendRemovals();
  const later = await signInAgain(server, 'lena');
  expect((await later.get('/word/exists/en-US/zorped')).body).toEqual({ exists: false });
  expect(await codeOf(propose(later, 'ZORPED'))).toBe('proposal/removed_word');
});

it('exports a player’s words and votes, and erases them: what others want stays without a proposer', async () => {
  const ben = await signUpWith(server, 'ben_gone');
  const [anna] = await Promise.all(['voter1', 'voter2'].map((name) => signInAgain(server, name)));
  if (!anna) throw new Error('nobody votes');
  for (const word of ['SHARED', 'ALONE']) await propose(ben, word);
  for (const [by, word] of [
    [anna, 'SHARED'],
    [anna, 'ANNAS'],
    [ben, 'ANNAS'],
  ] as const)
    await propose(by, word);
  const { read, erase } = server.composition.features['proposals']?.personalData ?? {};
  const own = await read?.(server.database.db, ben.id);
  expect(own).toMatchObject({
    words: [
      { word: 'SHARED', votes: 2 },
      { word: 'ALONE', votes: 1 },
    ],
    votes: [{ word: 'SHARED' }, { word: 'ALONE' }, { word: 'ANNAS' }],
  });
  await server.database.transact(async (tx) => erase?.(tx, ben.id));
  const { rows } = await server.database.pool.query(
    `select word, proposed_by, votes from word_proposal where word in ('SHARED', 'ALONE', 'ANNAS') order by word`,
  );
  expect(rows).toEqual([
    { word: 'ANNAS', proposed_by: anna.id, votes: 1 },
    { word: 'SHARED', proposed_by: null, votes: 1 },
  ]);
  expect(await read?.(server.database.db, ben.id)).toEqual({ words: [], votes: [] });
});
