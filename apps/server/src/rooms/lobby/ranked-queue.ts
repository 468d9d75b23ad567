import { LOBBY_ROOM, type MatchFound, type QueueLeftReason } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import { systemClock } from '#platform/clock/clock.ts';
import { hasPeers } from '#platform/rooms/cluster/cluster-janitor.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { RoomFlow } from '../game/room-flow.ts';
import { playerSeats } from '../players/player-seats.ts';
import type { RoomPorts } from '../ports.ts';
import type { RoomRecords } from '../shared-records.ts';
import { FoundMatches } from './found-matches.ts';
import { nowMs } from './wall-time.ts';
import type { LobbyClient } from './lobby-client.ts';
import { QueueMirror, type QueuePlace } from './queue-mirror.ts';
import { type Paired, type PairOutcomes, QueuePairing } from './queue-pairing.ts';

/** The lobby of another process goes on with the queue. */
export class NotTheLobby extends Error {}

/** Somebody in the queue. */
export interface Waiting extends QueuePlace {
  /** The client of the lobby that the place belongs to; null: the connection is lost. */
  owner: string | null;
  /** Since when the connection is lost, ms since 1970. */
  lostAt: number;
  /** A match is being made for them. */
  isMeeting: boolean;
}

export interface RankedQueueDeps {
  readonly ports: RoomPorts;
  readonly log: RoomLog;
  readonly flow: RoomFlow;
}

/** Whose last match is not written yet is asked about again, before their client gives up. */
const ASK_AGAIN_MS = 1_000;
const ASKED_AGAIN = 3;
/**
 * The ranked queue of all languages; it lives in the lobby. Whoever loses the connection keeps the place for a moment,
 * also when the whole lobby is lost: a new one goes on with what the presence holds.
 */
export class RankedQueue {
  readonly #deps: RankedQueueDeps;
  /** Who is in the lobby, by player and id. */
  readonly #clients = new Map<string, Map<string, LobbyClient>>();
  readonly #mirror: QueueMirror;
  readonly #pairing: QueuePairing;
  readonly #waiting = new Map<string, Waiting>();
  /** Whose right to queue is being looked up; a later wish replaces an earlier one. */
  readonly #asking = new Map<string, object>();
  /** Of whom it is being found out whether they still have a match open: they meet nobody meanwhile. */
  readonly #doubted = new Set<Waiting>();
  readonly #found = new FoundMatches();
  #isClosed = false;

  constructor(deps: RankedQueueDeps) {
    this.#deps = deps;
    this.#mirror = new QueueMirror(deps.log);
    this.#pairing = new QueuePairing(deps);
  }

  /** Finds who waited when the last lobby was lost; they have a moment to come back, unless they are here already. */
  async restore(): Promise<void> {
    const places = await this.#mirror.read();
    const now = nowMs();
    for (const place of places) {
      if (this.#waiting.has(place.playerId)) continue;
      const waiting = { ...place, owner: null, lostAt: now, isMeeting: false };
      this.#waiting.set(place.playerId, waiting);
      const [client] = this.#clients.get(place.playerId)?.values() ?? [];
      if (client) this.#give(waiting, client);
    }
  }

  /** Somebody came into the lobby: a place without a connection is theirs again. */
  welcome(client: LobbyClient): void {
    const { playerId } = client.userData.identity;
    const clients = this.#clients.get(playerId) ?? new Map<string, LobbyClient>();
    this.#clients.set(playerId, clients.set(client.id, client));
    const place = this.#waiting.get(playerId);
    if (place?.owner === null) this.#give(place, client);
    this.#found.remind(client);
  }

  /** A client left the lobby: another one of the player takes the place, or it is kept for a moment. */
  gone(client: LobbyClient): void {
    const { playerId } = client.userData.identity;
    const clients = this.#clients.get(playerId);
    clients?.delete(client.id);
    if (clients?.size === 0) this.#clients.delete(playerId);
    const place = this.#waiting.get(playerId);
    if (place?.owner !== client.id) return;
    const [other] = clients?.values() ?? [];
    if (other) return this.#give(place, other);
    place.owner = null;
    place.lostAt = nowMs();
  }

  /** Whether somebody waits for a match, or is about to. */
  holds(playerId: string): boolean {
    return this.#waiting.has(playerId) || this.#asking.has(playerId);
  }

  /** Somebody wants to play. */
  enter(client: LobbyClient, locale: GameLanguage): void {
    const { playerId, guest } = client.userData.identity;
    if (this.#isClosed) return sendQueueLeft(client, 'restart');
    if (guest) return sendQueueLeft(client, 'guest');
    const held = this.#waiting.get(playerId);
    if (held?.owner === client.id && held.locale === locale) return this.#confirm(held, client);
    const asking = {};
    this.#asking.set(playerId, asking);
    this.#admit(playerId, locale, () => this.#asking.get(playerId) === asking).then(
      (verdict) => {
        if (this.#asking.get(playerId) !== asking) return;
        this.#asking.delete(playerId);
        if (!verdict.ok) return this.#refuse(client, verdict.refusal, verdict.until);
        this.#enter(client, { playerId, locale, rating: verdict.rating, wp: verdict.wp, since: nowMs() });
      },
      (cause: unknown) => {
        this.#deps.log.warn({ part: 'ranked', err: cause }, 'Nobody knows whether a player may queue');
        if (this.#asking.get(playerId) === asking) this.#refuse(client, 'unavailable', null);
      },
    );
  }

  async #admit(playerId: string, locale: GameLanguage, isWanted: () => boolean) {
    const ask = () => this.#deps.ports.ranked.admit(playerId, locale);
    let verdict = await ask();
    for (let again = 0; again < ASKED_AGAIN && !verdict.ok && verdict.refusal === 'playing' && isWanted(); again++) {
      await systemClock.sleep(ASK_AGAIN_MS);
      verdict = await ask();
    }
    if (verdict.ok && (await playerSeats.isSeated(playerId)))
      return { ok: false, refusal: 'playing', until: null } as const;
    return verdict;
  }

  #refuse(client: LobbyClient, reason: QueueLeftReason, until: number | null): void {
    this.#asking.delete(client.userData.identity.playerId);
    sendQueueLeft(client, reason, until);
  }

  #enter(client: LobbyClient, place: QueuePlace): void {
    if (this.#isClosed) return sendQueueLeft(client, 'restart');
    const held = this.#waiting.get(place.playerId);
    // A match is being made already: it comes to this tab.
    if (held?.isMeeting) return this.#take(held, client);
    if (held) {
      this.#mirror.remove(held);
      this.#sendQueueLeftToOwner(held, 'elsewhere', client.id);
    }
    // Gone while it was looked up.
    if (!this.#clients.get(place.playerId)?.has(client.id)) {
      if (held) this.#waiting.delete(place.playerId);
      return;
    }
    const waiting = { ...place, owner: client.id, lostAt: 0, isMeeting: false };
    this.#waiting.set(place.playerId, waiting);
    this.#mirror.put(place);
    this.#confirm(waiting, client);
  }

  #take(place: Waiting, client: LobbyClient): void {
    this.#sendQueueLeftToOwner(place, 'elsewhere', client.id);
    this.#give(place, client);
  }

  #give(place: Waiting, client: LobbyClient): void {
    place.owner = client.id;
    this.#confirm(place, client);
  }

  #confirm({ locale, since }: Waiting, client: LobbyClient): void {
    client.send('queue-entered', { locale, waitedMs: Math.max(0, nowMs() - since) });
  }

  /** Somebody does not want to play any more. */
  leave(client: LobbyClient): void {
    const { playerId } = client.userData.identity;
    this.#asking.delete(playerId);
    const place = this.#waiting.get(playerId);
    if (place) this.#remove(place);
    if (place && place.owner !== client.id) this.#sendQueueLeftToOwner(place, 'asked', client.id);
    sendQueueLeft(client, 'asked');
  }

  /** The lobby closes: the next one goes on with the queue, unless there is nobody to make one. */
  close(): void {
    if (hasPeers()) return this.retire();
    this.#isClosed = true;
    for (const place of this.#waiting.values()) {
      this.#mirror.remove(place);
      this.#sendQueueLeftToOwner(place, 'restart');
    }
    this.#waiting.clear();
  }

  /** Another lobby goes on with the queue: nothing here counts any more. */
  retire(): void {
    this.#isClosed = true;
    this.#waiting.clear();
  }

  /**
   * Lets go who was lost too long and brings together who fits; resolves when every match of this round is made. Throws
   * `NotTheLobby`.
   */
  async round(): Promise<void> {
    if (this.#isClosed) return;
    const lobby: { readonly processId: string } | undefined = await matchMaker.getRoomById(LOBBY_ROOM);
    // Redis has forgotten it: this process is about to say again that the lobby is here.
    if (!lobby) return;
    if (lobby.processId !== matchMaker.processId) throw new NotTheLobby();
    this.#forgetLost();
    const ready = [...this.#waiting.values()].filter(
      (place) => place.owner !== null && !place.isMeeting && !this.#doubted.has(place),
    );
    const pairs = this.#pairing.pair(ready, nowMs());
    if (pairs.length === 0) return;
    await this.#pairing.bringTogether(pairs, {
      isReady: (pair) => this.#isReady(pair),
      describe: (place) => this.#clientOf(place)?.userData.identity ?? null,
      met: (pair) => this.#met(pair),
      seated: (place) => this.#drop(place, 'playing'),
      bookedElsewhere: (pair) => {
        for (const place of pair) this.#doubt(place);
      },
    });
  }

  /** What another lobby would find of the queue. */
  get records(): RoomRecords {
    return {
      isThere: async () => {
        const [place] = this.#waiting.values();
        return place === undefined || this.#mirror.has(place);
      },
      write: async () => {
        const lobby = await matchMaker.getRoomById(LOBBY_ROOM);
        if (lobby?.processId === matchMaker.processId)
          for (const place of this.#waiting.values()) this.#mirror.put(place);
      },
    };
  }

  #forgetLost(): void {
    const now = nowMs();
    this.#found.forget(now);
    for (const place of this.#waiting.values()) {
      const isLost = place.owner === null && now - place.lostAt >= this.#deps.flow.keepPlaceMs;
      if (isLost && !place.isMeeting) this.#remove(place);
    }
  }

  /** Whether both still wait and are there. */
  #isReady(pair: Paired): boolean {
    return pair.every((place) => this.#waiting.get(place.playerId) === place && place.owner !== null);
  }

  /** A room waits for the two: they leave the queue and are told. */
  #met({ pair, matchId, roomId, players }: Parameters<PairOutcomes['met']>[0]): void {
    const [first, second] = players;
    const withinMs = this.#deps.flow.comeWithinMs;
    for (const place of pair) {
      this.#remove(place);
      // A wish from before, whose answer is still to come, is fulfilled.
      this.#asking.delete(place.playerId);
      const match: MatchFound = {
        matchId,
        join: { roomId, withinMs },
        players: place.playerId === first.auth_id ? [first, second] : [second, first],
        locale: place.locale,
      };
      this.#found.add(place.playerId, match);
      this.#clientOf(place)?.send('match-found', match);
    }
  }

  /** A booking was refused because one of the two has a match open: whoever it is goes, the other one waits on. */
  #doubt(place: Waiting): void {
    if (this.#doubted.has(place)) return;
    this.#doubted.add(place);
    this.#admit(place.playerId, place.locale, () => this.#waiting.get(place.playerId) === place)
      .then(
        (verdict) => {
          if (!verdict.ok && verdict.refusal === 'playing') this.#drop(place, 'playing');
        },
        (cause: unknown) =>
          this.#deps.log.warn({ part: 'ranked', err: cause }, 'Nobody knows whether a player has a match open'),
      )
      .finally(() => this.#doubted.delete(place));
  }

  #drop(place: Waiting, reason: QueueLeftReason): void {
    if (this.#waiting.get(place.playerId) !== place) return;
    this.#remove(place);
    this.#sendQueueLeftToOwner(place, reason);
  }

  #remove(place: Waiting): void {
    if (this.#waiting.get(place.playerId) !== place) return;
    this.#waiting.delete(place.playerId);
    this.#mirror.remove(place);
  }

  #sendQueueLeftToOwner(place: Waiting, reason: QueueLeftReason, exceptId: string | null = null): void {
    const owner = this.#clientOf(place);
    if (owner && owner.id !== exceptId) sendQueueLeft(owner, reason);
  }

  #clientOf({ owner, playerId }: Waiting): LobbyClient | undefined {
    return owner === null ? undefined : this.#clients.get(playerId)?.get(owner);
  }
}

const sendQueueLeft = (client: LobbyClient, reason: QueueLeftReason, until: number | null = null): void =>
  client.send('queue-left', { reason, until });
