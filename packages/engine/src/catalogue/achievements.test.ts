import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, achievementViews, findAchievement } from './achievements.ts';

const NOTHING = { words: 0, wins: 0, games: 0, players: 0 };
const statusOf = (id: string, progress: Partial<typeof NOTHING>, claimed: readonly string[] = []) =>
  achievementViews({ ...NOTHING, ...progress }, new Set(claimed)).find((one) => one.id === id);

describe('achievements', () => {
  it('are four kinds of four steps [R0564]', () => {
    const targets = (kind: string) => ACHIEVEMENTS.filter((one) => one.kind === kind).map(({ target }) => target);
    expect(ACHIEVEMENTS).toHaveLength(16);
    expect(targets('words')).toEqual([100, 500, 1_000, 5_000]);
    expect(targets('wins')).toEqual([10, 50, 100, 250]);
    expect(targets('games')).toEqual([20, 100, 200, 500]);
    expect(targets('players')).toEqual([2, 4, 6, 8]);
    expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(16);
  });

  it('give 2, 3, 4 and 5 diamonds for the steps of every kind [R0566]', () => {
    for (const kind of ['words', 'wins', 'games', 'players'])
      expect(ACHIEVEMENTS.filter((one) => one.kind === kind).map(({ reward }) => reward)).toEqual([2, 3, 4, 5]);
  });

  it('can be claimed from the target on, once', () => {
    expect(statusOf('words-100', { words: 99 })).toMatchObject({ progress: 99, isClaimable: false, isClaimed: false });
    expect(statusOf('words-100', { words: 100 })).toMatchObject({ progress: 100, isClaimable: true });
    expect(statusOf('words-100', { words: 700 }, ['words-100'])).toMatchObject({
      progress: 100,
      isClaimable: false,
      isClaimed: true,
    });
    expect(statusOf('words-500', { words: 700 }, ['words-100'])).toMatchObject({ isClaimable: true });
    expect(statusOf('wins-10', { words: 700 })).toMatchObject({ progress: 0, isClaimable: false });
  });

  it('are found by their id', () => {
    expect(findAchievement('players-8')).toMatchObject({ kind: 'players', target: 8, reward: 5 });
    expect(findAchievement('players-9')).toBeNull();
  });
});
