import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../catalogue/modes.ts';
import { drawableScenarios, SCENARIOS } from '../../catalogue/scenarios.ts';
import { defaultRoomSettings } from '../../room/default-settings.ts';
import { rulesFromSettings } from '../../room/match-rules.ts';
import type { RoomSettings } from '../../room/settings.ts';
import {
  inventWords,
  listWordIndex,
  play,
  SAMPLE_WORDS,
  type Scenario,
  type ScenarioOptions,
} from '../../testing/index.ts';
import type { MatchRules } from '../state/match-setup.ts';
import { meetsRequirement } from '../prompt/requirement.ts';
import { viewMode } from '../view-match.ts';
import { scenarioScore } from './index.ts';

const WORDS = [
  ...new Set([...SAMPLE_WORDS, ...inventWords(2_500, 41), 'X-RAY', 'X-RAYS', 'X-RAYED', 'EX-RAY', 'MAX-RAYON']),
];
const index = listWordIndex(WORDS);
/** A list in which some prompts have fifty words and more. */
const large = listWordIndex([...WORDS, ...SAMPLE_WORDS.flatMap((word) => ['ING', 'TION'].map((end) => word + end))]);
const rulesOf = (sc: number, settings: Partial<RoomSettings> = {}): MatchRules =>
  rulesFromSettings({ ...defaultRoomSettings('en-US'), sc, ...settings }, { ranked: false, calm: false });
const under = (sc: number, options: ScenarioOptions = {}): Scenario =>
  play({ words: index, ...options, rules: { ...rulesOf(sc), ...options.rules } });

/** The holder plays a right word. */
function solve(match: Scenario): Scenario {
  const { prompt, requirement, usedWords } = match.state;
  const word = WORDS.find((one) => meetsRequirement(one, prompt, requirement) && !usedWords.includes(one));
  return match.types(word ?? '');
}
const promptsOf = (match: Scenario, turns: number): string[] =>
  Array.from({ length: turns }, () => {
    const { prompt } = match.state;
    solve(match);
    return prompt;
  });
const bot = { typingSpeed: 9, typoAmount: 1, thinkingTime: 3 };

describe('the presets', () => {
  it('are 17: normal, fifteen of their own, and random [R0583 R0186]', () => {
    expect(SCENARIOS.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 99]);
    expect(new Set(SCENARIOS.map(({ key }) => key)).size).toBe(17);
    expect(SCENARIOS.find(({ key }) => key === 'bullet')).toMatchObject({ id: 8, hearts: 1, bankSeconds: 60 });
    expect(drawableScenarios([1, 2, 14]).map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15]);
  });

  it('set hearts from 1 to 3, and banks of 60 s and 300 s for bullet and blitz [R0582]', () => {
    const hearts = SCENARIOS.map(({ id }) => rulesOf(id, { heart: 2 }).startHearts);
    expect(hearts).toEqual([2, 1, 2, 3, 2, 3, 3, 3, 1, 1, 2, 2, 2, 3, 2, 2, 2]);
    expect([8, 9, 6].map((sc) => rulesOf(sc, { t: 600 }).timeBankSeconds)).toEqual([60, 300, 0]);
    expect([rulesOf(3).letterHealth, rulesOf(2).letterHealth]).toEqual([0, 1]);
  });

  it('leave other modes, ranked matches and the normal one as the room is set', () => {
    expect(rulesOf(1, { mode: 1, heart: 3 })).toMatchObject({ scenario: 0, startHearts: 3 });
    const settings = { ...defaultRoomSettings('en-US'), sc: 13 };
    expect(rulesFromSettings(settings, { ranked: true, calm: false })).toMatchObject({ scenario: 0, startHearts: 12 });
    expect(rulesOf(0, { t: 600 }).timeBankSeconds).toBe(600);
  });

  it.each(SCENARIOS.filter(({ id }) => id > 0 && id < 99))('$key is played by bots to its end [R0583]', ({ id }) => {
    const match = under(id, { players: 0, bots: [bot, bot] }).runsOut();
    expect(match.state.endReason).not.toBe('noInput');
    expect(match.state.turn).toBeGreaterThan(0);
  });
});

describe('No Fail', () => {
  it('ends at any wrong word', () => {
    const match = under(1, { players: 1 }).turn('TIO').types('STATION').turn('TIO').types('NONSENSE');
    expect(match.state).toMatchObject({ phase: 'over', endReason: 'allOut' });
  });

  it('puts out whoever sent it, and forgives a word that was played before', () => {
    const match = under(1, { players: 3 }).turn('TIO').types('STATION').turn('TIO');
    const second = match.holder.seat;
    match.types('STATION').fails('repeated').types('NONSENSE');
    expect(match.state.players.find(({ seat }) => seat === second)?.hearts).toBe(0);
    expect([match.state.phase, match.holder.seat]).toEqual(['playing', match.seat(2).seat]);
    expect(match.turn('TIO').types('XXX').state.phase).toBe('over');
  });

  it('takes nothing from whoever practises', () => {
    const match = under(1, { players: 1, rules: { difficulty: DIFFICULTIES.practice } });
    expect(match.turn('TIO').types('NONSENSE').state.phase).toBe('playing');
  });
});

describe('what is asked', () => {
  it('Single Prompt: the same all match', () => {
    expect(new Set(promptsOf(under(2), 8)).size).toBe(1);
  });

  it('Long Words: eight letters or more', () => {
    const match = under(4);
    expect(match.state.requirement).toEqual({ least: 8 });
    match.turn('ER').types('PEPPER').fails('length').types('NEWSPAPER').passes();
  });

  it('Sub 8, Sub 50, Sub 500 and Min 1: prompts with as many words as their names say, and more time', () => {
    const counts = (sc: number) => {
      const match = under(sc, { words: large });
      return promptsOf(match, 10).map((prompt) => large.count(prompt));
    };
    expect(counts(6).every((count) => count >= 1 && count <= 8)).toBe(true);
    expect(counts(7).every((count) => count >= 8 && count <= 50)).toBe(true);
    expect(counts(10).every((count) => count >= 50 && count <= 500)).toBe(true);
    expect(counts(13).every((count) => count === 1)).toBe(true);
    expect([6, 7, 10, 13].map((sc) => under(sc).state.maxTimeMs)).toEqual([19_500, 16_250, 13_000, 26_000]);
  });

  it('Four Letter: four letters', () => {
    expect(promptsOf(under(11), 6).every((prompt) => prompt.length === 4)).toBe(true);
  });

  it('Hypo: over a hyphen or an apostrophe, or four rare letters', () => {
    const prompts = promptsOf(under(12, { seed: 3 }), 30);
    expect(prompts).toContain('X-R');
    expect(prompts.every((prompt) => /^.['-].$/.test(prompt) || prompt.length === 4)).toBe(true);
    under(12).turn('X-R').types('X-RAY').passes();
  });

  it('Plate: letters in order with gaps', () => {
    const match = under(14);
    expect(match.state.requirement).toEqual({ gaps: true });
    expect(match.state.prompt).toHaveLength(3);
    match.turn('STN').types('NOTES').fails('prompt').types('STATION').passes();
    expect(
      under(14, { rules: { difficulty: 0 } })
        .explodes()
        .caused('hint')[0]?.words,
    ).not.toEqual([]);
  });

  it('Multi Word: two prompts at once', () => {
    const match = under(15);
    const { prompt, requirement } = match.state;
    const also = requirement.also ?? '';
    const lone = WORDS.find((word) => word.includes(prompt) && !word.includes(also));
    expect([prompt.length, also.length]).toEqual([2, 2]);
    match.types(lone ?? '').fails('prompt');
    solve(match).passes();
  });

  it('Multi Word: shows what most people know, where there is such a word', () => {
    const fitting = under(15).state;
    const known = WORDS.filter((word) => meetsRequirement(word, fitting.prompt, fitting.requirement)).slice(-1);
    const tiers = Object.fromEntries(known.map((word) => [word, 3 as const]));
    const match = under(15, { words: listWordIndex(WORDS, 'en-US', { tiers }) });
    expect([match.state.prompt, match.state.requirement]).toEqual([fitting.prompt, fitting.requirement]);
    expect(match.explodes().caused('hint')[0]?.words).toEqual(known);
  });

  it('Bullet: no fuse, an empty bank is out', () => {
    const match = under(8);
    expect(match.state.maxTimeMs).toBe(60_000);
    expect(match.seat(0).bankMs).toBe(60_000);
    match.drafts('A').explodes();
    expect(match.state.endReason).toBe('lastAlive');
  });
});

describe('All Syllables', () => {
  it('asks the 150 commonest once each, then FNSHD, and everybody has finished [R0259]', () => {
    const match = under(5, { players: 2 });
    expect(viewMode(match.state, null)).toEqual({ mode: 0, scenario: 5, done: 0, of: 150 });
    const prompts = promptsOf(match, 150);
    expect(new Set(prompts).size).toBe(150);
    const bounds = { minCount: 1, maxCount: 1e9, minLength: 3, maxLength: 3 };
    const all = index.countPrompts(bounds);
    const rarest = index.promptAt(bounds, (all - 150) / all + 1e-9)?.count ?? 0;
    expect(prompts.every((prompt) => prompt.length === 3 && index.count(prompt) >= rarest)).toBe(true);
    expect(match.events.map((event) => event.e).slice(-2)).toEqual(['finished', 'over']);
    expect(match.state).toMatchObject({ prompt: 'FNSHD', endReason: 'finished' });
  });

  it('asks 300 in challenge', () => {
    const match = under(5, { rules: { difficulty: DIFFICULTIES.challenge } });
    expect(viewMode(match.state, null)).toMatchObject({ of: 300 });
  });

  it('is played together: the last one goes on alone', () => {
    const match = under(5, { players: 2 });
    match.leaves(match.holder);
    expect(match.state.phase).toBe('playing');
    expect(solve(match).state.phase).toBe('playing');
  });

  it('scores the share of the prompts that were solved together, the other presets words', () => {
    const match = under(5);
    promptsOf(match, 3);
    match.explodes();
    expect(match.state.players.map(({ seat }) => scenarioScore(match.state, seat))).toEqual([2, 2]);
    const sub = under(10, { players: 1 });
    promptsOf(sub, 4);
    expect(scenarioScore(sub.state, sub.seat(0).seat)).toBe(4);
    expect(scenarioScore(under(0).state, match.seat(0).seat)).toBeNull();
    expect(scenarioScore(play({ rules: { mode: 1, scenario: 5 } }).state, match.seat(0).seat)).toBeNull();
  });
});
