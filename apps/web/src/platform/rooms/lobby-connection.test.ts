import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeLobby } from '../../testing/fake-lobby.ts';
import { LobbyConnection } from './lobby-connection.ts';
import type { LobbyLink } from './rooms.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A connection whose first join is a guest's, the next ones a player's, each with a lobby of its own. */
async function setUp() {
  const lobbies = [createFakeLobby(), createFakeLobby(), createFakeLobby()];
  const left = lobbies.map(({ link }) => vi.spyOn(link, 'leave'));
  let joins = 0;
  const connect = vi.fn(async (): Promise<LobbyLink> => {
    const lobby = lobbies[joins];
    joins += 1;
    if (!lobby) throw new Error('no more lobbies');
    return lobby.link;
  });
  const connection = new LobbyConnection(connect);
  const received = { opened: vi.fn(), lost: vi.fn(), closed: vi.fn() };
  connection.watch(received);
  const [guests, players] = lobbies;
  if (!guests || !players) throw new Error('two lobbies');
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { connection, connect, received, left, guests, players, settle };
}

describe('another player at the page', () => {
  it('gets a connection of their own; the one before is left, and nothing of it is heard any more', async () => {
    const { connection, received, left, guests, players, settle } = await setUp();
    const online = vi.fn();
    connection.on('online', online);
    connection.hold();
    await settle();
    connection.renew();
    // What the new player says before their own connection is there is not said by the one before.
    expect(connection.send('achievement-progress')).toBe(false);
    await settle();
    expect(guests.sentOf('achievement-progress')).toEqual([]);
    expect(left[0]).toHaveBeenCalledTimes(1);
    expect([
      received.opened.mock.calls.length,
      received.closed.mock.calls.length,
      received.lost.mock.calls.length,
    ]).toEqual([2, 1, 0]);
    guests.say('online', { players: 1 });
    players.say('online', { players: 2 });
    expect(online.mock.calls).toEqual([[{ players: 2 }]]);
    connection.send('chat', { message: 'hello' });
    expect([guests.sentOf('chat'), players.sentOf('chat')]).toEqual([[], [{ message: 'hello' }]]);
    guests.drop();
    expect(received.lost).not.toHaveBeenCalled();
  });

  it('is not taken for the one before whose connection is still on its way', async () => {
    const { connection, connect, left, players, settle } = await setUp();
    connection.hold();
    connection.renew();
    await settle();
    expect(connect).toHaveBeenCalledTimes(2);
    expect(left[0]).toHaveBeenCalledTimes(1);
    connection.send('chat', { message: 'hello' });
    expect(players.sentOf('chat')).toHaveLength(1);
  });

  it('does not keep the connection of the one before when their own fails; it is tried again', async () => {
    const { connection, connect, received, left, settle } = await setUp();
    connection.hold();
    await settle();
    connect.mockRejectedValueOnce(new Error('busy'));
    connection.renew();
    await settle();
    expect(left[0]).toHaveBeenCalledTimes(1);
    expect(received.lost).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(received.opened).toHaveBeenCalledTimes(2);
  });

  it('needs none where nobody looks', async () => {
    const { connection, connect, settle } = await setUp();
    connection.renew();
    await settle();
    expect(connect).not.toHaveBeenCalled();
  });
});

describe('screens that hold the connection', () => {
  it('share it, and it is left a moment after the last of them has gone', async () => {
    const { connection, connect, left, settle } = await setUp();
    const [first, second] = [connection.hold(), connection.hold()];
    await settle();
    first();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(left[0]).not.toHaveBeenCalled();
    second();
    await vi.advanceTimersByTimeAsync(200);
    const third = connection.hold();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([connect.mock.calls.length, left[0]?.mock.calls.length]).toEqual([1, 0]);
    third();
    await vi.advanceTimersByTimeAsync(300);
    expect(left[0]).toHaveBeenCalledTimes(1);
  });
});
