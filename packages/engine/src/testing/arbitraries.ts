import * as fc from 'fast-check';
import { CHAIN_STYLES } from '../catalogue/chain-styles.ts';
import { DIFFICULTIES, MODES, PROMPT_RANGES, SPEEDS } from '../catalogue/modes.ts';
import { SCENARIOS } from '../catalogue/scenarios.ts';
import { asSeatId } from '../ids.ts';
import type { DraftDelta, MatchInput } from '../match/state/match-input.ts';
import type { BotProfile, MatchRules, MatchSetup } from '../match/state/match-setup.ts';
import { type MatchSeed, SEED_KEY_DIGITS } from '../random.ts';
import { SAMPLE_WORDS } from './sample-words.ts';
import { plainRules } from './scenario.ts';

export const botProfiles: fc.Arbitrary<BotProfile> = fc.record({
  typingSpeed: fc.integer({ min: 1, max: 10 }),
  typoAmount: fc.integer({ min: 0, max: 10 }),
  thinkingTime: fc.integer({ min: 3, max: 10 }),
});

/** Any seed, of the present generator or the old one. */
export const matchSeeds: fc.Arbitrary<MatchSeed> = fc.oneof(
  fc.integer(),
  fc
    .array(fc.nat(15), { minLength: SEED_KEY_DIGITS, maxLength: SEED_KEY_DIGITS })
    .map((digits) => ({ generator: 'chacha8' as const, key: digits.map((digit) => digit.toString(16)).join('') })),
);

/** The modes in which one after the other plays a word of the dictionary. */
const WORD_MODES = [MODES.original, MODES.original, MODES.chainWord, MODES.lengthLimit, MODES.climb] as const;

/** Any rules of those modes, and any preset of mode 0. `fuzzSetups` knows the other modes too. */
export const matchRules: fc.Arbitrary<MatchRules> = fc
  .record({
    mode: fc.constantFrom(...WORD_MODES),
    scenario: fc.oneof(fc.constant(0), fc.constantFrom(...SCENARIOS.map(({ id }) => id))),
    chainStyle: fc.constantFrom(...Object.values(CHAIN_STYLES)),
    lengthMode: fc.constantFrom(0 as const, 1 as const),
    difficulty: fc.constantFrom(...Object.values(DIFFICULTIES)),
    speed: fc.constantFrom(...SPEEDS),
    startHearts: fc.constantFrom(1 as const, 2 as const, 3 as const),
    wordsPerPrompt: fc.constantFrom(-1, 1, 3, 20, 5_000),
    promptRange: fc.constantFrom(...Object.values(PROMPT_RANGES)),
    wordsPerPromptLimit: fc.constantFrom(-1, 2, 50),
    maxPromptLength: fc.constantFrom(3 as const, 4 as const),
    timeBankSeconds: fc.constantFrom(0 as const, 0 as const, 60 as const),
    letterHealth: fc.constantFrom(0 as const, 1 as const, 2 as const),
    casualAlphabet: fc.boolean(),
    ranked: fc.boolean(),
    calmTwists: fc.boolean(),
    practiceClock: fc.boolean(),
  })
  .map(plainRules);

/** Any match of up to five people and three bots. */
export const matchSetups: fc.Arbitrary<MatchSetup> = fc
  .record({
    seed: matchSeeds,
    rules: matchRules,
    people: fc.integer({ min: 0, max: 5 }),
    bots: fc.array(botProfiles, { maxLength: 3 }),
  })
  .map(({ seed, rules, people, bots }) => ({
    seed,
    rules,
    players: [
      ...Array.from({ length: people }, (_, i) => ({ seat: asSeatId(`p${i + 1}`), language: 'en-US' as const })),
      ...bots.map((bot, i) => ({ seat: asSeatId(`bot${i + 1}`), language: 'en-US' as const, bot })),
    ],
  }))
  .filter((setup) => setup.players.length > 0);

const texts = fc.oneof(fc.constantFrom(...SAMPLE_WORDS), fc.string({ maxLength: 60 }), fc.constant(''));
const numbers = fc.oneof(fc.integer({ min: -2, max: 60 }), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 0.5));

/** Any change of a draft, sensible or not. */
export const draftDeltas: fc.Arbitrary<DraftDelta> = fc.oneof(
  texts.map((w) => ({ t: 'r' as const, w })),
  texts.map((a) => ({ t: 'a' as const, a })),
  numbers.map((l) => ({ t: 'd' as const, l })),
  fc.record({ t: fc.constant('c' as const), p: numbers, d: numbers, a: texts }),
);

const seats = fc.constantFrom('p1', 'p2', 'p3', 'bot1', 'nobody').map(asSeatId);
const gaps = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(-500, 0, Number.NaN));
const credits = fc.oneof(fc.integer({ min: -100, max: 600 }), fc.constantFrom(Number.NaN, 1e9));

/** Any input; its `at` is a gap after the one before. */
export const wildInputs: fc.Arbitrary<MatchInput> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ k: fc.constant('submit' as const), at: gaps, seat: seats, word: texts, creditMs: credits }),
  },
  { weight: 4, arbitrary: fc.record({ k: fc.constant('draft' as const), at: gaps, seat: seats, delta: draftDeltas }) },
  { weight: 4, arbitrary: fc.record({ k: fc.constant('time' as const), at: gaps }) },
  fc.record({ k: fc.constant('lag' as const), at: gaps, seat: seats, lagMs: credits }),
  fc.record({
    k: fc.constantFrom('leave' as const, 'drop' as const, 'return' as const, 'next' as const),
    at: gaps,
    seat: seats,
  }),
);
