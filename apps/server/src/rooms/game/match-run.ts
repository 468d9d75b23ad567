import { randomInt } from 'node:crypto';
import {
  type IndexedLanguage,
  type MatchEvent,
  rulesFromSettings,
  type SeatId,
  type WordSource,
} from '@syllaboom/engine';
import { systemClock } from '#platform/clock/clock.ts';
import { randomId } from '#platform/ids/random-id.ts';
import type { ChatLog } from './chat-log.ts';
import type { GameContext } from './game-context.ts';
import { MatchDriver } from './match-driver.ts';
import { MatchTeller } from './match-events.ts';
import { MatchRecording } from './match-recording.ts';
import { finishedMatch, type Seated, seatedOf } from './match-result.ts';
import type { Member } from './member.ts';
import { clearMatch, showMatch } from './projection.ts';

const SEED_RANGE = 2 ** 32;
const MATCH_ID_LENGTH = 20;

interface Running {
  readonly matchId: string;
  readonly startedAt: Date;
  readonly driver: MatchDriver;
  readonly seated: Seated;
}

/** The room's match: started, fed, shown, told, ended, kept. */
export class MatchRun {
  readonly recording: MatchRecording;
  readonly #room: GameContext;
  readonly #words: WordSource;
  readonly #teller: MatchTeller;
  #running: Running | null = null;
  #cancelReturn: () => void = () => undefined;
  /** Called when the last match is over and told. */
  onOver: () => void = () => undefined;

  constructor(room: GameContext, log: ChatLog) {
    this.#room = room;
    this.#words = (language: IndexedLanguage) =>
      room.ports.words.get(language as Parameters<typeof room.ports.words.get>[0]);
    this.#teller = new MatchTeller(room, log);
    this.recording = new MatchRecording(room, this.#words);
  }

  get driver(): MatchDriver | null {
    return this.#running?.driver ?? null;
  }

  /** Whether the seat still plays in the running match. */
  isAlive(seat: string): boolean {
    return this.driver?.state.players.some((player) => player.seat === seat && player.hearts > 0) ?? false;
  }

  /** Announces the match; its first turn begins after the versus picture when two play. */
  start(players: readonly Member[]): void {
    this.#cancelReturn();
    const { state, flow } = this.#room;
    const matchId = randomId(MATCH_ID_LENGTH);
    state.phase = 'playing';
    state.started = true;
    state.countdown = 0;
    for (const { shown } of players) shown.heart = this.#room.settings.heart;
    this.#room.relist();
    this.#room.patch();
    this.#room.broadcast('start', { matchId });
    const versusMs = players.length === 2 ? (state.ranked ? flow.versusRankedMs : flow.versusMs) : 0;
    if (versusMs === 0) this.#begin(matchId, players);
    else this.#room.later(versusMs, () => this.#begin(matchId, players));
  }

  #begin(matchId: string, players: readonly Member[]): void {
    try {
      this.#seat(matchId, players);
    } catch (cause) {
      this.#breakOff(cause);
    }
  }

  #seat(matchId: string, players: readonly Member[]): void {
    const { settings, state } = this.#room;
    // Whoever left during the versus picture sits down and is out at once: the others see why.
    const gone = players.filter((member) => member.gone);
    const driver = new MatchDriver(
      {
        seed: randomInt(SEED_RANGE),
        rules: rulesFromSettings(settings, { ranked: state.ranked, calm: players.some((member) => member.calm) }),
        players: players.map((member) => ({
          seat: member.seat,
          language: this.#room.languageOf(member),
          ...(member.bot ? { bot: member.bot.profile } : {}),
        })),
      },
      this.#words,
      this.#room,
      (events) => this.#happened(events),
      (cause) => this.#breakOff(cause),
    );
    const seated = seatedOf(
      this.#room.roster,
      players.map((member) => member.seat),
    );
    this.#running = { matchId, startedAt: systemClock.now(), driver, seated };
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
  end(): void {
    this.driver?.feed({ k: 'end', at: this.#room.now() });
  }

  /** The room is closing: nothing may fire any more. */
  dispose(): void {
    this.#running?.driver.stop();
    this.#running = null;
  }

  #happened(events: readonly MatchEvent[]): void {
    const running = this.#running;
    if (!running) return;
    const match = running.driver.state;
    if (events.every((event) => event.e === 'draft')) this.#showDraft(match.holder);
    else {
      showMatch(this.#room.state, match, this.#room.roster);
      if (match.phase === 'over') this.#showOver();
      this.#room.patch();
    }
    for (const event of events) this.#teller.tell(event, match);
    if (match.phase === 'over') this.#over(running);
  }

  /** Typing changes nothing that a patch carries; only late joiners read it. */
  #showDraft(holder: SeatId | null): void {
    const draft = this.driver?.state.players.find((player) => player.seat === holder)?.draft ?? '';
    const shown = holder === null ? undefined : this.#room.roster.get(holder)?.shown;
    if (shown) shown.draft = draft;
    this.#room.state.word = draft;
  }

  #showOver(): void {
    this.#room.state.started = false;
    this.#room.state.phase = 'winner';
    this.#room.state.turnEndsAt = -1;
  }

  #over(running: Running): void {
    const { roomId, ports, settings, flow } = this.#room;
    this.#running = null;
    running.driver.stop();
    const about = {
      matchId: running.matchId,
      roomId,
      startedAt: running.startedAt,
      endedAt: systemClock.now(),
      locale: settings.locale,
      dictionaryVersion: ports.words.version(settings.locale),
    };
    this.recording.finish(finishedMatch(about, running.driver, running.seated), running.driver, running.seated);
    this.#room.relist();
    this.#cancelReturn = this.#room.later(flow.backToLobbyMs, () => this.#returnToLobby());
    this.onOver();
  }

  /** A bug stopped the match: nobody waits for a turn that never ends, and nothing of it is kept. */
  #breakOff(cause: unknown): void {
    this.#room.log.error({ part: 'rooms', room: this.#room.roomId, err: cause }, 'A match was broken off by a fault');
    this.dispose();
    this.#room.state.started = false;
    this.#returnToLobby();
    this.#room.broadcast('stop', { reason: 'fault' });
    this.#room.relist();
    this.onOver();
  }

  #returnToLobby(): void {
    this.#room.state.phase = 'lobby';
    clearMatch(this.#room.state, this.#room.roster);
    this.#room.tidy();
    this.#room.patch();
  }
}
