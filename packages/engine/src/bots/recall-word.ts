import { BOTS, type BotVocabulary, UNSAID_CATEGORIES } from '../balance/room/bots.ts';
import type { MatchPlayer } from '../match/state/match-state.ts';
import { dictionaryOf, type StepContext } from '../match/state/step-context.ts';
import { turnTest } from '../match/prompt/twists.ts';
import { nextRandom, type RandomState } from '../random.ts';
import type { FrequencyTier, WordIndex } from '../word-index.ts';
import type { WordTest } from '../word-search.ts';

/** How many letters of the alphabet bonus a word would use. */
export function neededLetters(player: MatchPlayer, word: string): number {
  let needed = 0;
  for (const letter of new Set(word)) if ((player.letterHealth[letter] ?? 0) > 0) needed++;
  return needed;
}

/** Tiers in the order in which a bot searches: the drawn one, then the others from the commonest on. */
function tiersToTry({ startTiers, leastTier }: BotVocabulary, random: RandomState): readonly FrequencyTier[] {
  let rest = nextRandom(random) * startTiers.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = startTiers.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
  return [...new Set([...(drawn ? [drawn.leastTier] : []), leastTier])];
}

/** The turn's test, for words that are no abbreviations and not too long to think of, unless the turn wants such. */
function ofFittingLength(test: WordTest, longest: number): WordTest {
  const { least = 0, most = Number.POSITIVE_INFINITY, exact } = test;
  const wantsLonger = Math.max(least, exact ?? 0) > longest;
  return {
    ...test,
    least: Math.max(least, Math.min(BOTS.shortestSaid, exact ?? most)),
    most: wantsLonger ? most : Math.min(most, longest),
  };
}

/** Whether a word is something learnt by heart. */
const isUnsaid = (index: WordIndex, word: string): boolean =>
  index.categoriesOf(word).some((category) => UNSAID_CATEGORIES.has(category));

/**
 * A word out of a vocabulary: the first that comes to mind, or now and then the one that uses most letters of the alphabet
 * bonus. Null when nothing so common fits.
 */
export function recallWord(
  context: StepContext,
  player: MatchPlayer,
  vocabulary: BotVocabulary,
  allowed: (word: string) => boolean,
): string | null {
  const { random, prompt } = context.state;
  const index = dictionaryOf(context, player);
  const test = ofFittingLength(turnTest(context.state), vocabulary.longest);
  const greedy = nextRandom(random) < BOTS.greedyShare;
  const pick = nextRandom(random);
  for (const tier of tiersToTry(vocabulary, random)) {
    const recalled = index
      .commonWords(prompt, test, tier, pick, BOTS.recalled)
      .filter((word) => allowed(word) && !isUnsaid(index, word));
    const most = greedy ? Math.max(...recalled.map((word) => neededLetters(player, word))) : null;
    const word = recalled.find((one) => most === null || neededLetters(player, one) === most);
    if (word !== undefined) return word;
  }
  return null;
}
