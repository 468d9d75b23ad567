import { PROMPTS } from '../../balance/match/prompts.ts';
import { CHAIN } from '../../balance/modes/word-modes.ts';
import { CHAIN_STYLES } from '../../catalogue/chain-styles.ts';
import { MODES } from '../../catalogue/modes.ts';
import { nextInteger } from '../../random.ts';
import type { CountedPrompt, PromptPlace } from '../../word-index.ts';
import { autoFloor, drawPrompt } from '../prompt/draw-prompt.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { ChainView } from '../state/mode-view.ts';
import { dictionaryOf, type StepContext, takeLookup } from '../state/step-context.ts';
import { meetsRequirement } from '../prompt/requirement.ts';
import { turnMode } from '../turn/turn-mode.ts';
import { lengthTimesCombo } from '../word/word-rewards.ts';
import type { TurnTask } from './turn-rules.ts';

/** The word before and the turn in which it was played; `linked`: the running prompt is its link. */
interface Chain {
  readonly word: string;
  readonly turn: number;
  readonly linked: boolean;
}

/** Letters that no link holds: joiners, and those with which no word begins. */
const SKIPPED = new Set(["'", '-', 'Ь', 'Ъ', 'Ğ']);

const placeOf = ({ rules }: MatchState): PromptPlace =>
  rules.chainStyle === CHAIN_STYLES.startsWith || rules.chainStyle === CHAIN_STYLES.startEnd ? 'starts' : 'contains';

/** So many unused answers a link must have. */
const leastAnswers = ({ scales }: MatchState, { language }: MatchPlayer): number =>
  Math.max(CHAIN.leastAnswers, Math.round(CHAIN.linkAnswers * (scales[language] ?? 1)));

/** How many words with the link were not played yet. */
function unusedAnswers(context: StepContext, player: MatchPlayer, link: string, place: PromptPlace): number {
  const used = context.state.usedWords.filter((word) =>
    place === 'starts' ? word.startsWith(link) : word.includes(link),
  );
  return dictionaryOf(context, player).count(link, place) - used.length;
}

/** From the round on in which mode 0 asks for no two letters any more. */
const isLate = ({ players, round }: MatchState): boolean =>
  autoFloor(players.length, round, false) < PROMPTS.twoLetterFloor;

/** The lengths of a link to try, longest first. Anywhere in a word, two letters are enough as long as they are in mode 0. */
function linkLengths(state: MatchState): readonly number[] {
  const { rules } = state;
  if (rules.chainStyle === CHAIN_STYLES.startEnd) return [1];
  const long = rules.maxPromptLength > CHAIN.longLinkLetters || (isLate(state) && placeOf(state) === 'contains');
  const longest = long ? CHAIN.longLinkLetters : CHAIN.linkLetters;
  return Array.from({ length: longest }, (_, i) => longest - i);
}

/** Where links of a length may end in the word, in the order in which they are tried: from the end to the left. */
function linkEnds({ state }: StepContext, letters: readonly string[], length: number, step: number): number {
  if (state.rules.chainStyle !== CHAIN_STYLES.random) return letters.length - step;
  return length + nextInteger(state.random, letters.length - length + 1);
}

/** The link to the word before, with the number of its words; null where none has enough answers. */
function findLink(context: StepContext, player: MatchPlayer, word: string): CountedPrompt | null {
  const { state } = context;
  const index = dictionaryOf(context, player);
  const place = placeOf(state);
  const letters = [...word].filter((letter) => !SKIPPED.has(letter));
  const needed = leastAnswers(state, player);
  for (let step = 0; step <= CHAIN.steps; step++) {
    for (const length of linkLengths(state)) {
      if (length > letters.length - step) continue;
      const end = linkEnds(context, letters, length, step);
      const prompt = letters.slice(end - length, end).join('');
      // Where it may stand anywhere, the same link again and again would never end a match.
      if (place === 'contains' && state.usedPrompts.includes(prompt)) continue;
      if (index.isOffensive(prompt) || unusedAnswers(context, player, prompt, place) < needed) continue;
      return { prompt, count: index.count(prompt, place) };
    }
  }
  return null;
}

/**
 * A single letter never gets harder: late words that start with the last one must hold the whole link too, where enough
 * do.
 */
function lateTask(context: StepContext, player: MatchPlayer, word: string, link: CountedPrompt): TurnTask | null {
  const { state } = context;
  const also = [...word]
    .filter((letter) => !SKIPPED.has(letter))
    .slice(-CHAIN.linkLetters)
    .join('');
  if (state.rules.chainStyle !== CHAIN_STYLES.startEnd || !isLate(state) || !also.endsWith(link.prompt)) return null;
  const index = dictionaryOf(context, player);
  if (also.length < CHAIN.linkLetters || index.isOffensive(also) || !takeLookup(context)) return null;
  const requirement = { place: 'starts', also } as const;
  const used = state.usedWords.filter((one) => meetsRequirement(one, link.prompt, requirement)).length;
  const answers = index.countFitting(link.prompt, requirement) - used;
  return answers < leastAnswers(state, player) ? null : { ...link, answers, requirement };
}

/** The link to the word that was just played; a free prompt at first, after an explosion, and where there is no link. */
function drawTask(context: StepContext, player: MatchPlayer): TurnTask {
  const { state } = context;
  const chain = state.modeState as Chain;
  const link = chain.turn === state.turn && chain.word !== '' ? findLink(context, player, chain.word) : null;
  state.modeState = { ...chain, linked: link !== null } satisfies Chain;
  if (link === null) return drawPrompt(context, player);
  if (placeOf(state) === 'contains') return link;
  return lateTask(context, player, chain.word, link) ?? { ...link, requirement: { place: 'starts' } };
}

function view(state: MatchState): ChainView {
  const { word, linked } = state.modeState as Chain;
  return { mode: MODES.chainWord, style: state.rules.chainStyle, previous: linked ? word : '' };
}

/** Mode 1: each word takes up the end of the one before (rules section 6). */
export const chainWord = turnMode({
  id: MODES.chainWord,
  begin({ state }) {
    state.modeState = { word: '', turn: 0, linked: false } satisfies Chain;
  },
  drawTask,
  points: lengthTimesCombo,
  accepted({ state }, _player, word) {
    state.modeState = { word, turn: state.turn, linked: false } satisfies Chain;
    return 'pass';
  },
  view,
});
