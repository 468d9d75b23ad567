import { LOBBY_CLIENT_MESSAGES, LOBBY_ROOM, type LobbyServerMessages, type SessionUser } from '@syllaboom/contracts';
import { type GameLanguage, YAPPING } from '@syllaboom/engine';
import type { z } from 'zod/mini';
import { BaseRoom, type RoomClient } from '#platform/rooms/base-room.ts';
import type { AuthContext } from '#platform/rooms/colyseus.ts';
import { asksForNewRoom } from '#platform/rooms/seats/seat-requests.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { refuseSeatWith } from '#platform/rooms/room-refusal.ts';
import { identifyPlayer } from '../players/identify-player.ts';
import type { ChatChannel } from '../chat/chat-channel.ts';
import { RecentLines } from '../chat/recent-lines.ts';
import { ChatPermissions } from '../players/chat-permissions.ts';
import type { RoomFlow } from '../game/room-flow.ts';
import { listenFor, refreshedIdentity, refusalFor, currentModerationStatus } from '../players/player-messages.ts';
import type { RoomChatLine, RoomIdentity, RoomPorts } from '../ports.ts';
import type { Presence } from '../presence/presence.ts';
import { type FoundTable, TableFinder, type TableRequest } from '../quick/table-finder.ts';
import type { SharedRoomRecords } from '../shared-records.ts';
import { LobbyActivity } from './lobby-activity.ts';
import { lobbyChat } from './lobby-chat.ts';
import { LobbyDaily } from './lobby-daily.ts';
import { moderateInLobby, showWarnings } from './lobby-discipline.ts';
import { LOBBY_HASTE, LOBBY_MESSAGE_NAMES, LOBBY_RATES, lobbyHandlers } from './lobby-messages.ts';
import { NotTheLobby, RankedQueue } from './ranked-queue.ts';
import type { ListingChange, RoomDirectory } from './room-directory.ts';
import { RoomList } from './room-list.ts';
import type { LobbyClient } from './lobby-client.ts';

/** Changes of the list within this time go out together. */
const DEBOUNCE_MS = 500;
const ONLINE_EVERY_MS = 5_000;

export interface LobbyRoomDeps {
  readonly ports: RoomPorts;
  readonly log: RoomLog;
  readonly directory: RoomDirectory;
  readonly presence: Presence;
  readonly flow: RoomFlow;
  readonly limitsMessages: boolean;
  readonly records: SharedRoomRecords;
}

interface LobbyUserData {
  locale: GameLanguage;
  /** Follows the player's changes. */
  identity: RoomIdentity;
  /** What they may write, and whose lines they get. */
  readonly chatPermissions: ChatPermissions;
  readonly unwatch: () => void;
  /** This connection is not any more. */
  readonly leave: () => void;
  seesHidden: boolean;
}
type LobbyRoomClient = RoomClient<LobbyUserData, LobbyServerMessages>;

/** A client of the lobby as its parts see one; null for one that was turned away. */
function lobbyClientOf(client: LobbyRoomClient): LobbyClient | null {
  const userData = client.userData;
  return userData
    ? { id: client.sessionId, userData, send: (name, payload) => client.send(name, payload as never) }
    : null;
}

const withLobbyClient = (client: LobbyRoomClient, say: (lobbyClient: LobbyClient) => void): void => {
  const lobbyClient = lobbyClientOf(client);
  if (lobbyClient) say(lobbyClient);
};

/** The live list of public rooms, one for all processes; guests may look. */
export abstract class LobbyRoom extends BaseRoom<object, LobbyUserData, LobbyServerMessages> {
  protected abstract readonly deps: LobbyRoomDeps;
  protected override readonly seatHoldSeconds = 0;
  override autoDispose = false;
  readonly #rooms = new RoomList();
  #lastOnline = -1;
  readonly #said = new RecentLines();
  readonly #activity = new LobbyActivity(
    () => this.deps,
    (roomId) => this.#rooms.has(roomId),
  );
  readonly #daily = new LobbyDaily(() => this.deps);
  readonly #finder = new TableFinder(() => this.#rooms.all());
  #queue!: RankedQueue;
  #unsubscribe: () => void = () => undefined;
  #closeDoor: () => void = () => undefined;

  protected get log(): RoomLog {
    return this.deps.log;
  }
  protected override get limitsMessages(): boolean {
    return this.deps.limitsMessages;
  }

  override async onCreate(): Promise<void> {
    // One lobby, under a fixed id: clients join it by id like any other room.
    this.roomId = LOBBY_ROOM;
    this.#queue = new RankedQueue(this.deps);
    this.#listenToAll();
    this.ignoreUnknownMessages();
    this.#unsubscribe = await this.deps.directory.subscribe((change) =>
      this.guarded('directory', () => this.#applyListing(change)),
    );
    this.#rooms.fill(await this.deps.directory.read());
    this.#watchOnline();
    const closers = [
      this.deps.ports.announcements.subscribe((msg) => this.broadcast('server-message', { msg } as never)),
      this.deps.records.open(this.#queue.records),
    ];
    this.#closeDoor = () => {
      for (const close of closers) close();
    };
  }

  #listenToAll(): void {
    const handlers = lobbyHandlers({
      chat: this.#openChat(),
      daily: this.#daily,
      queue: this.#queue,
      activity: this.#activity,
      sendPage: (lobbyClient, offset) => this.#sendPageTo(lobbyClient, offset),
      sendProfile: (lobbyClient) => this.#sendProfile(lobbyClient),
      shopAsking: () => this.deps,
    });
    for (const name of LOBBY_MESSAGE_NAMES) {
      const handler = handlers[name] as (lobbyClient: LobbyClient, message: unknown) => void;
      const schema = LOBBY_CLIENT_MESSAGES[name] as z.ZodMiniType<unknown>;
      const haste = LOBBY_HASTE[name];
      const tooOften = haste && ((client: LobbyRoomClient): void => client.send('refused', { code: haste }));
      const handle = (client: LobbyRoomClient, message: unknown): void =>
        withLobbyClient(client, (lobbyClient) => handler(lobbyClient, message));
      this.listen(name, schema, LOBBY_RATES[name], handle, tooOften);
    }
  }

  #openChat(): ChatChannel {
    return lobbyChat({
      ports: this.deps.ports,
      log: this.log,
      history: this.#said,
      lobbyClients: () => this.#lobbyClients(),
      emit: (name, payload, isFor) => {
        const readers = [...this.clients].filter(({ userData }) => userData && isFor(userData.chatPermissions));
        this.emitTo(readers, name, payload as never);
      },
      now: () => this.now(),
      later: (ms, run) => this.later(ms, run),
    });
  }

  /** It is settled that this is the lobby: it goes on with the queue. */
  async openQueue(): Promise<void> {
    await this.#queue.restore();
    this.#pairOn();
  }

  /** Brings players of the ranked queue together, again and again. */
  #pairOn(): void {
    this.later(this.deps.flow.pairEveryMs, () => {
      this.#queue.round().catch((cause: unknown) => {
        if (cause instanceof NotTheLobby) return this.#retire();
        this.log.warn({ part: 'ranked', err: cause }, 'A round of the queue failed');
      });
      this.#pairOn();
    });
  }

  /** This process stood still for so long that another lobby took over: everybody is to go there. */
  #retire(): void {
    this.#queue.retire();
    this.closeForRestart();
  }

  #lobbyClients(): LobbyClient[] {
    return [...this.clients].flatMap((client) => {
      const lobbyClient = lobbyClientOf(client as LobbyRoomClient);
      return lobbyClient ? [lobbyClient] : [];
    });
  }

  override onJoin(client: LobbyRoomClient, _options: unknown, auth: unknown): void {
    const identity = auth as RoomIdentity;
    const refusal = refusalFor(this.deps.ports.channel, identity);
    if (refusal) return this.turnAway(client, refusal);
    const chatPermissions = new ChatPermissions(currentModerationStatus(this.deps.ports.channel, identity));
    client.userData = {
      identity,
      seesHidden: identity.exp >= YAPPING.leastExp,
      locale: identity.locale,
      leave: this.deps.presence.enter(identity.playerId, null),
      chatPermissions,
      unwatch: listenFor(this.deps.ports.channel, {
        identity,
        end: (how) => this.dismiss(client, how),
        refresh: (user) => this.#refresh(client, user),
        moderate: (moderationEvent) =>
          withLobbyClient(client, (lobbyClient) => moderateInLobby(this.deps, lobbyClient, moderationEvent)),
        emit: ({ event, payload }) => client.send(event, payload as never),
      }),
    };
    this.expectAcknowledgement(client);
    this.#sendPage(client, 0);
    const lobbyClient = lobbyClientOf(client);
    client.send('chat-history', { lines: this.#said.linesFor(chatPermissions) });
    if (lobbyClient && chatPermissions.status.warned) showWarnings(this.deps, lobbyClient);
    if (lobbyClient) this.#daily.welcome(lobbyClient);
    if (lobbyClient) this.#queue.welcome(lobbyClient);
    client.send('online', { players: this.deps.presence.count() });
  }

  /** Asked for a report: what was said here lately, where the player is here. */
  readChat(playerId: string): RoomChatLine[] {
    const isHere = this.#lobbyClients().some(({ userData }) => userData.identity.playerId === playerId);
    return isHere ? this.#said.evidence : [];
  }

  /** Asked for somebody who presses Quick play, maybe by another process. */
  async findTable(request: TableRequest): Promise<FoundTable> {
    return this.#queue.holds(request.asker.playerId) ? { refusal: 'room/queued' } : this.#finder.find(request);
  }

  override onLeave(client: LobbyRoomClient): void {
    this.forget(client);
    if (!client.userData) return;
    withLobbyClient(client, (lobbyClient) => this.#queue.gone(lobbyClient));
    client.userData.unwatch();
    client.userData.leave();
  }

  /** The player changed somewhere: their client learns it, and so does the chat. */
  #refresh(client: LobbyRoomClient, user: SessionUser): void {
    const { userData } = client;
    if (!userData) return;
    userData.identity = refreshedIdentity(userData.identity, user);
    client.send('profile', user);
    if (!userData.seesHidden && user.exp >= YAPPING.leastExp) {
      userData.seesHidden = true;
      const rooms = this.#rooms.hidden();
      if (rooms.length > 0) client.send('+', rooms);
    }
    withLobbyClient(client, (lobbyClient) => this.#daily.refresh(lobbyClient));
  }

  #sendProfile(client: LobbyClient): void {
    const { userData, send } = client;
    const { identity } = userData;
    if (identity.guest) return;
    this.deps.ports.describePlayer(identity.playerId).then(
      (user) => {
        // A change that came meanwhile was told already: what was read may be older.
        if (userData.identity === identity) send('profile', user);
        else this.#sendProfile(client);
      },
      (cause: unknown) => this.log.warn({ part: 'lobby', err: cause }, 'A player could not be read'),
    );
  }

  #sendPageTo({ id }: LobbyClient, offset: number): void {
    const client = this.clients.get(id);
    if (client) this.#sendPage(client as LobbyRoomClient, offset);
  }

  #sendPage(client: LobbyRoomClient, offset: number): void {
    const seesHidden = client.userData?.seesHidden ?? false;
    client.enqueueRaw(this.#rooms.page(seesHidden, offset, (page) => this.encode('rooms', page)));
  }

  /** Changes that come within a moment go out together. */
  #applyListing(change: ListingChange): void {
    if (this.#rooms.apply(change)) this.later(DEBOUNCE_MS, () => this.#flush());
  }

  /** Sends what has changed, each message encoded once: rows for all, rows for those who may see them, ids. */
  #flush(): void {
    const { plain, hidden, removed } = this.#rooms.takeChanges();
    const clients = [...this.clients] as LobbyRoomClient[];
    if (plain.length > 0) this.emitTo(clients, '+', plain);
    if (removed.length > 0) this.emitTo(clients, '-', removed);
    if (hidden.length === 0) return;
    const seers = new Set(clients.filter((client) => client.userData?.seesHidden));
    this.emitTo([...seers], '+', hidden);
    // To the others a room that has turned to such a mode is gone.
    const others = clients.filter((client) => !seers.has(client));
    const ids = hidden.map(({ roomId }) => roomId);
    this.emitTo(others, '-', ids);
  }

  #watchOnline(): void {
    this.later(ONLINE_EVERY_MS, () => {
      const players = this.deps.presence.count();
      if (players !== this.#lastOnline) this.broadcast('online', { players } as never);
      this.#lastOnline = players;
      this.#watchOnline();
    });
  }

  protected override isMember(client: LobbyRoomClient): boolean {
    return client.userData !== undefined;
  }
  protected override memberDropped(): void {
    // A lobby holds no seats: whoever comes back joins anew.
  }
  protected override malformed(): void {
    // Bad frames are counted; there is nobody to tell.
  }
  protected override drain(): void {
    this.#queue.close();
    for (const client of this.clients) client.send('server-message', { msg: 'restart' });
    this.closeForRestart();
  }
  override onDispose(): void {
    super.onDispose();
    this.#unsubscribe();
    this.#closeDoor();
  }
}

/** The room class with its dependencies. */
export const lobbyRoomWith = (deps: LobbyRoomDeps): (new () => LobbyRoom) =>
  class extends LobbyRoom {
    protected override readonly deps = deps;
    static override async onAuth(token: string, options: unknown, context: AuthContext): Promise<RoomIdentity> {
      if (asksForNewRoom(context)) throw refuseSeatWith('room/invalid_options');
      return identifyPlayer(deps.ports, (options as { wbPlayer?: unknown } | null)?.wbPlayer ?? token, context);
    }
  };
