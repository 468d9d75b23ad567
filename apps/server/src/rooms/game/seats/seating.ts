import type { JoinRoomOptions } from '@syllaboom/contracts';
import { asSeatId, modeTraits, playerLimit } from '@syllaboom/engine';
import { tabOf } from '#platform/rooms/base-room.ts';
import type { RecentLines } from '../../chat/recent-lines.ts';
import type { RoomIdentity } from '../../ports.ts';
import type { Discipline } from './discipline.ts';
import type { GameContext } from '../game-context.ts';
import type { HostPowers } from '../host/host-powers.ts';
import type { MatchRun } from '../match/match-run.ts';
import type { MatchStart } from '../match/match-start.ts';
import { type GameClient, type Member, seatPerson } from './member.ts';
import { mayWatch, wouldPlay } from './places.ts';
import { prepareLanguages, showLanguages, showSettings } from '../settings/settings.ts';
import type { SolveLog } from '../match/solve-log.ts';
import type { Yapping } from '../match/yapping.ts';

/** The bomb that is everybody's. */
const PLAIN_BOMB = 0;

/** People coming, dropping, coming back, watching and leaving. */
export class Seating {
  readonly #room: GameContext;
  readonly #run: MatchRun;
  readonly #start: MatchStart;
  readonly #host: HostPowers;
  readonly #said: RecentLines;
  readonly #solves: SolveLog;
  readonly #yapping: Yapping;
  readonly #discipline: Discipline;

  constructor(
    room: GameContext,
    parts: {
      readonly run: MatchRun;
      readonly start: MatchStart;
      readonly host: HostPowers;
      readonly said: RecentLines;
      readonly solves: SolveLog;
      readonly yapping: Yapping;
      readonly discipline: Discipline;
    },
  ) {
    this.#room = room;
    this.#run = parts.run;
    this.#start = parts.start;
    this.#host = parts.host;
    this.#said = parts.said;
    this.#solves = parts.solves;
    this.#yapping = parts.yapping;
    this.#discipline = parts.discipline;
  }

  /** Whether there is a place: a seat at the table, or room among those who watch. */
  hasPlace(options: JoinRoomOptions): boolean {
    return wouldPlay(this.#room, options) || mayWatch(this.#room);
  }

  /** Gives a place: as a player, else as a spectator. */
  join(client: GameClient, identity: RoomIdentity, options: JoinRoomOptions): Member {
    const room = this.#room;
    const plays = wouldPlay(room, options);
    const member = seatPerson(asSeatId(client.sessionId), identity, options.locale ?? identity.locale, !plays);
    // Who came to play and found the match running or the table full plays next time; who is seated while a result is shown stays seated.
    member.shown.autoJoin = plays || !options.spectate;
    member.lastActionAt = room.now();
    room.roster.add(member);
    room.state.players.set(member.seat, member.shown);
    this.#connect(member, client);
    showLanguages(room);
    prepareLanguages(room);
    room.relist();
    room.patch();
    this.#run.showMode(member);
    room.broadcast('new', { id: member.seat }, client);
    room.announce('joined', { name: member.shown.username });
    // After the line that says who came.
    if (room.state.host === '') this.#found(member);
    return member;
  }

  /** The first to come is the host, and brings the bomb that they wear to a table that has none of its own yet. */
  #found(member: Member): void {
    const room = this.#room;
    const worn = member.identity?.bomb ?? PLAIN_BOMB;
    if (room.kind.hosted && room.settings.bomb === PLAIN_BOMB && worn !== PLAIN_BOMB) {
      room.settings = { ...room.settings, bomb: worn };
      showSettings(room.state, room.settings);
    }
    this.#host.appoint(member);
  }

  /** The same person on a new socket. */
  comeBack(member: Member, client: GameClient): void {
    this.#connect(member, client);
    member.shown.dc = false;
    this.#run.comeBack(member.seat);
    this.#room.relist();
    this.#room.patch();
    this.#run.catchUp(member);
    this.#room.broadcast('dc', { id: member.seat, dc: false });
  }

  #connect(member: Member, client: GameClient): void {
    const { ports, roomId } = this.#room;
    member.client = client;
    member.token = `${roomId}:${client.reconnectionToken}`;
    member.tab = tabOf(client);
    if (member.identity) ports.reconnections.save(member.identity.playerId, roomId, member.token);
    this.#room.send(member, 'clock', { now: this.#room.now() });
    const lines = this.#said.linesFor(member.chatPermissions);
    this.#room.send(member, 'chat-history', { lines, solves: this.#solves.lines });
    this.#discipline.greet(member);
  }

  /** The socket broke; the seat waits and the fuse burns on. */
  drop(member: Member): void {
    member.client = null;
    member.shown.dc = true;
    this.#run.drop(member.seat);
    this.#room.patch();
    this.#room.broadcast('dc', { id: member.seat, dc: true });
  }

  /** Gone for good. In a running match the token stays on the table, without hearts. */
  leave(member: Member): void {
    const room = this.#room;
    if (member.gone) return;
    member.gone = true;
    member.client = null;
    member.shown.dc = true;
    if (member.identity) room.ports.reconnections.clear(member.identity.playerId, room.roomId);
    const isPlaying = room.state.phase === 'playing' && !member.shown.spectating;
    if (isPlaying) this.#run.leave(member.seat);
    if (isPlaying && !modeTraits(room.settings.mode).isDropIn) {
      member.shown.heart = 0;
      member.shown.eliminated = true;
      room.broadcast('dc', { id: member.seat, dc: true });
    } else room.remove(member);
    if (!this.#host.hasAnnounced(member)) room.announce('left', { name: member.shown.username });
    if (room.isHost(member)) this.#host.succeed();
    if (!member.shown.spectating) this.#start.deserted();
    // Bots don't play on for nobody.
    if (room.roster.people().length === 0) this.#run.halt();
    else this.#yapping.endIfDeserted();
    room.relist();
    room.patch();
  }

  /** Play or watch; not while a match runs. */
  toggleSpectating(member: Member): void {
    const room = this.#room;
    const { shown } = member;
    if (room.isBusy()) return room.refuse(member, 'running');
    const hasPlace = shown.spectating ? room.roster.players().length < playerLimit(room.settings) : mayWatch(room);
    if (!hasPlace) return room.refuse(member, 'roomFull');
    shown.spectating = !shown.spectating;
    shown.autoJoin = !shown.spectating;
    shown.idle = false;
    prepareLanguages(room);
    room.relist();
    room.patch();
    room.broadcast('spectate', { id: member.seat, spectating: shown.spectating });
  }

  setAutoJoin(member: Member, on: boolean): void {
    member.shown.autoJoin = on;
    if (on) member.shown.idle = false;
    this.#room.patch();
  }

  /** A player's own language counts in multi-language rooms. */
  chooseLanguage(member: Member, locale: Member['locale']): void {
    const room = this.#room;
    if (room.isBusy()) return room.refuse(member, 'running');
    member.locale = locale;
    member.shown.locale = locale;
    showLanguages(room);
    prepareLanguages(room);
    room.patch();
    room.broadcast('lang-set', { id: member.seat, locale });
  }
}
