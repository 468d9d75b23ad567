import { LENGTH_LIMIT } from '../../balance/modes/word-modes.ts';
import { MODES } from '../../catalogue/modes.ts';
import { drawWanted, scaleCount } from '../prompt/draw-prompt.ts';
import type { MatchRules } from '../state/match-setup.ts';
import type { MatchPlayer } from '../state/match-state.ts';
import { dictionaryOf, type StepContext, takeLookup } from '../state/step-context.ts';
import type { Requirement } from '../prompt/requirement.ts';
import { turnMode } from '../turn/turn-mode.ts';
import { lengthTimesCombo } from '../word/word-rewards.ts';
import type { TurnTask } from './turn-rules.ts';

/** The limit of the running round. */
interface Limit {
  readonly round: number;
  readonly letters: number;
}

/** How many prompts are tried for the round's limit. */
const TRIES = 3;

const limitOf = ({ lengthMode }: MatchRules, letters: number): Requirement =>
  lengthMode === 1 ? { exact: letters } : { most: letters };

/** How many words keep to a limit, where so many have each number of letters. */
const answersWithin = ({ lengthMode }: MatchRules, lengths: readonly number[], letters: number): number =>
  lengthMode === 1 ? (lengths[letters] ?? 0) : lengths.slice(0, letters + 1).reduce((sum, words) => sum + words, 0);

/** The smallest limit that leaves so many answers; where none does, the one that leaves most. */
function smallestLimit(rules: MatchRules, lengths: readonly number[], least: number) {
  let widest = { letters: 0, answers: -1, enough: false };
  for (let letters = LENGTH_LIMIT.least; letters <= LENGTH_LIMIT.most; letters++) {
    const answers = answersWithin(rules, lengths, letters);
    if (answers >= least) return { letters, answers, enough: true };
    if (answers > widest.answers) widest = { letters, answers, enough: false };
  }
  return widest;
}

/** A prompt with many words, and the round's limit; a prompt that can't have it gets its own. */
function drawTask(context: StepContext, player: MatchPlayer): TurnTask {
  const { state } = context;
  const { rules } = state;
  const index = dictionaryOf(context, player);
  const scale = state.scales[player.language] ?? 1;
  const minCount = scaleCount(LENGTH_LIMIT.promptWords, scale);
  const wanted = { minCount, maxCount: Number.MAX_SAFE_INTEGER, floor: LENGTH_LIMIT.promptWords, logUniform: false };
  const running = state.modeState as Limit | null;
  const kept = running?.round === state.round ? running.letters : null;
  for (let i = 1; ; i++) {
    const drawn = drawWanted(context, player, wanted);
    const least = Math.max(scaleCount(LENGTH_LIMIT.answers, scale), drawn.count * LENGTH_LIMIT.answerShare);
    takeLookup(context);
    const lengths = index.lengthsOf(drawn.prompt);
    const isLast = i >= TRIES || context.lookups <= 0;
    const inKept = kept === null ? -1 : answersWithin(rules, lengths, kept);
    if (kept !== null && inKept >= least) return { ...drawn, answers: inKept, requirement: limitOf(rules, kept) };
    if (kept !== null && !isLast) continue;
    const { letters, answers, enough } = smallestLimit(rules, lengths, least);
    if (!enough && !isLast) continue;
    state.modeState = { round: state.round, letters } satisfies Limit;
    return { ...drawn, answers, requirement: limitOf(rules, letters) };
  }
}

/** Mode 6: words of limited length (rules section 6). */
export const lengthLimit = turnMode({
  id: MODES.lengthLimit,
  drawTask,
  points: lengthTimesCombo,
  twists: ['fade', 'taboo', 'mirror', 'sudden', 'blind'],
});
