import type { ClientMessages, DraftRelay } from '@syllaboom/contracts';
import {
  canonicalWord,
  FRESH_TRACE,
  isTrusted,
  MODES,
  type ModeId,
  type SeatId,
  submitBudget,
  traceDraft,
  traceSubmit,
  type TypingTrace,
} from '@syllaboom/engine';
import type { GameContext } from './game-context.ts';
import type { MatchRun } from './match-run.ts';
import type { Member } from './member.ts';

/** Modes in which one chooses by number. */
const CHOOSING: readonly ModeId[] = [MODES.cardBet, MODES.trivia];
/** Modes in which words are drawn by touch: there is nothing typed to judge. */
const DRAWING: readonly ModeId[] = [MODES.scapes];

/** Hands what people type to the running match. The rules decide what counts. */
export class PlayInput {
  readonly #room: GameContext;
  readonly #run: MatchRun;
  /** What the drafts of the running match tell of each person's hands. */
  readonly #traces = new Map<SeatId, TypingTrace>();
  #tracedMatch: unknown = null;

  constructor(room: GameContext, run: MatchRun) {
    this.#room = room;
    this.#run = run;
  }

  submit(member: Member, { word, t }: ClientMessages['submit']): void {
    const at = this.#room.now();
    const budget = submitBudget(member.recentSubmits, at);
    member.recentSubmits = budget.recent;
    if (!budget.allowed) return;
    if (!this.#run.driver) return this.#room.refuse(member, 'notRunning');
    if (typeof word === 'number') return this.#choose(member, word, at);
    const typed = word === '' || this.#isTyped(member);
    this.#run.driver.feed({
      k: 'submit',
      at,
      seat: member.seat,
      word: canonicalWord(word, this.#room.languageOf(member)),
      creditMs: this.#room.lagMs(member.seat) ?? 0,
      ...(t === true || !typed ? { untrusted: true } : {}),
    });
  }

  /** An answer or a card by its number [R0447]. */
  #choose(member: Member, choice: number, at: number): void {
    if (!CHOOSING.includes(this.#room.settings.mode)) return this.#room.refuse(member, 'badValue');
    const creditMs = this.#room.lagMs(member.seat) ?? 0;
    this.#run.driver?.feed({ k: 'choose', at, seat: member.seat, choice, creditMs });
  }

  draft(member: Member, delta: DraftRelay['d']): void {
    const at = this.#room.now();
    if (this.#run.driver) this.#traces.set(member.seat, traceDraft(this.#traceOf(member), delta, at));
    this.#run.driver?.feed({ k: 'draft', at, seat: member.seat, delta });
  }

  /** Whether hands can have typed what this person sent in this match. */
  #isTyped(member: Member): boolean {
    if (DRAWING.includes(this.#room.settings.mode)) return true;
    const trace = traceSubmit(this.#traceOf(member));
    this.#traces.set(member.seat, trace);
    return isTrusted(trace);
  }

  #traceOf(member: Member): TypingTrace {
    if (this.#tracedMatch !== this.#run.driver) {
      this.#tracedMatch = this.#run.driver;
      this.#traces.clear();
    }
    return this.#traces.get(member.seat) ?? FRESH_TRACE;
  }

  /** Practice: shows a word for the prompt; an empty submit does the same. */
  showWord(member: Member): void {
    this.submit(member, { word: '' });
  }

  /** Practice: the next prompt, please. */
  nextPrompt(member: Member): void {
    this.#run.driver?.feed({ k: 'next', at: this.#room.now(), seat: member.seat });
  }
}
