import { describe, expect, it } from 'vitest';
import { PROMPT_RANGES } from '../../catalogue/modes.ts';
import { listWordIndex, play, SAMPLE_WORDS, type Scenario } from '../../testing/index.ts';
import { autoFloor, scaleCount, wantedPrompt, widenBounds } from './draw-prompt.ts';
import type { MatchRules } from '../state/match-setup.ts';

/** 40 three-letter prompts `A00` … with 1, 2, 3 … words each, and the two-letter ones in them. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const prompts = Array.from(
  { length: 40 },
  (_, i) => `${letters[i % 26]}${letters[(i * 7 + 3) % 26]}${letters[i < 26 ? 0 : 1]}`,
);
const words = prompts.flatMap((prompt, i) =>
  Array.from({ length: i + 1 }, (_, n) => `${prompt}${letters[n % 26]}${letters[Math.floor(n / 26)]}ZZ`),
);
const counted = listWordIndex(words, 'en-US', { prompts });

/** The numbers of words of the next prompts that a match draws. */
function drawnCounts(match: Scenario, turns = 20): number[] {
  for (let i = 0; i < turns; i++) match.feed({ k: 'next', seat: match.holder.seat });
  return match.state.usedPromptCounts;
}
const practise = (rules: Partial<MatchRules>) =>
  play({ players: 1, words: counted, rules: { difficulty: 2, ...rules } });

describe('words per prompt', () => {
  const wanted = (changes: Partial<MatchRules>) => {
    const { minCount, maxCount } = wantedPrompt(play({ rules: changes }).state, 1);
    return [minCount, maxCount];
  };

  it('reads the number as at least, at most, or a range [R0147]', () => {
    const open = Number.MAX_SAFE_INTEGER;
    expect(wanted({ wordsPerPrompt: 500, promptRange: PROMPT_RANGES.default })).toEqual([500, open]);
    expect(wanted({ wordsPerPrompt: 500, promptRange: PROMPT_RANGES.atLeast })).toEqual([500, open]);
    expect(wanted({ wordsPerPrompt: 500, promptRange: PROMPT_RANGES.atMost })).toEqual([50, 500]);
    expect(wanted({ wordsPerPrompt: 500, promptRange: PROMPT_RANGES.range })).toEqual([350, 800]);
  });

  it('takes the second bound of a range when it is set', () => {
    expect(wanted({ wordsPerPrompt: 500, promptRange: PROMPT_RANGES.range, wordsPerPromptLimit: 90 })).toEqual([
      90, 500,
    ]);
  });

  it('counts the dictionary words that hold the prompt [R0577]', () => {
    const match = practise({ wordsPerPrompt: 8, promptRange: PROMPT_RANGES.atLeast });
    expect(drawnCounts(match).every((count) => count >= 8)).toBe(true);
    expect(match.state.promptCount).toBe(words.filter((word) => word.includes(match.state.prompt)).length);
  });

  it('at -1 follows the rounds: 500 words at first, 40 in the end', () => {
    const floor = (players: number, round: number, challenge = false) =>
      Math.round(autoFloor(players, round, challenge));
    expect([floor(2, 1), floor(2, 2), floor(2, 99)]).toEqual([500, 450, 40]);
    expect([floor(20, 2), floor(2, 1, true), floor(2, 99, true)]).toEqual([410, 250, 20]);
  });
});

describe('a prompt', () => {
  it('is no longer than the host allows; two letters only while its words are many [R0322]', () => {
    const index = listWordIndex(SAMPLE_WORDS);
    const drawn = (rules: Partial<MatchRules>) => {
      const match = play({ players: 1, words: index, rules: { difficulty: 2, ...rules } });
      drawnCounts(match, 60);
      return new Set(match.story.filter((event) => event.e === 'turn').map((turn) => turn.prompt.length));
    };
    expect(drawn({ wordsPerPrompt: 2, promptRange: 1 })).toEqual(new Set([3]));
    expect(drawn({ wordsPerPrompt: 2, promptRange: 1, maxPromptLength: 4 })).toEqual(new Set([3, 4]));
    expect(drawn({ maxPromptLength: 3 })).toEqual(new Set([2, 3]));
  });

  it('does not repeat until 60 % of the pool has been used', () => {
    const match = practise({ wordsPerPrompt: 1, promptRange: PROMPT_RANGES.atLeast });
    const seen: string[] = [match.state.prompt];
    for (let i = 1; i < 24; i++) seen.push(match.feed({ k: 'next', seat: match.holder.seat }).state.prompt);
    expect(new Set(seen).size).toBe(24);
    for (let i = 0; i < 200; i++) seen.push(match.feed({ k: 'next', seat: match.holder.seat }).state.prompt);
    expect(seen.every((prompt, i) => prompt !== seen[i + 1])).toBe(true);
  });

  it('is drawn from wider bounds when fewer than 30 fit, and the room is told once', () => {
    const match = practise({ wordsPerPrompt: 39, promptRange: PROMPT_RANGES.atLeast });
    expect(match.caused('widened')).toHaveLength(1);
    drawnCounts(match, 10);
    expect(match.story.filter((event) => event.e === 'widened')).toHaveLength(1);
    const bounds = widenBounds({ minCount: 39, maxCount: 40, minLength: 3, maxLength: 3 }, counted);
    expect(counted.countPrompts(bounds)).toBeGreaterThanOrEqual(30);
  });

  it('is never an offensive one', () => {
    const rude = listWordIndex(SAMPLE_WORDS, 'en-US', { offensive: ['TIO', 'ING', 'ER'] });
    const match = play({ players: 1, words: rude, rules: { difficulty: 2 } });
    drawnCounts(match, 60);
    expect(match.state.usedPrompts.some((prompt) => ['TIO', 'ING', 'ER'].includes(prompt))).toBe(false);
  });

  it('asks for fewer words in smaller dictionaries', () => {
    expect([scaleCount(500, 1), scaleCount(500, 0.5), scaleCount(500, 0.001)]).toEqual([500, 250, 8]);
    expect(wantedPrompt(play().state, 0.5)).toMatchObject({ minCount: 250, maxCount: 1_500 });
  });

  it('is anything at all when the dictionary has next to nothing', () => {
    expect(play({ words: ['AB'] }).state.prompt).toBe('AB');
    expect(play({ words: [] }).state).toMatchObject({ prompt: '', phase: 'playing' });
    const bot = { typingSpeed: 5, typoAmount: 5, thinkingTime: 5 };
    expect(play({ words: [], players: 0, bots: [bot, bot] }).runsOut().state.endReason).toBe('lastAlive');
  });
});
