import { LOBBY_ROOM, type LobbyServerMessages, type MatchFound } from '@syllaboom/contracts';
import { windowAfter } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSdk, type SdkRoom } from '#platform/rooms/testing/sdk-client.ts';
import { type Peer, startPeer, startRedis } from '../testing/room-cluster.ts';
import { joinGame, pause, tokenOf, until } from '../testing/room-player.ts';
import { SharedCompetition } from '../testing/shared-competition.ts';

const PLAYERS = 1_000;
/** A killed process loses nobody for longer than this. */
const LOST_AT_MOST_MS = 5_000;
/** As in the rules, but nobody here comes to the matches. */
const FLOW = { pairEveryMs: 1_000, keepPlaceMs: 5_000, comeWithinMs: 120_000, resultsMs: 120_000 };

let redis: Awaited<ReturnType<typeof startRedis>>;
let peers: readonly [Peer, Peer];
let shared: SharedCompetition;
beforeAll(async () => {
  redis = await startRedis();
  peers = [await startPeer(redis.url, FLOW), await startPeer(redis.url, FLOW)];
  shared = new SharedCompetition(redis.url);
});
afterAll(async () => {
  shared?.close();
  for (const child of [...(peers ?? []).map((peer) => peer.child), redis?.child]) child?.kill('SIGKILL');
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
  const url = String((player.room?.connection as { url?: unknown } | undefined)?.url ?? '');
  return peers.find(({ processId }) => url.includes(processId)) ?? peers[0];
};

const players = Array.from({ length: PLAYERS }, (_, n) => new Queuer(idOf(1_000 + ((n * 7919) % 1_000), n)));

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
    await inGroups(players, 50, (player) => player.join(peers[Number(player.id.slice(-1)) % 2 === 0 ? 0 : 1].url));
    const from = performance.now();
    for (const player of players) player.enter();
    await until('everybody meets somebody', () => players.every(({ found }) => found.length > 0), 60_000);
    const tookMs = Math.round(performance.now() - from);
    await pause(1_500);
    expect(players.map(({ found, left }) => found.length + left.length)).toEqual(Array(PLAYERS).fill(1));

    const bookings = await shared.bookings();
    expect(bookings).toHaveLength(PLAYERS / 2);
    expect(new Set(bookings.flatMap(({ playerIds }) => playerIds)).size).toBe(PLAYERS);
    const byId = new Map(players.map((player) => [player.id, player]));
    for (const { matchId, roomId, playerIds, at } of bookings) {
      const pair = playerIds.map((id) => byId.get(id));
      for (const player of pair) expect(player?.found[0]).toMatchObject({ matchId, join: { roomId } });
      const [one = 0, other = 0] = playerIds.map((id) => Number(id.slice(1, 5)));
      for (const player of pair)
        expect(Math.abs(one - other)).toBeLessThanOrEqual(windowAfter(at - (player?.askedAt ?? at)));
    }
    const shares = peers.map(({ processId }) => bookings.filter((booking) => booking.processId === processId).length);
    expect(Math.min(...shares)).toBeGreaterThan(PLAYERS / 10);
    process.stdout.write(`${PLAYERS} players were paired in ${tookMs} ms, on two processes: ${shares.join(' + ')}\n`);
  }, 120_000);
});

describe('a thousand players whose process is killed', () => {
  it('are out of the queue for five seconds at most; its matches are called off, and their players are free', async () => {
    // Too far apart to meet.
    const waiting = Array.from({ length: PLAYERS }, (_, n) => new Queuer(idOf(10_000 + n * 700, n)));
    await inGroups(waiting, 50, (player) => player.join(peers[Number(player.id.slice(-1)) % 2 === 0 ? 0 : 1].url));
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
    expect(longest).toBeLessThan(LOST_AT_MOST_MS);
    // With the time that they have waited already.
    for (const { entered, askedAt } of waiting)
      expect((entered[1]?.waitedMs ?? 0) + askedAt).toBeGreaterThan((entered[1]?.at ?? 0) - 2_000);
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
  }, 120_000);
});
