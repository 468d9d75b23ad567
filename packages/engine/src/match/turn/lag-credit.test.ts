import { describe, expect, it } from 'vitest';
import { play } from '../../testing/index.ts';

/** A word that arrives so long after the end of a 13 s fuse, with this credit. */
const late = (byMs: number, creditMs: number) =>
  play()
    .turn('TIO')
    .types('STATION', { after: 13_000 + byMs, creditMs });

describe('lag credit', () => {
  it('counts a word when arrival − credit is not after the end', () => {
    late(0, 0).passes();
    late(100, 100).passes();
    late(100, 99).fails('late');
    late(250, 9_999).passes();
  });

  it('ignores what is no positive number', () => {
    for (const creditMs of [-5, Number.NaN]) late(1, creditMs).fails('late');
  });

  it('starts the next fuse at the end of the last one, so that credit steals no time', () => {
    const match = late(200, 200).passes();
    expect(match.state.turnStartedAt).toBe(13_000);
    expect(match.state.turnEndsAt).toBe(26_000);
  });

  it('lets the bomb go off only after the credit that its holder may still use', () => {
    const match = play({ hearts: 3 }).turn('TIO').waits(13_249);
    expect(match.caused('hurt')).toEqual([]);
    expect(match.waits(1).caused('hurt')).toHaveLength(1);
    expect(match.state.turnStartedAt).toBe(13_250);
  });

  it('lets the bomb wait only as long as its holder was measured to be away', () => {
    const explodesAfter = (lagMs: number) => {
      const match = play({ hearts: 3 }).turn('TIO');
      match.feed({ k: 'lag', seat: match.holder.seat, lagMs });
      match.waits(13_000 + Math.max(0, Math.min(250, lagMs)) - 1);
      expect(match.caused('hurt')).toEqual([]);
      return match.waits(1).caused('hurt').length;
    };
    for (const lagMs of [0, 40, 250, 9_000, -5]) expect(explodesAfter(lagMs)).toBe(1);
    const unknown = play({ hearts: 3 }).turn('TIO');
    unknown.feed({ k: 'lag', seat: unknown.holder.seat, lagMs: Number.NaN });
    expect(unknown.waits(13_249).caused('hurt')).toEqual([]);
  });

  it('is used up after 5 s in a match', () => {
    const match = play().turn('TIO');
    match.holder.creditUsedMs = 4_900;
    match.types('STATION', { after: 13_101, creditMs: 250 });
    expect(match.caused('hurt')).toHaveLength(1);
    expect(match.caused('correct')).toEqual([]);
    const other = play().turn('TIO');
    other.holder.creditUsedMs = 4_900;
    const player = other.holder;
    other.types('STATION', { after: 13_100, creditMs: 250 }).passes();
    expect(player.creditUsedMs).toBe(5_000);
    const spent = play({ hearts: 3 }).turn('TIO');
    spent.holder.creditUsedMs = 5_000;
    expect(spent.waits(13_000).caused('hurt')).toHaveLength(1);
  });

  it('uses nothing for a word in time', () => {
    const match = play().turn('TIO');
    const player = match.holder;
    match.types('STATION', { creditMs: 250 }).passes();
    expect(player.creditUsedMs).toBe(0);
  });
});
