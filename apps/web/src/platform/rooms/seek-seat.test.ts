import { afterEach, describe, expect, it, vi } from 'vitest';
import { bindSession } from '../session-port.ts';
import type { SdkRoom } from './colyseus.ts';
import { type JoinFailure, readJoinFailure } from './join-error.ts';
import { seekSeat } from './rooms.ts';
import { useUpdate } from '../update/update.ts';

const ROOM = {} as SdkRoom;
const fail = (failure: JoinFailure) => Promise.reject(Object.assign(new Error(failure), { failure }));
const readFailure = (cause: unknown): JoinFailure => (cause as { failure: JoinFailure }).failure;
const bind = (renew: () => Promise<boolean>, tokens = ['token']) =>
  bindSession({
    token: () => tokens[0] ?? null,
    playerId: () => 'me',
    isExpired: () => false,
    renew,
    ban: () => undefined,
    needSecondFactor: () => undefined,
    needWayIn: () => undefined,
    check: () => undefined,
  });

afterEach(() => bind(async () => false));

describe('matchmaking', () => {
  it('tries five times more, each time 300 ms later [R0270]', async () => {
    const pauses: number[] = [];
    const attempt = vi.fn(() => fail('network'));
    await expect(seekSeat({ attempt, readFailure, wait: async (ms) => void pauses.push(ms) })).rejects.toMatchObject({
      failure: 'network',
    });
    expect(attempt).toHaveBeenCalledTimes(6);
    expect(pauses).toEqual([300, 600, 900, 1200, 1500]);
  });
  it('gives the seat of the first try that works', async () => {
    let left = 2;
    const attempt = () => (left-- > 0 ? fail('network') : Promise.resolve(ROOM));
    expect(await seekSeat({ attempt, readFailure, wait: async () => undefined })).toBe(ROOM);
  });
  it('does not ask again where the answer is final', async () => {
    const attempt = vi.fn(() => fail('notFound'));
    await expect(seekSeat({ attempt, readFailure })).rejects.toMatchObject({ failure: 'notFound' });
    expect(attempt).toHaveBeenCalledTimes(1);
  });
  it('renews an invalid token once and asks again [L0142 R0536]', async () => {
    const tokens = ['old'];
    const renew = vi.fn(async () => {
      tokens[0] = 'new';
      return true;
    });
    bind(renew, tokens);
    const attempt = vi.fn((token: string | null) => (token === 'new' ? Promise.resolve(ROOM) : fail('invalid')));
    expect(await seekSeat({ attempt, readFailure })).toBe(ROOM);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(attempt).toHaveBeenCalledTimes(2);
  });
  it('notes that the page is older than the server, and asks no more', async () => {
    const attempt = vi.fn(() => fail('outdated'));
    await expect(seekSeat({ attempt, readFailure })).rejects.toMatchObject({ failure: 'outdated' });
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(useUpdate.getState().isOutdated).toBe(true);
    useUpdate.setState({ isOutdated: false });
  });
  it('stops when the new token is invalid, too', async () => {
    bind(async () => true);
    const attempt = vi.fn(() => fail('invalid'));
    await expect(seekSeat({ attempt, readFailure })).rejects.toMatchObject({ failure: 'invalid' });
    expect(attempt).toHaveBeenCalledTimes(2);
  });
});

describe('a refusal before the socket', () => {
  it.each([
    [4212, 'not_found', 'notFound'],
    [4212, 'full', 'full'],
    [404, 'not_found', 'notFound'],
    [409, 'room/full', 'full'],
    [409, 'playing', 'playing'],
    [418, 'banned', 'banned'],
    [403, 'kicked', 'kicked'],
    [403, 'guest', 'guest'],
    [4001, 'banned', 'banned'],
    [4002, 'playing', 'playing'],
    [4003, 'kicked', 'kicked'],
    [4004, 'guest', 'guest'],
    [401, 'auth/token_invalid', 'invalid'],
    [401, 'auth/login_required', 'login'],
    [429, 'http/rate_limited', 'unexpected'],
    [524, 'seat reservation expired.', 'unexpected'],
    [503, 'http/unavailable', 'unavailable'],
    [426, 'room/outdated', 'outdated'],
    [503, 'room/restarting', 'restarting'],
    [503, 'This language is still being prepared. Please wait a moment.', 'building'],
    [500, 'boom', 'unexpected'],
  ] as const)('%i %s is read as %s', (code, message, failure) => {
    expect(readJoinFailure({ code, message })).toBe(failure);
  });
  it('no answer is the network', () => {
    expect(readJoinFailure(null)).toBe('network');
  });
});
