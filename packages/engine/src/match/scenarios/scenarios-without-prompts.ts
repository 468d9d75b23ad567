import { PROMPTS } from '../../balance/match/prompts.ts';
import { SCENARIO } from '../../balance/modes/scenarios.ts';
import { drawableScenarios } from '../../catalogue/scenarios.ts';
import { WORD_JOINERS } from '../../language/alphabets.ts';
import type { PromptBounds, WordIndex } from '../../word-index.ts';
import { listScale, scaleCount } from '../prompt/draw-prompt.ts';
import { rareBounds } from './hypo.ts';
import { firstBounds } from './multi-word.ts';

const ENOUGH = SCENARIO.leastPrompts;
/** So many prompts are looked at for enough that fit; the commonest come first, so the first few do nearly everywhere. */
const TRIES = 24;
/** The shortest of the host's longest lengths: what is enough for it is enough for the other. */
const LENGTHS = { minLength: PROMPTS.shortestLong, maxLength: PROMPTS.shortestLong } as const;
const endless = Number.MAX_SAFE_INTEGER;

/** How many of the first few pass, up to as many as are needed. */
function countPassing(passes: (at: number) => boolean): number {
  let passing = 0;
  for (let at = 0; at < TRIES && passing < ENOUGH; at++) if (passes(at)) passing++;
  return passing;
}

/** How many of the commonest prompts within the bounds pass. */
function countCommonest(index: WordIndex, bounds: PromptBounds, passes: (prompt: string) => boolean): number {
  const all = index.countPrompts(bounds);
  return countPassing((at) => {
    const found = at < all ? index.promptAt(bounds, (all - 1 - at + 0.5) / all) : null;
    return found !== null && passes(found.prompt);
  });
}

/** Letters of a word with one between each two, as on a plate; null where it is too short. */
function plateOf(word: string): string | null {
  const letters = [...word].filter((letter) => !WORD_JOINERS.includes(letter));
  const picked = letters.filter((_, i) => i % 2 === 0).slice(0, SCENARIO.plate.letters);
  return picked.length === SCENARIO.plate.letters ? picked.join('') : null;
}

function countPlates(index: WordIndex, least: number): number {
  const seen = new Set<string>();
  return countPassing((at) => {
    const word = index.commonWord(0, (at + 0.5) / TRIES);
    const plate = word === null ? null : plateOf(word);
    if (plate === null || seen.has(plate)) return false;
    seen.add(plate);
    return index.countFitting(plate, { gaps: true }) >= least;
  });
}

/** How many prompts a preset finds in a language, as far as it matters. */
function promptsOf(id: number, index: WordIndex): number {
  const scale = listScale(index.size);
  const between = (minCount: number, maxCount = endless): number =>
    index.countPrompts({ minCount, maxCount, ...LENGTHS });
  const named = ({ minCount, maxCount }: { minCount: number; maxCount: number }) => between(minCount, maxCount);
  switch (id) {
    case 2:
      return between(scaleCount(SCENARIO.singlePrompt.minCount, scale));
    case 4: {
      const { letters, answers } = SCENARIO.longWords;
      const bounds = { minCount: scaleCount(answers, scale), maxCount: endless, ...LENGTHS };
      const least = scaleCount(answers, scale);
      return countCommonest(index, bounds, (prompt) => index.countFitting(prompt, { least: letters }) >= least);
    }
    case 6:
      return named(SCENARIO.sub8);
    case 7:
      return named(SCENARIO.sub50);
    case 10:
      return named(SCENARIO.sub500);
    case 11: {
      const { letters, minCount } = SCENARIO.fourLetter;
      const least = scaleCount(minCount, scale);
      return index.countPrompts({ minCount: least, maxCount: endless, minLength: letters, maxLength: letters });
    }
    case 12:
      return index.countPrompts(rareBounds(scale));
    case 13:
      return named(SCENARIO.min1);
    case 14:
      return countPlates(index, scaleCount(SCENARIO.plate.answers, scale));
    case 15: {
      const least = scaleCount(SCENARIO.multiWord.answers, scale);
      return countCommonest(index, firstBounds(scale), (prompt) => index.partnerOf(prompt, least, 0) !== null);
    }
    default:
      return between(1);
  }
}

/** A dictionary doesn't change: each of its presets is looked at once. */
const KNOWN = new WeakMap<WordIndex, Map<number, boolean>>();

function lacksPrompts(index: WordIndex, id: number): boolean {
  const known = KNOWN.get(index) ?? new Map<number, boolean>();
  KNOWN.set(index, known);
  const lacks = known.get(id) ?? promptsOf(id, index) < ENOUGH;
  known.set(id, lacks);
  return lacks;
}

const ids = (): number[] => drawableScenarios([]).map(({ id }) => id);

/**
 * Looks at one more preset of a language; false when all are known. The first looks at a dictionary take some ms each,
 * all together too long for a server that others play on.
 */
export function learnScenario(index: WordIndex): boolean {
  const next = ids().find((id) => !KNOWN.get(index)?.has(id));
  if (next !== undefined) lacksPrompts(index, next);
  return next !== undefined;
}

/** Whether `scenariosWithoutPrompts` answers at once. */
export const knowsScenarios = (index: WordIndex): boolean => ids().every((id) => KNOWN.get(index)?.has(id));

/** The presets for which a language's list holds too few prompts: they are locked in it (rules section 2). */
export const scenariosWithoutPrompts = (index: WordIndex): readonly number[] =>
  ids().filter((id) => lacksPrompts(index, id));
