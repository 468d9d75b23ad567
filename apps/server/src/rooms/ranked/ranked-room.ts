import { CLOSE_CODES, DRAFT_MESSAGE, type DraftRelay, type FriendRoom, type RoomListing } from '@syllaboom/contracts';
import { rankedSettings } from '@syllaboom/engine';
import { type AuthContext, matchMaker } from '#platform/rooms/colyseus.ts';
import type { SeatCloseName } from '#platform/rooms/room-refusal.ts';
import { randomId, randomRoomCode } from '#platform/ids/random-id.ts';
import { GameRoom } from '../game/game-room.ts';
import type { GameRoomDeps } from '../game/game-room-deps.ts';
import type { GameClient, Member } from '../game/seats/member.ts';
import type { Opening } from '../game/room-kind.ts';
import { identifyInvited } from '../game/seats/seat-request.ts';
import type { RankedChanges, RoomIdentity } from '../ports.ts';
import { forfeitResult } from './forfeit-result.ts';
import { BOOKED_ELSEWHERE, type RankedInvitation, rankedKind } from './ranked-invitation.ts';
import { shownBy } from './shown-state.ts';
import type { WatchFeed } from './watch-feed.ts';
import type { WatchFeeds } from './watch-feeds.ts';

export interface RankedRoomDeps extends GameRoomDeps {
  readonly feeds: WatchFeeds;
}

const MATCH_ID_LENGTH = 20;
/** Players who were never told of their match are free again after this time. */
const UNTOLD_MS = 5_000;
/** The time to come is counted in such steps: whenever the server is late, one step counts, however long it took. */
const COME_STEP_MS = 50;
/** After a fault the players read why before they are sent away. */
const FAULT_SHOWN_MS = 5_000;

/**
 * Where a ranked match is played: made by the queue for two players, who alone may come in. It starts by itself when both
 * are there, and is over with that one match. Whoever does not come, or leaves, has left the match; for a fault of the
 * server nobody loses anything.
 */
export abstract class RankedRoom extends GameRoom {
  protected abstract override readonly deps: RankedRoomDeps;
  override autoDispose = false;
  /** Each room has a match of its own: a room that was made twice because a process answered late is not booked twice. */
  readonly #matchId = randomId(MATCH_ID_LENGTH);
  #invitation!: RankedInvitation;
  #stage: 'gathering' | 'playing' | 'over' = 'gathering';
  /** Both players may come. */
  #isExpecting = false;
  /** Both players were told: whoever does not come has left. */
  #isAnnounced = false;
  /** The booking is open: nothing has become of it yet. */
  #isOpen = false;
  #feed: WatchFeed | null = null;
  readonly #left = new Set<string>();
  /** Sockets that are being let in. */
  readonly #comingIn = new Set<GameClient>();
  #isGoodbye = false;
  /** Tells one of the players the result of a match that ended before it began. */
  #sendForfeit: (member: Member) => void = () => undefined;
  #stopWaiting: () => void = () => undefined;
  #isClosing = false;

  protected override async opening(raw: unknown): Promise<Opening> {
    // Clients cannot get here: the seat request of a new room is refused.
    const { locale, players } = raw as RankedInvitation;
    this.#invitation = { locale, players };
    const matchId = this.#matchId;
    this.state.ranked = true;
    const roomId = randomRoomCode();
    const { processId } = matchMaker;
    const playerIds = [players[0].auth_id, players[1].auth_id] as const;
    if (!(await this.deps.ports.ranked.book({ matchId, roomId, processId, locale, playerIds })))
      throw new Error(BOOKED_ELSEWHERE);
    this.#isOpen = true;
    const settings = rankedSettings(locale);
    return { roomId, settings, title: '', kind: rankedKind(matchId), returned: null, quick: false };
  }

  override async onCreate(raw: unknown): Promise<void> {
    try {
      await super.onCreate(raw);
    } catch (cause) {
      this.#void();
      throw cause;
    }
    this.#stopWaiting = this.later(UNTOLD_MS, () => this.#callOff());
  }

  /** Called by the queue: both will be told, the time to come runs from now. The id of the match; null: too late. */
  expectPlayers(): string | null {
    if (this.#stage !== 'gathering' || this.#isExpecting) return null;
    this.#isExpecting = true;
    this.#stopWaiting();
    this.#wait(this.deps.flow.comeWithinMs);
    return this.#matchId;
  }

  /** Nobody loses a match because the server was too slow to let them in. */
  #wait(leftMs: number): void {
    const isComing = this.#comingIn.size > 0;
    if (leftMs <= 0 && !isComing) return this.#conclude();
    const stepMs = leftMs <= 0 ? COME_STEP_MS : Math.min(leftMs, COME_STEP_MS);
    this.#stopWaiting = this.later(stepMs, () => this.#wait(leftMs - stepMs));
  }

  /** Whoever is at the door has come. */
  override async onJoin(client: GameClient, raw: unknown, auth: unknown): Promise<void> {
    this.#comingIn.add(client);
    try {
      await super.onJoin(client, raw, auth);
    } finally {
      this.#comingIn.delete(client);
    }
  }

  override onReconnect(client: GameClient): void {
    super.onReconnect(client);
    if (client.userData) this.#sendForfeit(client.userData);
  }

  /** Before the match only a goodbye is leaving: whose connection broke may come in again while there is time. */
  override onLeave(client: GameClient, code?: number): void {
    this.#isGoodbye = code === CLOSE_CODES.normal.code;
    super.onLeave(client, code);
  }

  /** Called by the queue: both were told. A lobby that dies before it says so leaves nobody to blame. */
  announced(): void {
    this.#isAnnounced = true;
  }

  /** Called by the queue: one of the two is gone, nobody was told anything. */
  abandon(): boolean {
    if (this.#stage !== 'gathering') return false;
    this.#callOff();
    return true;
  }

  /** Asked by the queue: whether the match only waits for this player to come. */
  awaits(playerId: string): boolean {
    return (
      this.#isExpecting &&
      this.refusalToEnter({ playerId }) === null &&
      this.context.roster.ofPlayer(playerId) === undefined
    );
  }

  protected override refusalToEnter({ playerId }: Pick<RoomIdentity, 'playerId'>): SeatCloseName | null {
    const isInvited = this.#invitation.players.some((player) => player.auth_id === playerId);
    return isInvited && this.#stage === 'gathering' && !this.#left.has(playerId) ? null : 'notFound';
  }

  protected override joined(): void {
    this.#go();
  }
  protected override prepared(): void {
    this.#go();
  }

  /** Starts when both are there and the dictionary is; ends when one is there and the other one has left. */
  #go(): void {
    if (this.#stage !== 'gathering') return;
    const here = this.context.roster.people();
    if (here.length === 1 && this.#left.size > 0) return this.#conclude();
    if (here.length < this.#invitation.players.length || this.state.preparing) return;
    this.#stage = 'playing';
    this.#stopWaiting();
    const { locale, players } = this.#invitation;
    this.#feed = this.deps.feeds.open({ locale, players, roomId: this.roomId }, () => this.now());
    this.run.start(here);
  }

  protected override left({ identity }: Member): void {
    if (identity && (this.#isGoodbye || this.#stage !== 'gathering')) this.#left.add(identity.playerId);
    const isDeserted = this.context.roster.people().length === 0;
    if (this.#stage === 'over') {
      if (isDeserted) this.#close();
      return;
    }
    // A running match has ended by itself; an announced one does not begin.
    const isNobodyAwaited = this.#left.size === this.#invitation.players.length;
    if (this.#stage === 'playing' || isNobodyAwaited) return this.#conclude();
    this.#go();
  }

  /** The match ends before it began: whoever is not here has left it. */
  #conclude(): void {
    const { ports, log, flow, writes } = this.deps;
    const matchId = this.#matchId;
    const { players } = this.#invitation;
    const here = this.context.roster.people();
    const leavers = players.map(({ auth_id }) => auth_id).filter((id) => !this.context.roster.ofPlayer(id));
    // Who was never told has not left anything, nor has who waits for a dictionary that is still being built.
    if (!this.#isAnnounced || leavers.length === 0 || this.state.preparing) return this.#callOff();
    this.#finish();
    this.run.cancel();
    this.state.phase = 'winner';
    this.state.started = false;
    this.context.patch();
    const relay = (changes: RankedChanges | null) => {
      const { winners, selves } = forfeitResult(players, here, changes);
      const recorded = changes !== null;
      this.#sendForfeit = (member) =>
        this.context.send(member, 'winner', { winners, matchId, recorded, self: selves.get(member.seat) ?? null });
      for (const member of here) this.#sendForfeit(member);
      this.emitToWatchers('winner', { winners, matchId, recorded, self: null });
    };
    relay(null);
    const forfeited = writes.keep(
      matchId,
      () => ports.ranked.forfeit(matchId, leavers),
      flow.recordRetryMs,
      (cause) => log.error({ part: 'ranked', matchId, err: cause }, 'A forfeit was not written; it is tried again'),
    );
    forfeited.then(
      (changes) => this.guarded('forfeit', () => relay(changes)),
      () => undefined,
    );
  }

  protected override matchOver(): void {
    if (this.#stage !== 'over') this.#finish();
  }
  protected override brokenOff(): void {
    this.#void();
    this.#stage = 'over';
    this.later(FAULT_SHOWN_MS, () => this.#close());
  }

  /** Something came of the booking: the room stays for the result and is no more. */
  #finish(): void {
    this.#isOpen = false;
    this.#stage = 'over';
    this.#stopWaiting();
    this.later(this.deps.flow.resultsMs, () => this.#close());
    if (this.context.roster.people().length === 0) this.later(0, () => this.#close());
  }

  /** A fault of the server: the match never was. */
  #callOff(): void {
    if (this.#stage === 'over') return;
    this.#stage = 'over';
    this.#stopWaiting();
    this.run.cancel();
    this.#void();
    this.context.broadcast('stop', { reason: 'fault' });
    this.later(FAULT_SHOWN_MS, () => this.#close());
    if (this.context.roster.people().length === 0) this.#close();
  }

  #void(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    const { ports, log, flow, writes } = this.deps;
    const matchId = this.#matchId;
    void writes.keep(
      matchId,
      () => ports.ranked.callOff(matchId),
      flow.recordRetryMs,
      (cause) => log.error({ part: 'ranked', matchId, err: cause }, 'A match was not called off; it is tried again'),
    );
  }

  /** Nobody gets back into a server that goes down: whose connection breaks then has not left, the match never was. */
  override onDrop(client: GameClient, code?: number): Promise<void> {
    if (this.draining && this.isMember(client)) this.#callOff();
    return super.onDrop(client, code);
  }

  /** A running match of two who are here may end first; any other one never was. */
  protected override drain(): void {
    const isSomebodyAway = this.context.roster.people().some(({ client }) => client === null);
    if (this.run.driver === null || isSomebodyAway) this.#callOff();
    // Before the room closes: leaving would be a loss.
    else this.later(this.deps.flow.drainMs, () => this.#callOff());
    super.drain();
  }

  #close(): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#feed?.end();
    for (const client of Array.from(this.clients)) this.dismiss(client, 'normal');
    this.disconnect().catch(() => undefined);
  }

  protected override emitToAll(type: string | number, payload: unknown, isFor: (client: GameClient) => boolean): void {
    super.emitToAll(type, payload, isFor);
    if (type === DRAFT_MESSAGE && this.#feed) {
      const seat = (payload as DraftRelay).id;
      this.run.showDrafts();
      this.#feed.type({ seat, text: this.state.players.get(seat)?.draft ?? '', word: this.state.word });
    }
    this.#feed?.relay(type, payload);
  }
  protected override emitToWatchers(type: string, payload: unknown): void {
    this.#feed?.relay(type, payload);
  }
  protected override showState(): void {
    super.showState();
    this.#feed?.show(shownBy(this.state));
  }

  /** The list shows the room where it is watched. */
  protected override listing(): RoomListing | null {
    return null;
  }

  /** Said by the room where it is watched: only the two players come in here. */
  protected override announce(): void {
    this.deps.directory.announce(this.roomId, null);
  }
  protected override brief(): FriendRoom | null {
    return null;
  }
  override isPlaying(playerId: string): boolean {
    return this.#stage !== 'over' && this.context.roster.ofPlayer(playerId) !== undefined;
  }

  /** A seat in a ranked match does not give way: whoever wants to sit elsewhere leaves first. */
  override yieldSeat(playerId: string): boolean {
    return this.#stage === 'over' ? super.yieldSeat(playerId) : !this.context.roster.ofPlayer(playerId);
  }
  override holdsSeat(playerId: string): boolean {
    return this.#stage === 'over' ? super.holdsSeat(playerId) : this.context.roster.ofPlayer(playerId) !== undefined;
  }

  protected override seatedSince(member: Member): number {
    return this.#stage === 'over' ? super.seatedSince(member) : 0;
  }

  override onDispose(): void {
    super.onDispose();
    this.#feed?.end();
    this.#void();
  }
}

/** The room class with its dependencies. */
export const rankedRoomWith = (deps: RankedRoomDeps): (new () => RankedRoom) =>
  class extends RankedRoom {
    protected override readonly deps = deps;
    static override onAuth(token: string, options: unknown, context: AuthContext): Promise<RoomIdentity> {
      return identifyInvited(deps.ports, token, options, context);
    }
  };
