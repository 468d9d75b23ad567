import { describe, expect, it } from 'vitest';
import { play } from '../../testing/index.ts';
import { summariseMatch } from './summarise-match.ts';

describe('the summary of a match', () => {
  it('ranks the seats: who lives, then who went out last', () => {
    const match = play({ players: 3, hearts: 1 }).explodes().explodes().isOver();
    const { seats, winner, turns, counts, durationMs } = summariseMatch(match.state);
    expect(seats.map(({ seat, place, heartsLeft }) => [seat, place, heartsLeft])).toEqual([
      [match.seat(2).seat, 1, 1],
      [match.seat(1).seat, 2, 0],
      [match.seat(0).seat, 3, 0],
    ]);
    expect({ winner, turns, counts, durationMs }).toEqual({
      winner: seats[0]?.seat,
      turns: 2,
      counts: false,
      durationMs: 26_500,
    });
  });

  it('lets those who went out in the same moment with as much share their place, but for the first', () => {
    const match = play({ players: 4, hearts: 1 }).explodes().explodes().explodes().isOver();
    for (const at of [0, 1, 2]) match.seat(at).eliminatedAtTurn = 3;
    const places = () => summariseMatch(match.state).seats.map(({ place }) => place);
    expect(places()).toEqual([1, 2, 2, 2]);
    match.seat(2).stats.points = 5;
    expect(places()).toEqual([1, 2, 3, 3]);
    for (const at of [0, 1, 2, 3]) Object.assign(match.seat(at), { eliminatedAtTurn: 3, hearts: 0 });
    match.seat(2).stats.points = 0;
    expect(places()).toEqual([1, 2, 2, 2]);
  });

  it('counts words per minute over the time spent typing: letters / 5 / minutes', () => {
    const match = play({ players: 1 });
    match.turn('TIO').drafts('S', { after: 2_000 }).types('STATION', { after: 3_000 }).passes();
    match.turn('TIO').drafts('N', { after: 1_000 }).types('NATION', { after: 3_000 }).passes();
    const [own] = summariseMatch(match.state).seats;
    expect(own?.wpm).toBeCloseTo(13 / 5 / (6 / 60));
    expect(own?.react).toBeCloseTo(1.5);
  });

  it('takes a word without a key before it as typed since the turn’s start, and nobody for faster than a machine', () => {
    const match = play({ players: 1 }).turn('TIO').types('STATION', { after: 4_000 }).passes();
    expect(summariseMatch(match.state).seats[0]?.wpm).toBeCloseTo(7 / 5 / (4 / 60));
    const robot = play({ players: 1 }).turn('TIO').drafts('STATION').types('STATION', { after: 1 }).passes();
    expect(robot.holder.stats.typingMs).toBe(1_001);
  });

  it('is zero for who typed nothing', () => {
    expect(summariseMatch(play().state).seats[0]).toMatchObject({ wpm: 0, react: 0, place: 0 });
  });
});
