import { LENGTH_LIMIT } from '../../balance/word-modes.ts';
import { MODES } from '../../catalogue/modes.ts';
import { nextRandom } from '../../random.ts';
import { drawWanted, scaleCount } from '../draw-prompt.ts';
import type { MatchPlayer, MatchState } from '../match-types.ts';
import { dictionaryOf, type Play } from '../play.ts';
import { turnMode } from '../turn-mode.ts';
import { lengthTimesCombo } from '../word-rewards.ts';
import type { TurnTask } from './turn-rules.ts';

/** The limit of the running round, and how many words of the prompt keep to it. */
interface Limit {
  readonly round: number;
  readonly letters: number;
  readonly answers: number;
}

const PAGES = 4;
/** How many prompts are tried for the round's limit. */
const TRIES = 6;

/** About how many words of a prompt have each length: counted, or estimated from pages spread over all of them. */
function countLengths(play: Play, player: MatchPlayer, prompt: string, count: number): number[] {
  const index = dictionaryOf(play, player);
  const tally = Array.from({ length: LENGTH_LIMIT.most + 1 }, () => 0);
  const page = LENGTH_LIMIT.looksAt / PAGES;
  const pages = count <= LENGTH_LIMIT.looksAt ? 1 : PAGES;
  const from = nextRandom(play.state.random);
  let seen = 0;
  for (let i = 0; i < pages; i++) {
    const offset = pages === 1 ? 0 : Math.floor((((from + i) / pages) % 1) * Math.max(1, count - page));
    for (const { length } of index.wordsFor(prompt, offset, pages === 1 ? LENGTH_LIMIT.looksAt : page)) {
      seen++;
      if (length <= LENGTH_LIMIT.most) tally[length] = (tally[length] ?? 0) + 1;
    }
  }
  return tally.map((words) => (words * count) / Math.max(1, seen));
}

/** Words that keep to a limit. */
function answersAt({ rules }: MatchState, lengths: readonly number[], letters: number): number {
  if (rules.lengthMode === 1) return lengths[letters] ?? 0;
  return lengths.slice(0, letters + 1).reduce((sum, words) => sum + words, 0);
}

/** The smallest limit that leaves enough answers; null when none does. */
function smallestLimit(play: Play, player: MatchPlayer, lengths: readonly number[], count: number): number | null {
  const { state } = play;
  const needed = Math.max(
    scaleCount(LENGTH_LIMIT.answers, state.scales[player.language] ?? 1),
    count * LENGTH_LIMIT.answerShare,
  );
  for (let letters = LENGTH_LIMIT.least; letters <= LENGTH_LIMIT.most; letters++) {
    if (answersAt(state, lengths, letters) >= needed) return letters;
  }
  return null;
}

/** The limit that leaves most answers, for lists in which no limit leaves enough. */
function widestLimit(state: MatchState, lengths: readonly number[]): number {
  let widest: number = LENGTH_LIMIT.most;
  for (let letters = LENGTH_LIMIT.most; letters >= LENGTH_LIMIT.least; letters--) {
    if (answersAt(state, lengths, letters) > answersAt(state, lengths, widest)) widest = letters;
  }
  return widest;
}

/** A prompt with many words and the round's limit; a prompt that can't have it gets its own. */
function drawTask(play: Play, player: MatchPlayer): TurnTask {
  const { state } = play;
  const scale = state.scales[player.language] ?? 1;
  const minCount = scaleCount(LENGTH_LIMIT.promptWords, scale);
  const wanted = { minCount, maxCount: Number.MAX_SAFE_INTEGER, floor: LENGTH_LIMIT.promptWords, logUniform: false };
  const before = state.modeState as Limit | null;
  const kept = before?.round === state.round ? before.letters : null;
  for (let i = 1; ; i++) {
    const drawn = drawWanted(play, player, wanted);
    const lengths = countLengths(play, player, drawn.prompt, drawn.count);
    const smallest = smallestLimit(play, player, lengths, drawn.count);
    const isLast = i === TRIES;
    const fits =
      kept === null || (smallest !== null && (state.rules.lengthMode === 1 ? smallest === kept : smallest <= kept));
    if (!isLast && (smallest === null || !fits)) continue;
    const letters = fits && kept !== null ? kept : (smallest ?? widestLimit(state, lengths));
    const limit: Limit = { round: state.round, letters, answers: Math.round(answersAt(state, lengths, letters)) };
    state.modeState = limit;
    return { ...drawn, requirement: state.rules.lengthMode === 1 ? { exact: letters } : { most: letters } };
  }
}

/** Mode 6: words of limited length (rules section 6). */
export const lengthLimit = turnMode({
  id: MODES.lengthLimit,
  drawTask,
  points: lengthTimesCombo,
  botCount: ({ state }) => (state.modeState as Limit).answers,
  twists: ['fade', 'taboo', 'mirror', 'double', 'sudden', 'ends', 'blind'],
});
