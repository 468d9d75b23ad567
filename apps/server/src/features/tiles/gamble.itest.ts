import { GAMBLE, gambleOdds } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countItemFaults } from '#features/inventory';
import { countImbalances } from '#features/wallet';
import { grant } from '../../testing/people/grant.ts';
import { type SignedIn, signUpWith } from '../../testing/people/staff.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createTinyDictionaries, createTinyIndex } from '../../testing/tiny-dictionaries.ts';
import { giveTiles } from './testing/own-things.ts';

const ENGLISH = createTinyIndex('en-US', ['KING', 'RING', 'SINGING', 'STRING', 'BANANA', 'X-RAY'], {});
const GERMAN = createTinyIndex('de-DE', ['RING', 'KLINGE', 'ÜBER', 'TÜR'], {});

let server: TestServer;
beforeAll(async () => {
  const tiny = createTinyDictionaries(ENGLISH);
  server = await startTestServer((config) => config, {
    dictionaries: {
      ...tiny,
      isReady: (language) => language === 'en-US' || language === 'de-DE',
      isOpen: (language) => language === 'en-US' || language === 'de-DE',
      whenReady: () => Promise.resolve(),
      get: (language) => (language === 'de-DE' ? GERMAN : ENGLISH),
    },
  });
});
afterAll(() => server.close());

const query = async (text: string, ...values: unknown[]) => (await server.database.pool.query(text, values)).rows;
async function signUp(name: string, { diamond = 0, tiles = [] as readonly string[] } = {}): Promise<SignedIn> {
  const player = await signUpWith(server, name);
  await grant(server.database, player.id, { diamond });
  if (tiles.length > 0) await giveTiles(server.database, player.id, tiles);
  return player;
}
const gamble = (player: SignedIn, body: object) => player.post('/syllable/gamble', body);
const tilesOf = async (player: SignedIn): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await player.get('/syllable/own')).body.tiles.map(({ locale, syllable, count }: Record<string, string>) => [
      `${locale} ${syllable}`,
      count,
    ]),
  );
const diamondsOf = async (player: SignedIn): Promise<number> => (await player.get('/me')).body.user.diamond;
const rolled = async (player: SignedIn) =>
  (await query("select result from operation where actor = $1 and kind = 'gamble'", player.id)).map(
    ({ result }) => result,
  );

describe('own tiles', () => {
  it('stand by language and alphabet, with how many are free', async () => {
    const ada = await signUp('tilesada', { tiles: ['ING', 'ING', 'ABC'] });
    await giveTiles(server.database, ada.id, ['ÜBE'], 'de-DE');
    await query("update inventory_item set reserved = 1 where player_id = $1 and item = 'ING'", ada.id);
    expect((await ada.get('/syllable/own')).body).toEqual({
      tiles: [
        { locale: 'de-DE', syllable: 'ÜBE', count: 1, free: 1 },
        { locale: 'en-US', syllable: 'ABC', count: 1, free: 1 },
        { locale: 'en-US', syllable: 'ING', count: 2, free: 1 },
      ],
      gamble: true,
    });
  });

  it('are none for who has none, and not for guests', async () => {
    const bob = await signUp('tilesbob');
    expect((await bob.get('/syllable/own')).body).toEqual({ tiles: [], gamble: true });
    const guest = (await server.call('POST', '/api/auth/guest', { locale: 'en-US' })).body;
    const answer = await server.call('GET', '/api/syllable/own', undefined, { token: guest.token });
    expect([answer.status, answer.body.code]).toEqual([401, 'auth/login_required']);
  });
});

describe('a gamble', () => {
  it('takes five diamonds and the tile, and gives another one of the same length [R0157 R0376]', async () => {
    const player = await signUp('gambler', { diamond: 12, tiles: ['ING'] });
    const { status, body } = await gamble(player, { syllable: 'ing' });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        newSyllable: expect.stringMatching(/^.{3}$/),
        locale: 'en-US',
        words: ENGLISH.count(body.newSyllable),
        remaining: 7,
        message: `ING turned into ${body.newSyllable}`,
      },
    ]);
    expect(body.newSyllable).not.toBe('ING');
    expect(ENGLISH.count(body.newSyllable)).toBeGreaterThan(0);
    expect([await tilesOf(player), await diamondsOf(player)]).toEqual([{ [`en-US ${body.newSyllable}`]: 1 }, 7]);
    expect([await countImbalances(server.database.db), await countItemFaults(server.database.db)]).toEqual([0, 0]);
    // What was rolled stays with the operation.
    const [kept] = await rolled(player);
    expect(kept).toMatchObject({ syllable: 'ING', newSyllable: body.newSyllable, remaining: 7 });
    expect(kept.rolls.every((roll: number) => roll >= 0 && roll < 1)).toBe(true);
    expect(kept.rolls.length).toBeGreaterThan(1);
  });

  it('is refused with 4 diamonds and leaves none of 5', async () => {
    const player = await signUp('fourfive', { diamond: 4, tiles: ['ING'] });
    const refused = await gamble(player, { syllable: 'ING' });
    expect([refused.status, refused.body.error]).toEqual([409, 'You need 5 diamonds to gamble!']);
    expect([await tilesOf(player), await diamondsOf(player), await rolled(player)]).toEqual([
      { 'en-US ING': 1 },
      4,
      [],
    ]);
    await grant(server.database, player.id, { diamond: 1 });
    expect((await gamble(player, { syllable: 'ING' })).body).toMatchObject({ success: true, remaining: 0 });
    expect(await diamondsOf(player)).toBe(0);
  });

  it('asks its odds beforehand, from the table that is drawn from', async () => {
    const player = await signUp('odds');
    const { body } = await player.get('/syllable/gamble/en-US/ing');
    expect(body).toEqual({ words: 4, cost: GAMBLE.diamonds, classes: gambleOdds(ENGLISH, 'ING') });
    expect(body.classes.reduce((sum: number, { percent }: { percent: number }) => sum + percent, 0)).toBe(100);
    expect((await player.get('/syllable/gamble/xx/ing')).body.code).toBe('words/language_unknown');
    expect((await player.get('/syllable/gamble/fr-FR/ing')).body.code).toBe('words/language_building');
  });

  it('means the tile of the own language first, else the one of which one has most, else the one that is named', async () => {
    const player = await signUp('languages', { diamond: 100, tiles: ['ING'] });
    await giveTiles(server.database, player.id, ['ING', 'ING', 'ING', 'RIN'], 'de-DE');
    expect((await gamble(player, { syllable: 'ING' })).body.locale).toBe('en-US');
    expect((await gamble(player, { syllable: 'ING' })).body.locale).toBe('de-DE');
    expect((await gamble(player, { syllable: 'RIN', locale: 'de-DE' })).body).toMatchObject({
      success: true,
      locale: 'de-DE',
    });
    const german = Object.keys(await tilesOf(player)).filter((name) => name.startsWith('de-DE'));
    expect(german.length).toBeGreaterThan(1);
  });

  it('44 never touches what is promised elsewhere, what is not there, or what has nothing beside it', async () => {
    const player = await signUp('nothing', { diamond: 50, tiles: ['ING', 'QUEUEINGS'] });
    await query("update inventory_item set reserved = 1 where player_id = $1 and item = 'ING'", player.id);
    for (const body of [
      { syllable: 'ING' },
      { syllable: 'ING', locale: 'en-US' },
      { syllable: 'ZZZ' },
      { syllable: '' },
    ])
      expect([body, (await gamble(player, body)).body]).toEqual([
        body,
        expect.objectContaining({ code: 'gamble/no_tile', error: 'You have no free tile of this syllable' }),
      ]);
    expect((await gamble(player, { syllable: 'QUEUEINGS' })).body.code).toBe('gamble/no_other');
    expect((await gamble(player, { syllable: 'ING', locale: 'xx' })).body.code).toBe('words/language_unknown');
    for (const syllable of [7, null, -5, 1e308, [], {}, 'x'.repeat(41), undefined])
      expect((await gamble(player, { syllable })).status).toBe(400);
    expect([await tilesOf(player), await diamondsOf(player)]).toEqual([{ 'en-US ING': 1, 'en-US QUEUEINGS': 1 }, 50]);
  });

  it('is not for guests, nor for accounts without a way in', async () => {
    const guest = (await server.call('POST', '/api/auth/guest', { locale: 'en-US' })).body;
    const asked = await server.call('POST', '/api/syllable/gamble', { syllable: 'ING' }, { token: guest.token });
    expect([asked.status, asked.body.error]).toEqual([401, 'You need to login.']);
    const keyed = await signUp('keyed', { diamond: 50, tiles: ['ING'] });
    await query('update account set way_in = false where player_id = $1', keyed.id);
    const answer = await gamble(keyed, { syllable: 'ING' });
    expect([answer.status, answer.body.code]).toEqual([403, 'auth/way_in_needed']);
    expect(await tilesOf(keyed)).toEqual({ 'en-US ING': 1 });
  });
});

it('gambling that the operator keeps closed is refused with a sentence, and moves nothing', async () => {
  const closed = await startTestServer((config) => ({ ...config, economy: { ...config.economy, gamble: false } }));
  try {
    const player = await signUpWith(closed, 'closed');
    await grant(closed.database, player.id, { diamond: 9 });
    await giveTiles(closed.database, player.id, ['ING']);
    const answer = await player.post('/syllable/gamble', { syllable: 'ING' });
    expect([answer.status, answer.body.error]).toEqual([503, 'Gambling is closed on this server.']);
    expect((await player.get('/syllable/own')).body).toEqual({
      tiles: [{ syllable: 'ING', locale: 'en-US', count: 1, free: 1 }],
      gamble: false,
    });
    expect((await player.get('/me')).body.user.diamond).toBe(9);
  } finally {
    await closed.close();
  }
});
