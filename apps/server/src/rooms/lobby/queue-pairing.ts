import type { ListedPlayer } from '@syllaboom/contracts';
import { PAIRING, pairQueue } from '@syllaboom/engine';
import { systemClock } from '#platform/clock/clock.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { playerSeats } from '../players/player-seats.ts';
import type { RoomIdentity } from '../ports.ts';
import { BOOKED_ELSEWHERE, RANKED_ROOM, type RankedInvitation } from '../ranked/ranked-invitation.ts';
import type { RankedQueueDeps, Waiting } from './ranked-queue.ts';
import { nowMs } from './wall-time.ts';

/** A refusal that took longer may be due to the same two being booked a moment before. */
const TIMELY_MS = 1_500;
/** So many rooms are made at the same time. */
const AT_ONCE = 16;
/** Two whose match could not be made are not tried again at once. */
const APART_MS = 10_000;
const pairKey = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

export type Paired = readonly [Waiting, Waiting];

/** What becomes of pairs. */
export interface PairOutcomes {
  /** Whether both still wait and are there. */
  isReady(pair: Paired): boolean;
  /** What is known of somebody who waits; null: they are gone. */
  describe(place: Waiting): RoomIdentity | null;
  met(match: {
    readonly pair: Paired;
    readonly matchId: string;
    readonly roomId: string;
    readonly players: readonly [ListedPlayer, ListedPlayer];
  }): void;
  /** Plays or watches somewhere meanwhile. */
  seated(place: Waiting): void;
  bookedElsewhere(pair: Paired): void;
}

/** Brings together who fits: finds the pairs, makes sure that they may meet, makes the rooms. */
export class QueuePairing {
  readonly #deps: RankedQueueDeps;
  /** When each pair met lately, as far as it was asked for. */
  readonly #met = new Map<string, readonly number[]>();
  /** Until when a pair is not tried again. */
  readonly #apart = new Map<string, number>();
  /** Matches to be made, and how many are being made. */
  readonly #jobs: (() => Promise<void>)[] = [];
  #busy = 0;

  constructor(deps: RankedQueueDeps) {
    this.#deps = deps;
  }

  /** The pairs of this moment, in each language for itself (rules section 9). */
  pair(ready: readonly Waiting[], now: number): Paired[] {
    this.#forgetOld(now);
    const byLocale = Map.groupBy(ready, ({ locale }) => locale);
    return [...byLocale.values()].flatMap((waiting) =>
      pairQueue(waiting, now, (one, other) => this.#pastPairingsOf(one, other, now)).map(
        ([one, other]) => [one as Waiting, other as Waiting] as const,
      ),
    );
  }

  #pastPairingsOf(one: string, other: string, now: number): readonly number[] {
    const key = pairKey(one, other);
    // As if they had met too often.
    if (this.#apart.has(key)) return Array.from({ length: PAIRING.mostMeetings }, () => now);
    return this.#met.get(key) ?? [];
  }

  #forgetOld(now: number): void {
    for (const [key, until] of this.#apart) if (until <= now) this.#apart.delete(key);
    for (const [key, times] of this.#met) {
      if (times.every((at) => now - at >= PAIRING.meetingsWithinMs)) this.#met.delete(key);
    }
  }

  /** Makes the matches of pairs. A pair that comes to nothing waits on. */
  async bringTogether(pairs: readonly Paired[], outcomes: PairOutcomes): Promise<void> {
    for (const pair of pairs) setMeeting(pair, true);
    try {
      const allowed = new Set(await this.#mayMeet(pairs));
      for (const pair of pairs) if (!allowed.has(pair)) setMeeting(pair, false);
      await Promise.all([...allowed].map((pair) => this.#inTurn(() => this.#meet(pair, outcomes))));
    } finally {
      for (const pair of pairs) setMeeting(pair, false);
    }
  }

  /** Waits until not too many others are at work. */
  #inTurn(job: () => Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      this.#jobs.push(() => job().finally(resolve));
      this.#work();
    });
  }
  #work(): void {
    while (this.#busy < AT_ONCE) {
      const job = this.#jobs.shift();
      if (!job) return;
      this.#busy += 1;
      void job().finally(() => {
        this.#busy -= 1;
        this.#work();
      });
    }
  }

  /** Looks up when the pairs met last; those who met too often go back, and are not paired again for as long. */
  async #mayMeet(pairs: readonly Paired[]): Promise<Paired[]> {
    const now = nowMs();
    const ids = pairs.flatMap(([one, other]) => [one.playerId, other.playerId]);
    const meetings = await this.#deps.ports.ranked.meetings(ids);
    const times = Map.groupBy(meetings, ({ players: [one, other] }) => pairKey(one, other));
    return pairs.filter(([one, other]) => {
      const key = pairKey(one.playerId, other.playerId);
      const at = (times.get(key) ?? []).map((meeting) => meeting.at).filter((t) => now - t < PAIRING.meetingsWithinMs);
      if (at.length > 0) this.#met.set(key, at);
      return at.length < PAIRING.mostMeetings;
    });
  }

  async #meet(pair: Paired, outcomes: PairOutcomes): Promise<void> {
    const [one, other] = pair;
    const from = systemClock.monotonicMs();
    try {
      const seated = await Promise.all(pair.map(({ playerId }) => playerSeats.isSeated(playerId)));
      for (const [i, place] of pair.entries()) if (seated[i]) outcomes.seated(place);
      const players = outcomes.isReady(pair) ? listedPair(pair, outcomes) : null;
      if (players === null) return;
      const invitation: RankedInvitation = { locale: one.locale, players };
      const { roomId } = await matchMaker.createRoom(RANKED_ROOM, invitation);
      await this.#invite(pair, { players, roomId }, outcomes);
    } catch (cause) {
      this.#apart.set(pairKey(one.playerId, other.playerId), nowMs() + APART_MS);
      // A process that answers too late may have booked the two for each other; that room lets them go by itself.
      const isTimely = systemClock.monotonicMs() - from < TIMELY_MS;
      if (isTimely && String((cause as Error).message).includes(BOOKED_ELSEWHERE))
        return outcomes.bookedElsewhere(pair);
      this.#deps.log.warn({ part: 'ranked', err: cause }, 'A ranked match could not be made');
    } finally {
      setMeeting(pair, false);
    }
  }

  async #invite(
    pair: Paired,
    { roomId, players }: Pick<RankedInvitation, 'players'> & { readonly roomId: string },
    outcomes: PairOutcomes,
  ): Promise<void> {
    const call = (method: 'expectPlayers' | 'announced' | 'abandon'): Promise<unknown> =>
      matchMaker.remoteRoomCall(roomId, method as never, []);
    const expectPlayers = (): Promise<unknown> =>
      call('expectPlayers').catch((cause: unknown) => {
        // A process that stands still hears both when it goes on: nobody was told, so the room lets the two go at once.
        call('abandon').catch(() => undefined);
        throw cause;
      });
    // First the room, then the players: it waits for them from the moment on in which they know.
    const matchId = outcomes.isReady(pair) ? await expectPlayers() : null;
    // Somebody may have gone meanwhile.
    if (typeof matchId !== 'string' || !outcomes.isReady(pair)) return void (await call('abandon'));
    outcomes.met({ pair, matchId, roomId, players });
    await call('announced');
  }
}

function setMeeting(pair: Paired, isMeeting: boolean): void {
  for (const place of pair) place.isMeeting = isMeeting;
}

function listedPair(pair: Paired, outcomes: PairOutcomes): [ListedPlayer, ListedPlayer] | null {
  const [one, other] = pair.map((place) => listed(place, outcomes.describe(place)));
  return one && other ? [one, other] : null;
}

const listed = ({ playerId, wp }: Waiting, identity: RoomIdentity | null): ListedPlayer | null =>
  identity && {
    auth_id: playerId,
    name: identity.displayName,
    avatar: identity.avatar,
    wp,
    type: identity.type,
  };
