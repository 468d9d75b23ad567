import { isNearEnd, playerLimit, QUICK_PLAY, suitsQuickPlay } from '@syllaboom/engine';
import type { GameContext } from '../game/game-context.ts';
import type { HostPowers } from '../game/host/host-powers.ts';
import type { MatchRun } from '../game/match/match-run.ts';
import type { Member } from '../game/seats/member.ts';
import { ChatPermissions } from '../players/chat-permissions.ts';
import type { RoomIdentity } from '../ports.ts';
import type { AutoStart } from './auto-start.ts';

/** What a table offers to somebody who just wants to play: a seat, one in the next match, nothing. */
export type Offer = 'seat' | 'next' | null;

interface Kept {
  readonly asker: RoomIdentity;
  /** On the room's clock. */
  readonly until: number;
}

/** Says to whom the table offers a place, and keeps it until they are here: who presses at once may be blocked by each other, too. */
export class PlaceOffers {
  readonly #room: GameContext;
  readonly #host: HostPowers;
  readonly #run: MatchRun;
  readonly #autoStart: AutoStart;
  readonly #kept = new Map<string, Kept>();

  constructor(
    room: GameContext,
    parts: { readonly host: HostPowers; readonly run: MatchRun; readonly autoStart: AutoStart },
  ) {
    this.#room = room;
    this.#host = parts.host;
    this.#run = parts.run;
    this.#autoStart = parts.autoStart;
  }

  offer(asker: RoomIdentity): Offer {
    this.#forgetOld();
    const offer = this.#judge(asker);
    if (offer) this.#kept.set(asker.playerId, { asker, until: this.#room.now() + QUICK_PLAY.keptMs });
    return offer;
  }

  /** They are here, or have left again. */
  settle(playerId: string): void {
    this.#kept.delete(playerId);
  }

  #forgetOld(): void {
    for (const [playerId, { until }] of this.#kept) if (until <= this.#room.now()) this.#kept.delete(playerId);
  }

  #judge(asker: RoomIdentity): Offer {
    const { state, settings, kind } = this.#room;
    if (!kind.hosted || state.locked || !suitsQuickPlay(settings.mode)) return null;
    // The host keeps the table for accounts with a way in.
    if (settings.wayIn && !asker.wayIn) return null;
    if (this.#host.wasPutOut(asker.playerId) || !this.#getsOnWith(asker) || !this.#hasSeat(asker)) return null;
    if (!state.quick) return state.phase === 'lobby' && this.#isHostActive() ? 'seat' : null;
    // The host has stopped the countdown: it is a table as any other.
    if (this.#autoStart.isStopped && !this.#isHostActive()) return null;
    if (state.phase !== 'playing') return 'seat';
    return this.#isNearEnd() && this.#isAnybodyHere() ? 'next' : null;
  }

  /** Who has lost the line may not come back: nobody waits for the end of a match that only bots play. */
  #isAnybodyHere(): boolean {
    return this.#room.roster.people().some(({ client }) => client !== null);
  }

  /** Nobody here, or on the way, has blocked them or is blocked by them. */
  #getsOnWith({ playerId, standing: status }: RoomIdentity): boolean {
    const own = new ChatPermissions(status);
    const here = this.#room.roster
      .people()
      .map(({ identity, chatPermissions }) => ({ id: identity?.playerId ?? '', chatPermissions }));
    const coming = this.#others(playerId).map((one) => ({
      id: one.playerId,
      chatPermissions: new ChatPermissions(one.standing),
    }));
    return [...here, ...coming].every(({ id, chatPermissions }) =>
      chatPermissions.permits('meet', playerId, own.setAbout(id)),
    );
  }

  #others(playerId: string): RoomIdentity[] {
    return [...this.#kept.values()].map(({ asker }) => asker).filter((asker) => asker.playerId !== playerId);
  }

  /** Bots that sat down by themselves give way; who waits for the next match has a seat in it. */
  #hasSeat({ playerId }: RoomIdentity): boolean {
    const { roster, settings } = this.#room;
    const isComing = ({ shown }: Member): boolean => shown.spectating && shown.autoJoin;
    const taken = roster.players().length - this.#autoStart.bots.length + roster.people().filter(isComing).length;
    const onTheWay = this.#others(playerId).filter((asker) => !roster.ofPlayer(asker.playerId)).length;
    return taken + onTheWay < playerLimit(settings);
  }

  #isHostActive(): boolean {
    const host = this.#room.roster.get(this.#room.state.host);
    return host?.client != null && this.#room.now() - host.lastActionAt < QUICK_PLAY.hostActiveMs;
  }

  #isNearEnd(): boolean {
    const players = this.#run.driver?.state.players.filter(({ hearts }) => hearts > 0);
    return players !== undefined && isNearEnd(players.map(({ bot }) => ({ bot: bot !== null })));
  }
}
