import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_ROOM } from '@syllaboom/contracts';
import { MODES, QUICK_PLAY } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { CLEAN_MODERATION_STATUS } from '../ports.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { LobbyTestClient } from '../testing/lobby-test-client.ts';
import { ANNA, BERT, CARL, DORA, GUEST } from '../testing/play-along.ts';
import { reserveSeat } from '../testing/raw-socket.ts';
import { createGame, joinGame, leaveEverybody, RoomPlayer, refusalOf, tokenOf, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

/** Long enough for a test to look at what happens before. */
const SLOW = { quickStartMs: 60_000, quickAloneMs: 60_000, acknowledgeMs: 10_000, seatHoldSeconds: 10 };
const PRESSES = 20;

const ports = new FakePorts();
let rooms: RoomServer;
async function press(playerId: string, options: object = {}): Promise<RoomPlayer> {
  const wish = { wbPlayer: tokenOf(playerId), quick: true, ...options };
  const player = new RoomPlayer(await connectSdk(rooms.url).create(GAME_ROOM, wish));
  await until('sees the table', () => player.state.players?.get(player.id));
  return player;
}
const tables = () => matchMaker.query({ name: GAME_ROOM });
const people = ({ state }: RoomPlayer) => [...state.players.values()].filter(({ bot }) => !bot);
const bots = ({ state }: RoomPlayer) => [...state.players.values()].filter(({ bot }) => bot);
const both = (player: RoomPlayer, count = 2) => until('everybody is here', () => people(player).length === count);
/** The lobby hears of a table a moment after it has changed. */
const listed = (roomId: string) => expect.poll(() => matchMaker.presence.hget('rooms:listings', roomId)).toBeTruthy();

async function clear(): Promise<void> {
  await leaveEverybody();
  for (const { roomId } of await tables()) await matchMaker.remoteRoomCall(roomId, 'disconnect', []);
  await expect.poll(async () => (await tables()).length).toBe(0);
}

describe('where one press leads', () => {
  beforeAll(async () => {
    rooms = await startRoomServer({ ports, flow: SLOW });
  });
  beforeEach(() => {
    for (const playerId of [ANNA, BERT, CARL]) ports.describe(playerId, {});
  });
  afterEach(clear);
  afterAll(() => rooms.server.close());

  it('three who press at once sit at one new table, which is public', async () => {
    const three = await Promise.all([ANNA, BERT, CARL].map((playerId) => press(playerId)));
    expect(new Set(three.map(({ roomId }) => roomId)).size).toBe(1);
    await both(three[0] as RoomPlayer, 3);
    const { state, roomId } = three[0] as RoomPlayer;
    expect(state).toMatchObject({ quick: true, locked: false });
    await listed(roomId);
    expect(await tables()).toHaveLength(1);
  });

  it('a waiting table of one’s language is taken, never a private or running one', async () => {
    const anna = await createGame(rooms.url, ANNA);
    const bert = await createGame(rooms.url, BERT, { open: false });
    await listed(anna.roomId);
    expect((await press(CARL)).roomId).toBe(anna.roomId);
    const dora = await press(DORA, { locale: 'de-DE' });
    expect([anna.roomId, bert.roomId]).not.toContain(dora.roomId);
    expect(dora.state.locale).toBe('de-DE');
  });

  it.each([
    ['blocks', BERT, ANNA],
    ['is blocked by', ANNA, BERT],
  ])('who %s somebody does not sit down with them, not even when both press at once', async (_, blocker, blocked) => {
    ports.describe(blocker, { standing: { ...CLEAN_MODERATION_STATUS, blocked: [blocked] } });
    const [anna, bert] = await Promise.all([press(ANNA), press(BERT)]);
    expect(anna?.roomId).not.toBe(bert?.roomId);
    const carl = await press(CARL);
    expect([anna?.roomId, bert?.roomId]).toContain(carl.roomId);
  });

  it('nobody is led back to a table that put them out', async () => {
    for (const ban of [true, false]) {
      const anna = await createGame(rooms.url, ANNA);
      const bert = await joinGame(rooms.url, anna.roomId, BERT);
      await both(anna);
      anna.send('kick', { id: bert.id, ban });
      await until('put out', () => bert.closed ?? bert.dropped);
      expect((await press(BERT)).roomId).not.toBe(anna.roomId);
      await clear();
    }
  });

  it('a host who has lost the line is not there; mode 99 and prompts of a host are left out', async () => {
    for (const mode of [MODES.yapping, MODES.customPrompts]) {
      const anna = await createGame(rooms.url, ANNA, { mode });
      await listed(anna.roomId);
      expect((await press(BERT)).roomId).not.toBe(anna.roomId);
      await clear();
    }
    const carl = await createGame(rooms.url, CARL);
    await listed(carl.roomId);
    carl.cutOff();
    await until('dropped', () => carl.dropped);
    expect((await press(BERT)).roomId).not.toBe(carl.roomId);
  });

  it('who left a host’s table and presses again is led to another one; one that starts by itself takes them back', async () => {
    const anna = await createGame(rooms.url, ANNA);
    await listed(anna.roomId);
    const again = async (left: RoomPlayer): Promise<RoomPlayer> => {
      await left.leave();
      await sleep(QUICK_PLAY.togetherMs);
      return press(BERT);
    };
    const first = await press(BERT);
    expect(first.roomId).toBe(anna.roomId);
    const second = await again(first);
    expect(second.roomId).not.toBe(anna.roomId);
    // Somebody keeps it open meanwhile.
    await joinGame(rooms.url, second.roomId, DORA);
    await listed(second.roomId);
    expect((await again(second)).roomId).toBe(second.roomId);
  });

  it('a table that is closed to accounts without a way in is passed over by them', async () => {
    const anna = await createGame(rooms.url, ANNA);
    await listed(anna.roomId);
    anna.send('settings', { key: 'way_in', value: true });
    await until('closed to them', () => anna.state.wayIn);
    ports.describe(BERT, { wayIn: false });
    expect((await press(CARL)).roomId).toBe(anna.roomId);
    expect((await press(BERT)).roomId).not.toBe(anna.roomId);
  });

  it('a full table is passed over', async () => {
    const anna = await createGame(rooms.url, ANNA, { settings: { max_player: 2 } });
    await joinGame(rooms.url, anna.roomId, BERT);
    await both(anna);
    expect((await press(CARL)).roomId).not.toBe(anna.roomId);
  });

  it(`${PRESSES} presses of one account at once give one seat`, async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: PRESSES }, () => reserveSeat(rooms.url, `create/${GAME_ROOM}`, ANNA, { quick: true })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(PRESSES);
    const all = await tables();
    expect(all).toHaveLength(1);
    expect(all[0]?.clients).toBe(1);
  });

  it('who sits elsewhere, waits for a ranked match or is a guest reads so, and nothing is made', async () => {
    const anna = await createGame(rooms.url, ANNA);
    await listed(anna.roomId);
    expect((await refusalOf(press(ANNA))).message).toBe('playing');
    const bert = await LobbyTestClient.enter(rooms.url, BERT);
    await bert.queue();
    expect(await refusalOf(press(BERT))).toEqual({ code: 409, message: 'room/queued' });
    expect((await refusalOf(press(GUEST))).message).toBe('guest');
    expect((await tables()).map(({ roomId }) => roomId)).toEqual([anna.roomId]);
    bert.send('match-queue-leave');
    await bert.nth('queue-left');
    expect((await press(BERT)).roomId).toBe(anna.roomId);
  });
});

describe('a table of quick play', () => {
  beforeAll(async () => {
    rooms = await startRoomServer({ ports, flow: { acknowledgeMs: 10_000 } });
  });
  afterEach(clear);
  afterAll(() => rooms.server.close());

  it('starts by itself with two, without bots', async () => {
    const [anna] = await Promise.all([press(ANNA), press(BERT)]);
    await both(anna as RoomPlayer);
    await until('a start is planned', () => (anna?.state.startsAt ?? -1) > 0);
    await anna?.any('turn');
    expect(bots(anna as RoomPlayer)).toHaveLength(0);
    expect(people(anna as RoomPlayer).every(({ spectating }) => !spectating)).toBe(true);
  });

  it('starts with bots for who is alone; they go as people come, between the matches', async () => {
    const anna = await press(ANNA);
    await anna.any('turn');
    expect(bots(anna)).toHaveLength(3);
    const bert = await joinGame(rooms.url, anna.roomId, BERT);
    await both(anna);
    await until('waits', () => bert.state.players?.get(bert.id)?.spectating === true);
    anna.send('end');
    await until('back in the lobby', () => anna.state.phase === 'lobby' && bots(anna).length === 2);
    await until('sits', () => bert.self?.spectating === false);
    await until('the next match', () => anna.all('start').length === 2);
    expect(bots(anna)).toHaveLength(2);
  });

  it('starts although its host leaves', async () => {
    const [anna, bert, carl] = await Promise.all([press(ANNA), press(BERT), press(CARL)]);
    if (!anna || !bert || !carl) throw new Error('nobody came');
    await both(anna, 3);
    const host = [anna, bert, carl].find(({ id, state }) => state.host === id) ?? anna;
    const other = host === bert ? carl : bert;
    await host.leave();
    await other.any('turn');
    expect(other.state.host).not.toBe(host.id);
  });

  it('waits for a press while the match is about to end: the seat is one in the next match', async () => {
    const [anna] = await Promise.all([press(ANNA), press(BERT)]);
    await anna?.any('turn');
    const carl = await press(CARL);
    expect(carl.roomId).toBe(anna?.roomId);
    await until('waits', () => carl.self?.spectating === true && carl.self.autoJoin);
  });

  it('lets nobody wait for a match whose people have lost the line: they play at a table of their own', async () => {
    const two = await Promise.all([press(ANNA), press(BERT)]);
    const [{ roomId }] = two;
    await Promise.all(two.map((one) => one.any('turn')));
    for (const one of two) one.cutOff();
    for (const one of two) await until('dropped', () => one.dropped);
    const carl = await press(CARL);
    expect(carl.roomId).not.toBe(roomId);
    expect(carl.self?.spectating).toBe(false);
  });
});

describe('its host', () => {
  beforeAll(async () => {
    rooms = await startRoomServer({
      ports,
      flow: { acknowledgeMs: 10_000, quickStartMs: 300, quickCountdownSeconds: 10 },
    });
  });
  afterEach(clear);
  afterAll(() => rooms.server.close());

  it('stops the countdown, also its last seconds, and lets it go on; nobody else may', async () => {
    const anna = await press(ANNA);
    const bert = await press(BERT);
    await until('counts', () => anna.state.phase === 'countdown');
    bert.send('auto-start', { on: false });
    await until('refused', () => bert.refusals().includes('onlyHost'));
    anna.send('auto-start', { on: false });
    await until('stopped', () => anna.state.phase === 'lobby' && anna.state.startsAt === -1);
    expect(await bert.any('stop')).toEqual({ reason: 'startStopped' });
    await bert.any('chat', ({ key }) => key === 'startStopped');
    anna.send('auto-start', { on: true });
    await anna.any('turn');
  });

  it('who takes over finds it running', async () => {
    const anna = await press(ANNA);
    const bert = await press(BERT);
    await both(anna);
    anna.send('auto-start', { on: false });
    await until('stopped', () => bert.state.phase === 'lobby' && bert.state.startsAt === -1);
    await anna.leave();
    await bert.any('turn');
    expect(bert.state.host).toBe(bert.id);
  });

  it('has nothing to stop at a table of its own', async () => {
    const anna = await createGame(rooms.url, ANNA);
    anna.send('auto-start', { on: true });
    await until('refused', () => anna.refusals().includes('notAllowed'));
  });
});
