import type { JoinRoomOptions } from '@syllaboom/contracts';
import { asSeatId, MODES, playerLimit } from '@syllaboom/engine';
import { tabOf } from '#platform/rooms/base-room.ts';
import type { RecentLines } from '../chat/recent-lines.ts';
import type { RoomIdentity } from '../ports.ts';
import type { Discipline } from './discipline.ts';
import type { GameTable } from './game-table.ts';
import type { HostPowers } from './host-powers.ts';
import type { MatchRun } from './match-run.ts';
import { type GameClient, type Member, seatPerson } from './member.ts';
import { mayWatch, wouldPlay } from './places.ts';
import { prepareLanguages, showLanguages } from './settings.ts';
import type { SolveLog } from './solve-log.ts';
import type { Yapping } from './yapping.ts';

/** People coming, dropping, coming back, watching and leaving. */
export class Seating {
  readonly #table: GameTable;
  readonly #run: MatchRun;
  readonly #host: HostPowers;
  readonly #said: RecentLines;
  readonly #solves: SolveLog;
  readonly #yapping: Yapping;
  readonly #discipline: Discipline;

  constructor(
    table: GameTable,
    parts: {
      readonly run: MatchRun;
      readonly host: HostPowers;
      readonly said: RecentLines;
      readonly solves: SolveLog;
      readonly yapping: Yapping;
      readonly discipline: Discipline;
    },
  ) {
    this.#table = table;
    this.#run = parts.run;
    this.#host = parts.host;
    this.#said = parts.said;
    this.#solves = parts.solves;
    this.#yapping = parts.yapping;
    this.#discipline = parts.discipline;
  }

  /** Whether there is a place: a seat at the table, or room among those who watch. */
  hasPlace(options: JoinRoomOptions): boolean {
    return wouldPlay(this.#table, options) || mayWatch(this.#table);
  }

  /** Gives a place: as a player, else as a spectator. */
  join(client: GameClient, identity: RoomIdentity, options: JoinRoomOptions): Member {
    const table = this.#table;
    const plays = wouldPlay(table, options);
    const member = seatPerson(asSeatId(client.sessionId), identity, options.locale ?? identity.locale, !plays);
    // Who came to play and found the match running or the table full plays next time.
    member.shown.autoJoin = !plays && !options.spectate;
    member.heardAt = table.now();
    table.roster.add(member);
    table.state.players.set(member.seat, member.shown);
    this.#connect(member, client);
    showLanguages(table);
    prepareLanguages(table);
    table.relist();
    table.patch();
    this.#run.showMode(member);
    table.broadcast('new', { id: member.seat }, client);
    table.announce('joined', { name: member.shown.username });
    // After the line that says who came.
    if (table.state.host === '') this.#host.appoint(member);
    return member;
  }

  /** The same person on a new socket. */
  comeBack(member: Member, client: GameClient): void {
    this.#connect(member, client);
    member.shown.dc = false;
    this.#run.comeBack(member.seat);
    this.#table.relist();
    this.#table.patch();
    this.#run.catchUp(member);
    this.#table.broadcast('dc', { id: member.seat, dc: false });
  }

  #connect(member: Member, client: GameClient): void {
    const { ports, roomId } = this.#table;
    member.client = client;
    member.token = `${roomId}:${client.reconnectionToken}`;
    member.tab = tabOf(client);
    if (member.identity) ports.reconnections.save(member.identity.playerId, roomId, member.token);
    this.#table.send(member, 'clock', { now: this.#table.now() });
    const lines = this.#said.linesFor(member.manners);
    this.#table.send(member, 'chat-history', { lines, solves: this.#solves.lines });
    this.#discipline.greet(member);
  }

  /** The socket broke; the seat waits and the fuse burns on. */
  drop(member: Member): void {
    member.client = null;
    member.shown.dc = true;
    this.#run.drop(member.seat);
    this.#table.patch();
    this.#table.broadcast('dc', { id: member.seat, dc: true });
  }

  /** Gone for good. In a running match the token stays on the table, without hearts [R0249]. */
  leave(member: Member): void {
    const table = this.#table;
    if (member.gone) return;
    member.gone = true;
    member.client = null;
    member.shown.dc = true;
    if (member.identity) table.ports.reconnections.clear(member.identity.playerId, table.roomId);
    const isPlaying = table.state.phase === 'playing' && !member.shown.spectating;
    if (isPlaying) this.#run.leave(member.seat);
    if (isPlaying && table.settings.mode !== MODES.yapping) {
      member.shown.heart = 0;
      member.shown.eliminated = true;
      table.broadcast('dc', { id: member.seat, dc: true });
    } else table.remove(member);
    table.announce('left', { name: member.shown.username });
    if (table.isHost(member)) this.#host.succeed();
    // Bots don't play on for nobody.
    if (table.roster.people().length === 0) this.#run.halt();
    else this.#yapping.endIfDeserted();
    table.relist();
    table.patch();
  }

  /** Play or watch; not while a match runs [R0238 R0419]. */
  toggleSpectating(member: Member): void {
    const table = this.#table;
    const { shown } = member;
    if (table.isBusy()) return table.refuse(member, 'running');
    const hasPlace = shown.spectating ? table.roster.players().length < playerLimit(table.settings) : mayWatch(table);
    if (!hasPlace) return table.refuse(member, 'roomFull');
    shown.spectating = !shown.spectating;
    shown.autoJoin = false;
    shown.idle = false;
    prepareLanguages(table);
    table.relist();
    table.patch();
    table.broadcast('spectate', { id: member.seat, spectating: shown.spectating });
  }

  setAutoJoin(member: Member, on: boolean): void {
    member.shown.autoJoin = on;
    if (on) member.shown.idle = false;
    this.#table.patch();
  }

  /** A player's own language counts in multi-language rooms [R0441 R0464]. */
  chooseLanguage(member: Member, locale: Member['locale']): void {
    const table = this.#table;
    if (table.isBusy()) return table.refuse(member, 'running');
    member.locale = locale;
    member.shown.locale = locale;
    showLanguages(table);
    prepareLanguages(table);
    table.patch();
    table.broadcast('lang-set', { id: member.seat, locale });
  }
}
