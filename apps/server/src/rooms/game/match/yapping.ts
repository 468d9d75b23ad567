import { modeTraits, playerLimit } from '@syllaboom/engine';
import type { GameContext } from '../game-context.ts';
import type { MatchRun } from './match-run.ts';
import type { Member } from '../seats/member.ts';
import { prepareLanguages, showLanguages } from '../settings/settings.ts';

/**
 * Mode 99: a match that nobody starts. It runs from the first who joins to the last who leaves, in segments, and people
 * come and go meanwhile. Whoever has not joined watches.
 */
export class Yapping {
  readonly #room: GameContext;
  readonly #run: MatchRun;

  constructor(room: GameContext, run: MatchRun) {
    this.#room = room;
    this.#run = run;
  }

  get isOn(): boolean {
    return modeTraits(this.#room.settings.mode).isDropIn;
  }

  join(member: Member): void {
    const room = this.#room;
    if (!this.isOn) return room.refuse(member, 'notAllowed');
    if (!member.shown.spectating) return;
    if (room.roster.players().length >= playerLimit(room.settings)) return room.refuse(member, 'roomFull');
    prepareLanguages(room);
    if (room.state.preparing) return room.refuse(member, 'languageBuilding');
    this.#seat(member, true);
    if (this.#run.driver) this.#run.join(member);
    else {
      // Whom the engine does not seat in a running match is told of here.
      room.broadcast('yapping-joined', { id: member.seat });
      if (room.state.phase === 'lobby') this.#run.start(room.roster.players());
      // Between two segments the next one takes everybody along.
    }
    room.relist();
    room.patch();
    room.announce('yappingJoined', { name: member.shown.username });
  }

  /** Gives the seat up and watches on. */
  leave(member: Member): void {
    if (member.shown.spectating) return;
    this.#seat(member, false);
    this.#run.leave(member.seat);
    this.#room.announce('yappingLeft', { name: member.shown.username });
    this.endIfDeserted();
    this.#room.relist();
    this.#room.patch();
  }

  /** Ends the running match, if one runs: the room turns to another mode. */
  stop(): void {
    this.#run.halt();
  }

  /** Bots don't yap for nobody. */
  endIfDeserted(): void {
    if (this.isOn && !this.#hasPeople()) this.#run.halt();
  }

  /** A segment is over and told: the next one begins, unless it was called off or everybody has gone. */
  again(isCalledOff: boolean): void {
    if (!this.isOn) return;
    if (isCalledOff) for (const member of this.#room.roster.people()) this.#seat(member, false);
    if (this.#hasPeople()) this.#run.start(this.#room.roster.players());
    this.#room.patch();
  }

  /** The room turns to this mode or away from it: who sat at the table watches, or sits down again. */
  turned(wasOn: boolean): void {
    if (wasOn === this.isOn) return;
    const limit = playerLimit(this.#room.settings);
    for (const member of this.#room.roster.people()) {
      const { shown } = member;
      if (this.isOn) {
        shown.autoJoin = !shown.spectating || shown.autoJoin;
        this.#seat(member, false);
      } else if (shown.spectating && shown.autoJoin && this.#room.roster.players().length < limit) {
        this.#seat(member, true);
      }
    }
  }

  #hasPeople(): boolean {
    return this.#room.roster.players().some((member) => member.identity !== null);
  }

  #seat(member: Member, playing: boolean): void {
    if (member.shown.spectating !== playing) return;
    member.shown.spectating = !playing;
    if (playing) member.shown.autoJoin = true;
    this.#room.broadcast('spectate', { id: member.seat, spectating: !playing });
    showLanguages(this.#room);
  }
}
