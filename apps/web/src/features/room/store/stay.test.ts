import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LostSeat } from '../../../navigation/screens.ts';
import { JoinError } from '../../../platform/rooms/join-error.ts';
import { readRoomClose } from '../../../platform/rooms/room-close.ts';
import type { GameLink } from '../../../platform/rooms/rooms.ts';
import { createFakeLink } from '../testing/fake-link.ts';
import { playerState, roomState } from '../testing/room-state.ts';
import { startStay } from './stay.ts';
import type { StayNotice, StayPorts, StayView } from './stay-ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => Promise.reject(new JoinError('notFound'));
/** A server of which nothing is heard. */
const QUIET = {
  askForSeat: never,
  takeTable: never,
  claimSeat: never,
  askServer: async () => 'silent' as const,
  onWake: () => () => undefined,
  keepTicket: () => undefined,
  random: () => 0.5,
};

const begin = async (connect?: (() => Promise<GameLink>) | null, more: Partial<StayPorts> = {}) => {
  const fake = createFakeLink(roomState([playerState('me')]));
  const seen = {
    views: [] as StayView[],
    notices: [] as StayNotice[],
    entered: [] as string[],
    left: 0,
    lost: [] as (LostSeat | null)[],
    intents: [] as unknown[],
  };
  const end = startStay(
    { kind: 'join', roomId: 'K7QX', spectate: false },
    {
      ...QUIET,
      connect: (intent) => {
        seen.intents.push(intent);
        return connect ? connect() : Promise.resolve(fake.link);
      },
      onView: (view) => seen.views.push(view),
      onNotice: (notice) => seen.notices.push(notice),
      onEntered: (roomId) => seen.entered.push(roomId),
      onLeft: (lost) => {
        seen.left += 1;
        seen.lost.push(lost);
      },
      ...more,
    },
  );
  await vi.advanceTimersByTimeAsync(1);
  return { fake, seen, end };
};

describe('a stay in a room', () => {
  it('tells the entered room, so that the address can show it', async () => {
    const { seen } = await begin();
    expect(seen.entered).toEqual(['K7QX']);
    expect(seen.views.at(-1)?.kind).toBe('inside');
  });
  it('goes back to the menu after a normal leave without a word [R0264]', async () => {
    const { fake, seen } = await begin();
    fake.close(readRoomClose(4000, 'normal'));
    await vi.advanceTimersByTimeAsync(0);
    expect([seen.left, seen.notices.map((notice) => (notice as { messageKey: unknown }).messageKey)]).toEqual([
      1,
      [null],
    ]);
  });
  it.each([
    [4001, 'banned', 'dcBanned'],
    [4002, 'playing', 'dcPlaying'],
    [4003, 'kicked', 'dcKicked'],
    [4212, 'not_found', 'dcNotFound'],
  ] as const)(
    'shows the message of %i and returns after one second [R0265 R0525]',
    async (code, reason, messageKey) => {
      const { fake, seen } = await begin();
      fake.close(readRoomClose(code, reason));
      expect(seen.notices.at(-1)).toMatchObject({ messageKey });
      await vi.advanceTimersByTimeAsync(999);
      expect(seen.left).toBe(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(seen.left).toBe(1);
    },
  );
  it('returns after three seconds for other codes [R0266]', async () => {
    const { fake, seen } = await begin();
    fake.close(readRoomClose(4999, ''));
    expect(seen.notices.at(-1)).toMatchObject({ messageKey: 'dcRetry' });
    await vi.advanceTimersByTimeAsync(2999);
    expect(seen.left).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.left).toBe(1);
  });
  it('takes the seat over by the token of 4009 [R0527]', async () => {
    const { fake, seen } = await begin();
    fake.close(readRoomClose(4009, 'room:secret'));
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.intents.at(-1)).toEqual({ kind: 'resume', roomId: 'K7QX', token: 'room:secret' });
    expect(seen.left).toBe(0);
  });
  it('says that the line broke and that it is back [R0529]', async () => {
    const { fake, seen } = await begin();
    fake.drop();
    fake.back();
    expect(seen.notices).toEqual(['dropped', 'back']);
  });
  it('shows why a room could not be entered, then returns [R0528]', async () => {
    const { seen } = await begin(() => Promise.reject(new JoinError('notFound')));
    expect(seen.views.at(-1)).toEqual({ kind: 'refused', failure: 'notFound' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.left).toBe(1);
  });
  it('asks for no seat when it ends before it began, and leaves one that comes late', async () => {
    const connect = vi.fn(() => Promise.resolve(createFakeLink(roomState([])).link));
    const ports = { ...QUIET, connect, onView: vi.fn(), onNotice: vi.fn(), onEntered: vi.fn(), onLeft: vi.fn() };
    startStay({ kind: 'join', roomId: 'A', spectate: false }, ports)();
    await vi.advanceTimersByTimeAsync(10);
    expect(connect).not.toHaveBeenCalled();
    const { fake, end } = await begin();
    end();
    expect(fake.hasLeft()).toBe(true);
  });
});

describe('a seat that another window takes', () => {
  const taken = readRoomClose(4005, 'taken_over');
  const press = (view: StayView | undefined) => view?.kind === 'elsewhere' && view.claim();
  it('leaves a panel, and nothing is asked for until the player wants it back [R0527]', async () => {
    const claimed = createFakeLink(roomState([playerState('me')]));
    const claimSeat = vi.fn<StayPorts['claimSeat']>(async () => claimed.link);
    const { fake, seen } = await begin(null, { claimSeat });
    fake.close(taken);
    expect([seen.views.at(-1), fake.isReleased()]).toMatchObject([{ kind: 'elsewhere', failure: null }, true]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([claimSeat.mock.calls.length, seen.left]).toEqual([0, 0]);
    press(seen.views.at(-1));
    // A second press asks no second time.
    press(seen.views.at(-2));
    await vi.advanceTimersByTimeAsync(1);
    expect([claimSeat.mock.calls, seen.views.at(-1)?.kind]).toEqual([[['K7QX']], 'inside']);
    claimed.close(taken);
    expect(seen.views.at(-1)?.kind).toBe('elsewhere');
  });
  it('is told what it had when it is wanted back late: the host may be somebody else by then', async () => {
    const claimed = createFakeLink(roomState([playerState('ann'), playerState('me')]));
    const { fake, seen } = await begin(null, { claimSeat: async () => claimed.link });
    fake.close(taken);
    press(seen.views.at(-1));
    await vi.advanceTimersByTimeAsync(1);
    const view = seen.views.at(-1);
    expect(view?.kind === 'inside' && view.store.get('lost')).toEqual({ seat: true, host: true });
  });
  it('says why it could not be had, and stays; leads to the menu, where nothing waits', async () => {
    const { fake, seen } = await begin(null, { claimSeat: () => Promise.reject(new JoinError('network')) });
    fake.close(taken);
    press(seen.views.at(-1));
    await vi.advanceTimersByTimeAsync(1);
    const view = seen.views.at(-1);
    expect(view).toMatchObject({ kind: 'elsewhere', failure: 'network' });
    if (view?.kind === 'elsewhere') view.leave();
    await vi.advanceTimersByTimeAsync(1);
    expect([seen.left, seen.lost]).toEqual([1, [null]]);
  });
});

describe('a stay that ends while its seat waits', () => {
  it('lets who leaves go, also when an answer comes at that moment', async () => {
    let answer: (said: 'silent') => void = () => undefined;
    const { fake, seen } = await begin(null, { askServer: () => new Promise((done) => (answer = done)) });
    fake.drop();
    fake.drop();
    await vi.advanceTimersByTimeAsync(1);
    const view = seen.views.at(-1);
    if (view?.kind === 'inside') view.actions.leave();
    answer('silent');
    await vi.advanceTimersByTimeAsync(10);
    expect(seen.left).toBe(1);
  });
  it('hands the seat to the menu: missed after the tries, only left behind by who went', async () => {
    const { fake, seen } = await begin();
    fake.close(readRoomClose(1013, 'too_slow'));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(seen.lost).toEqual([{ roomId: 'K7QX', isMissed: true }]);
    const other = await begin();
    other.fake.drop();
    const view = other.seen.views.at(-1);
    if (view?.kind === 'inside') view.actions.leave();
    await vi.advanceTimersByTimeAsync(1);
    expect(other.seen.lost).toMatchObject([{ roomId: 'K7QX', isMissed: false }]);
  });
  it('says on the way out of a running line that nothing waits', async () => {
    const { fake, seen } = await begin();
    fake.close(readRoomClose(4003, 'kicked'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen.lost).toEqual([null]);
  });
});

describe('a server that goes away', () => {
  const TICKET = 'the-ticket';
  /** A stay whose server is asked, and answers as the test says. */
  const beginAway = async () => {
    const answers = vi.fn<StayPorts['askServer']>(async () => 'silent');
    const again = createFakeLink(roomState([playerState('other')]), 'other');
    const takeTable = vi.fn<StayPorts['takeTable']>(async () => again.link);
    const keepTicket = vi.fn();
    const stay = await begin(undefined, { askServer: answers, takeTable, keepTicket });
    stay.fake.say('table-ticket', { ticket: TICKET });
    return { ...stay, answers, again, takeTable, keepTicket };
  };
  const storeOf = (view: StayView | undefined) => (view?.kind === 'inside' ? view.store : null);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('tells a restart at once, waits, and is back at the same table within two seconds of the answer', async () => {
    const { fake, seen, answers, takeTable, keepTicket } = await beginAway();
    const store = storeOf(seen.views.at(-1));
    fake.say('chat-history', { lines: [{ id: 'me', name: 'Me', message: 'well played' } as never], solves: [] });
    fake.drop(true);
    expect([store?.get('connection'), fake.isReleased()]).toEqual(['restarting', true]);
    await pass(60_000);
    expect([seen.left, takeTable.mock.calls.length]).toEqual([0, 0]);
    answers.mockResolvedValue('ready');
    await pass(2_000);
    expect(takeTable.mock.calls).toEqual([[expect.objectContaining({ ticket: TICKET, spectate: false }), 'K7QX']]);
    expect(keepTicket).toHaveBeenCalledWith('K7QX', TICKET);
    const back = storeOf(seen.views.at(-1));
    expect(back?.selfId).toBe('other');
    expect(seen.notices.at(-1)).toEqual({ kind: 'returned', same: false, match: null });
    back?.chat.fill([]);
    expect(back?.chat.lines.map(({ message }) => message)).toEqual(['well played']);
  });

  it.each(['the own seat', 'the same table'])('still knows in %s which match can be watched again', async (place) => {
    const { fake, seen, answers } = await beginAway();
    fake.say('winner', { winners: [], matchId: 'the-match', recorded: true } as never);
    if (place === 'the own seat') fake.close(readRoomClose(4009, 'room:secret'));
    else fake.drop(true);
    answers.mockResolvedValue('ready');
    const before = storeOf(seen.views.at(-1));
    await pass(2_000);
    const back = storeOf(seen.views.at(-1));
    expect(back).not.toBe(before);
    expect([back?.get('hasPlayed'), back?.get('lastMatch')]).toEqual([true, 'the-match']);
  });

  it.each([
    ['network', { seat: true, host: true }],
    ['restart', { seat: false, host: true }],
  ] as const)('keeps until the next match what being away has cost: %s', async (cause, lost) => {
    const { fake, seen, answers, again } = await beginAway();
    fake.patch({ started: true, host: 'me' });
    fake.drop(cause === 'restart');
    if (cause === 'network') {
      vi.stubGlobal('navigator', { onLine: false });
      fake.drop();
      await pass(31_000);
      vi.unstubAllGlobals();
    }
    answers.mockResolvedValue('ready');
    await pass(4_000);
    const back = storeOf(seen.views.at(-1));
    expect([back?.selfId, back?.get('lost')]).toEqual(['other', lost]);
    again.patch({ started: true });
    expect(back?.get('lost')).toBeNull();
  });

  it('lets who only watches since they were idle play on at the table that they come back to', async () => {
    const { fake, answers, takeTable } = await beginAway();
    fake.patch({ players: new Map([['me', playerState('me', { spectating: true, idle: true })]]) });
    fake.drop(true);
    answers.mockResolvedValue('ready');
    await pass(2_000);
    expect(takeTable.mock.calls[0]?.[0]).toMatchObject({ spectate: false });
  });

  it('says which match is over, and why', async () => {
    const { fake, seen, answers } = await beginAway();
    fake.patch({ started: true });
    fake.drop(true);
    answers.mockResolvedValue('ready');
    await pass(2_000);
    expect(seen.notices.at(-1)).toEqual({ kind: 'returned', same: false, match: 'restart' });
  });

  it('asks over HTTP after the first failed dial, and takes the own seat where it is still held', async () => {
    const { fake, seen, answers } = await beginAway();
    const resumed = createFakeLink(roomState([playerState('me')]));
    const askForSeat = vi.fn<StayPorts['askForSeat']>(async () => resumed.link);
    const stay = await begin(undefined, { askServer: answers, askForSeat });
    stay.fake.drop();
    await pass(1);
    expect(answers).not.toHaveBeenCalled();
    answers.mockResolvedValue('ready');
    stay.fake.drop();
    await pass(1);
    expect(askForSeat.mock.calls).toEqual([['K7QX', 'token']]);
    expect(stay.seen.notices).toEqual(['dropped', 'back']);
    expect([fake.isReleased(), seen.left]).toEqual([false, 0]);
  });

  it('goes on waiting when the library gives up, and lets who has waited enough leave', async () => {
    const { fake, seen } = await beginAway();
    fake.drop();
    fake.drop();
    await pass(1);
    fake.close(readRoomClose(4003, 'No more retries. Reconnection failed.'));
    await pass(30_000);
    const view = seen.views.at(-1);
    expect([seen.left, storeOf(view)?.get('connection')]).toEqual([0, 'silent']);
    if (view?.kind === 'inside') view.actions.leave();
    await pass(1);
    expect([seen.left, fake.hasLeft()]).toEqual([1, false]);
  });

  it('asks at once when the page is looked at again', async () => {
    const wake: (() => void)[] = [];
    const answers = vi.fn<StayPorts['askServer']>(async () => 'silent');
    const { fake } = await begin(undefined, {
      askServer: answers,
      onWake: (listener) => {
        wake.push(listener);
        return () => undefined;
      },
    });
    fake.drop(true);
    await pass(10_000);
    const before = answers.mock.calls.length;
    wake[0]?.();
    await pass(1);
    expect(answers.mock.calls.length).toBe(before + 1);
  });

  it('says that the room is lost where nothing opens it again, then returns after three seconds', async () => {
    const { fake, seen } = await begin(undefined, { askServer: async () => 'ready' });
    fake.drop(true);
    await pass(600);
    expect(seen.notices.at(-1)).toEqual({ kind: 'lost', match: false });
    await pass(3_000);
    expect(seen.left).toBe(1);
  });

  it('lets a friend wait who comes by a link while it restarts', async () => {
    let tries = 0;
    const fake = createFakeLink(roomState([playerState('me')]));
    const { seen } = await begin(
      () => {
        tries += 1;
        return tries === 1 ? Promise.reject(new JoinError('restarting')) : Promise.resolve(fake.link);
      },
      { askServer: async () => 'ready' },
    );
    expect(seen.views.at(-1)).toEqual({ kind: 'waiting', why: 'restart' });
    await pass(600);
    expect(seen.views.at(-1)?.kind).toBe('inside');
  });
});
