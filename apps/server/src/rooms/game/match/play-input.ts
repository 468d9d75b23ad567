import type { ClientMessages, DraftRelay } from '@syllaboom/contracts';
import {
  canonicalWord,
  FRESH_TRACE,
  isTrusted,
  mayBeSkipped,
  modeTraits,
  type SeatId,
  submitBudget,
  traceDraft,
  traceSubmit,
  type TypingTrace,
} from '@syllaboom/engine';
import type { GameContext } from '../game-context.ts';
import type { MatchDriver } from './match-driver.ts';
import type { MatchRun } from './match-run.ts';
import type { Member } from '../seats/member.ts';

/** Who is out or only watches can change nothing: the match's log must not grow with what they send. */
const isPlaying = ({ players }: MatchDriver['state'], seat: SeatId): boolean =>
  players.some((player) => player.seat === seat && player.hearts > 0);
const mayType = (match: MatchDriver['state'], seat: SeatId): boolean =>
  (match.holder === null || match.holder === seat) && isPlaying(match, seat);

/** Hands what people type to the running match. The rules decide what counts. */
export class PlayInput {
  readonly #room: GameContext;
  readonly #run: MatchRun;
  /** What the drafts of a match tell of each person's hands; gone with the match. */
  readonly #traces = new WeakMap<MatchDriver, Map<SeatId, TypingTrace>>();

  constructor(room: GameContext, run: MatchRun) {
    this.#room = room;
    this.#run = run;
  }

  submit(member: Member, { word, t }: ClientMessages['submit']): void {
    const at = this.#room.now();
    const budget = submitBudget(member.recentSubmits, at);
    member.recentSubmits = budget.recent;
    if (!budget.allowed) return;
    const { driver } = this.#run;
    if (!driver) return this.#room.refuse(member, 'notRunning');
    if (!isPlaying(driver.state, member.seat)) return;
    if (typeof word === 'number') return this.#choose(driver, member, word, at);
    const canonical = canonicalWord(word, this.#room.languageOf(member));
    const typed = canonical === '' || this.#isTyped(driver, member, canonical, at);
    driver.feed({
      k: 'submit',
      at,
      seat: member.seat,
      word: canonical,
      creditMs: this.#room.lagMs(member.seat) ?? 0,
      ...(t === true || !typed ? { untrusted: true } : {}),
    });
  }

  /** An answer or a card by its number. */
  #choose(driver: MatchDriver, member: Member, choice: number, at: number): void {
    if (!modeTraits(this.#room.settings.mode).hasChoices) return this.#room.refuse(member, 'badValue');
    const creditMs = this.#room.lagMs(member.seat) ?? 0;
    driver.feed({ k: 'choose', at, seat: member.seat, choice, creditMs });
  }

  draft(member: Member, delta: DraftRelay['d']): void {
    const { driver } = this.#run;
    if (!driver || !mayType(driver.state, member.seat)) return;
    const at = this.#room.now();
    const { traces, trace, since } = this.#traceOf(driver, member.seat);
    traces.set(member.seat, traceDraft(trace, delta, since, at));
    driver.feed({ k: 'draft', at, seat: member.seat, delta });
  }

  /** Whether hands can have typed what this person sent in this match. */
  #isTyped(driver: MatchDriver, { seat }: Member, word: string, at: number): boolean {
    // Letters that are laid by touch tell nothing of hands.
    if (modeTraits(this.#room.settings.mode).laysLetters) return true;
    const { traces, trace, since } = this.#traceOf(driver, seat);
    const judged = traceSubmit(trace, word.length, since, at);
    traces.set(seat, judged);
    return isTrusted(judged);
  }

  /** Of whoever sits there: all traces of the match, the own one, and since when they could type what comes now. */
  #traceOf(driver: MatchDriver, seat: SeatId): { traces: Map<SeatId, TypingTrace>; trace: TypingTrace; since: number } {
    const traces = this.#tracesOf(driver);
    const trace = traces.get(seat) ?? FRESH_TRACE;
    const { keepsDrafts } = modeTraits(this.#room.settings.mode);
    // Where drafts outlast the prompt, a word takes from the one before it.
    const since = keepsDrafts ? trace.sentAt : driver.state.turnStartedAt;
    return { traces, trace, since };
  }

  #tracesOf(driver: MatchDriver): Map<SeatId, TypingTrace> {
    const known = this.#traces.get(driver);
    if (known) return known;
    const traces = new Map<SeatId, TypingTrace>();
    this.#traces.set(driver, traces);
    return traces;
  }

  /** On to the result, once nobody but bots plays; for whoever played. */
  skip(member: Member): void {
    const { driver } = this.#run;
    if (!driver) return this.#room.refuse(member, 'notRunning');
    if (!mayBeSkipped(driver.state, member.seat)) return this.#room.refuse(member, 'stillPlayed');
    driver.feed({ k: 'skip', at: this.#room.now(), seat: member.seat });
  }

  /** Practice: shows a word for the prompt; an empty submit does the same, but counts among the answers of its second. */
  showWord(member: Member): void {
    const { driver } = this.#run;
    if (!driver) return this.#room.refuse(member, 'notRunning');
    if (isPlaying(driver.state, member.seat))
      driver.feed({ k: 'submit', at: this.#room.now(), seat: member.seat, word: '', creditMs: 0 });
  }

  /** Practice: the next prompt, please. */
  nextPrompt(member: Member): void {
    const { driver } = this.#run;
    if (driver && isPlaying(driver.state, member.seat))
      driver.feed({ k: 'next', at: this.#room.now(), seat: member.seat });
  }
}
