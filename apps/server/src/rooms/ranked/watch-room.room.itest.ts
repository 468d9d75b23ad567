import { DRAFT_MESSAGE, type RoomListing } from '@syllaboom/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LobbyTestClient, playRanked } from '../testing/lobby-test-client.ts';
import { ANNA, Answers, BERT, CARL, DORA, GUEST, holderOf } from '../testing/play-along.ts';
import { joinGame, leaveEverybody, pause, type RoomPlayer, refusalOf, until } from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';

const DELAY_MS = 1_500;
/** Timers of two rooms and the way to two clients, on a machine that does other things, too. */
const SLACK_MS = 400;

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({ flow: { watchDelayMs: DELAY_MS, resultsMs: 500, clockEveryMs: 300 } });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

/** Rows of the list that show a ranked match, as somebody in the lobby has them. */
function listed(client: LobbyTestClient): RoomListing[] {
  const rows = new Map<string, RoomListing>();
  for (const { type, payload } of client.player.received) {
    if (type === '+') for (const row of payload as RoomListing[]) rows.set(row.roomId, row);
    if (type === '-') for (const roomId of payload as string[]) rows.delete(roomId);
  }
  return [...rows.values()].filter(({ metadata }) => metadata.ranked);
}

/** Notes when each message came. */
function clocked(player: RoomPlayer): { readonly at: number; readonly key: string }[] {
  const notes: { at: number; key: string }[] = [];
  player.room.onMessage('*', (type: string | number, payload: unknown) => {
    player.received.push({ type, payload });
    notes.push({ at: performance.now(), key: `${type} ${JSON.stringify(payload)}` });
  });
  return notes;
}

/** How far the clock that somebody is told goes before their own. */
async function clockOffset(notes: ReturnType<typeof clocked>): Promise<number> {
  const received = await until('the clock', () => notes.findLast(({ key }) => key.startsWith('clock ')));
  return (JSON.parse(received.key.slice('clock '.length)) as { now: number }).now - received.at;
}

const RELAYED = ['turn', 'correct', 'wrong', 'solve', 'hurt', 'eliminated', String(DRAFT_MESSAGE)];

describe('a ranked match', () => {
  it('is listed with its two players under the room that shows it late, until its end was seen', async () => {
    const client = await LobbyTestClient.enter(rooms.url, DORA);
    const { players, roomId, lobbyClients } = await playRanked(rooms.url, [ANNA, BERT]);
    await pause(DELAY_MS / 2);
    expect(listed(client)).toEqual([]);
    const row = await until('the match is listed', () => listed(client)[0]);
    expect(row.roomId).not.toBe(roomId);
    expect(row.metadata).toMatchObject({
      ranked: true,
      started: true,
      players: 2,
      maxp: 2,
      language: 'en-US',
      player1: { auth_id: ANNA, wp: 500, name: ANNA, type: 0 },
      player2: { auth_id: BERT, wp: 500 },
    });
    await players[0].leave();
    const ended = performance.now();
    await until('the match is gone from the list', () => listed(client).length === 0);
    expect(performance.now() - ended).toBeGreaterThan(DELAY_MS - SLACK_MS);
    await Promise.all(lobbyClients.map(({ player }) => player.leave()));
  });

  it('is seen by watchers as it was, so much later and not earlier; they change nothing', async () => {
    const client = await LobbyTestClient.enter(rooms.url, DORA);
    const { players } = await playRanked(rooms.url, [ANNA, BERT]);
    const notes = clocked(players[0]);
    const row = await until('the match is listed', () => listed(client)[0]);
    const watcher = await joinGame(rooms.url, row.roomId, CARL);
    const seen = clocked(watcher);
    const answers = new Answers();
    const prompts: { prompt: string; at: number }[] = [];
    for (let i = 0; i < 4; i++) {
      const holder = holderOf(players);
      prompts.push({ prompt: players[0].state.letter, at: performance.now() });
      const typed = answers.next(players[0].state.letter);
      holder.draft({ t: 'r', w: typed.slice(0, 3) } as never);
      await pause(60);
      const { turn } = players[0].state;
      holder.submit(typed);
      await until('the next turn', () => players.every(({ state }) => state.turn > turn));
    }
    // Nothing of it is to be seen yet: neither a message nor the state.
    expect(seen.filter(({ key }) => key.startsWith('solve'))).toEqual([]);
    for (const { prompt } of prompts.slice(1)) expect(watcher.state.letter).not.toBe(prompt);
    const relayed = notes.filter(({ key }) => RELAYED.some((type) => key.startsWith(`${type} `)));
    await until('all of it was seen', () =>
      relayed.every(({ key, at }) => seen.some((one) => one.key === key && one.at > at)),
    );
    expect(relayed.length).toBeGreaterThan(8);
    for (const { key, at } of relayed) {
      const later = seen.find((one) => one.key === key && one.at > at);
      // Anna gets no drafts of her own, Carl gets everybody's.
      expect(later, key).toBeDefined();
      expect((later?.at ?? 0) - at).toBeGreaterThan(DELAY_MS - SLACK_MS);
    }
    await until('the words that were right', () => watcher.state.solves === 4);
    // Fuses look right: the clock that watchers are told is as late as the turn.
    const lateMs = (await clockOffset(notes)) - (await clockOffset(seen));
    expect(lateMs).toBeGreaterThan(DELAY_MS - SLACK_MS);
    expect(lateMs).toBeLessThan(DELAY_MS + SLACK_MS);
    expect([...watcher.state.players.values()].map(({ auth_id, spectating }) => [auth_id, spectating])).toEqual(
      expect.arrayContaining([
        [ANNA, false],
        [BERT, false],
        [CARL, true],
      ]),
    );
    watcher.submit('ANYTHING');
    watcher.sendRaw('spectate');
    watcher.sendRaw('start');
    await until('refused', () => watcher.refusals().length >= 3);
    expect(new Set(watcher.refusals())).toEqual(new Set(['notRunning', 'ranked']));
    // The end, too: with the points that it changed, and then the room closes.
    await players[0].leave();
    const winner = await watcher.any('winner', ({ recorded }) => recorded);
    expect(winner.self).toBeNull();
    expect(winner.winners.map(({ wp }) => wp?.change)).toEqual([22, -30]);
    await until('the room closes', () => watcher.closed ?? watcher.dropped);
  });

  it('is talked about among watchers only; they hear the players late, unless they do not want to', async () => {
    const client = await LobbyTestClient.enter(rooms.url, 'emil00000005');
    const { players } = await playRanked(rooms.url, [ANNA, BERT]);
    const row = await until('the match is listed', () => listed(client)[0]);
    rooms.ports.describe(DORA, { standing: { mutedUntil: null, warned: false, unheard: [ANNA], blocked: [] } });
    const [carl, dora] = [await joinGame(rooms.url, row.roomId, CARL), await joinGame(rooms.url, row.roomId, DORA)];
    expect((await refusalOf(joinGame(rooms.url, row.roomId, GUEST))).message).toBe('guest');
    carl.send('chat', { message: 'go Anna' });
    players[0].send('chat', { message: 'hello Bert' });
    const said = (player: RoomPlayer) => player.all('chat').flatMap(({ system, message }) => (system ? [] : [message]));
    await until('watchers read it', () => said(dora).includes('go Anna'));
    await until('the opponent reads it', () => said(players[1]).includes('hello Bert'));
    expect(said(carl)).toEqual(['go Anna']);
    await until('watchers read the players', () => said(carl).length === 2);
    await pause(100);
    expect(said(carl)).toEqual(['go Anna', 'hello Bert']);
    expect(said(dora)).toEqual(['go Anna']);
    expect(said(players[0])).toEqual(['hello Bert']);
    rooms.ports.describe(DORA, {});
  });
});
