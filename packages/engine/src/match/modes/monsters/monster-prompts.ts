import { MONSTER, MONSTER_KINDS } from '../../../balance/modes/monsters.ts';
import { WORD_JOINERS } from '../../../language/alphabets.ts';
import { nextInteger, nextRandom, type RandomState } from '../../../random.ts';
import type { FrequencyTier, PromptPlace } from '../../../word-index.ts';
import { drawPrompt, scaleCount } from '../../prompt/draw-prompt.ts';
import type { MatchPlayer } from '../../state/match-state.ts';
import { MONSTER_PROMPTS, type MonsterPrompt } from '../../state/mode-view.ts';
import { dictionaryOf, type StepContext } from '../../state/step-context.ts';
import type { TurnTask } from '../turn-rules.ts';

/** What counts of a phrase: spaces, hyphens and apostrophes may be typed or left out. */
export const lettersOf = (text: string): string =>
  [...text].filter((letter) => letter !== ' ' && !WORD_JOINERS.includes(letter)).join('');

/** The kind of prompt of a new monster. */
export function drawKind(random: RandomState): MonsterPrompt {
  const kinds = Object.keys(MONSTER_KINDS) as (keyof typeof MONSTER_KINDS)[];
  const pool = kinds.flatMap((kind) => Array.from({ length: MONSTER_KINDS[kind] }, () => MONSTER_PROMPTS[kind]));
  return pool[nextInteger(random, pool.length)] ?? MONSTER_PROMPTS.word;
}

const fitsPhrase = (word: string): boolean =>
  word.length >= MONSTER.phraseWordLeast && word.length <= MONSTER.phraseWordMost && lettersOf(word) === word;

/** A common word for a phrase; where a list knows no common ones, any word. */
function drawPhraseWord(context: StepContext, player: MatchPlayer, taken: readonly string[]): string | null {
  const index = dictionaryOf(context, player);
  for (const tier of [3, 1, 0] as const satisfies readonly FrequencyTier[]) {
    for (let i = 0; i < MONSTER.phraseTries; i++) {
      const word = index.commonWord(tier, nextRandom(context.state.random));
      if (word === null) break;
      if (fitsPhrase(word) && !taken.includes(word)) return word;
    }
  }
  return null;
}

/** A few common words to copy; null where the list has none. */
function drawPhrase(context: StepContext, player: MatchPlayer): TurnTask | null {
  const words: string[] = [];
  for (let i = 0; i < MONSTER.phraseWords; i++) {
    const word = drawPhraseWord(context, player, words);
    if (word !== null) words.push(word);
  }
  return words.length === 0 ? null : { prompt: words.join(' '), count: 0, requirement: { free: true } };
}

/** A prompt that enough words begin or end with; without one, the best of those seen; null when none has any. */
function drawPlaced(
  context: StepContext,
  player: MatchPlayer,
  place: Exclude<PromptPlace, 'contains'>,
): TurnTask | null {
  const index = dictionaryOf(context, player);
  const enough = scaleCount(MONSTER.placedAnswers, context.state.scales[player.language] ?? 1);
  let best: TurnTask | null = null;
  for (let i = 0; i < MONSTER.placedTries; i++) {
    const { prompt } = drawPrompt(context, player);
    const count = index.count(prompt, place);
    if (count > (best?.count ?? 0)) best = { prompt, count, requirement: { place } };
    if (count >= enough) break;
  }
  return best;
}

/** What a monster of this kind asks the player. Where the list can't ask that, a prompt anywhere in the word. */
export function drawMonsterTask(context: StepContext, player: MatchPlayer, kind: MonsterPrompt): TurnTask {
  const plain = (): TurnTask => drawPrompt(context, player);
  switch (kind) {
    case MONSTER_PROMPTS.typing:
      return drawPhrase(context, player) ?? plain();
    case MONSTER_PROMPTS.starts_with:
      return drawPlaced(context, player, 'starts') ?? plain();
    case MONSTER_PROMPTS.ends_with:
      return drawPlaced(context, player, 'ends') ?? plain();
    case MONSTER_PROMPTS.word:
      return plain();
  }
}
