import { ENDPOINTS, type EndpointName } from '@syllaboom/contracts';
import { GAME_MODERATOR_ROLE } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFinishedMatch, createSeat, createStats } from '../testing/matches/finished-matches.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signUpWith } from '../testing/people/staff.ts';

let server: TestServer;
let anna: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  anna = await signUpWith(server, 'anna');
  ben = await signUpWith(server, 'ben');
});
afterAll(() => server.close());

/** Everything that somebody keeps for themselves, as the calls show it to them. */
async function readOwn(player: SignedIn) {
  const read = async (path: string) => (await player.get(path)).body;
  return {
    bookmarks: await read('/syllable/bookmarks'),
    prompts: await read('/room/syllables'),
    preferences: await read('/pref'),
    blocks: await read('/blocks'),
    account: await read('/account'),
    seat: await read('/reconnection'),
    played: await read('/history/relation/recent'),
  };
}

/** Calls that name another player and show what everybody may know of them, or change only what the caller thinks of them. */
const ABOUT_OTHERS: readonly EndpointName[] = [
  'matchHistory',
  'getProfile',
  'wordUsage',
  'sharedGames',
  'setBlock',
  'removeFriend',
  'report',
  'craftPreview',
  'clanBasic',
  // With the id of a clan, of which strangers see less than its people.
  'clanDetail',
];
/** What an owner does in their own clan alone (features/clans). */
const OWN_CLAN: readonly EndpointName[] = ['declineClanRequest'];
/** Calls with an id that is no player's: a finished match is everybody's. */
const OF_ALL: readonly EndpointName[] = ['matchDetail', 'matchReplay'];
/** Calls with the id of a match that know the caller's own part in it alone. */
const OWN_PART: readonly EndpointName[] = ['ownFlag', 'appealMatch'];
/** Calls with the id of a chat: only its people's (features/inbox). */
const OWN_CHATS: readonly EndpointName[] = [
  'inboxMessages',
  'sendMessage',
  'muteChat',
  'archiveChat',
  'leaveChat',
  'readChat',
];
/** Calls with the id of a listing that find it among the caller's own alone (features/market). */
const OWN_LISTINGS: readonly EndpointName[] = ['removeListing'];
/** Calls with the id of a tile that find it on the caller's own board alone (features/crafting). */
const OWN_BOARD: readonly EndpointName[] = ['craftMove', 'craftReturn'];

/** Calls with the id of a collection: of others public ones are read and liked, nothing is changed (features/collections/rights). */
const COLLECTIONS: readonly EndpointName[] = [
  'collection',
  'collectionWords',
  'downloadCollection',
  'addFavorite',
  'removeFavorite',
  'changeCollection',
  'deleteCollection',
  'addCollectionWord',
  'removeCollectionWord',
  'uploadCollectionWords',
];

const ID_NAMES = ['id', 'playerId', 'userId', 'ownerId', 'accountId'];

/** Names of the fields that a schema of a call takes. */
const fieldsOf = (schema: unknown): string[] => {
  const { shape } = (schema ?? {}) as { shape?: object };
  return Object.keys(shape ?? {});
};

it('18 no call of players takes somebody’s id but those that show what everybody may see', () => {
  const taking = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => {
    const { params, query, body, auth } = ENDPOINTS[name] as (typeof ENDPOINTS)['setBlock'] & {
      readonly params?: unknown;
      readonly query?: unknown;
    };
    const open = ['public', 'session', 'player'].includes(auth);
    return open && [params, query, body].flatMap(fieldsOf).some((field) => ID_NAMES.includes(field));
  });
  expect(taking.toSorted()).toEqual(
    [
      ...ABOUT_OTHERS,
      ...OF_ALL,
      ...OWN_PART,
      ...OWN_CHATS,
      ...OWN_LISTINGS,
      ...OWN_BOARD,
      ...COLLECTIONS,
      ...OWN_CLAN,
    ].toSorted(),
  );
});

it('18 bookmarks, prompts, preferences, blocks, sessions and the seat are the caller’s alone, whatever ids a call names', async () => {
  const before = await readOwn(ben);
  const other = await signUpWith(server, 'clara');
  const forged = { playerId: ben.id, id: ben.id, userId: ben.id, caller: ben.id };
  const asBen = `?playerId=${ben.id}&id=${ben.id}&userId=${ben.id}`;
  await anna.post(`/syllable/bookmark/add/en-US/ing${asBen}`, forged);
  await anna.post(`/room/syllables${asBen}`, { syllables: 'capital of France=PARIS', ...forged });
  await anna.post(`/pref/update${asBen}`, { prefs: { t: 'retro', ...forged }, ...forged });
  await anna.post(`/blocks${asBen}`, { ...forged, playerId: other.id, kind: 'mute', on: true });
  await server.composition.roomPorts.recordMatch(
    createFinishedMatch([
      createSeat(anna.id, 1, createStats(['BANANA'])),
      createSeat(other.id, 2, createStats(['RING'])),
    ]),
  );
  server.composition.roomPorts.reconnections.save(anna.id, 'ROOM123', 'ROOM123:secret');
  expect(await readOwn(ben)).toEqual(before);
  const own = await readOwn(anna);
  expect(own.bookmarks).toMatchObject([{ s: 'ING' }]);
  expect(own.prompts).toEqual({ syllables: ['capital of France=PARIS'] });
  expect(own.preferences.prefs).toMatchObject({ t: 'retro' });
  expect(own.blocks.players).toMatchObject([{ id: other.id, muted: true }]);
  expect(own.account).toMatchObject({ username: 'anna' });
  expect(own.played).toMatchObject([{ id: other.id }]);
  for (const path of ['/syllable/bookmarks', '/room/syllables', '/pref', '/blocks', '/account', '/reconnection']) {
    const [plain, named] = [await ben.get(path), await ben.get(`${path}?playerId=${anna.id}&id=${anna.id}`)];
    expect([path, named.body]).toEqual([path, plain.body]);
  }
  // What Ben takes away is his own, too.
  await ben.post('/syllable/bookmark/remove/en-US/ing', { playerId: anna.id });
  await ben.post('/syllable/bookmark/clear', { playerId: anna.id });
  await ben.post('/blocks', { playerId: other.id, kind: 'mute', on: false });
  expect(await readOwn(anna)).toEqual(own);
});

it('18 nobody learns who has blocked or muted them, nor how others play with each other', async () => {
  const [dora, erik] = [await signUpWith(server, 'dora'), await signUpWith(server, 'erik')];
  const before = (await erik.get(`/profile/${dora.id}`)).body;
  for (const kind of ['block', 'mute']) await dora.post('/blocks', { playerId: erik.id, kind, on: true });
  expect((await erik.get(`/profile/${dora.id}`)).body).toMatchObject({
    ...before,
    p: { ...before.p, last: expect.any(String) },
  });
  expect((await erik.get('/blocks')).body).toEqual({ players: [] });
  expect((await erik.get(`/history/relation/${anna.id}`)).body).toMatchObject({ totalGames: 0 });
});

it('18 ending sessions, exporting and deleting reach the own account only', async () => {
  const { token } = (await server.call('POST', '/api/auth/bylogin', { username: 'ben', password: 'secret-1' })).body;
  const forged = { playerId: ben.id, id: ben.id, username: 'ben' };
  expect((await anna.post('/account/end-sessions', forged)).body).toMatchObject({ success: true, ended: 0 });
  const exported = (await anna.get(`/account/export?playerId=${ben.id}`)).body;
  expect(exported.account).toMatchObject({ id: anna.id, username: 'anna' });
  expect(JSON.stringify(exported)).not.toContain(ben.id);
  const refused = await anna.post('/account/delete', forged);
  expect([refused.status, refused.body.code]).toEqual([401, 'auth/login_failed']);
  for (const alive of [token, ben.token])
    expect((await server.call('GET', '/api/me', undefined, { token: alive })).status).toBe(200);
});

it('18 reports, their evidence and the staff’s notes are for the staff: neither who wrote them nor whom they are about', async () => {
  const staff = await signUpWith(server, 'judge', GAME_MODERATOR_ROLE);
  await anna.post('/report', {
    id: ben.id,
    reason: 'secret note',
    chat: [],
    categories: ['spam'],
    language: 'en-US',
    roomId: null,
  });
  const { reports } = (await staff.get(`/gm/players/${ben.id}`)).body;
  for (const player of [anna, ben])
    for (const path of [
      `/gm/reports/${reports[0].id}`,
      '/gm/reports',
      `/gm/players/${ben.id}`,
      `/gm/players/${anna.id}`,
      '/gm/audit',
      '/gm/appeals',
    ]) {
      const answer = await player.get(path);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.text).not.toContain('secret note');
    }
});
