import { LOBBY_ROOM, type LobbyServerMessages, type MatchFound } from '@syllaboom/contracts';
import { windowAfter } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSdk, type SdkRoom } from '#platform/rooms/testing/sdk-client.ts';
import { type Peer, startPeer, startRedis } from '../testing/room-cluster.ts';
import { joinGame, pause, tokenOf, until } from '../testing/room-player.ts';
import { SharedCompetition } from '../testing/shared-competition.ts';

const PLAYERS = 1_000;
/** So far apart the last two may be in the end: with the widest window they meet. */
const RATINGS = 500;
/** A process that makes no room for so long stands still; the other one makes them, then. */
const STILL_MS = 1_000;
/** A killed process loses nobody for longer than this. */
const LOST_AT_MOST_MS = 5_000;
/** As in the rules, but nobody here comes to the matches. */
const FLOW = { pairEveryMs: 1_000, keepPlaceMs: 5_000, comeWithinMs: 120_000, resultsMs: 120_000 };

let redis: Awaited<ReturnType<typeof startRedis>>;
let peers: readonly [Peer, Peer];
const started: Peer[] = [];
const start = async (): Promise<Peer> => {
  const peer = await startPeer(redis.url, FLOW);
  started.push(peer);
  return peer;
};
let shared: SharedCompetition;
beforeAll(async () => {
  redis = await startRedis();
  peers = [await start(), await start()];
  shared = new SharedCompetition(redis.url);
});
afterAll(async () => {
  shared?.close();
  for (const child of [...started.map((peer) => peer.child), redis?.child]) child?.kill('SIGKILL');
});

/** Somebody in the queue, as light as a client can be. */
class Queuer {
  readonly id: string;
  readonly entered: { readonly at: number; readonly waitedMs: number }[] = [];
  readonly found: MatchFound[] = [];
  readonly left: LobbyServerMessages['queue-left'][] = [];
  askedAt = 0;
  room: SdkRoom | null = null;
  /** Called when the connection breaks. */
  onLost: () => void = () => undefined;

  constructor(id: string) {
    this.id = id;
  }

  async join(url: string): Promise<void> {
    const room = await connectSdk(url).joinById(LOBBY_ROOM, { wbPlayer: tokenOf(this.id) });
    Object.assign(room.reconnection, { enabled: false, minUptime: 0, maxRetries: 0, maxEnqueuedMessages: 0 });
    this.room = room;
    room.onMessage('queue-entered', ({ waitedMs }: LobbyServerMessages['queue-entered']) =>
      this.entered.push({ at: Date.now(), waitedMs }),
    );
    room.onMessage('queue-left', (left: LobbyServerMessages['queue-left']) => this.left.push(left));
    room.onMessage('match-found', (found: MatchFound) => this.found.push(found));
    room.onMessage('*', () => undefined);
    room.onError(() => undefined);
    const lose = (): void => {
      if (this.room !== room) return;
      this.room = null;
      this.onLost();
    };
    room.onDrop(lose);
    room.onLeave(lose);
  }
  /** Leaves for good. */
  async quit(): Promise<void> {
    const { room } = this;
    this.room = null;
    await Promise.race([room?.leave(true), pause(1_000)]);
  }
  enter(): void {
    this.askedAt = Date.now();
    this.room?.send('match-queue-enter', { locale: 'en-US' });
  }
  /** Comes back as the client does: again and again until it works. */
  async comeBack(url: string): Promise<void> {
    for (;;) {
      try {
        return await this.join(url);
      } catch {
        await pause(250);
      }
    }
  }
}

const inGroups = async <Item>(items: readonly Item[], size: number, each: (item: Item) => Promise<void>) => {
  for (let i = 0; i < items.length; i += size) await Promise.all(items.slice(i, i + size).map(each));
};
const idOf = (rating: number, n: number): string => `r${rating}-${String(n).padStart(7, '0')}`;
const lobbyOf = (player: Queuer): Peer => {
  const url = (player.room?.connection as { url?: string } | undefined)?.url ?? '';
  return started.find(({ processId }) => url.includes(processId)) ?? peers[0];
};

let tries = 0;
/** New people at every try: those of an earlier one have their matches. */
const newPlayers = (): Queuer[] => {
  const first = PLAYERS * tries++;
  return Array.from({ length: PLAYERS }, (_, n) => new Queuer(idOf(1_000 + ((n * 7919) % RATINGS), first + n)));
};
let players: readonly Queuer[] = [];

let calledOff: ReadonlySet<string> = new Set();
/** Whether all of these matches were called off, as far as it is known. */
const isCalledOff = (matchIds: readonly string[]): boolean => {
  void shared.calledOff().then((ids) => {
    calledOff = new Set(ids);
  });
  return matchIds.every((id) => calledOff.has(id));
};

describe('a thousand players in the ranked queue of two processes', () => {
  it('are paired without a double booking, a lost player or a pair beyond its window', async () => {
    players = newPlayers();
    await inGroups(players, 50, (player) => player.join(peers[Number(player.id.slice(-1)) % 2 === 0 ? 0 : 1].url));
    const from = performance.now();
    for (const player of players) player.enter();
    await until('everybody meets somebody', () => players.every(({ found }) => found.length > 0), 60_000);
    const tookMs = Math.round(performance.now() - from);
    await pause(1_500);
    expect(players.map(({ found, left }) => found.length + left.length)).toEqual(Array(PLAYERS).fill(1));

    const byId = new Map(players.map((player) => [player.id, player]));
    // Whose room came too late was booked, let go and booked again.
    const letGo = new Set(await shared.calledOff());
    const bookings = (await shared.bookings()).filter(
      ({ matchId, playerIds }) => byId.has(playerIds[0]) && !letGo.has(matchId),
    );
    expect(bookings).toHaveLength(PLAYERS / 2);
    expect(new Set(bookings.flatMap(({ playerIds }) => playerIds)).size).toBe(PLAYERS);
    for (const { matchId, roomId, playerIds, at } of bookings) {
      const pair = playerIds.map((id) => byId.get(id));
      for (const player of pair) expect(player?.found[0]).toMatchObject({ matchId, join: { roomId } });
      const [one = 0, other = 0] = playerIds.map((id) => Number(id.slice(1, 5)));
      for (const player of pair)
        expect(Math.abs(one - other)).toBeLessThanOrEqual(windowAfter(at - (player?.askedAt ?? at)));
    }
    const shares = peers.map(({ processId }) => bookings.filter((booking) => booking.processId === processId).length);
    process.stdout.write(`${PLAYERS} players were paired in ${tookMs} ms, on two processes: ${shares.join(' + ')}\n`);
    const pauses = bookings.map(({ at }, i) => at - (bookings[i - 1]?.at ?? at));
    // Each process opens a good part of the rooms.
    if (Math.max(...pauses) < STILL_MS) expect(Math.min(...shares)).toBeGreaterThan(PLAYERS / 40);
  }, 120_000);
});

describe('a thousand players whose process is killed', () => {
  it('are out of the queue for five seconds at most; its matches are called off, and their players are free', async () => {
    // Too far apart to meet.
    const waiting = Array.from({ length: PLAYERS }, (_, n) => new Queuer(idOf(10_000 + n * 700, n)));
    const from = performance.now();
    await inGroups(waiting, 50, (player) => player.join(peers[Number(player.id.slice(-1)) % 2 === 0 ? 0 : 1].url));
    // A machine that is so busy that a thousand take longer to come in at all cannot be faster with one process less.
    const mostMs = Math.max(LOST_AT_MOST_MS, 2 * (performance.now() - from));
    for (const player of waiting) player.enter();
    await until('everybody waits', () => waiting.every(({ entered }) => entered.length === 1), 30_000);
    const victim = lobbyOf(waiting[0] as Queuer);
    const survivor = peers.find((peer) => peer !== victim) as Peer;
    const doomed = (await shared.open()).filter(({ processId }) => processId === victim.processId);
    expect(doomed.length).toBeGreaterThan(0);
    // One of its matches is being played.
    const [played] = doomed;
    const pair = players.filter(({ id }) => played?.playerIds.includes(id));
    const table = await Promise.all(pair.map(({ id }) => joinGame(victim.url, played?.roomId ?? '', id)));
    await Promise.all(table.map((player) => player.any('turn')));

    await pause(1_000);
    for (const player of waiting) player.onLost = () => void player.comeBack(survivor.url);
    const killedAt = Date.now();
    victim.child.kill('SIGKILL');
    await until('everybody waits again', () => waiting.every(({ entered }) => entered.length >= 2), 30_000);
    const lostMs = waiting.map(({ entered }) => (entered[1]?.at ?? Number.POSITIVE_INFINITY) - killedAt);
    const longest = Math.max(...lostMs);
    process.stdout.write(
      `The first were out of the queue for ${Math.min(...lostMs)} ms, the longest for ${longest} ms\n`,
    );
    expect(longest).toBeLessThan(mostMs);
    // With the time that they have waited already.
    for (const { entered } of waiting)
      expect(entered[1]?.waitedMs).toBeGreaterThanOrEqual(killedAt - (entered[0]?.at ?? 0));
    expect(waiting.every(({ left }) => left.length === 0)).toBe(true);

    await until('its matches are called off', () => isCalledOff(doomed.map(({ matchId }) => matchId)), 10_000);
    process.stdout.write(`Its matches were called off after ${Date.now() - killedAt} ms\n`);
    const stillOpen = new Set((await shared.open()).map(({ processId }) => processId));
    expect(stillOpen).toEqual(new Set([survivor.processId]));
    const again = pair.map(({ id }) => new Queuer(id));
    for (const player of again) {
      await player.comeBack(survivor.url);
      player.enter();
    }
    await until('they meet again', () => again.every(({ found }) => found.length === 1), 30_000);
    await Promise.all([...players, ...waiting, ...again].map((player) => player.quit()));
  }, 120_000);
});

describe('a process that stands still', () => {
  it('finds the lobby taken over when it goes on: nobody is booked twice, nobody loses the place', async () => {
    const still = peers.find((peer) => peer.child.signalCode === null) as Peer;
    const other = await start();
    peers = [still, other];
    const [anna, bert, carl] = [20_000, 20_010, 20_020].map((rating, n) => new Queuer(idOf(rating, n))) as [
      Queuer,
      Queuer,
      Queuer,
    ];
    // Anna waits in the lobby of the process that will stand still.
    await anna.join(other.url);
    expect(lobbyOf(anna)).toBe(still);
    anna.enter();
    await until('Anna waits', () => anna.entered.length === 1);
    anna.onLost = () => void anna.comeBack(other.url);
    still.child.kill('SIGSTOP');
    const from = performance.now();
    // Whoever comes now gets a new lobby, with Anna's place in it, which waits for her.
    await bert.join(other.url);
    expect(performance.now() - from).toBeLessThan(LOST_AT_MOST_MS);
    expect(lobbyOf(bert)).toBe(other);
    still.child.kill('SIGCONT');
    await until('Anna is in the new lobby', () => anna.room !== null && lobbyOf(anna) === other, 10_000);
    await until('Anna has her place', () => anna.entered.length === 2);
    expect(anna.left).toEqual([]);
    bert.enter();
    await until('they meet', () => [anna, bert].every(({ found }) => found.length === 1), 10_000);
    // Both processes lead to the one lobby.
    await carl.join(still.url);
    expect(lobbyOf(carl)).toBe(other);
    await pause(2_500);
    const booked = (await shared.bookings()).flatMap(({ playerIds }) => playerIds);
    expect([anna, bert].map(({ id }) => booked.filter((one) => one === id).length)).toEqual([1, 1]);
    expect([anna, bert].map(({ found }) => found.length)).toEqual([1, 1]);
  }, 60_000);
});

describe('a process that goes down in peace', () => {
  it('hands its queue over: nobody is sent out of it, nobody loses the time waited', async () => {
    const anna = new Queuer(idOf(30_000, 1));
    const staying = await start();
    await anna.join(staying.url);
    const leaving = lobbyOf(anna);
    expect(leaving).not.toBe(staying);
    anna.enter();
    await until('Anna waits', () => anna.entered.length === 1);
    // By now the two know of each other.
    await pause(1_500);
    anna.onLost = () => void anna.comeBack(staying.url);
    const from = Date.now();
    leaving.child.stdin?.write('drain\n');
    await until('Anna waits again', () => anna.entered.length === 2, LOST_AT_MOST_MS);
    expect(lobbyOf(anna)).not.toBe(leaving);
    expect(anna.left).toEqual([]);
    expect(anna.entered[1]?.waitedMs).toBeGreaterThanOrEqual(from - (anna.entered[0]?.at ?? 0));
  }, 60_000);
});
