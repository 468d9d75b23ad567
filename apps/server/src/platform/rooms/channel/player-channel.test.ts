import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlayerChannel, type PlayerMessage } from './player-channel.ts';
import type { RoomLog } from '../room-log.ts';

const errors: object[] = [];
const quiet = (): void => undefined;
const log: RoomLog = { debug: quiet, info: quiet, warn: quiet, error: (data) => void errors.push(data) };
afterEach(() => {
  errors.length = 0;
  vi.useRealTimers();
});

/** A connection that keeps what it receives. */
function listen(channel: PlayerChannel, playerId: string): { received: PlayerMessage[]; stop: () => void } {
  const received: PlayerMessage[] = [];
  return { received, stop: channel.connect(playerId, (message) => received.push(message)) };
}

describe('a player’s channel', () => {
  it('reaches every connection of the named players once, and nobody else', () => {
    const channel = new PlayerChannel(log);
    const [one, two, other, third] = ['anna', 'anna', 'bert', 'carl'].map((id) => listen(channel, id));
    channel.send(['anna', 'carl'], 'kick', {});
    expect([one, two, other, third].map((each) => each?.received.length)).toEqual([1, 1, 0, 1]);
    one?.stop();
    channel.send(['anna'], 'warn', {});
    expect([one, two].map((each) => each?.received.map(({ event }) => event))).toEqual([['kick'], ['kick', 'warn']]);
    two?.stop();
    expect([channel.isHere('anna'), channel.isHere('bert')]).toEqual([false, true]);
  });

  it('survives those who throw, and those who leave or come while it speaks', () => {
    const channel = new PlayerChannel(log);
    channel.connect('anna', () => {
      throw new Error('broken');
    });
    const leaver = listen(channel, 'anna');
    channel.connect('anna', () => leaver.stop());
    const last = listen(channel, 'anna');
    channel.connect(
      'anna',
      () => void channel.connect('anna', () => last.received.push({ event: 'warn', payload: {} })),
    );
    channel.send(['anna'], 'kick', {});
    expect([leaver.received.length, last.received.map(({ event }) => event), errors.length]).toEqual([1, ['kick'], 1]);
  });

  it('remembers for half a minute what concerns who is on the way in, and nothing else', () => {
    vi.useFakeTimers();
    const channel = new PlayerChannel(log);
    channel.send(['anna'], 'mute', { until: 5 });
    vi.advanceTimersByTime(20_000);
    channel.send(['anna'], 'sessionEnded', { sessionId: null, banned: true });
    for (const event of ['changed', 'kick'] as const) channel.send(['anna'], event, {});
    channel.send(['bert'], 'warn', {});
    expect(channel.recentOf('anna').map(({ event }) => event)).toEqual(['mute', 'sessionEnded']);
    vi.advanceTimersByTime(20_000);
    expect(channel.recentOf('anna').map(({ event }) => event)).toEqual(['sessionEnded']);
    vi.advanceTimersByTime(20_000);
    expect([channel.recentOf('anna'), channel.recentOf('bert')]).toEqual([[], []]);
  });
});
