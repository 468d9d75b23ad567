import { MODES } from '../../catalogue/modes.ts';
import { createMatch } from '../../match/create-match.ts';
import { nextDeadline } from '../../match/match-clock.ts';
import type { MatchEvent } from '../../match/state/match-event.ts';
import type { MatchInput } from '../../match/state/match-input.ts';
import type { MatchSetup } from '../../match/state/match-setup.ts';
import type { MatchState } from '../../match/state/match-state.ts';
import { hiddenOf, tableOf } from '../../match/modes/guess-word/guess-table.ts';
import { step } from '../../match/step.ts';
import { viewMatch, viewMode } from '../../match/view-match.ts';
import { recordAnswers, replayAnswers } from '../../replay/dictionary-answers.ts';
import { hashMatch } from '../../replay/hash-match.ts';
import type { MatchLog } from '../../replay/replay-match.ts';
import { checkInvariants, checkSecrets } from './check-match.ts';
import { type FuzzAction, inputOf } from './fuzz-actions.ts';
import { FUZZ_WORDS } from './fuzz-words.ts';

/** A match that is not over after so many steps is stuck: a table of bots needs a few thousand keys. */
const MOST_STEPS = 60_000;

/** A match that ran to its end, and the fingerprint of each of its turns. */
export interface FuzzedMatch {
  readonly log: MatchLog;
  readonly state: MatchState;
  readonly hashes: readonly string[];
}

/** Fingerprints of the states in which turns began, each after the input that began it. */
class TurnHashes {
  readonly list: string[] = [];
  #turn = -1;

  note(state: MatchState): boolean {
    if (state.turn === this.#turn && state.phase === 'playing') return false;
    this.#turn = state.turn;
    this.list.push(hashMatch(state));
    return true;
  }
}

/** The answer that nobody may be told now; null where there is none. */
function secretWord(state: MatchState): string | null {
  if (state.phase === 'over') return null;
  const view = viewMode(state, null);
  if (view?.mode === MODES.guessWord) return hiddenOf(tableOf(state)) || null;
  if (view?.mode !== MODES.customPrompts || view.letters === 0) return null;
  const asked = state.content.customPrompts?.find(({ text, alt }) => text === view.text && alt === view.alt);
  return asked?.answer || null;
}

const textsOf = (value: unknown): string[] => JSON.stringify(value).match(/[\p{L}'-]+/gu) ?? [];

/** Watches that answers come from players alone. */
class Whispers {
  /** What players wrote so far, and words that practice showed them: they may say what they like. */
  readonly #said = new Set<string>();

  check(state: MatchState, events: readonly MatchEvent[], input: MatchInput | null): void {
    if (input?.k === 'submit') for (const text of textsOf(input.word)) this.#said.add(text);
    for (const event of events) {
      if ('word' in event) this.#said.add(event.word);
    }
    for (const { draft } of state.players) this.#said.add(draft);
    const view = viewMode(state, null);
    if (view?.mode === MODES.guessWord) for (const { word } of view.guesses) this.#said.add(word);
    const secret = secretWord(state);
    if (secret === null || this.#said.has(secret)) return;
    const shown = textsOf([events.filter(({ e }) => e !== 'draft'), viewMatch(state, null), viewMode(state, null)]);
    const hinted = view?.mode === MODES.guessWord && view.meaning?.toUpperCase().includes(secret);
    if (hinted || shown.includes(secret)) throw new Error(`the room is told ${secret}`);
  }
}

/** Plays a match: the actions first, then the clock alone until it is over. Throws at the first thing that is wrong. */
export function runFuzz(setup: MatchSetup, actions: readonly FuzzAction[]): FuzzedMatch {
  const answers: unknown[] = [];
  const words = recordAnswers(FUZZ_WORDS, (answer) => answers.push(answer));
  const { state, events } = createMatch(setup, words, 0);
  const inputs: MatchInput[] = [];
  const turns = new TurnHashes();
  const whispers = new Whispers();
  const watch = (caused: readonly MatchEvent[], input: MatchInput | null): void => {
    checkInvariants(state);
    whispers.check(state, caused, input);
    if (turns.note(state)) checkSecrets(state);
  };
  const feed = (input: MatchInput): void => {
    inputs.push(input);
    watch(step(state, input, words), input);
  };
  watch(events, null);
  for (const action of actions) {
    const input = inputOf(action, state, FUZZ_WORDS, nextDeadline(state) ?? state.now);
    if (input !== null && state.phase === 'playing') feed(input);
  }
  for (let i = 0; state.phase === 'playing'; i++) {
    if (i === MOST_STEPS) throw new Error(`mode ${setup.rules.mode}: the clock does not end the match`);
    feed({ k: 'time', at: nextDeadline(state) ?? state.now });
  }
  // What is kept is text: the log must survive it.
  const log = JSON.parse(JSON.stringify({ setup, at: 0, inputs, answers })) as MatchLog;
  return { log, state, hashes: turns.list };
}

/** Plays the log again, without a dictionary: the fingerprint of each of its turns. */
export function replayHashes(log: MatchLog): readonly string[] {
  const words = replayAnswers(log.answers);
  const { state } = createMatch(log.setup, words, log.at);
  const turns = new TurnHashes();
  turns.note(state);
  for (const input of log.inputs) {
    step(state, input, words);
    turns.note(state);
  }
  return turns.list;
}
