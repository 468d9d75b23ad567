import { PROMPTS } from '../../balance/match/prompts.ts';
import { CUSTOM_PROMPTS } from '../../balance/modes/word-modes.ts';
import { chooseWord } from '../../bots/choose-word.ts';
import { MODES } from '../../catalogue/modes.ts';
import { shuffle } from '../../random.ts';
import { answerLetters, countLetters } from '../../room/custom-prompts.ts';
import { judgeWord } from '../word/judge-word.ts';
import type { CustomPrompt } from '../state/match-content.ts';
import type { WrongReason } from '../state/match-event.ts';
import type { MatchPlayer, MatchState } from '../state/match-state.ts';
import type { CustomView } from '../state/mode-view.ts';
import { dictionaryOf, type StepContext } from '../state/step-context.ts';
import { sampleAnswers } from '../prompt/sample-answers.ts';
import { turnMode } from '../turn/turn-mode.ts';
import { lengthTimesCombo } from '../word/word-rewards.ts';
import type { TurnTask } from './turn-rules.ts';
import { answersOfList, drawFromList, judgeByList, wordListOf } from './word-list.ts';

/** The order in which the host's prompts are asked: places in the content's list, one for each turn. */
type Order = readonly number[];

/** What the running turn asks; null while the next one waits. */
const askedIn = (state: MatchState): CustomPrompt | null =>
  state.turnStartsAt !== null
    ? null
    : (state.content.customPrompts?.[(state.modeState as Order)[state.turn - 1] ?? -1] ?? null);

/** The prompt of the turn that starts; null when all have been asked. */
function drawTask(context: StepContext, player: MatchPlayer): TurnTask | null {
  const { state } = context;
  const list = wordListOf(state);
  if (list !== null) return drawFromList(context, list);
  const next = state.content.customPrompts?.[(state.modeState as Order)[state.turn] ?? -1];
  if (!next) return null;
  if (next.answer === '') return { prompt: next.text, count: dictionaryOf(context, player).count(next.text) };
  return { prompt: next.text === '' ? next.alt : next.text, count: 1, requirement: { free: true } };
}

function judge(context: StepContext, player: MatchPlayer, word: string): WrongReason | null {
  const list = wordListOf(context.state);
  if (list !== null) return judgeByList(context, player, word, list);
  const answer = askedIn(context.state)?.answer ?? '';
  if (answer === '') return judgeWord(context, player, word);
  return answerLetters(word) === answerLetters(answer) ? null : 'prompt';
}

/** The answer; where any word with a syllable is one, some of them. */
function answers(context: StepContext, player: MatchPlayer, most: number): readonly string[] {
  const list = wordListOf(context.state);
  if (list !== null) return answersOfList(context, list, most);
  const answer = askedIn(context.state)?.answer ?? '';
  return answer === '' ? sampleAnswers(context, player, most) : [answer];
}

function view(state: MatchState): CustomView {
  const words = wordListOf(state);
  if (words !== null) return viewList(state, words);
  const { text = '', image = null, alt = '', answer = '' } = askedIn(state) ?? {};
  const of = (state.modeState as Order).length;
  const asked = { number: Math.min(Math.max(1, state.turn), of), of };
  return { mode: MODES.customPrompts, text, image, alt, letters: countLetters(answer), asked };
}

function viewList(state: MatchState, words: readonly string[]): CustomView {
  const text = state.turnStartsAt === null && state.phase === 'playing' ? state.prompt : '';
  const list = { left: words.length - state.usedWords.length, of: words.length };
  return { mode: MODES.customPrompts, text, image: null, alt: '', letters: 0, list };
}

/** Mode 3: texts, pictures and syllables that the host wrote, each asked once, or the words of a list until all are used (rules section 6). */
export const customPrompts = turnMode({
  id: MODES.customPrompts,
  begin({ state }) {
    const places = Array.from({ length: state.content.customPrompts?.length ?? 0 }, (_, place) => place);
    state.modeState = shuffle(state.random, places) satisfies Order;
  },
  drawTask,
  turnMs: (_state, player, fuseMs) => (player.bankMs === null ? fuseMs + CUSTOM_PROMPTS.extraMs : fuseMs),
  judge,
  points: lengthTimesCombo,
  pays: { coins: 0, exp: CUSTOM_PROMPTS.expShare, expLetters: CUSTOM_PROMPTS.expLetters, drops: false, words: false },
  hints: (context, player) => answers(context, player, PROMPTS.hints),
  botWord: (context, player) =>
    wordListOf(context.state) === null && askedIn(context.state)?.answer === ''
      ? chooseWord(context, player)
      : (answers(context, player, 1)[0] ?? null),
  botCount: ({ state }, player) =>
    wordListOf(state) !== null || askedIn(state)?.answer === ''
      ? state.promptCount
      : CUSTOM_PROMPTS.botCount * (state.scales[player.language] ?? 1),
  twists: ['fade', 'mirror', 'sudden', 'blind'],
  view,
});
