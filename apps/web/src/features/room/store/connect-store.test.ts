import { DRAFT_MESSAGE } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeLink } from '../testing/fake-link.ts';
import { playerState, roomState, runningState } from '../testing/room-state.ts';
import { actionsOf, connectStore } from './connect-store.ts';
import { RoomStore } from './room-store.ts';

const people = [playerState('me'), playerState('zed')];
const quiet = { onDrop: () => undefined, onBack: () => undefined, onClose: () => undefined };
const join = (state = roomState(people)) => {
  const fake = createFakeLink(state);
  const store = new RoomStore('K7QX', 'me');
  connectStore(fake.link, store, quiet);
  return { fake, store };
};
const turn = {
  id: 'zed',
  prompt: 'ING',
  round: 1,
  turn: 2,
  startedAt: 0,
  endsAt: 9000,
  maxTime: 13,
  twist: null,
  requirement: {},
};
const line = {
  id: 'zed',
  avatar: '',
  displayName: 'zed',
  time: 1,
  private: false,
  system: false,
  type: 'normal',
  playerType: 0,
} as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the first state', () => {
  it('leads to the lobby, or to the game when it started or is ranked [R0237]', () => {
    expect(join().store.get('scene')).toBe('lobby');
    expect(join(runningState(people, 'zed')).store.get('scene')).toBe('game');
    expect(join(roomState(people, { ranked: true })).store.get('scene')).toBe('game');
  });
  it('shows a late joiner what is being typed', () => {
    const { store } = join(runningState([playerState('me'), playerState('zed', { draft: 'FRAC' })], 'zed'));
    expect(store.draft('zed')).toBe('FRAC');
  });
});

describe('patches', () => {
  it('keep the snapshots of what did not change', () => {
    const { fake, store } = join();
    const before = { zed: store.seat('zed'), info: store.get('info') };
    fake.patch({
      players: new Map([
        ['me', playerState('me', { heart: 1 })],
        ['zed', playerState('zed')],
      ]),
    });
    expect(store.seat('me')?.hearts).toBe(1);
    expect(store.seat('zed')).toBe(before.zed);
    expect(store.get('info')).toBe(before.info);
  });
  it('seat the table in the order of turns while a match runs [R0124]', () => {
    const { fake, store } = join();
    const ids = () => store.seats.map((seat) => seat.id);
    expect(ids()).toEqual(['me', 'zed']);
    fake.patch({
      players: new Map([
        ['me', playerState('me', { order: 1 })],
        ['zed', playerState('zed', { order: 0 })],
      ]),
    });
    expect(ids()).toEqual(['zed', 'me']);
  });
  it('tell only those who listen to the changed topic', () => {
    const { fake, store } = join();
    const received: string[] = [];
    for (const topic of ['info', 'seat:me', 'seat:zed'] as const) store.on(topic, () => received.push(topic));
    fake.patch({
      players: new Map([
        ['me', playerState('me')],
        ['zed', playerState('zed', { combo: 3 })],
      ]),
    });
    expect(received).toEqual(['seat:zed']);
  });
});

describe('a line that was down', () => {
  const at = (heart: number, turn: number, started = true) =>
    roomState([playerState('me', { heart }), playerState('zed')], {
      started,
      phase: 'playing',
      turn,
      currentPlayerSessionId: started ? 'zed' : '',
    });
  const comeBack = (before: ReturnType<typeof at>, after: ReturnType<typeof at>, isAnnounced = false) => {
    const fake = createFakeLink(before);
    const onHurt = vi.fn();
    connectStore(fake.link, new RoomStore('K7QX', 'me'), { ...quiet, onHurt });
    fake.drop();
    fake.back();
    if (isAnnounced) fake.say('hurt', { id: 'me', heart: after.players.get('me')?.heart ?? 0 });
    fake.patch(after);
    fake.patch(after);
    return onHurt.mock.calls;
  };
  it('tells once which hearts the match has taken meanwhile, and whether the player is out', () => {
    expect(comeBack(at(3, 4), at(2, 7))).toEqual([[{ hearts: 1, isOut: false }]]);
    expect(comeBack(at(2, 4), at(0, 9))).toEqual([[{ hearts: 2, isOut: true }]]);
    // What was said meanwhile comes before the state.
    expect(comeBack(at(3, 4), at(2, 7), true)).toEqual([[{ hearts: 1, isOut: false }]]);
  });
  it('tells nothing where none were lost, and nothing of another match', () => {
    expect(comeBack(at(2, 4), at(2, 7))).toEqual([]);
    expect(comeBack(at(3, 4), at(2, 1))).toEqual([]);
    expect(comeBack(at(3, 4), at(0, 7, false))).toEqual([]);
  });
});

describe('messages', () => {
  it('start, countdown, turn, spectate and stop move the room on [R0234]', () => {
    const { fake, store } = join();
    fake.say('countdown', { n: 6 });
    expect(store.get('countdown')).toBe(6);
    fake.patch({ started: true, phase: 'playing' });
    fake.say('start', { matchId: 'm', versusMs: 0 });
    expect([store.get('scene'), store.get('countdown')]).toEqual(['game', null]);
    fake.say('turn', turn);
    expect(store.get('turn')).toMatchObject({ holder: 'zed', prompt: 'ING', maxTimeMs: 13_000 });
    fake.say('spectate', { id: 'me', spectating: true });
    expect(store.self?.spectating).toBe(true);
    fake.patch({ started: false, phase: 'lobby', currentPlayerSessionId: '' });
    fake.say('stop', { reason: 'lastAlive' });
    expect(store.get('scene')).toBe('game');
  });
  it('five seconds after the stop the lobby is back, unless a game started [R0236]', () => {
    const { fake, store } = join(runningState(people, 'zed'));
    fake.patch({ started: false });
    fake.say('stop', { reason: 'ended' });
    vi.advanceTimersByTime(4999);
    expect(store.get('scene')).toBe('game');
    vi.advanceTimersByTime(1);
    expect(store.get('scene')).toBe('lobby');
    const again = join(runningState(people, 'zed'));
    again.fake.say('stop', { reason: 'ended' });
    vi.advanceTimersByTime(6000);
    expect(again.store.get('scene')).toBe('game');
  });
  it('hurt, heart, eliminated, dc and correct change the seat [R0245]', () => {
    const { fake, store } = join(runningState(people, 'zed'));
    fake.say('correct', { id: 'zed', word: 'RATIO', prompt: 'TIO', points: 5, combo: 4 });
    expect(store.seat('zed')?.combo).toBe(4);
    fake.say('hurt', { id: 'zed', heart: 1 });
    expect(store.seat('zed')).toMatchObject({ hearts: 1, combo: 0 });
    fake.say('heart', { id: 'zed', heart: 2 });
    fake.say('dc', { id: 'zed', dc: true });
    expect(store.seat('zed')).toMatchObject({ hearts: 2, disconnected: true });
    fake.say('eliminated', { id: 'zed' });
    expect(store.seat('zed')).toMatchObject({ hearts: 0, eliminated: true });
  });
  it('shows an accepted word for four seconds, in ranked games never [L0387]', () => {
    const { fake, store } = join(runningState(people, 'zed'));
    fake.say('correct', { id: 'zed', word: 'RATIO', prompt: 'TIO', points: 5, combo: 1 });
    vi.advanceTimersByTime(3999);
    expect(store.bubble('zed')).toBe('RATIO');
    vi.advanceTimersByTime(1);
    expect(store.bubble('zed')).toBe('');
    const ranked = join(runningState(people, 'zed', { ranked: true }));
    ranked.fake.say('correct', { id: 'zed', word: 'RATIO', prompt: 'TIO', points: 5, combo: 1 });
    expect(ranked.store.bubble('zed')).toBe('');
  });
  it('keeps the last hundred entries of the prompt and solve log [R0189]', () => {
    const { fake, store } = join();
    for (let n = 0; n < 120; n++)
      fake.say('solve', {
        playerId: 'zed',
        name: 'zed',
        avatar: '',
        word: `W${n}`,
        isCorrect: n % 2 === 0,
        prompt: 'ING',
      });
    expect(store.get('solves').lines).toHaveLength(100);
    expect(store.get('solves').lines[0]?.word).toBe('W20');
  });
  it('keeps the last fifty chat lines, each under a number of its own', () => {
    const { fake, store } = join();
    fake.say('chat-history', {
      lines: Array.from({ length: 40 }, (_, n) => ({ ...line, message: `a${n}` })),
      solves: [],
    });
    for (let n = 0; n < 20; n++) fake.say('chat', { ...line, message: `b${n}` });
    const { lines } = store.chat;
    expect([lines.length, lines[0]?.message, lines.at(-1)?.message]).toEqual([50, 'a10', 'b19']);
    expect(new Set(lines.map((one) => one.n)).size).toBe(50);
  });
  it('the versus animation lasts as long as the room says, and does not come where it says none [R0592 R0593]', () => {
    const framed = join(roomState(people));
    framed.fake.say('start', { matchId: 'm', versusMs: 2500 });
    expect(framed.store.get('versus')).toBe(2500);
    vi.advanceTimersByTime(2499);
    expect(framed.store.get('versus')).toBe(2500);
    vi.advanceTimersByTime(1);
    expect(framed.store.get('versus')).toBeNull();
    const drawing = join(roomState(people));
    drawing.fake.say('start', { matchId: 'm', versusMs: 0 });
    expect(drawing.store.get('versus')).toBeNull();
  });
});

describe('drafts', () => {
  it('of the others arrive as deltas, the own one is never doubled [R0449]', () => {
    const { fake, store } = join(runningState(people, 'zed'));
    fake.relay(DRAFT_MESSAGE, { id: 'zed', d: { t: 'r', w: 'FRA' } });
    fake.relay(DRAFT_MESSAGE, { id: 'zed', d: { t: 'a', a: 'CTX' } });
    fake.relay(DRAFT_MESSAGE, { id: 'zed', d: { t: 'd', l: 1 } });
    fake.relay(DRAFT_MESSAGE, { id: 'zed', d: { t: 'c', p: 0, d: 1, a: 'T' } });
    expect(store.draft('zed')).toBe('TRACT');
    store.setDraft('me', 'RATIO');
    fake.relay(DRAFT_MESSAGE, { id: 'me', d: { t: 'a', a: 'O' } });
    expect(store.draft('me')).toBe('RATIO');
  });
  it('are blank again at a new turn', () => {
    const { fake, store } = join(runningState(people, 'zed'));
    store.setDraft('zed', 'FRAC');
    fake.say('turn', turn);
    expect(store.draft('zed')).toBe('');
  });
  it('leave under their number', () => {
    const { fake } = join();
    actionsOf(fake.link).sendDraft({ t: 'a', a: 'X' });
    expect(fake.sentUnder(DRAFT_MESSAGE)).toEqual([{ t: 'a', a: 'X' }]);
  });
});

describe('the connection', () => {
  it('is online or reconnecting; what follows an end is for the stay to say', () => {
    const { fake, store } = join();
    fake.drop();
    expect(store.get('connection')).toBe('reconnecting');
    fake.back();
    expect(store.get('connection')).toBe('online');
    fake.close({ kind: 'retry', messageKey: 'dcRetry', menuAfterMs: 3000, token: null });
    expect(store.get('connection')).toBe('online');
  });
  it('waits no longer for an answer that went down with it', () => {
    const { fake, store } = join();
    store.set('settings', true);
    fake.drop();
    fake.back();
    expect(store.get('settings')).toBe(false);
  });
  it('follows a match that ended while the line was broken, or began meanwhile', () => {
    const { fake, store } = join(runningState(people, 'zed'));
    fake.drop();
    fake.back();
    fake.patch({ started: false, currentPlayerSessionId: '', turn: 0 });
    expect(store.get('scene')).toBe('lobby');
    fake.drop();
    fake.back();
    fake.patch({ started: true, currentPlayerSessionId: 'zed', turn: 1 });
    expect(store.get('scene')).toBe('game');
  });
  it('leaves the result its time where it was heard, even if the end was not', () => {
    const { fake, store } = join(runningState(people, 'zed'));
    store.set('winner', { id: 'zed' } as never);
    fake.drop();
    fake.back();
    fake.patch({ started: false, currentPlayerSessionId: '', turn: 0 });
    expect(store.get('scene')).toBe('game');
    vi.advanceTimersByTime(5_000);
    expect(store.get('scene')).toBe('lobby');
  });
  it('reports every failed try, and whether the server goes down', () => {
    const fake = createFakeLink(roomState(people));
    const onDrop = vi.fn();
    const store = new RoomStore('K7QX', 'me');
    connectStore(fake.link, store, { ...quiet, onDrop });
    fake.drop();
    // What the stay shows meanwhile stays.
    store.set('connection', 'silent');
    fake.drop();
    fake.drop(true);
    expect(onDrop.mock.calls).toEqual([[false], [false], [true]]);
    expect(store.get('connection')).toBe('silent');
  });
  it('tells the room clock, from which all timers are drawn', () => {
    const { fake, store } = join();
    fake.say('clock', { now: 50_000 });
    vi.advanceTimersByTime(1000);
    expect(store.now()).toBeCloseTo(51_000, -2);
  });
});
