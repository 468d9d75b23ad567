import { asSeatId } from '@syllaboom/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLEAN_MODERATION_STATUS } from '../../ports.ts';
import { Discipline, type DisciplinedRoom } from './discipline.ts';
import { type Member, seatBot } from './member.ts';
import { ChatPermissions } from '../../players/chat-permissions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MUTE_MS = 60_000;

/** A muted member of a room that counts its timers and what it tells everybody. */
function muted(): { discipline: Discipline; member: Member; received: unknown[]; waiting: () => number } {
  const received: unknown[] = [];
  const unused = (): never => expect.unreachable();
  const room: DisciplinedRoom = {
    later: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    send: () => undefined,
    broadcast: (_name, payload) => void received.push(payload),
    announce: unused,
    expel: unused,
    log: { debug: unused, info: unused, warn: unused, error: unused },
    ports: { takeNotices: unused },
  };
  const appearance = { name: 'Anna', avatar: 's' };
  const seated = seatBot(asSeatId('anna'), appearance, 'en-US', { typingSpeed: 5, typoAmount: 5, thinkingTime: 5 });
  const chatPermissions = new ChatPermissions({ ...CLEAN_MODERATION_STATUS, mutedUntil: Date.now() + MUTE_MS });
  return {
    discipline: new Discipline(room),
    member: { ...seated, chatPermissions },
    received,
    waiting: () => vi.getTimerCount(),
  };
}

it('a mute that ends is told once, however often the muted one has come back', () => {
  const { discipline, member, received, waiting } = muted();
  for (let visit = 0; visit < 50; visit++) discipline.greet(member);
  expect(waiting()).toBe(1);
  vi.advanceTimersByTime(MUTE_MS + 10);
  expect(received).toEqual([{ id: 'anna', muted: false }]);
});

it('a mute that is taken back is not told again when it would have ended', () => {
  const { discipline, member, received, waiting } = muted();
  discipline.greet(member);
  discipline.moderate(member, { event: 'mute', payload: { until: null } });
  expect([received, waiting()]).toEqual([[{ id: 'anna', muted: false }], 0]);
});
