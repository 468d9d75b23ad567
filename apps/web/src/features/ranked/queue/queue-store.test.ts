import type { LobbyServerMessages, SessionUser } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import { createFakeLobby } from '../../../testing/fake-lobby.ts';
import { sessionUser } from '../../../testing/sign-in.ts';
import { queueClock } from './queue-clock.ts';
import { CONFIRM_MS, type QueueRefusal, RankedQueue } from './queue-store.ts';

const NOW = 1_800_000_000_000;
const MATCH: LobbyServerMessages['match-found'] = {
  matchId: 'm1',
  join: { roomId: 'R4NK3D7', withinMs: 15_000 },
  players: [
    { auth_id: 'account-me-1', name: 'me', avatar: '', wp: 510, type: 0 },
    { auth_id: 'account-bert', name: 'bert', avatar: '', wp: 540, type: 0 },
  ],
  locale: 'en-US',
};

/** A queue behind the real connection to a lobby that the test plays. */
async function openQueue(changes: Partial<SessionUser> = { level: 5 }) {
  const { link, sent, say, drop } = createFakeLobby();
  const shown: QueueRefusal[] = [];
  const connection = new LobbyConnection(async () => link);
  const queue = new RankedQueue({
    connection,
    user: () => sessionUser(changes),
    showRefusal: (refusal) => void shown.push(refusal),
    now: () => performance.now(),
    serverNow: () => NOW,
  });
  const letGo = connection.hold();
  await vi.advanceTimersByTimeAsync(0);
  return {
    queue,
    sent,
    shown,
    phase: () => queue.use.getState().phase,
    since: () => queue.use.getState().since,
    say,
    lose: drop,
    letGo,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the ranked queue', () => {
  it('goes from not queued over entering to queued when the server confirms [L0125 L0126 L0285 L0306]', async () => {
    const { queue, sent, phase, say } = await openQueue();
    expect(phase()).toBe('out');
    queue.enter('tr-TR');
    // Further presses don't count until the answer is there.
    queue.enter('tr-TR');
    queue.leave();
    expect([phase(), sent]).toEqual(['entering', [['match-queue-enter', { locale: 'tr-TR' }]]]);
    say('queue-entered', { locale: 'tr-TR', waitedMs: 0 });
    expect(phase()).toBe('queued');
    await vi.advanceTimersByTimeAsync(2 * CONFIRM_MS);
    expect(phase()).toBe('queued');
  });

  it('gives up after five seconds without an answer, and takes the late one for what it is [L0127]', async () => {
    const { queue, sent, shown, phase, say } = await openQueue();
    queue.enter('en-US');
    await vi.advanceTimersByTimeAsync(CONFIRM_MS - 1);
    expect([phase(), shown]).toEqual(['entering', []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([phase(), shown]).toEqual(['out', ['failed']]);
    // The server is told, so that nobody is paired who believes to be out.
    expect(sent.at(-1)?.[0]).toBe('match-queue-leave');
    say('queue-entered', { locale: 'en-US', waitedMs: 0 });
    expect(phase()).toBe('out');
    say('queue-left', { reason: 'asked', until: null });
    queue.enter('en-US');
    say('queue-entered', { locale: 'en-US', waitedMs: 0 });
    expect(phase()).toBe('queued');
  });

  it('is left by a message, and the timer starts anew [L0128 L0286]', async () => {
    const { queue, sent, phase, since, say } = await openQueue();
    queue.enter('en-US');
    say('queue-entered', { locale: 'en-US', waitedMs: 0 });
    await vi.advanceTimersByTimeAsync(30_000);
    queue.leave();
    expect([phase(), since(), sent.at(-1)]).toEqual(['out', null, ['match-queue-leave', undefined]]);
    queue.enter('en-US');
    // The answer to the leaving comes first.
    say('queue-left', { reason: 'asked', until: null });
    expect(phase()).toBe('entering');
    say('queue-entered', { locale: 'en-US', waitedMs: 0 });
    expect(since()).toBe(performance.now());
  });

  it('is left when the server says so, with the reason [L0129 L0306]', async () => {
    const { queue, shown, phase, say } = await openQueue();
    for (const reason of ['restart', 'playing', 'elsewhere', 'unavailable', 'asked'] as const) {
      queue.enter('en-US');
      say('queue-entered', { locale: 'en-US', waitedMs: 0 });
      say('queue-left', { reason, until: null });
      expect([reason, phase()]).toEqual([reason, 'out']);
    }
    expect(shown).toEqual(['restart', 'playing', 'elsewhere', 'unavailable']);
  });

  it('counts from entering, also for who comes back to it [L0131]', async () => {
    const { queue, since, say } = await openQueue();
    queue.enter('en-US');
    say('queue-entered', { locale: 'en-US', waitedMs: 0 });
    const began = since() ?? 0;
    await vi.advanceTimersByTimeAsync(65_000);
    expect(queueClock((performance.now() - began) / 1000)).toBe('01:05');
    say('queue-entered', { locale: 'en-US', waitedMs: 65_000 });
    expect(since()).toBe(began);
  });

  it('is out when the connection is lost or let go: the timer is reset [L0141]', async () => {
    const { queue, phase, since, say, lose, letGo, shown } = await openQueue();
    queue.enter('en-US');
    say('queue-entered', { locale: 'en-US', waitedMs: 0 });
    lose();
    expect([phase(), since(), shown]).toEqual(['out', null, []]);
    // The server kept the place for the time of the loss, and says so.
    await vi.advanceTimersByTimeAsync(4000);
    say('queue-entered', { locale: 'en-US', waitedMs: 9000 });
    expect([phase(), since()]).toEqual(['queued', performance.now() - 9000]);
    letGo();
    await vi.advanceTimersByTimeAsync(1000);
    expect(phase()).toBe('out');
  });

  it('takes nobody without a connection', async () => {
    const { queue, lose, shown, phase, sent } = await openQueue();
    lose();
    queue.enter('en-US');
    expect([phase(), shown, sent]).toEqual(['out', ['failed'], []]);
  });

  it('is for players who are signed in [L0167]', async () => {
    const { queue, shown, sent } = await openQueue({ id: 'guest-123', guest: true, level: 9 });
    queue.enter('en-US');
    expect([shown, sent]).toEqual([['login'], []]);
  });

  it.each([
    [4, ['level'], 'out'],
    [5, [], 'entering'],
  ] as const)('is for players from level 5 on: level %i [L0168]', async (level, refusals, phase) => {
    const open = await openQueue({ level });
    open.queue.enter('en-US');
    expect([open.shown, open.phase()]).toEqual([refusals, phase]);
  });

  it('is locked for leavers until their time is over', async () => {
    const { queue, shown, phase, say, sent } = await openQueue();
    queue.enter('en-US');
    say('queue-left', { reason: 'locked', until: NOW + 120_000 });
    expect([phase(), shown, queue.use.getState().lockedUntil]).toEqual(['out', ['locked'], NOW + 120_000]);
    queue.enter('en-US');
    expect([shown, sent.length]).toEqual([['locked', 'locked'], 1]);
    queue.lock(NOW);
    queue.enter('en-US');
    expect(phase()).toBe('entering');
  });

  it('ends with a match', async () => {
    const { queue, phase, say, shown } = await openQueue();
    queue.enter('en-US');
    say('queue-entered', { locale: 'en-US', waitedMs: 0 });
    say('match-found', MATCH);
    expect([phase(), shown]).toEqual(['out', []]);
  });
});

it('the clock of the queue has two digits on both sides [L0045]', () => {
  expect([0, 9.9, 59, 60, 65, 600, 3725, -3].map(queueClock)).toEqual([
    '00:00',
    '00:09',
    '00:59',
    '01:00',
    '01:05',
    '10:00',
    '62:05',
    '00:00',
  ]);
});
