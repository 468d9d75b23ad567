import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../catalogue/modes.ts';
import { asSeatId } from '../ids.ts';
import { play } from '../testing/index.ts';
import type { MatchPlayer } from './state/match-state.ts';
import { summariseMatch } from './record/summarise-match.ts';

describe('leaving', () => {
  it('takes all hearts instead of the seat [R0249]', () => {
    const match = play({ players: 3 });
    const leaver = match.seat(1);
    match.leaves(leaver);
    expect(match.state.players).toHaveLength(3);
    expect(leaver.hearts).toBe(0);
    expect(match.events).toEqual([
      { e: 'hurt', seat: leaver.seat, hearts: 0 },
      { e: 'eliminated', seat: leaver.seat },
    ]);
    match.turn('TIO').types('STATION').passes();
    expect(match.state.holder).toBe(match.seat(2).seat);
  });

  it('passes the bomb on when its holder leaves, and ends a match of two', () => {
    const three = play({ players: 3 });
    expect(three.leaves(three.holder).state.holder).toBe(three.seat(1).seat);
    const two = play();
    const [, other] = two.state.players;
    expect(two.leaves(two.holder).isOver().state.winner).toBe(other?.seat);
  });
});

describe('a lost connection', () => {
  it('keeps the seat for 30 s while the clock runs on', () => {
    const match = play({ players: 2, hearts: 3 });
    const gone = match.seat(1);
    match.feed({ k: 'drop', seat: gone.seat });
    match.waits(29_999);
    expect(gone).toMatchObject({ connected: false });
    expect(gone.hearts).toBeGreaterThan(0);
    match.waits(1).isOver();
    expect(gone.hearts).toBe(0);
  });

  it('is forgotten when the player comes back', () => {
    const match = play({ players: 2, hearts: 3 });
    const gone = match.seat(1);
    match.feed({ k: 'drop', seat: gone.seat }, 1_000).feed({ k: 'return', seat: gone.seat }, 20_000);
    match.types('X').waits(14_000).drafts('A').waits(10_000);
    expect(gone).toMatchObject({ connected: true, droppedAt: null });
    expect(gone.hearts).toBeGreaterThan(0);
  });
});

describe('idle players', () => {
  it('watch after two own turns without a key', () => {
    const match = play({ players: 3, hearts: 3 });
    const idler = match.holder;
    match.explodes();
    for (const word of ['STATION', 'NATION']) match.turn('TIO').types(word).passes();
    expect(match.state.holder).toBe(idler.seat);
    match.explodes();
    expect(match.caused('idle')).toEqual([{ e: 'idle', seat: idler.seat }]);
    expect(idler.hearts).toBe(0);
  });

  it('have a turn more once they have played a word: they are there, and may not find one', () => {
    const match = play({ players: 1, hearts: 3 }).turn('TIO').types('STATION').passes();
    match.explodes().explodes();
    expect(match.caused('idle')).toEqual([]);
    match.explodes();
    expect(match.caused('idle')).toEqual([{ e: 'idle', seat: match.seat(0).seat }]);
  });

  it('stay when they touch a key in between', () => {
    const match = play({ players: 1, hearts: 3 }).explodes().drafts('A').explodes();
    expect(match.caused('idle')).toEqual([]);
    expect(match.holder.idleTurns).toBe(0);
  });

  it('stay in practice, where one may think for as long as one likes; with no key at all for five minutes it ends', () => {
    const match = play({ players: 3, rules: { difficulty: DIFFICULTIES.practice, practiceClock: true } });
    for (let n = 0; n < 9; n++) match.explodes();
    expect(match.story.some((event) => event.e === 'idle' || event.e === 'eliminated')).toBe(false);
    expect(match.state.players.every(({ hearts }) => hearts > 0)).toBe(true);
    match.waits(300_000).isOver();
    expect(match.state.endedAt).toBe(300_000);
  });

  it('stay in ranked, and while their seat is held', () => {
    const ranked = play({ players: 2, hearts: 3, rules: { ranked: true } });
    ranked.explodes().drafts('A').explodes().explodes();
    expect(ranked.story.some((event) => event.e === 'idle')).toBe(false);
    const dropped = play({ players: 1, hearts: 3 });
    dropped.feed({ k: 'drop', seat: dropped.holder.seat }).explodes().explodes();
    expect(dropped.story.some((event) => event.e === 'idle')).toBe(false);
  });

  it('are out after 90 s of their time bank without a key, and the others play on', () => {
    const match = play({ players: 3, rules: { timeBankSeconds: 600 } })
      .drafts('A')
      .waits(89_999);
    const idler = match.holder;
    expect(match.state.holder).toBe(idler.seat);
    match.waits(1);
    expect(match.caused('idle')).toEqual([{ e: 'idle', seat: idler.seat }]);
    expect(idler.hearts).toBe(0);
    expect(match.state).toMatchObject({ phase: 'playing', holder: match.seat(1).seat });
    match.waits(60_000).drafts('A').waits(89_999);
    expect(match.state.holder).toBe(match.seat(1).seat);
    expect(match.waits(1).isOver().caused('over')).toMatchObject([{ reason: 'lastAlive', winner: match.seat(2).seat }]);
  });
});

describe('a match that is over before its time', () => {
  const started = (options: Parameters<typeof play>[0] = {}) =>
    play({ players: 3, ...options })
      .turn('TIO')
      .types('STATION');

  it('has no winner and no places, whoever stopped it', () => {
    for (const stop of [
      { k: 'halt' },
      { k: 'stop', seat: asSeatId('p1') },
      { k: 'stop', seat: asSeatId('nobody') },
    ] as const) {
      const match = started().feed(stop).isOver();
      const reason = stop.k === 'halt' ? 'halted' : 'stopped';
      expect(match.caused('over')).toEqual([{ e: 'over', winner: null, standings: [], reason }]);
      const { seats, winner } = summariseMatch(match.state);
      expect([winner, seats.map(({ place }) => place)]).toEqual([null, [null, null, null]]);
      expect(seats.some(({ stats }) => stats.correctWords === 1)).toBe(true);
    }
  });

  it('was left by whoever stopped it while other people were in it', () => {
    const stopped = (match: ReturnType<typeof play>, seat: MatchPlayer) =>
      summariseMatch(match.feed({ k: 'stop', seat: seat.seat }).state).deserter;
    const three = started();
    expect(stopped(three, three.seat(2))).toBe(three.seat(2).seat);
    const out = started();
    out.leaves(out.seat(1));
    expect(stopped(out, out.seat(1))).toBe(out.seat(1).seat);
  });

  it('was left by nobody where only bots, or nobody else, were in it, or somebody who watched stopped it', () => {
    const bot = { typingSpeed: 5, typoAmount: 5, thinkingTime: 5 };
    const among = started({ players: 1, bots: [bot, bot] });
    expect(among.feed({ k: 'stop', seat: asSeatId('p1') }).state.deserter).toBeUndefined();
    const last = started({ players: 3, bots: [bot] });
    for (const seat of ['p2', 'p3']) last.feed({ k: 'leave', seat: asSeatId(seat) });
    expect(last.feed({ k: 'stop', seat: asSeatId('p1') }).state.deserter).toBeUndefined();
    const alone = started({ players: 1 });
    expect(alone.feed({ k: 'stop', seat: asSeatId('p1') }).state.deserter).toBeUndefined();
    expect(started().feed({ k: 'stop', seat: asSeatId('watcher') }).state.deserter).toBeUndefined();
    expect(started().feed({ k: 'halt' }).state.deserter).toBeUndefined();
  });

  it('keeps the best of logs from before, as it stood', () => {
    const match = started().feed({ k: 'end' }).isOver();
    expect(match.caused('over')).toMatchObject([{ winner: null, reason: 'ended' }]);
    expect(match.state.standings[0]).toBe(match.seat(0).seat);
  });
});
