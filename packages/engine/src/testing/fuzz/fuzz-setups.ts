import * as fc from 'fast-check';
import type { GameLanguage } from '../../catalogue/languages.ts';
import { MODE_IDS, MODES } from '../../catalogue/modes.ts';
import { modeTraits } from '../../catalogue/mode-traits.ts';
import { SCENARIOS } from '../../catalogue/scenarios.ts';
import { asSeatId } from '../../ids.ts';
import type { MatchContent, TriviaQuestion } from '../../match/state/match-content.ts';
import type { MatchPlayerSetup, MatchRules, MatchSetup } from '../../match/state/match-setup.ts';
import type { MatchSeed } from '../../random.ts';
import { hiddenWords } from '../../match/modes/guess-word/hidden-words.ts';
import { botProfiles, matchRules, matchSeeds } from '../arbitraries.ts';
import { FUZZ_WORDS } from './fuzz-words.ts';

/** Any rules of any mode; scenarios only where they can be chosen. */
const anyRules: fc.Arbitrary<MatchRules> = fc
  .record({
    rules: matchRules,
    mode: fc.constantFrom(...MODE_IDS),
    scenario: fc.constantFrom(...SCENARIOS.map(({ id }) => id)),
    chainStyle: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    lengthMode: fc.constantFrom(0 as const, 1 as const),
    monsters: fc.subarray(['animals', 'plants', 'ghosts']),
  })
  .map(({ rules, scenario, ...more }) => ({
    ...rules,
    ...more,
    scenario: modeTraits(more.mode).hasPresets ? scenario : 0,
  }));

const questions: readonly TriviaQuestion[] = Array.from({ length: 6 }, (_, i) => ({
  q: `Question ${i}`,
  a: ['One', 'Two', 'Three', 'Four'],
  correct: (i % 4) as 0,
  d: (i % 5) as 0,
  author: i % 2 ? null : { id: 'u1', name: 'Ann', avatar: '' },
}));

const customPrompts = [
  { text: 'Capital of Peru', image: null, alt: '', answer: 'LIMAA' },
  { text: '', image: 'https://pictures.example/flag.png', alt: 'A flag', answer: 'CUBBA' },
  { text: 'TIO', image: null, alt: '', answer: '' },
  { text: 'Opposite of day', image: null, alt: '', answer: 'NIGHTT' },
  { text: 'A two-part answer', image: null, alt: '', answer: 'NEW-YORKK' },
];

/** Words of a list that is practised: some that no dictionary knows, some without two letters beside each other. */
const practised = ['STATION', 'NATION', 'QXBLORB', "O'CLOCK", 'A-B', 'OX'];

const material: fc.Arbitrary<MatchContent> = fc
  .record({
    asked: fc.integer({ min: 0, max: questions.length }),
    prompts: fc.subarray(customPrompts),
    list: fc.option(fc.subarray(practised), { freq: 2 }),
  })
  .map(({ asked, prompts, list }) => ({
    questions: questions.slice(0, asked),
    customPrompts: prompts,
    ...(list === null ? {} : { wordList: list }),
  }));

const languages: fc.Arbitrary<GameLanguage> = fc.constantFrom('en-US', 'en-US', 'en-US', 'tr-TR');
const people = fc
  .array(languages, { maxLength: 5 })
  .map((all) => all.map((language, i): MatchPlayerSetup => ({ seat: asSeatId(`p${i + 1}`), language })));
const bots = fc
  .array(fc.tuple(languages, botProfiles), { maxLength: 2 })
  .map((all) => all.map(([language, bot], i): MatchPlayerSetup => ({ seat: asSeatId(`bot${i + 1}`), language, bot })));

/** What every hidden word means, with the word in its own meaning. */
function meaningsFor(seed: MatchSeed): Record<string, string> {
  const words = (['en-US', 'tr-TR'] as const).flatMap((language) => hiddenWords(seed, FUZZ_WORDS(language)));
  return Object.fromEntries(words.map((word) => [word, `What is called ${word}, or ${word.toLowerCase()}s.`]));
}

/** Any match of any mode and scenario. */
export const fuzzSetups: fc.Arbitrary<MatchSetup> = fc
  .record({ seed: matchSeeds, rules: anyRules, people, bots, material })
  // A bot never sits alone: somebody began the match.
  .filter((setup) => setup.people.length > 0 || setup.bots.length > 1)
  .map(({ seed, rules, material: asked, ...seats }) => ({
    seed,
    // Rules section 9: no bot plays ranked.
    rules: { ...rules, ranked: rules.ranked && seats.bots.length === 0 },
    players: [...seats.people, ...seats.bots],
    material: rules.mode === MODES.guessWord ? { ...asked, meanings: meaningsFor(seed) } : asked,
  }));
