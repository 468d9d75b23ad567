import { LOBBY_ROOM } from '@syllaboom/contracts';
import { DEVELOPER_ROLE, SUPPORTER_ROLE } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { ANNA, BERT, CARL, openRoom, startMatch } from '../testing/play-along.ts';
import { leaveEverybody, pause, RoomPlayer, resumeGame, tokenOf, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

const enterLobby = async (playerId: string): Promise<RoomPlayer> =>
  new RoomPlayer(await connectSdk(rooms.url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(playerId) }));

describe('a player who changes', () => {
  it('is seen as they are now by everybody in the room, and hears of it themself [R0451]', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    rooms.ports.change(BERT, { displayName: 'Bertie', avatar: 'up:picture', type: SUPPORTER_ROLE, bomb: 12, frame: 3 });
    const user = await bert.any('update-profile');
    expect(user).toMatchObject({ id: BERT, displayName: 'Bertie', avatar: 'up:picture', type: 7, score: 100 });
    await until('anna sees it', () => anna.state.players.get(bert.id)?.username === 'Bertie');
    expect(anna.state.players.get(bert.id)).toMatchObject({ avatar: 'up:picture', type: 7, bomb: 12, frame: 3 });
    expect(anna.all('update-profile')).toEqual([]);
    rooms.ports.change(BERT, { displayName: BERT, avatar: 'seed', type: 0, bomb: 0, frame: 0 });
    await until('and back', () => anna.state.players.get(bert.id)?.username === BERT);
  });

  it('keeps seat and hearts in a running match, and the new name at its end', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    await startMatch(players);
    const hearts = anna.state.players.get(bert.id)?.heart;
    rooms.ports.change(BERT, { displayName: 'Renamed' });
    await until('the name', () => anna.state.players.get(bert.id)?.username === 'Renamed');
    expect(anna.state.players.get(bert.id)?.heart).toBe(hearts);
    expect(anna.state.phase).toBe('playing');
    rooms.ports.change(BERT, { displayName: BERT });
  });

  it('is shown with the last of several changes, whatever the order of the answers', async () => {
    const [anna] = await openRoom(rooms.url, [ANNA]);
    const { ports } = rooms;
    const describe = ports.describePlayer.bind(ports);
    let slow = true;
    ports.describePlayer = async (playerId) => {
      const user = await describe(playerId);
      if (slow) {
        slow = false;
        await pause(80);
      }
      return user;
    };
    ports.change(ANNA, { displayName: 'First' });
    ports.change(ANNA, { displayName: 'Second' });
    await until('the second', () => anna.self?.username === 'Second');
    await pause(120);
    expect([anna.self?.username, anna.all('update-profile').length]).toEqual(['Second', 1]);
    ports.describePlayer = describe;
    ports.change(ANNA, { displayName: ANNA });
  });

  it('changes nothing for who has left, and breaks nothing when they cannot be read', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    await bert.leave();
    await until('gone', () => !anna.state.players.has(bert.id));
    rooms.ports.change(BERT, { displayName: 'Ghost' });
    const { ports } = rooms;
    const describe = ports.describePlayer.bind(ports);
    ports.describePlayer = () => Promise.reject(new Error('the database is away'));
    ports.change(ANNA, { displayName: 'Unread' });
    await pause(60);
    expect(anna.self?.username).toBe(ANNA);
    ports.describePlayer = describe;
    expect(rooms.log.some(({ text }) => text === 'A changed player could not be read')).toBe(true);
    ports.change(BERT, { displayName: BERT });
    ports.change(ANNA, { displayName: ANNA });
  });
});

describe('member icons', () => {
  it('are worn by supporters, and taken off with 0 [R0169 R0431]', async () => {
    rooms.ports.describe(ANNA, { roles: [SUPPORTER_ROLE] });
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('m-icon', { id: 1005 });
    await until('bert sees the icon', () => bert.state.players.get(anna.id)?.type === 71_005);
    expect((await anna.any('update-profile')).type).toBe(71_005);
    anna.send('m-icon', { id: 0 });
    await until('it is off', () => bert.state.players.get(anna.id)?.type === SUPPORTER_ROLE);
    rooms.ports.describe(ANNA, {});
  });

  it('are refused to everybody else', async () => {
    rooms.ports.describe(CARL, { roles: [DEVELOPER_ROLE] });
    const [carl] = await openRoom(rooms.url, [CARL]);
    carl.send('m-icon', { id: 1005 });
    await until('refused', () => carl.refusals().includes('notAllowed'));
    for (const id of [-1, 10_000, 1.5, '1005', null]) carl.sendRaw('m-icon', { id });
    await until('bad values', () => carl.refusals().filter((code) => code === 'badValue').length >= 3);
    expect(carl.self?.type).toBe(0);
  });
});

it('answers `profile` with what the player owns and has reached now [R0443]', async () => {
  const [anna] = await openRoom(rooms.url, [ANNA]);
  anna.send('profile');
  expect(await anna.any('profile')).toEqual({ exp: 5_000, level: 7, score: 100, diamond: 2, key: 1 });
});

it('credits a purchase that is told of in a room, and says what came of it [R0421]', async () => {
  rooms.ports.purchases.set('21', { outcome: 'granted', diamonds: 0, keys: 3 });
  const [anna] = await openRoom(rooms.url, [ANNA]);
  for (const id of ['21', '22', '../users/1']) anna.sendRaw('entitlement', { id });
  const received = await until('both', () => anna.all('popup').length === 2 && anna.all('popup'));
  expect(received).toEqual([
    { kind: 'message', key: 'purchaseThanks', params: { diamonds: 0, keys: 3 } },
    { kind: 'error', key: 'purchaseRejected' },
  ]);
  expect(rooms.ports.claimed).toEqual([`${ANNA} 21`, `${ANNA} 22`]);
});

it('sends a client of the lobby their own change [R0451 L0307]', async () => {
  const bert = await enterLobby(BERT);
  await until('inside', () => bert.received.some(({ type }) => type === 'rooms'));
  rooms.ports.change(BERT, { displayName: 'Bertie in the lobby' });
  const user = await until('the news', () => bert.received.find(({ type }) => type === 'profile')?.payload);
  expect(user).toMatchObject({ id: BERT, displayName: 'Bertie in the lobby', score: 100 });
  rooms.ports.change(BERT, { displayName: BERT });
});

describe('what a player is told', () => {
  const ITEM = { type: 'bomb', value: 4, index: 0 } as const;

  it('is heard by all their connections, in the lobby and in rooms alike, once each, and by nobody else', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    const [one, two] = [await enterLobby(ANNA), await enterLobby(ANNA)];
    const other = await enterLobby(BERT);
    const items = (of: RoomPlayer) => of.received.filter(({ type }) => type === 'item-unlocked');
    await until('inside', () => [one, two, other].every((of) => of.received.some(({ type }) => type === 'rooms')));
    rooms.ports.channel.send([ANNA], 'item-unlocked', ITEM);
    await until('everywhere', () => [anna, one, two].every((of) => items(of).length === 1));
    expect(items(anna)).toEqual([{ type: 'item-unlocked', payload: ITEM }]);
    // What does not keep to the contract is told nobody, and costs nobody anything.
    rooms.ports.channel.send([ANNA], 'item-unlocked', { type: 'bomb' } as never);
    rooms.ports.channel.send([ANNA, BERT], 'popup', { kind: 'info', key: 'dailyRewards' });
    await until('all five', () =>
      [anna, bert, one, two, other].every((of) => of.received.some(({ type }) => type === 'popup')),
    );
    expect([anna, one, two, bert, other].map((of) => items(of).length)).toEqual([1, 1, 1, 0, 0]);
  });

  it('is read anew by who is back on a new connection: nobody has kept it for them', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    bert.cutOff();
    await until('away', () => anna.state.players.get(bert.id)?.dc === true);
    // By a process that nobody heard.
    const muted = { mutedUntil: Number.MAX_SAFE_INTEGER, warned: false, unheard: [], blocked: [] };
    rooms.ports.describe(BERT, { displayName: 'Bertie the second', standing: muted });
    const back = await resumeGame(rooms.url, bert.room.reconnectionToken);
    expect(await back.any('update-profile')).toMatchObject({ displayName: 'Bertie the second' });
    expect(await anna.any('mt')).toEqual({ id: bert.id, muted: true });
    rooms.ports.describe(BERT, {});
  });
});
