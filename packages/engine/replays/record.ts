/**
 * `node packages/engine/replays/record.ts [name …]`: plays the golden matches (those that are named) anew and stores them.
 * Run it only when the rules were meant to change; the difference in the hashes is then part of the review.
 */
import { writeFileSync } from 'node:fs';
import {
  createMatch,
  defaultRoomSettings,
  hashMatch,
  type MatchInput,
  type MatchLog,
  type MatchRules,
  type MatchSetup,
  type MatchState,
  MODES,
  nextDeadline,
  parseCustomPrompts,
  rankedSettings,
  recordAnswers,
  replayMatch,
  rulesFromSettings,
  step,
  type TriviaQuestion,
  type WordSource,
} from '../src/index.ts';
import { inputOf } from '../src/testing/fuzz/fuzz-actions.ts';
import { inventWords, listWordIndex, onlyIndex, SAMPLE_WORDS, scenarioSetup } from '../src/testing/index.ts';
import { actTogether } from './people-together.ts';

const words = onlyIndex(listWordIndex([...SAMPLE_WORDS, ...inventWords(400, 11)]));
const bot = (typingSpeed: number) => ({ typingSpeed, typoAmount: 6, thinkingTime: 4 });

/** What people do in their turns, by the number of the turn; null lets the clock run. */
function actAsPerson(state: MatchState, turn: number): MatchInput[] {
  const { holder: seat, now } = state;
  const player = state.players.find((one) => one.seat === seat);
  if (seat === null || !player || player.bot !== null || state.turnStartsAt !== null) return [];
  const known = words('en-US')
    .wordsFor(state.prompt, 0, 50)
    .filter((word) => !state.usedWords.includes(word));
  const word = known[turn % Math.max(1, known.length)];
  const submit = (text: string, at: number): MatchInput => ({ k: 'submit', at, seat, word: text, creditMs: 120 });
  if (turn % 11 === 10) return [{ k: 'drop', at: now + 500, seat }, { k: 'return', at: now + 2_500, seat }];
  if (word === undefined || turn % 7 === 6) return [];
  const draft: MatchInput = { k: 'draft', at: now + 700, seat, delta: { t: 'r', w: word.slice(0, 3) } };
  if (turn % 5 === 4) return [draft, submit('ZZZZ', now + 900), submit(word, now + 1_900)];
  if (turn % 9 === 8 && state.turnEndsAt !== null) return [draft, submit(word, state.turnEndsAt + 90)];
  return [draft, submit(word, now + 1_500)];
}

/** The modes in which a person needs to know more than the prompt. */
const NEEDS_MORE: ReadonlySet<number> = new Set([
  MODES.chainWord,
  MODES.guessWord,
  MODES.customPrompts,
  MODES.lengthLimit,
  MODES.monsters,
  MODES.cardBet,
]);

/** What a person does there: mostly what is right, now and then nothing. */
function actByMode(state: MatchState, turn: number): MatchInput[] {
  const player = state.players.find((one) => one.seat === state.holder);
  if (!player || player.bot !== null || turn % 7 === 6) return [];
  const input = inputOf({ does: 'right', who: 0, what: turn * 5, after: 1_400, creditMs: 0 }, state, words, state.now);
  return input === null ? [] : [input];
}

/** Plays a match to its end and keeps everything that made it. */
function recordMatch(setup: MatchSetup): MatchLog {
  const answers: unknown[] = [];
  const source: WordSource = recordAnswers(words, (answer) => answers.push(answer));
  const inputs: MatchInput[] = [];
  const { state } = createMatch(setup, source, 1_000);
  const feed = (input: MatchInput): void => {
    inputs.push(input);
    step(state, input, source);
  };
  let acted = 0;
  while (state.phase === 'playing' && inputs.length < 5_000) {
    const { turn } = state;
    if (turn !== acted) for (const input of actTogether(state, words('en-US'))) feed(input);
    acted = turn;
    const acts = NEEDS_MORE.has(setup.rules.mode) || setup.rules.scenario > 0 ? actByMode(state, turn) : actAsPerson(state, turn);
    for (const input of acts) feed(input);
    if (state.turn === turn && state.phase === 'playing') feed({ k: 'time', at: nextDeadline(state) ?? state.now });
  }
  return { setup, at: 1_000, inputs, answers };
}

const questions: readonly TriviaQuestion[] = Array.from({ length: 25 }, (_, i) => ({
  q: `Question ${i + 1}`,
  a: ['A', 'B', 'C', 'D'],
  correct: ([1, 3, 0, 2] as const)[i % 4] ?? 0,
  d: ([0, 1, 2, 3, 4] as const)[Math.min(4, Math.floor(i / 5))] ?? 0,
  author: null,
}));

const customPrompts = parseCustomPrompts(
  'capital of France=Paris,https://pics.example/cat.png=cat|A cat,ER,ING,seven=VII,what is up=sky,2+2=four,dog=hound',
  'en-US',
);

/** A match of three with a bot under a preset. */
const underPreset = (id: number, seed: number, rules: Partial<MatchRules> = {}): MatchSetup => {
  const settings = { ...defaultRoomSettings('en-US'), sc: id };
  return scenarioSetup({
    seed,
    players: 2,
    bots: [bot(7)],
    rules: { ...rulesFromSettings(settings, { ranked: false, calm: false }), ...rules },
  });
};

const GOLDEN: Readonly<Record<string, MatchSetup>> = {
  'two-people': scenarioSetup({ seed: 101, hearts: 3 }),
  ranked: scenarioSetup({
    seed: 601,
    bots: [bot(7)],
    players: 1,
    rules: rulesFromSettings(rankedSettings('en-US'), { ranked: true, calm: false }),
  }),
  'person-and-bots': scenarioSetup({ seed: 102, players: 1, bots: [bot(4), bot(8)] }),
  challenge: scenarioSetup({ seed: 103, players: 3, bots: [bot(6)], rules: { difficulty: 1, speed: 2 } }),
  aarrghh: scenarioSetup({ seed: 104, players: 2, bots: [bot(7)], rules: { difficulty: 3 } }),
  'practice-alone': scenarioSetup({ seed: 105, players: 1, rules: { difficulty: 2 } }),
  'speed-8': scenarioSetup({ seed: 106, players: 2, rules: { speed: 8, wordsPerPrompt: 10, promptRange: 2 } }),
  'time-bank': scenarioSetup({ seed: 107, players: 2, bots: [bot(5)], rules: { timeBankSeconds: 60 } }),
  'type-racer': scenarioSetup({ seed: 511, players: 2, bots: [bot(3)], rules: { mode: MODES.typeRacer } }),
  scapes: scenarioSetup({ seed: 512, players: 2, bots: [bot(6)], rules: { mode: MODES.scapes } }),
  trivia: scenarioSetup({
    seed: 513,
    players: 2,
    bots: [bot(5)],
    hearts: 3,
    rules: { mode: MODES.trivia },
    material: { questions },
  }),
  'guess-word': scenarioSetup({ seed: 217, players: 2, bots: [bot(9)], hearts: 3, rules: { mode: MODES.guessWord } }),
  monsters: scenarioSetup({ seed: 208, players: 3, hearts: 1, rules: { mode: MODES.monsters, speed: 3 } }),
  'card-bet': scenarioSetup({ seed: 209, players: 2, bots: [bot(6)], rules: { mode: MODES.cardBet } }),
  'chain-word': scenarioSetup({ seed: 301, players: 2, bots: [bot(7)], hearts: 3, rules: { mode: MODES.chainWord } }),
  'chain-start-end': scenarioSetup({ seed: 302, players: 3, rules: { mode: MODES.chainWord, chainStyle: 3, difficulty: 3 } }),
  'custom-prompts': scenarioSetup({
    seed: 303,
    players: 2,
    bots: [bot(7)],
    hearts: 3,
    rules: { mode: MODES.customPrompts },
    material: { customPrompts: customPrompts.ok ? customPrompts.value : [] },
  }),
  'length-limit': scenarioSetup({ seed: 306, players: 2, bots: [bot(6)], hearts: 3, rules: { mode: MODES.lengthLimit } }),
  'length-exact': scenarioSetup({ seed: 316, players: 2, rules: { mode: MODES.lengthLimit, lengthMode: 1, difficulty: 3 } }),
  'climb-alone': scenarioSetup({ seed: 308, players: 1, rules: { mode: MODES.climb, speed: 8 } }),
  'climb-team': scenarioSetup({ seed: 318, players: 2, bots: [bot(8)], rules: { mode: MODES.climb, speed: 8 } }),
  'no-fail': underPreset(1, 401),
  'single-prompt': underPreset(2, 402),
  'long-words': underPreset(4, 404),
  'all-syllables': underPreset(5, 405),
  'sub-8': underPreset(6, 406),
  bullet: underPreset(8, 408),
  hypo: underPreset(12, 412),
  plate: underPreset(14, 414),
  'multi-word': underPreset(15, 415),
  yapping: scenarioSetup({ seed: 514, players: 2, bots: [bot(5)], rules: { mode: MODES.yapping } }),
};

const named = process.argv.slice(2);
for (const [name, setup] of Object.entries(GOLDEN)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const log = recordMatch(setup);
  const hash = hashMatch(replayMatch(log).state);
  writeFileSync(new URL(`${name}.json`, import.meta.url), `${JSON.stringify({ hash, log })}\n`);
  console.log(name, hash, `${log.inputs.length} inputs`);
}
