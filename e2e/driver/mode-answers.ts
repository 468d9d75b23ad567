import type { ServerMessages } from '@syllaboom/contracts';
import { MODES, meetsRequirement, type ModeView, type WordIndex } from '@syllaboom/engine';

/** What somebody at the table has been told of the running match. */
export interface SeenSoFar {
  turn: ServerMessages['turn'] | null;
  view: ModeView | null;
  readonly used: Set<string>;
  /** Who gave a right answer. */
  readonly answered: Set<string>;
}

/** Words that a keyboard of plain letters can type. */
const isPlain = (word: string): boolean => /^[A-Z]+$/.test(word);
const SEARCHED = 2_000;

/** A word that fits the running turn, from the dictionary. */
function fittingWord({ turn, used }: SeenSoFar, words: WordIndex): string | undefined {
  if (!turn) return undefined;
  const { prompt, requirement } = turn;
  if (requirement.exact !== undefined && requirement.free)
    return words.wordOfLength(requirement.exact, 3, 0.4) ?? undefined;
  return words
    .wordsFor(prompt, 0, SEARCHED, requirement.place ?? 'contains')
    .find((word) => isPlain(word) && !used.has(word) && meetsRequirement(word, prompt, requirement));
}

/** What a player who knows the rules types next in any mode; undefined while there is nothing to type. */
export function rightAnswer(
  seen: SeenSoFar,
  words: WordIndex,
  own: string,
  custom: Readonly<Record<string, string>>,
): string | undefined {
  const { turn, view } = seen;
  switch (view?.mode) {
    case MODES.customPrompts:
      return custom[view.text];
    case MODES.typeRacer:
      return view.words[view.racers.find(({ seat }) => seat === own)?.done ?? 0];
    case MODES.scapes:
      return words.wordsFromLetters(view.letters, 3).find((word) => isPlain(word) && !seen.used.has(word));
    case MODES.monsters:
      return turn?.requirement.free ? turn.prompt : fittingWord(seen, words);
    default:
      return fittingWord(seen, words);
  }
}
