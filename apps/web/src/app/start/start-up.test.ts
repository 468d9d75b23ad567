import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { ActivityError } from '../../platform/discord/activity.ts';
import { isRetried, RECOVERY_ATTEMPTS, readStartFailure, type StartSteps, startUp } from './start-up.ts';

function createSteps(changes: Partial<StartSteps> = {}) {
  const order: string[] = [];
  const steps: StartSteps = {
    authenticate: async () => void order.push('authenticate'),
    loadSettings: async () => void order.push('settings'),
    replayInAddress: () => null,
    findSeat: async () => {
      order.push('seat');
      return null;
    },
    roomInAddress: () => {
      order.push('address');
      return null;
    },
    isOffline: () => false,
    onFailure: () => undefined,
    wait: async () => undefined,
    ...changes,
  };
  return { steps, order };
}

describe('the start', () => {
  it('signs in, loads settings, looks for a seat, then for a room, then shows the menu [R0263]', async () => {
    const { steps, order } = createSteps();
    expect(await startUp(steps)).toEqual({ kind: 'menu' });
    expect(order).toEqual(['authenticate', 'settings', 'seat', 'address']);
  });
  it('takes the waiting seat before the room of the address [R0263]', async () => {
    const { steps } = createSteps({
      findSeat: async () => ({ roomId: 'r1', token: 't1' }),
      roomInAddress: () => 'other',
    });
    const intent = { kind: 'resume', roomId: 'r1', token: 't1', invitedTo: 'other' };
    expect(await startUp(steps)).toEqual({ kind: 'room', intent });
  });
  it('offers no other room where the address names the room of the seat', async () => {
    const { steps } = createSteps({
      findSeat: async () => ({ roomId: 'r1', token: 't1' }),
      roomInAddress: () => 'r1',
    });
    expect(await startUp(steps)).toEqual({ kind: 'room', intent: { kind: 'resume', roomId: 'r1', token: 't1' } });
  });
  it('shows the match of the address, whatever waits, and asks for no seat', async () => {
    const findSeat = vi.fn(async () => ({ roomId: 'r1', token: 't1' }));
    const { steps } = createSteps({ findSeat, replayInAddress: () => 'm1', roomInAddress: () => 'r1' });
    expect(await startUp(steps)).toEqual({ kind: 'replay', matchId: 'm1' });
    expect(findSeat).not.toHaveBeenCalled();
  });
  it('joins the room of the address when no seat waits [R0263]', async () => {
    const { steps } = createSteps({ roomInAddress: () => 'K7QX' });
    expect(await startUp(steps)).toEqual({ kind: 'room', intent: { kind: 'join', roomId: 'K7QX', spectate: false } });
  });
  it('repeats a failed sign-in after 2 s, a hundred times in all, then gives up [R0269 R0534]', async () => {
    const authenticate = vi.fn(() => Promise.reject(new ApiError('client/network', 0)));
    const pauses: number[] = [];
    const failures: string[] = [];
    const { steps } = createSteps({
      authenticate,
      wait: async (ms) => void pauses.push(ms),
      onFailure: (failure) => void failures.push(failure),
    });
    expect(await startUp(steps)).toEqual({ kind: 'failed' });
    expect(authenticate).toHaveBeenCalledTimes(RECOVERY_ATTEMPTS);
    expect(RECOVERY_ATTEMPTS).toBe(100);
    expect(new Set(pauses)).toEqual(new Set([2000]));
    expect(failures.at(0)).toBe('network');
    expect(failures.at(-1)).toBe('unrecoverable');
  });
  it.each([
    ['embeddedFailed', new ActivityError('embeddedFailed')],
    ['notInitialized', new ActivityError('notInitialized')],
    ['exchangeFailed', new ApiError('auth/exchange_failed', 401)],
  ] as const)('stops at %s: only the player can mend it [S0193 S0195 R0532]', async (failure, cause) => {
    const failures: string[] = [];
    const authenticate = vi.fn(() => Promise.reject(cause));
    const { steps } = createSteps({ authenticate, onFailure: (name) => void failures.push(name) });
    expect(await startUp(steps)).toEqual({ kind: 'failed' });
    expect(authenticate).toHaveBeenCalledTimes(1);
    expect(failures).toEqual([failure]);
    expect(isRetried(failure)).toBe(false);
  });
  it('says a cache error and tries again [S0194]', async () => {
    const failures: string[] = [];
    let left = 1;
    const authenticate = () => (left-- > 0 ? Promise.reject(new ApiError('auth/cache', 503)) : Promise.resolve());
    const { steps } = createSteps({ authenticate, onFailure: (name) => void failures.push(name) });
    expect(await startUp(steps)).toEqual({ kind: 'menu' });
    expect(failures).toEqual(['cacheError']);
  });
  it('leaves a banned player to the banner [S0083]', async () => {
    const onFailure = vi.fn();
    const authenticate = vi.fn(() => Promise.reject(new ApiError('auth/banned', 418)));
    const { steps } = createSteps({ authenticate, onFailure });
    expect(await startUp(steps)).toEqual({ kind: 'banned' });
    expect(authenticate).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
  });
  it('goes on when the server is back', async () => {
    let left = 3;
    const authenticate = () => (left-- > 0 ? Promise.reject(new ApiError('http/unavailable', 503)) : Promise.resolve());
    const { steps } = createSteps({ authenticate });
    expect(await startUp(steps)).toEqual({ kind: 'menu' });
  });
  it('does not wait for a connection that the device lacks', async () => {
    const authenticate = vi.fn(() => Promise.reject(new ApiError('client/network', 0)));
    const { steps } = createSteps({ authenticate, isOffline: () => true });
    expect(await startUp(steps)).toEqual({ kind: 'offline' });
    expect(authenticate).toHaveBeenCalledTimes(1);
  });
  it('tells a refusal, the network and a bug apart', () => {
    expect(readStartFailure(new ApiError('http/unavailable', 503))).toBe('authFailed');
    expect(readStartFailure(new ApiError('client/network', 0))).toBe('network');
    expect(readStartFailure(new TypeError('x'))).toBe('unexpected');
  });
});
