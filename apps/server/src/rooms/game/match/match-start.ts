import type { RoomRefusal } from '@syllaboom/contracts';
import { modeTraits, playerLimit } from '@syllaboom/engine';
import type { GameContext, LineParams } from '../game-context.ts';
import type { HostPowers } from '../host/host-powers.ts';
import { seatWaiting } from './between-matches.ts';
import type { MatchRun } from './match-run.ts';
import type { Member } from '../seats/member.ts';
import { lockOf } from '../settings/mode-locks.ts';
import { prepareLanguages, showLanguages } from '../settings/settings.ts';

/** Why no match begins. */
export interface StartRefusal {
  readonly code: RoomRefusal;
  readonly params?: LineParams;
}

/** From the host's Start to the match: waits for the dictionaries, counts down, seats the players. */
export class MatchStart {
  readonly #room: GameContext;
  readonly #run: MatchRun;
  readonly #host: HostPowers;
  /** What Start was pressed for while a dictionary was being built; null: nobody waits. */
  #waitingFor: string | null = null;
  #cancelCount: () => void = () => undefined;

  constructor(room: GameContext, run: MatchRun, host: HostPowers) {
    this.#room = room;
    this.#run = run;
    this.#host = host;
  }

  start(member: Member): void {
    if (!this.#host.guard(member)) return;
    // Whoever starts a match is not idle any more.
    if (member.shown.idle) member.shown.autoJoin = true;
    const refusal = this.begin(this.#room.flow.countdownSeconds);
    if (refusal) this.#room.refuse(member, refusal.code, refusal.params);
    else if (this.#waitingFor !== null) this.#room.refuse(member, 'languageBuilding');
  }

  /** Begins the countdown, or waits for the dictionaries first; the refusal when there can be no match. */
  begin(seconds: number): StartRefusal | null {
    const room = this.#room;
    if (room.isBusy()) return { code: 'running' };
    const { isDropIn, usesCategories } = modeTraits(room.settings.mode);
    // One comes and goes; there is no start.
    if (isDropIn) return { code: 'notAllowed' };
    this.#fitTable();
    if (room.roster.players().length === 0) return { code: 'noPlayers' };
    const { mode, monsters } = room.settings;
    const lock = lockOf(room, room.settings);
    if (lock !== null) return { code: 'modeLocked', params: { mode, reason: lock } };
    if (usesCategories && monsters.length === 0) return { code: 'noMonsters' };
    prepareLanguages(room);
    if (room.state.preparing) {
      this.#waitingFor = this.#asked;
      room.patch();
    } else this.#begin(seconds);
    return null;
  }

  /** The match that is counted down, or waits for a dictionary, does not begin. */
  callOff(): void {
    this.#waitingFor = null;
    if (this.#room.state.phase !== 'countdown') return;
    this.#cancelCount();
    this.#backToLobby();
    this.#room.broadcast('stop', { reason: 'startStopped' });
  }

  /** Somebody who would have played has left: nobody asked for a match that only one plays, so it does not begin. */
  deserted(): void {
    if (this.#room.state.phase !== 'countdown' || this.#room.roster.players().length !== 1) return;
    this.callOff();
    this.#room.announce('startDeserted', {});
  }

  /** What a match that started now would be. */
  get #asked(): string {
    const { mode, locale, mlang } = this.#room.settings;
    return [mode, locale, mlang].join();
  }

  /** The dictionaries are there: a start that waited goes on, unless the host has chosen something else meanwhile. */
  prepared(): void {
    const isWanted = this.#waitingFor === this.#asked;
    if (this.#waitingFor === null || this.#room.isBusy()) return;
    this.#waitingFor = null;
    if (isWanted) this.#fitTable();
    if (isWanted && this.#room.roster.players().length > 0) this.#begin(this.#room.flow.countdownSeconds);
  }

  #begin(seconds: number): void {
    this.#waitingFor = null;
    // Nobody is brought back to the lobby in the middle of the countdown.
    this.#run.returnNow();
    this.#count(seconds);
  }

  /** As many play as the room has seats for: its limit may have changed since they sat down. */
  #fitTable(): void {
    this.#giveUpSeats();
    seatWaiting(this.#room);
    showLanguages(this.#room);
  }

  /** Of more players than seats the bots go, then whoever came last watches until there is a seat; never the host. */
  #giveUpSeats(): void {
    const room = this.#room;
    const players = room.roster.players();
    const surplus = players.length - playerLimit(room.settings);
    if (surplus <= 0) return;
    const lastFirst = players.filter((member) => !room.isHost(member)).reverse();
    const bots = lastFirst.filter(({ bot }) => bot !== null);
    const people = lastFirst.filter(({ bot }) => bot === null);
    for (const member of [...bots, ...people].slice(0, surplus)) {
      if (member.bot) room.remove(member);
      else this.#letWatch(member);
    }
    room.relist();
    room.patch();
  }

  #letWatch(member: Member): void {
    member.shown.spectating = true;
    member.shown.autoJoin = true;
    this.#room.broadcast('spectate', { id: member.seat, spectating: true });
    this.#room.refuse(member, 'roomFull');
  }

  #count(n: number): void {
    const { state } = this.#room;
    state.phase = 'countdown';
    state.countdown = n;
    this.#room.patch();
    if (n > 0) this.#room.broadcast('countdown', { n });
    if (n > 0) this.#cancelCount = this.#room.later(this.#room.flow.secondMs, () => this.#count(n - 1));
    else this.#go();
  }

  #go(): void {
    const players = this.#room.roster.players();
    // Somebody may have left during the countdown.
    const isLocked = lockOf(this.#room, this.#room.settings) !== null;
    if (players.length > 0 && !isLocked) return this.#run.start(players);
    this.#backToLobby();
    this.#room.broadcast('stop', { reason: isLocked ? 'modeLocked' : 'noPlayers' });
  }

  #backToLobby(): void {
    const { state } = this.#room;
    state.phase = 'lobby';
    state.countdown = 0;
    this.#room.relist();
    this.#room.patch();
  }
}
