import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countItemFaults } from '#features/inventory';
import { createFinishedMatch, createSeat, createStats } from '../../testing/matches/finished-matches.ts';
import { type SignedIn, signUpWith } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { giveWord } from './testing/own-things.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const query = async (text: string, ...values: unknown[]) => (await server.database.pool.query(text, values)).rows;
async function signUp(name: string, words: readonly (readonly [string, ...string[]])[] = []): Promise<SignedIn> {
  const player = await signUpWith(server, name);
  for (const [word, ...locales] of words)
    await giveWord(server.database, player.id, word, locales.length === 0 ? ['en-US'] : locales);
  return player;
}
const destroy = (player: SignedIn, body: object) => player.post('/craft/destroy/word', body);
const tilesOf = async (player: SignedIn): Promise<string[]> =>
  (await player.get('/syllable/own')).body.tiles.flatMap(({ locale, syllable, count }: Record<string, string>) =>
    Array.from({ length: Number(count) }, () => `${locale} ${syllable}`),
  );
const heldBy = async (player: SignedIn): Promise<string[]> =>
  (await player.get('/word/paginated?type=discoveries&sort=alphabetical')).body.words.map(
    ({ l, w }: Record<string, string>) => `${l} ${w}`,
  );

describe('a destroyed discovery', () => {
  it('falls apart into tiles of its language, in threes [R0404]', async () => {
    const player = await signUp('destroyer', [['SINGING']]);
    const { status, body } = await destroy(player, { word: 'singing' });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        syllables: ['SIN', 'GI', 'NG'],
        locale: 'en-US',
        level: 0,
        message: 'SINGING became SIN, GI, NG',
      },
    ]);
    expect(await tilesOf(player)).toEqual(['en-US GI', 'en-US NG', 'en-US SIN']);
    expect([await heldBy(player), await countItemFaults(server.database.db)]).toEqual([[], 0]);
  });

  it('goes down a level for each language, in their order, and its row is gone at none [R0232]', async () => {
    const player = await signUp('levels', [['BANANA', 'tr-TR', 'de-DE']]);
    const detail = async () => {
      const { level, held } = (await player.get('/word/detail/en-US/BANANA')).body;
      return [level, held];
    };
    expect([await detail(), await heldBy(player)]).toEqual([
      [2, null],
      ['de-DE BANANA', 'tr-TR BANANA'],
    ]);
    expect((await destroy(player, { word: 'BANANA' })).body).toMatchObject({ level: 1, syllables: ['BAN', 'ANA'] });
    expect((await detail())[0]).toBe(1);
    expect(await heldBy(player)).toHaveLength(1);
    expect((await destroy(player, { word: 'BANANA' })).body).toMatchObject({ level: 0 });
    expect([await detail(), await heldBy(player)]).toEqual([[0, null], []]);
    expect((await tilesOf(player)).toSorted()).toEqual(['de-DE ANA', 'de-DE BAN', 'tr-TR ANA', 'tr-TR BAN']);
    const again = await destroy(player, { word: 'BANANA' });
    expect([again.status, again.body.error]).toEqual([404, 'You do not hold this discovery']);
  });

  it('is the one of the language that is named; equal words of others stay', async () => {
    const player = await signUp('named', [['RING', 'en-US', 'de-DE', 'sv-SE']]);
    expect((await destroy(player, { word: 'RING', locale: 'sv-SE' })).body).toMatchObject({
      locale: 'sv-SE',
      level: 2,
      syllables: ['RI', 'NG'],
    });
    expect((await player.get('/word/detail/en-US/RING')).body).toMatchObject({ held: 'free', level: 2 });
    expect(await heldBy(player)).toEqual(['de-DE RING', 'en-US RING']);
  });

  it('stays discovered by whom it was and claimed by whoever played it, and is discovered by nobody again', async () => {
    const [finder, other] = [await signUp('finder'), await signUp('other')];
    const play = (first: SignedIn, second: SignedIn) =>
      server.composition.roomPorts.recordMatch(
        createFinishedMatch([
          createSeat(first.id, 1, createStats(['STRING'])),
          createSeat(second.id, 2, createStats(['KING'])),
        ]),
      );
    await query('update account set way_in = true');
    await play(finder, other);
    const stats = async (player: SignedIn) => (await player.get('/word/stats')).body;
    const before = await stats(finder);
    expect((await destroy(finder, { word: 'STRING' })).body.syllables).toEqual(['STR', 'ING']);
    expect(await stats(finder)).toEqual(before);
    await play(other, finder);
    expect(await query("select player_id, holder_id, claims from word_discovery where word = 'STRING'")).toEqual([
      { player_id: finder.id, holder_id: null, claims: 2 },
    ]);
    expect((await other.get('/word/detail/en-US/STRING')).body).toMatchObject({
      discoverer: { userId: finder.id, totalClaims: 2 },
      status: 'claimed',
      held: null,
    });
    expect((await destroy(finder, { word: 'STRING' })).body.code).toBe('destroy/not_held');
  });

  it('44 is not one that is on offer, somebody else’s, or none', async () => {
    const [owner, thief] = [await signUp('owner', [['KLONDIKE', 'en-US', 'de-DE']]), await signUp('thief')];
    await query("update word_discovery set reserved = true where word = 'KLONDIKE' and locale = 'en-US'");
    expect((await owner.get('/word/detail/en-US/KLONDIKE')).body).toMatchObject({ held: 'reserved', level: 2 });
    const refused = await destroy(owner, { word: 'KLONDIKE', locale: 'en-US' });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'This discovery is on offer. Take it off the market first.',
    ]);
    expect((await destroy(thief, { word: 'KLONDIKE' })).body.code).toBe('destroy/not_held');
    expect((await destroy(owner, { word: 'KLONDIKE', locale: 'xx' })).body.code).toBe('words/language_unknown');
    for (const word of ['', ' ', '%', "'; drop table account; --", '\u0000'])
      expect([word, (await destroy(owner, { word })).status]).toEqual([word, expect.toBeOneOf([400, 404])]);
    for (const word of [7, null, [], {}, 'x'.repeat(201), undefined])
      expect((await destroy(owner, { word })).status).toBe(400);
    expect([await tilesOf(owner), await tilesOf(thief), await heldBy(owner)]).toEqual([
      [],
      [],
      ['de-DE KLONDIKE', 'en-US KLONDIKE'],
    ]);
    // Without a language it is the one that may go.
    expect((await destroy(owner, { word: 'KLONDIKE' })).body).toMatchObject({ locale: 'de-DE', level: 1 });
    expect((await destroy(owner, { word: 'KLONDIKE' })).body.code).toBe('destroy/on_offer');
  });

  it('is not for guests', async () => {
    const guest = (await server.call('POST', '/api/auth/guest', { locale: 'en-US' })).body;
    const answer = await server.call('POST', '/api/craft/destroy/word', { word: 'KING' }, { token: guest.token });
    expect([answer.status, answer.body.error]).toEqual([401, 'You need to login.']);
  });
});
