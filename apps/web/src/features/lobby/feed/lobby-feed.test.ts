import type { RoomListing } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteEntitlement, useActivity } from '../../../platform/discord/activity.ts';
import { createFakeLobby } from '../../../testing/fake-lobby.ts';
import { roomListing } from '../../../testing/room-listing.ts';
import { sessionUser, signInAs } from '../../../testing/sign-in.ts';
import { currentUser } from '../../session/index.ts';
import { LobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import { createLobbyFeed } from './lobby-feed.ts';

const room = (roomId: string, name = roomId): RoomListing => roomListing(roomId, { name });
let stopLast: () => void = () => undefined;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stopLast();
  vi.useRealTimers();
});

async function startFeed() {
  const server = createFakeLobby();
  const connect = vi.fn(async () => server.link);
  const connection = new LobbyConnection(connect);
  const feed = createLobbyFeed(connection);
  const draws = vi.fn();
  feed.subscribe(draws);
  const release = connection.hold();
  const stop = () => {
    release();
    vi.advanceTimersByTime(1_000);
  };
  stopLast = stop;
  await vi.advanceTimersByTimeAsync(0);
  server.say('rooms', { rooms: [room('a'), room('b')], total: 2, offset: 0 });
  draws.mockClear();
  return { server, connect, feed, draws, stop };
}
const idsOf = (feed: ReturnType<typeof createLobbyFeed>) => feed.snapshot().rooms.map(({ roomId }) => roomId);

describe('a long list', () => {
  const page = (from: number, count: number) => Array.from({ length: count }, (_, at) => room(`r${from + at}`));
  it('is asked for page by page, well apart, until all of it is there', async () => {
    const { server, feed } = await startFeed();
    server.say('rooms', { rooms: page(0, 100), total: 250, offset: 0 });
    expect(server.sentOf('page')).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(server.sent.at(-1)).toEqual(['page', { offset: 100 }]);
    // Three rooms went meanwhile: the next ones moved up.
    server.say('rooms', { rooms: page(100, 100), total: 250, offset: 100 });
    server.say('-', ['r1', 'r2', 'r3']);
    vi.advanceTimersByTime(250);
    expect(server.sent.at(-1)).toEqual(['page', { offset: 197 }]);
    server.say('rooms', { rooms: page(200, 50), total: 247, offset: 197 });
    const asked = server.sent.length;
    vi.advanceTimersByTime(5_000);
    expect(server.sent.length).toBe(asked);
    expect(feed.snapshot().rooms).toHaveLength(247);
  });
});

describe('the live list', () => {
  it('follows rooms, + and - [L0294]', async () => {
    const { server, feed } = await startFeed();
    expect(idsOf(feed)).toEqual(['a', 'b']);
    server.say('+', [room('c'), room('a', 'renamed')]);
    server.say('-', ['b']);
    vi.advanceTimersByTime(500);
    expect(idsOf(feed)).toEqual(['a', 'c']);
    expect(feed.snapshot().rooms[0]?.metadata.name).toBe('renamed');
  });
  it('draws ten changes of half a second once [L0369]', async () => {
    const { server, draws } = await startFeed();
    for (let index = 0; index < 10; index++) server.say('+', [room(`r${index}`)]);
    expect(draws).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(draws).toHaveBeenCalledTimes(1);
  });
  it('says that it is lost, and comes back', async () => {
    const { server, connect, feed } = await startFeed();
    server.drop();
    expect(feed.snapshot().status).toBe('lost');
    await vi.advanceTimersByTimeAsync(3000);
    expect(connect).toHaveBeenCalledTimes(2);
    server.say('rooms', { rooms: [], total: 0, offset: 0 });
    expect(feed.snapshot().status).toBe('live');
  });
  it('tells who is in the activity at every change and every 4 s, and each purchase once [L0288 L0312]', async () => {
    useActivity.setState({ instance: 'i1', participants: ['11'], entitlements: ['77'] });
    const { server, stop } = await startFeed();
    const sentMessages = () => server.sent.filter(([name]) => name !== 'profile');
    expect(sentMessages()).toEqual([
      ['participants', { ids: ['11'], instance: 'i1' }],
      ['entitlement', { id: '77' }],
    ]);
    useActivity.setState({ participants: ['11', '22'] });
    useActivity.setState({ hot: true });
    noteEntitlement('78');
    noteEntitlement('78');
    expect(sentMessages().slice(2)).toEqual([
      ['participants', { ids: ['11', '22'], instance: 'i1' }],
      ['entitlement', { id: '78' }],
    ]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(sentMessages().slice(4)).toEqual([
      ['participants', { ids: ['11', '22'], instance: 'i1' }],
      ['participants', { ids: ['11', '22'], instance: 'i1' }],
    ]);
    stop();
    useActivity.setState({ participants: ['33'] });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(sentMessages()).toHaveLength(6);
    useActivity.setState({ participants: [], entitlements: [], hot: false });
  });
  it('knows the rooms of the voice channel’s players [L0295]', async () => {
    const { server, feed } = await startFeed();
    server.say('participants', [
      { id: '11', name: 'Ann', avatar: 'a', room: 'a' },
      { id: '22', name: 'Bob', avatar: 'b', room: null },
      { id: '33', name: 'Cleo', avatar: 'c', room: 'a' },
    ]);
    vi.advanceTimersByTime(500);
    expect(feed.snapshot().voice).toEqual(['a']);
  });
  it('asks for what changed meanwhile, each time it enters', async () => {
    const { server } = await startFeed();
    expect(server.sentOf('profile')).toHaveLength(1);
    server.drop();
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.sentOf('profile')).toHaveLength(2);
  });
  it('takes the own player’s news over [L0307 S0011]', async () => {
    signInAs({ score: 5 });
    const { server } = await startFeed();
    server.say('profile', sessionUser({ score: 905, displayName: 'New' }));
    expect(currentUser()).toMatchObject({ score: 905, displayName: 'New' });
  });
  it('does not come back after the lobby was left', async () => {
    const { server, connect, stop } = await startFeed();
    stop();
    server.drop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connect).toHaveBeenCalledTimes(1);
  });
});
