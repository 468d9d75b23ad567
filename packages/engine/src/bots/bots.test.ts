import { describe, expect, it } from 'vitest';
import { BOT_SLIDERS } from '../balance/room/bots.ts';
import type { MatchEvent } from '../match/state/match-event.ts';
import type { BotProfile } from '../match/state/match-setup.ts';
import { seedRandom } from '../random.ts';
import { listWordIndex, play, SAMPLE_WORDS } from '../testing/index.ts';
import { botWpm, keyMs, knowChance, medianThinkMs } from './bot-mind.ts';
import { typeWord } from './type-word.ts';

const bot = (changes: Partial<BotProfile> = {}): BotProfile => ({
  typingSpeed: 5,
  typoAmount: 5,
  thinkingTime: 5,
  ...changes,
});

/** All words that one bot types in many turns: [typed and submitted, was right]. */
function typedWords(profile: BotProfile, times: number): string[] {
  const random = seedRandom(3);
  return Array.from({ length: times }, () => {
    const last = typeWord(profile, random, 'en-US', 'STATION', 0).at(-1);
    return last && 'submit' in last ? last.submit : '';
  });
}

describe("a bot's sliders", () => {
  it('are typing speed 1–10, typos 0–10 and thinking 3–10, 5 each at first [R0288]', () => {
    expect(BOT_SLIDERS).toEqual({
      typingSpeed: { least: 1, most: 10, default: 5 },
      typoAmount: { least: 0, most: 10, default: 5 },
      thinkingTime: { least: 3, most: 10, default: 5 },
    });
  });

  it('mean 20 to 128 words a minute [R0444]', () => {
    expect([1, 5, 10].map((typingSpeed) => botWpm(bot({ typingSpeed })))).toEqual([20, 68, 128]);
    const random = seedRandom(1);
    const keys = Array.from({ length: 5_000 }, () => keyMs(bot(), random));
    expect(keys.reduce((sum, ms) => sum + ms, 0) / keys.length / (12_000 / 68)).toBeCloseTo(1, 1);
  });

  it('mean 0.6 % typos a key and point, of which 15 % are sent [R0444]', () => {
    expect(typedWords(bot({ typoAmount: 0 }), 200).every((word) => word === 'STATION')).toBe(true);
    const wrong = typedWords(bot({ typoAmount: 10 }), 4_000).filter((word) => word !== 'STATION').length / 4_000;
    expect(wrong).toBeGreaterThan(0.04);
    expect(wrong).toBeLessThan(0.085);
  });

  it('mean 0.35 s of thinking a point, more for rare prompts [R0444]', () => {
    expect(medianThinkMs(bot({ thinkingTime: 4 }), 1_000)).toBe(1_400);
    expect(medianThinkMs(bot({ thinkingTime: 4 }), 1)).toBeCloseTo(1_400 * 1_000 ** 0.2);
  });

  it('make knowing an answer likelier for fast bots and common prompts', () => {
    expect(knowChance(bot(), 10 ** 1.9)).toBeCloseTo(0.5);
    expect(knowChance(bot(), 1_000)).toBeGreaterThan(0.9);
    expect(knowChance(bot({ typingSpeed: 10 }), 50)).toBeGreaterThan(knowChance(bot({ typingSpeed: 1 }), 50));
  });
});

describe('typing', () => {
  it('shows every key, takes typos back and submits what stands there', () => {
    const actions = typeWord(bot({ typoAmount: 10 }), seedRandom(12), 'en-US', 'STATIONSTATIONSTATION', 500);
    const times = actions.map((action) => action.at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    let draft = '';
    for (const action of actions) {
      if ('submit' in action) expect(action.submit).toBe(draft);
      else if (action.delta.t === 'a') draft += action.delta.a;
      else if (action.delta.t === 'd') draft = draft.slice(0, -action.delta.l);
    }
    expect(actions.some((action) => 'delta' in action && action.delta.t === 'd')).toBe(true);
    expect(draft).toHaveLength(21);
  });
});

describe('a bot at the table', () => {
  const run = (profile: BotProfile, rules = {}) =>
    play({ players: 0, bots: [profile, profile], rules, words: listWordIndex(SAMPLE_WORDS) }).runsOut().story;
  const of = <Name extends MatchEvent['e']>(story: MatchEvent[], name: Name) =>
    story.filter((event): event is Extract<MatchEvent, { e: Name }> => event.e === name);

  it('types a draft that people see, and answers', () => {
    const story = run(bot({ typingSpeed: 9, typoAmount: 0 }));
    expect(of(story, 'draft').length).toBeGreaterThan(of(story, 'correct').length * 2);
    expect(of(story, 'correct').length).toBeGreaterThan(5);
    expect(of(story, 'wrong')).toEqual([]);
  });

  it('sends wrong words now and then, and tries again', () => {
    const match = play({ players: 0, bots: [bot({ typoAmount: 10 }), bot()], hearts: 3, seed: 4 }).runsOut();
    const wrong = match.story.findIndex((event) => event.e === 'wrong');
    expect(wrong).toBeGreaterThan(0);
    const after = match.story.slice(wrong + 1).find((event) => event.e === 'draft' || event.e === 'hurt');
    expect(after?.e).toBe('draft');
  });

  it('never says a rude word and never repeats one', () => {
    const rude = SAMPLE_WORDS.filter((word) => word.length === 6);
    const words = listWordIndex(SAMPLE_WORDS, 'en-US', { offensive: rude });
    const match = play({
      players: 0,
      bots: [bot({ typoAmount: 0 }), bot({ typoAmount: 0 })],
      hearts: 3,
      words,
    }).runsOut();
    expect(match.state.usedWords.some((word) => rude.includes(word))).toBe(false);
    expect(new Set(match.state.usedWords).size).toBe(match.state.usedWords.length);
  });

  it('obeys the twists of AARRGHH', () => {
    const match = play({
      players: 0,
      bots: [bot({ typoAmount: 0 }), bot({ typoAmount: 0 })],
      hearts: 3,
      rules: { difficulty: 3 },
    });
    match.runsOut();
    expect(of(match.story, 'wrong')).toEqual([]);
    expect(of(match.story, 'correct').length).toBeGreaterThan(0);
  });

  it('starts the waiting clock of speed 8 with its first key', () => {
    expect(of(run(bot(), { speed: 8 }), 'clock').length).toBeGreaterThan(0);
  });

  it('takes no inputs from outside', () => {
    const match = play({ players: 1, bots: [bot()], seed: 2 });
    const robot = match.state.players.find((player) => player.bot);
    if (!robot) throw new Error('no bot');
    match.state.holder = robot.seat;
    match.turn('TIO').feed({ k: 'submit', seat: robot.seat, word: 'STATION', creditMs: 0 });
    expect(match.events).toEqual([]);
  });
});
