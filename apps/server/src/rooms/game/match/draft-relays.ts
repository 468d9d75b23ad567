import { DRAFT_MESSAGE, type DraftRelay } from '@syllaboom/contracts';
import { ClientState } from '#platform/rooms/colyseus.ts';
import type { FramedSocket } from '#platform/rooms/sockets/framed-socket.ts';
import type { RoomShare } from '../game-context.ts';
import type { GameClient } from '../seats/member.ts';

/** A client that has so much unread gets no drafts until it has caught up. */
const DRAFT_BACKLOG_BYTES = 64 * 1024;

/** Shows everybody what the others type, and remembers whose drafts somebody missed. */
export class DraftRelays {
  readonly #emitToClients: RoomShare['emitToClients'];
  /** Whose drafts a client has missed. */
  readonly #missed = new WeakMap<GameClient, Set<string>>();
  /** Whether anybody has: hardly ever, and keys must not pay for looking it up for each reader. */
  #someMissed = false;

  constructor(emitToClients: RoomShare['emitToClients']) {
    this.#emitToClients = emitToClients;
  }

  /** See `GameContext.relayDraft`. */
  relay(relay: DraftRelay, whole: string, typist: GameClient | undefined): void {
    const late: GameClient[] = [];
    this.#emitToClients(DRAFT_MESSAGE, relay, (client) => {
      if (client === typist || this.#misses(client, relay.id)) return false;
      const missed = this.#someMissed && this.#missed.get(client)?.delete(relay.id);
      const knowsDraft = client.state !== ClientState.JOINING && missed !== true;
      if (!knowsDraft) late.push(client);
      return knowsDraft;
    });
    for (const client of late) client.send(DRAFT_MESSAGE, { id: relay.id, d: { t: 'r', w: whole } } as never);
  }

  /** Whether the client has so much unread that it gets no drafts now; it is remembered whose it missed. */
  #misses(client: GameClient, seat: string): boolean {
    const { unsentBytes = 0 } = client.ref as Partial<FramedSocket>;
    if (unsentBytes <= DRAFT_BACKLOG_BYTES) return false;
    const missed = this.#missed.get(client) ?? new Set<string>();
    this.#missed.set(client, missed.add(seat));
    this.#someMissed = true;
    return true;
  }
}
