import {
  type ChatLine,
  DRAFT_MESSAGE,
  type DraftRelay,
  type FriendRoom,
  type RoomListing,
  type SolveLine,
} from '@syllaboom/contracts';
import { rankedSettings } from '@syllaboom/engine';
import type { AuthContext } from '#platform/rooms/colyseus.ts';
import { randomRoomCode } from '#platform/ids/random-id.ts';
import { refuseSeatWith } from '#platform/rooms/room-refusal.ts';
import { GameRoom } from '../game/game-room.ts';
import type { Opening } from '../game/room-kind.ts';
import { identifyInvited } from '../game/seats/seat-request.ts';
import type { RoomIdentity } from '../ports.ts';
import { WATCHING } from './ranked-invitation.ts';
import type { RankedRoomDeps } from './ranked-room.ts';
import { showAgain } from './shown-state.ts';
import type { Frame, WatchFeed } from './watch-feed.ts';

/** What the room says itself, to its own people. */
const NOT_RELAYED: ReadonlySet<string | number> = new Set(['clock', 'server-message']);

/**
 * Where a ranked match is watched: a room like that of the match, some seconds later. It plays again what the match's
 * room showed everybody; its people are watchers, and what they write stays among them.
 */
export abstract class WatchRoom extends GameRoom {
  protected abstract override readonly deps: RankedRoomDeps;
  override autoDispose = false;
  #feed!: WatchFeed;
  /** The players of the match; watchers have seats of their own. */
  readonly #seats = new Set<string>();
  #isArmed = false;
  #isEnding = false;

  protected override async opening(raw: unknown): Promise<Opening> {
    const feed = this.deps.feeds.take((raw as { feed?: unknown } | null)?.feed);
    if (!feed) throw refuseSeatWith('room/invalid_options');
    this.#feed = feed;
    this.state.ranked = true;
    const settings = rankedSettings(feed.about.locale);
    return { roomId: randomRoomCode(), settings, title: '', kind: WATCHING, returned: null, quick: false };
  }

  override async onCreate(raw: unknown): Promise<void> {
    await super.onCreate(raw);
    this.#feed.onNews(() => this.#arm());
    this.#play();
    this.context.relist();
  }

  /** The clock of the match, as late as everything else. */
  protected override now(): number {
    return this.#feed.now();
  }
  protected override get showsClock(): boolean {
    return true;
  }

  /** Shows what is due. */
  #play(): void {
    const { phase } = this.state;
    try {
      for (const frame of this.#feed.take()) this.#show(frame);
      if (this.state.phase !== phase) this.context.relist();
    } finally {
      // What cannot be shown must not stop the rest: the room would never close.
      this.#arm();
    }
  }

  #arm(): void {
    if (this.#feed.isOver) return this.#end();
    const waitMs = this.#feed.nextInMs;
    if (waitMs === null || this.#isArmed) return;
    this.#isArmed = true;
    this.later(waitMs + 1, () => {
      this.#isArmed = false;
      this.#play();
    });
  }

  #show(frame: Frame): void {
    if ('state' in frame) {
      showAgain(this.state, frame.state, this.#seats);
      this.broadcastPatch();
      return;
    }
    if ('draft' in frame) {
      const player = this.state.players.get(frame.draft.seat);
      if (player) player.draft = frame.draft.text;
      this.state.word = frame.draft.word;
      return;
    }
    if (!NOT_RELAYED.has(frame.type)) this.#relay(frame.type, frame.payload);
  }

  #relay(type: string | number, payload: unknown): void {
    if (type === DRAFT_MESSAGE) return this.#relayDraft(payload as DraftRelay);
    if (type === 'solve') this.solves.add(payload as SolveLine);
    if (type === 'chat') return this.#relayChat(payload as ChatLine);
    this.emitToAll(type, payload, () => true);
  }

  #relayDraft(relay: DraftRelay): void {
    this.context.relayDraft(relay, this.state.players.get(relay.id)?.draft ?? '', undefined);
  }

  /** What the players say is read by those who want to hear them. */
  #relayChat(line: ChatLine): void {
    const writer = this.state.players.get(line.id)?.auth_id ?? null;
    if (line.system) this.context.broadcast('chat', line);
    else this.chat.relay(line, writer);
  }

  /** The end was shown: it stays for a while. */
  #end(): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.later(this.deps.flow.resultsMs, () => {
      for (const client of Array.from(this.clients)) this.dismiss(client, 'normal');
      this.disconnect().catch(() => undefined);
    });
  }

  /** Friends of the players are led here, as those of the watchers. */
  protected override brief(): FriendRoom | null {
    if (this.state.phase === 'winner' || this.#isEnding) return null;
    const { players } = this.#feed.about;
    return { id: this.roomId, locked: false, started: true, players: players.length, watch: true };
  }
  protected override announce(): void {
    super.announce();
    this.deps.ports.briefs.announce(this.#feed.about.roomId, this.brief());
  }
  protected override withdraw(): void {
    super.withdraw();
    this.deps.ports.briefs.announce(this.#feed.about.roomId, null);
  }

  /** Listed until the end is seen. */
  protected override listing(): RoomListing | null {
    const { state, roomId, context } = this;
    const { players } = this.#feed.about;
    const [player1, player2] = players;
    if (state.phase === 'winner' || this.#isEnding) return null;
    return {
      roomId,
      clients: context.roster.people().length,
      metadata: {
        name: player1.name,
        mode: state.mode,
        ranked: true,
        started: true,
        diff: state.diff,
        wpp: state.wpp,
        language: state.locale,
        mlang: false,
        sc: state.sc,
        auth_id: player1.auth_id,
        avatar: player1.avatar,
        type: player1.type,
        players: players.length,
        maxp: players.length,
        speed: state.speed,
        player1,
        player2,
      },
    };
  }
}

export const watchRoomWith = (deps: RankedRoomDeps): (new () => WatchRoom) =>
  class extends WatchRoom {
    protected override readonly deps = deps;
    static override onAuth(token: string, options: unknown, context: AuthContext): Promise<RoomIdentity> {
      return identifyInvited(deps.ports, token, options, context);
    }
  };
