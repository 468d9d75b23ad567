import { describe, expect, it } from 'vitest';
import { play } from '../../testing/index.ts';

const rounds = (match: ReturnType<typeof play>) =>
  match.story.filter((event) => event.e === 'turn').map((t) => t.round);

describe('turns and rounds', () => {
  it('seats players by the seed', () => {
    const order = (seed: number) => play({ players: 6, seed }).state.players.map((player) => player.seat);
    expect(order(1)).toEqual(order(1));
    expect([...order(1)].sort()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6']);
    expect([2, 3, 4, 5].some((seed) => order(seed).join() !== order(1).join())).toBe(true);
  });

  it('goes round the table, with a new round at the first living seat', () => {
    const match = play({ players: 3 });
    for (const word of ['STATION', 'NATION', 'OPTION', 'LOTION']) match.turn('TIO').types(word).passes();
    const holders = match.story.filter((event) => event.e === 'turn').map((turn) => turn.seat);
    expect(holders).toEqual([0, 1, 2, 0, 1].map((i) => match.seat(i).seat));
    expect(rounds(match)).toEqual([1, 1, 1, 2, 2]);
    expect(match.state.turn).toBe(5);
  });

  it('skips who is out, and counts rounds from the first who lives', () => {
    const match = play({ players: 3, hearts: 1 }).explodes();
    for (const word of ['STATION', 'NATION', 'OPTION']) match.turn('TIO').types(word).passes();
    const holders = match.story.filter((event) => event.e === 'turn').map((turn) => turn.seat);
    expect(holders).toEqual([0, 1, 2, 1, 2].map((i) => match.seat(i).seat));
    expect(rounds(match)).toEqual([1, 1, 1, 2, 2]);
  });

  it('counts a round for each prompt when one plays alone', () => {
    const match = play({ players: 1, hearts: 3 });
    for (const word of ['STATION', 'NATION']) match.turn('TIO').types(word).passes();
    expect(rounds(match.explodes())).toEqual([1, 2, 3, 4]);
  });

  it('brings a new prompt every turn, also after a failure', () => {
    const match = play({ players: 3 });
    const seen = [match.state.prompt];
    for (let i = 0; i < 3; i++) seen.push(match.explodes().state.prompt);
    expect(new Set(seen).size).toBe(4);
  });

  it('times the next turn from the accepted word', () => {
    const match = play().turn('TIO').types('STATION', { after: 4_000 }).passes();
    expect(match.caused('turn')).toMatchObject([{ startedAt: 4_000, endsAt: 17_000, maxTimeMs: 13_000 }]);
  });
});
