import { describe, expect, it } from 'vitest';
import { MODES } from '../../catalogue/modes.ts';
import { defaultRoomSettings } from '../../room/default-settings.ts';
import { rulesFromSettings } from '../../room/match-rules.ts';
import {
  inventWords,
  listWordIndex,
  play,
  SAMPLE_WORDS,
  type Scenario,
  type ScenarioOptions,
} from '../../testing/index.ts';
import { viewMode } from '../view-match.ts';
import { climb as climbMode, climbRungs, teamHearts } from './climb.ts';

const index = listWordIndex([...new Set([...SAMPLE_WORDS, ...inventWords(4_000, 31)])]);
const start = (options: ScenarioOptions = {}) =>
  play({ players: 1, words: index, ...options, rules: { mode: MODES.climb, speed: 8, ...options.rules } });

const viewOf = ({ state }: Scenario) => {
  const view = viewMode(state, null);
  if (view?.mode !== MODES.climb) throw new Error('no climb');
  return view;
};
/** The holder plays a right word. */
function solve(match: Scenario): Scenario {
  const { prompt, usedWords } = match.state;
  return match.types(index.wordsFor(prompt, 0, 200).find((word) => !usedWords.includes(word)) ?? '');
}
/** Nobody types: the clock of speed 8 starts by itself, and burns. */
const fail = (match: Scenario): Scenario => match.drafts('A').explodes();

describe('the rungs', () => {
  it('are the distinct counts of the ladder for which there are prompts, down to 1', () => {
    const rungs = climbRungs(index, 1, { maxPromptLength: 3 });
    expect(rungs.at(-1)).toBe(1);
    expect(rungs).toEqual([...new Set(rungs)].sort((a, b) => b - a));
    for (const rung of rungs) {
      const bounds = { minCount: rung * 0.85, maxCount: rung * 1.15, minLength: 3, maxLength: 3 };
      expect(index.countPrompts({ ...bounds, minCount: Math.ceil(bounds.minCount) })).toBeGreaterThan(0);
    }
  });

  it('are about 60 where every count exists', () => {
    const all = { ...index, countPrompts: () => 1 };
    const rungs = climbRungs(all, 1, { maxPromptLength: 3 });
    expect(rungs.length).toBeGreaterThan(55);
    expect(rungs.length).toBeLessThan(70);
    expect([rungs[0], rungs[28], rungs.at(-1)]).toEqual([1_000, 97, 1]);
  });
});

describe('a climb alone', () => {
  it('asks for fewer words at every rung, and remembers the lowest that was solved', () => {
    const match = start({ rules: { difficulty: 0 } });
    const first = match.state.promptCount;
    expect(viewOf(match)).toMatchObject({ team: false, rung: 1, reachedWpp: 0, hearts: null });
    solve(match).passes();
    expect(viewOf(match)).toMatchObject({ rung: 2, reachedWpp: first });
    expect(match.seat(0).stats.reachedWpp).toBe(first);
    expect(match.state.promptCount).toBeLessThanOrEqual(first * 1.3);
  });

  it('has 3 hearts; a failure costs one and 3 rungs', () => {
    const match = start({ hearts: 1 });
    expect(match.holder.hearts).toBe(3);
    for (let i = 0; i < 4; i++) solve(match);
    expect(viewOf(match).rung).toBe(5);
    fail(match);
    expect([viewOf(match).rung, match.holder.hearts]).toEqual([2, 2]);
    fail(match);
    expect(viewOf(match).rung).toBe(1);
  });

  it('is won at the last rung', () => {
    const match = start();
    for (let i = 0; i < 80 && match.state.phase === 'playing'; i++) solve(match);
    expect(match.state).toMatchObject({ endReason: 'finished', winner: match.seat(0).seat });
    expect(match.seat(0).stats.reachedWpp).toBe(1);
    expect(match.caused('finished')).toHaveLength(1);
  });

  it('plays at speed 8, whatever the room is set to, without a bank', () => {
    const settings = { ...defaultRoomSettings('en-US'), mode: MODES.climb, speed: 2 as const, t: 60 as const };
    const rules = rulesFromSettings(settings, { ranked: false, calm: false });
    expect(rules).toMatchObject({ speed: 8, timeBankSeconds: 0 });
    expect(climbMode.id).toBe(MODES.climb);
    expect(start().state.turnEndsAt).toBeNull();
  });
});

describe('a team', () => {
  it('shares 2 hearts and half a heart each, never more than 12', () => {
    expect([2, 3, 4, 8, 32].map(teamHearts)).toEqual([3, 4, 4, 6, 12]);
    const match = start({ players: 3 });
    expect(viewOf(match)).toMatchObject({ team: true, hearts: 4 });
    fail(match);
    expect(viewOf(match).hearts).toBe(3);
    expect(match.state.players.map(({ hearts }) => hearts)).toEqual([3, 3, 3]);
  });

  it('takes turns, climbs together and ends together', () => {
    const match = start({ players: 2 });
    const [first] = [match.holder.seat];
    solve(match).passes();
    expect(match.holder.seat).not.toBe(first);
    expect(match.state.players.map(({ stats }) => stats.reachedWpp)).toEqual([
      viewOf(match).reachedWpp,
      viewOf(match).reachedWpp,
    ]);
    for (let i = 0; i < 3; i++) fail(match);
    expect(match.state).toMatchObject({ phase: 'over', endReason: 'allOut' });
    expect(match.caused('eliminated')).toHaveLength(2);
  });

  it('goes on when one of two leaves', () => {
    const match = start({ players: 2 });
    match.leaves(match.holder);
    expect(match.state.phase).toBe('playing');
    solve(match);
    expect(viewOf(match).rung).toBe(2);
  });

  it('gains the heart of an alphabet for all', () => {
    const match = start({ players: 2 });
    const { holder } = match;
    holder.letterHealth = { A: 1 };
    const word = index.wordsFor('A', 0, 1)[0] ?? '';
    match.turn('A').types(word);
    expect(match.state.players.map(({ hearts }) => hearts)).toEqual([4, 4]);
    expect(viewOf(match).hearts).toBe(4);
  });

  it('may be bots', () => {
    const bot = { typingSpeed: 8, typoAmount: 1, thinkingTime: 3 };
    expect(start({ players: 0, bots: [bot, bot] }).runsOut().state.players[0]?.stats.reachedWpp).toBeGreaterThan(0);
  });
});
