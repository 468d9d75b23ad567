import type { IndexedLanguage, MatchEvent, MatchContent, Scenario, SeatId, WordSource } from '@syllaboom/engine';
import { systemClock } from '#platform/clock/clock.ts';
import { randomId } from '#platform/ids/random-id.ts';
import type { GameContext } from '../game-context.ts';
import { MatchDriver } from './match-driver.ts';
import { MatchBroadcaster, sendAlphabet } from './match-events.ts';
import { gatherContent } from './match-content.ts';
import { MatchRecording } from './match-recording.ts';
import { finishedMatch, leftPlayersOf, seatedOf } from './match-result.ts';
import type { Member } from '../seats/member.ts';
import { ModeViews } from '../state/mode-views.ts';
import { clearMatch, showMatch } from '../state/projection.ts';
import { type DrawnScenario, drawScenario } from '../settings/scenarios.ts';
import { drawSeed } from './draw-seed.ts';
import { type AnnouncedMatch, matchSetupOf, versusMsOf } from './match-setup.ts';
import type { SolveLog } from './solve-log.ts';
import { changeSeats } from './between-matches.ts';

const MATCH_ID_LENGTH = 20;

interface Running {
  readonly matchId: string;
  readonly startedAt: Date;
  /** Of the dictionary that it began with, and keeps. */
  readonly dictionaryVersion: string;
  readonly driver: MatchDriver;
  /** Who sat down, also those who came or left meanwhile. */
  readonly seated: Map<string, Member>;
  /** Somebody ended it before its time. */
  isCalledOff: boolean;
}

/** The room's match: started, fed, shown, told, ended, kept. */
export class MatchRun {
  readonly recording: MatchRecording;
  readonly #room: GameContext;
  readonly #words: WordSource;
  readonly #broadcaster: MatchBroadcaster;
  readonly #views: ModeViews;
  /** Whose letters the room's state does not show yet. */
  readonly #typists = new Set<string>();
  #running: Running | null = null;
  /** Matches of this room so far. */
  #matches = 0;
  #isDisposed = false;
  #cancelReturn: () => void = () => undefined;
  #cancelBegin: () => void = () => undefined;
  /** Called with its players before anything of a match is told. */
  onStart: (players: readonly Member[]) => void = () => undefined;
  /** Called when the last match is over and told. */
  onOver: () => void = () => undefined;
  /** Called when the room is back in its lobby. */
  onReturn: (isCalledOff: boolean) => void = () => undefined;
  /** Called when a fault of the server broke the match off. */
  onFault: () => void = () => undefined;

  constructor(room: GameContext, solves: SolveLog) {
    this.#room = room;
    this.#words = (language: IndexedLanguage) =>
      room.ports.words.get(language as Parameters<typeof room.ports.words.get>[0]);
    this.#broadcaster = new MatchBroadcaster(room, solves);
    this.#views = new ModeViews(room);
    this.recording = new MatchRecording(room);
  }

  get driver(): MatchDriver | null {
    return this.#running?.driver ?? null;
  }

  /** Whether the seat still plays in the running match. */
  isAlive(seat: string): boolean {
    return this.driver?.state.players.some((player) => player.seat === seat && player.hearts > 0) ?? false;
  }

  /** Announces the match; its first turn begins after the reel of the random preset, or the versus picture of two. */
  start(players: readonly Member[]): void {
    this.#cancelReturn();
    const { state, kind } = this.#room;
    const matchId = kind.matchId ?? randomId(MATCH_ID_LENGTH);
    this.onStart(players);
    this.recording.forgetMissed();
    state.phase = 'playing';
    state.started = true;
    state.countdown = 0;
    // Whoever plays goes on playing until they say otherwise.
    for (const { shown } of players) Object.assign(shown, { heart: state.heart, autoJoin: !shown.bot, idle: false });
    this.#room.series.begin(players);
    this.#room.relist();
    this.#room.patch();
    const reel = drawScenario(this.#room);
    const versus = versusMsOf(this.#room, players, reel !== null);
    this.#room.broadcast('start', { matchId, versusMs: versus });
    const drawn = reel && this.#showReel(reel);
    const pauseMs = drawn ? this.#room.flow.reelMs : versus;
    const begin = (content: MatchContent) => this.#begin({ matchId, seed, players, content, drawn });
    const seed = drawSeed();
    const gathering = gatherContent(this.#room, seed, players);
    if (gathering) this.#beginWith(gathering, pauseMs, begin);
    else if (pauseMs === 0) begin({});
    else this.#cancelBegin = this.#room.later(pauseMs, () => begin({}));
  }

  /** The reel of preset 99. */
  #showReel({ drawn, options }: DrawnScenario): Scenario {
    const ids = options.map(({ id }) => id);
    this.#room.broadcast('scenario-drawn', { sc: drawn.id, options: ids, lastsMs: this.#room.flow.reelMs });
    return drawn;
  }

  #beginWith(gathering: Promise<MatchContent>, pauseMs: number, begin: (content: MatchContent) => void): void {
    const from = this.#room.now();
    gathering.then(
      (content) => {
        if (this.#isDisposed) return;
        const leftMs = from + pauseMs - this.#room.now();
        this.#cancelBegin = this.#room.later(Math.max(0, leftMs), () => begin(content));
      },
      (cause: unknown) => {
        if (!this.#isDisposed) this.#breakOff(cause);
      },
    );
  }

  #begin(announced: AnnouncedMatch): void {
    try {
      this.#seat(announced);
    } catch (cause) {
      this.#breakOff(cause);
    }
  }

  #seat(announced: AnnouncedMatch): void {
    const { matchId, players, drawn } = announced;
    const { settings, state } = this.#room;
    // Whoever left during the versus picture sits down and is out at once: the others see why.
    const gone = players.filter((member) => member.gone);
    const setup = matchSetupOf(this.#room, announced);
    const driver = new MatchDriver(
      setup,
      this.#words,
      this.#room,
      (events) => this.#happened(events),
      (cause) => this.#breakOff(cause),
    );
    const seated = seatedOf(
      this.#room.roster,
      players.map((member) => member.seat),
    );
    const dictionaryVersion = this.#room.ports.words.version(settings.locale);
    this.#running = { matchId, startedAt: systemClock.now(), dictionaryVersion, driver, seated, isCalledOff: false };
    state.drawn = drawn?.id ?? 0;
    this.#matches += 1;
    this.#room.announce('matchStarted', { number: this.#matches, mode: settings.mode, sc: setup.rules.scenario });
    if (drawn) this.#room.announce('scenarioDrawn', { sc: drawn.id, name: drawn.key });
    driver.begin();
    for (const member of gone) this.leave(member.seat);
    for (const member of players) if (!member.gone && !member.bot && !member.client) this.drop(member.seat);
  }

  drop(seat: SeatId): void {
    this.driver?.feed({ k: 'drop', at: this.#room.now(), seat });
  }
  comeBack(seat: SeatId): void {
    this.driver?.feed({ k: 'return', at: this.#room.now(), seat });
  }
  leave(seat: SeatId): void {
    this.driver?.feed({ k: 'leave', at: this.#room.now(), seat });
  }
  /** Somebody sits down while the match runs (mode 99). */
  join(member: Member): void {
    if (!this.#running) return;
    this.#running.seated.set(member.seat, member);
    const language = this.#room.languageOf(member);
    this.driver?.feed({ k: 'join', at: this.#room.now(), seat: member.seat, language });
    this.showMode(member);
  }
  /** Shows what the running mode shows to somebody who has just come. */
  showMode(member: Member): void {
    this.showDrafts();
    if (this.driver) this.#views.show(member, this.driver.state);
  }
  /** Tells somebody who is back what nobody told them meanwhile: what the mode shows, what the others have typed, their letters, the result. */
  catchUp(member: Member): void {
    this.showMode(member);
    for (const { seat, draft } of this.driver?.state.players ?? [])
      if (seat !== member.seat) this.#room.sendDraft(member, { id: seat, d: { t: 'r', w: draft } });
    const own = this.driver?.state.players.find(({ seat }) => seat === member.seat);
    if (own) sendAlphabet(this.#room, member, own);
    if (!this.#room.state.started) this.recording.sendResultAgain(member);
  }
  /** The result has been looked at for long enough: the room is back in its lobby. */
  returnNow(): void {
    if (this.#room.state.phase !== 'winner') return;
    this.#cancelReturn();
    this.#returnToLobby(false);
  }
  /** Somebody ends the match for everybody, before its time. */
  stop({ seat, shown }: Member): void {
    const running = this.#running;
    if (!running) return;
    running.isCalledOff = true;
    this.#room.announce('matchStopped', { name: shown.username });
    running.driver.feed({ k: 'stop', at: this.#room.now(), seat });
  }
  /** Ends the match by nobody's will: the server goes down, or nobody is left to play. Nobody wins or loses by it. */
  halt(): void {
    const running = this.#running;
    if (!running) return;
    running.isCalledOff = true;
    running.driver.feed({ k: 'halt', at: this.#room.now() });
  }

  /** An announced match does not begin, a running one stops: nothing becomes of it. */
  cancel(): void {
    this.#cancelBegin();
    this.#stop();
  }

  /** The room is closing: nothing may fire any more. */
  dispose(): void {
    this.#isDisposed = true;
    this.#stop();
  }

  #stop(): void {
    this.#running?.driver.stop();
    this.#running = null;
  }

  #happened(events: readonly MatchEvent[]): void {
    const running = this.#running;
    if (!running) return;
    const match = running.driver.state;
    if (events.every((event) => event.e === 'draft')) return this.#typed(events, match);
    showMatch(this.#room.state, match, this.#room.roster);
    if (match.phase === 'over') this.#showOver(running);
    this.#room.patch();
    // What the mode shows belongs to the state after all of it; the end is told last.
    for (const event of events) if (event.e !== 'over') this.#broadcaster.emit(event, match);
    this.#views.emit(events, match);
    for (const event of events) if (event.e === 'over') this.#broadcaster.emit(event, match);
    if (match.phase === 'over') this.#over(running);
  }

  /** Typing changes nothing that a patch or a mode's view carries. */
  #typed(events: readonly MatchEvent[], match: MatchDriver['state']): void {
    for (const event of events) {
      if (event.e !== 'draft') continue;
      this.#typists.add(event.seat);
      this.#broadcaster.emit(event, match);
    }
  }

  /** Brings what is being typed into the room's state. Only who comes in later reads it there; keys don't pay for it. */
  showDrafts(): void {
    const match = this.driver?.state;
    for (const { seat, draft } of match?.players ?? []) {
      if (!this.#typists.has(seat)) continue;
      const shown = this.#room.roster.get(seat)?.shown;
      if (shown) shown.draft = draft;
      if (seat === match?.holder) this.#room.state.word = draft;
    }
    this.#typists.clear();
  }

  #showOver({ driver, seated }: Running): void {
    const { rules, winner } = driver.state;
    this.#room.series.count(rules, [...seated.values()], seated.get(winner ?? ''));
    this.#room.state.started = false;
    this.#room.state.phase = 'winner';
    this.#room.state.turnEndsAt = -1;
  }

  #over(running: Running): void {
    const { roomId, settings, flow, kind } = this.#room;
    this.#running = null;
    running.driver.stop();
    const about = {
      matchId: running.matchId,
      roomId,
      startedAt: running.startedAt,
      endedAt: systemClock.now(),
      heldMs: settings.watchDelay * flow.watchSecondMs,
      locale: settings.locale,
      dictionaryVersion: running.dictionaryVersion,
      ranked: kind.matchId === null ? null : { leavers: leftPlayersOf(running.seated) },
    };
    this.recording.finish(finishedMatch(about, running.driver, running.seated), running.driver, running.seated);
    this.#room.relist();
    // A booked match has no lobby to return to.
    if (kind.hosted)
      this.#cancelReturn = this.#room.later(flow.backToLobbyMs, () => this.#returnToLobby(running.isCalledOff));
    this.onOver();
  }

  /** A bug stopped the match: nobody waits for a turn that never ends, and nothing of it is kept. */
  #breakOff(cause: unknown): void {
    this.#room.log.error({ part: 'rooms', room: this.#room.roomId, err: cause }, 'A match was broken off by a fault');
    this.#stop();
    this.#room.state.started = false;
    this.#returnToLobby(true);
    this.#room.broadcast('stop', { reason: 'fault' });
    this.#room.relist();
    this.onFault();
    this.onOver();
  }

  #returnToLobby(isCalledOff: boolean): void {
    this.#room.state.phase = 'lobby';
    this.recording.forget();
    clearMatch(this.#room.state, this.#room.roster);
    this.#room.tidy();
    changeSeats(this.#room);
    this.#room.relist();
    this.#room.patch();
    this.onReturn(isCalledOff);
  }
}
