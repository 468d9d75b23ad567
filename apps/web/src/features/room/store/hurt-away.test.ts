import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeLink } from '../testing/fake-link.ts';
import { playerState, runningState } from '../testing/room-state.ts';
import { startStay } from './stay.ts';
import type { StayNotice } from './stay-ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const inMatch = (heart: number, turn: number) => runningState([playerState('me', { heart })], 'me', { turn });
const HURT = { kind: 'hurt', hearts: 1, isOut: false };

/** A stay in a match with two hearts; another line to its seat finds one. */
async function play() {
  const fake = createFakeLink(inMatch(2, 1));
  const notices: StayNotice[] = [];
  const link = async () => fake.link;
  startStay(
    { kind: 'join', roomId: 'K7QX', spectate: false },
    {
      connect: link,
      askForSeat: async () => createFakeLink(inMatch(1, 3)).link,
      takeTable: link,
      claimSeat: link,
      askServer: async () => 'ready',
      onWake: () => () => undefined,
      keepTicket: () => undefined,
      onView: () => undefined,
      onNotice: (notice) => notices.push(notice),
      onEntered: () => undefined,
      onLeft: () => undefined,
    },
  );
  await vi.advanceTimersByTimeAsync(1);
  return { fake, notices };
}

describe('a player who was away reads which hearts the match has taken', () => {
  it('on the same line', async () => {
    const { fake, notices } = await play();
    fake.drop();
    fake.back();
    fake.patch(inMatch(1, 2));
    expect(notices).toEqual(['dropped', 'back', HURT]);
  });
  it('on a new line to the own seat', async () => {
    const { fake, notices } = await play();
    fake.drop();
    fake.drop();
    await vi.advanceTimersByTimeAsync(1);
    expect(notices).toEqual(['dropped', HURT]);
  });
});
