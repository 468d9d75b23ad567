import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../../../testing/matches/finished-matches.ts';
import { ban, liftBan, type SignedIn, signUpWith } from '../../../testing/people/staff.ts';
import { addPlayers } from '../../../testing/people/players.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let anna: SignedIn;
let ben: SignedIn;
let cleo: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  [anna, ben, cleo] = [
    await signUpWith(server, 'anna'),
    await signUpWith(server, 'ben'),
    await signUpWith(server, 'cleo'),
  ];
  await play(anna, ben, '2026-03-04T10:05:00Z');
  await play(ben, cleo, '2026-03-05T10:05:00Z');
});
afterAll(() => server.close());
const query = async (text: string, ...values: unknown[]) => (await server.database.pool.query(text, values)).rows;

/** The first one plays a word, the other one is there. */
const play = (first: SignedIn, second: SignedIn, endedAt: string, word = 'KING') =>
  server.composition.roomPorts.recordMatch(
    createFinishedMatch(
      [createSeat(first.id, 1, createStats([word])), createSeat(second.id, 2, createStats(['STRING']))],
      { endedAt: new Date(endedAt) },
    ),
  );
const detail = async (who: SignedIn, word = 'KING', locale = 'en-US') =>
  (await who.get(`/word/detail/${locale}/${encodeURIComponent(word)}`)).body;
const claimers = async (who: SignedIn, word = 'KING'): Promise<string[]> =>
  (await detail(who, word)).claimHistory.map(({ displayName }: { displayName: string }) => displayName);

describe('GET /word/detail', () => {
  it('tells syllables, discoverer, claims and what the word is to the caller [L0116 L0275]', async () => {
    expect(await detail(cleo)).toEqual({
      word: 'KING',
      locale: 'en-US',
      syllables: [
        { s: 'KI', c: 1 },
        { s: 'KIN', c: 1 },
        { s: 'IN', c: 4 },
        { s: 'ING', c: 4 },
        { s: 'NG', c: 4 },
      ],
      discoverer: {
        userId: anna.id,
        displayName: 'anna',
        avatar: anna.user.avatar,
        frame: 0,
        discoveredAt: '2026-03-04T10:05:00.000Z',
        totalClaims: 2,
      },
      claimHistory: [
        { id: ben.id, displayName: 'ben', avatar: ben.user.avatar, frame: 0, claimedAt: '2026-03-05T10:05:00.000Z' },
        { id: anna.id, displayName: 'anna', avatar: anna.user.avatar, frame: 0, claimedAt: '2026-03-04T10:05:00.000Z' },
      ],
      status: 'unclaimed',
      held: null,
      level: 0,
      value: 200,
      days: 1,
      meanings: expect.any(Array),
      meaningSource: expect.anything(),
      locales: ['en-US'],
    });
  });

  it('says whether the caller discovered, claimed or never played it [L0117]', async () => {
    expect([(await detail(anna)).status, (await detail(ben)).status, (await detail(cleo)).status]).toEqual([
      'discovered',
      'claimed',
      'unclaimed',
    ]);
  });

  it('knows words that nobody has played, in any spelling, and names the languages that know the word', async () => {
    expect(await detail(anna, 'x-ray')).toMatchObject({
      word: 'X-RAY',
      discoverer: null,
      claimHistory: [],
      status: 'unclaimed',
      syllables: [
        { s: 'AY', c: 1 },
        { s: 'RA', c: 1 },
        { s: 'RAY', c: 1 },
      ],
    });
    await query(
      "insert into word_discovery (locale, word, claims) values ('fr-FR', 'X-RAY', 0), ('de-DE', 'X-RAY', 0)",
    );
    expect((await detail(anna, 'x-ray')).locales).toEqual(['en-US', 'fr-FR', 'de-DE']);
  });

  it('refuses unknown words and languages, and those that are being prepared', async () => {
    const refused = async (path: string) => {
      const { status, body } = await anna.get(`/word/detail/${path}`);
      return [status, body.error];
    };
    expect(await refused('en-US/QWERTY')).toEqual([404, 'This word is not in the dictionary']);
    expect(await refused('xx/KING')).toEqual([404, 'Unknown language']);
    expect(await refused('fr-FR/KING')).toEqual([503, 'This language is still being prepared. Please wait a moment.']);
  });

  it('still tells of a word that has left the dictionary to whoever has claimed it', async () => {
    await query(
      `insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at)
       values ($1, 'en-US', 'GONE', 1, now(), now())`,
      anna.id,
    );
    expect(await detail(anna, 'GONE')).toMatchObject({ status: 'claimed', discoverer: null, locales: ['en-US'] });
    expect((await detail(ben, 'GONE')).code).toBe('words/unknown_word');
  });

  it('leaves out who is banned, and who has blocked the other, in either direction', async () => {
    await play(cleo, ben, '2026-03-06T10:05:00Z');
    expect(await claimers(ben)).toEqual(['cleo', 'ben', 'anna']);
    await anna.post('/blocks', { playerId: ben.id, kind: 'block', on: true });
    expect([await claimers(ben), await claimers(anna)]).toEqual([
      ['cleo', 'ben'],
      ['cleo', 'anna'],
    ]);
    expect([(await detail(ben)).discoverer, (await detail(cleo)).discoverer.userId]).toEqual([null, anna.id]);
    // A mute hides no more than what is said.
    await ben.post('/blocks', { playerId: cleo.id, kind: 'mute', on: true });
    expect(await claimers(ben)).toEqual(['cleo', 'ben']);
    await anna.post('/blocks', { playerId: ben.id, kind: 'block', on: false });
    await ban(server, anna.id);
    expect([await claimers(cleo), (await detail(cleo)).discoverer]).toEqual([['cleo', 'ben'], null]);
    await liftBan(server, anna.id);
  });

  it('leaves out who is erased; the word stays discovered, and nobody can discover it again', async () => {
    const [gone, next] = [await signUpWith(server, 'gone'), await signUpWith(server, 'next')];
    await play(gone, cleo, '2026-03-07T10:05:00Z', 'SINGING');
    expect((await gone.post('/account/delete', { username: 'gone' })).status).toBe(200);
    expect(await detail(cleo, 'SINGING')).toMatchObject({ discoverer: null, claimHistory: [] });
    await play(next, cleo, '2026-03-08T10:05:00Z', 'SINGING');
    expect(await detail(next, 'SINGING')).toMatchObject({ status: 'claimed', discoverer: null });
    expect(await query("select holder_id, claims from word_discovery where word = 'SINGING'")).toEqual([
      { holder_id: null, claims: 1 },
    ]);
  });

  it('names the latest fifty, also where a hundred before them may not be named', async () => {
    const many = await addPlayers(server.database, 180);
    await query(
      `insert into word_claim (player_id, locale, word, uses, claimed_at, last_used_at)
       select id, 'en-US', 'BANANA', 1, timestamptz '2026-03-01Z' + n * interval '1 minute', now()
       from unnest($1::text[]) with ordinality v (id, n)`,
      many,
    );
    await query('update account set banned_at = now() where player_id = any($1)', many.slice(60));
    const history = (await detail(ben, 'BANANA')).claimHistory;
    expect(history.map(({ id }: { id: string }) => id)).toEqual(many.slice(10, 60).toReversed());
  });
});

it('exports what one has claimed, discovered and holds', async () => {
  await query("update word_discovery set holder_id = $1 where word = 'KING'", ben.id);
  expect((await ben.get('/account/export')).body.account.words).toMatchObject({
    claims: [
      { locale: 'en-US', word: 'KING' },
      { locale: 'en-US', word: 'STRING' },
    ],
    discoveries: [{ locale: 'en-US', word: 'STRING' }],
    held: [
      { locale: 'en-US', word: 'KING', reserved: false },
      { locale: 'en-US', word: 'STRING', reserved: false },
    ],
  });
});
