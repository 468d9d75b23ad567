import { CLIENT_MESSAGES } from '@syllaboom/contracts';
import { GAME_LANGUAGES, hashMatch, RANKED, replayMatch } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import { connectSdk } from '#platform/rooms/testing/sdk-client.ts';
import { HOSTS_BUSINESS } from '../game/room-kind.ts';
import { playerSeats } from '../players/player-seats.ts';
import { LEFT, WON } from '../testing/ports/fake-competition.ts';
import { findMatch, LobbyTestClient, playRanked } from '../testing/lobby-test-client.ts';
import { ANNA, Answers, BERT, CARL, holderOf, playTurn } from '../testing/play-along.ts';
import {
  joinGame,
  leaveEverybody,
  pause,
  type RoomPlayer,
  refusalOf,
  resumeGame,
  tokenOf,
  until,
} from '../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../testing/room-server.ts';
import { enterRoom } from '../testing/raw-socket.ts';
import { RANKED_ROOM } from './ranked-invitation.ts';

let rooms: RoomServer;
beforeAll(async () => {
  // Long enough for somebody to come back on a busy machine.
  rooms = await startRoomServer({ flow: { seatHoldSeconds: 3, resultsMs: 3_000 } });
});
afterEach(async () => {
  await leaveEverybody();
  const { ports } = rooms;
  await until('every match is over', () => ports.competition.bookings.size === 0);
  ports.recorded.length = 0;
  ports.competition.forget();
});
afterAll(() => rooms.server.close());

const PAIR = [ANNA, BERT] as const;
const wpOf = (player: RoomPlayer) => player.last('winner')?.self?.wp;
const changesOf = (player: RoomPlayer) => player.last('winner')?.winners.map(({ elo }) => elo);
const isOut = (player: RoomPlayer) => player.closed ?? player.dropped;

describe('a ranked match', () => {
  it('that the lobby could not tell of blames nobody for not coming', async () => {
    const [anna, bert] = PAIR.map((auth_id) => ({ auth_id, name: auth_id, avatar: 'a', wp: 500, type: 0 }));
    const { roomId } = await matchMaker.createRoom(RANKED_ROOM, { locale: 'en-US', players: [anna, bert] });
    const matchId = await matchMaker.remoteRoomCall(roomId, 'expectPlayers' as never, []);
    const { competition } = rooms.ports;
    await until('called off', () => competition.calledOff.length > 0);
    expect([competition.calledOff, competition.forfeits]).toEqual([[matchId], []]);
  });

  it('that waits for its dictionary blames nobody: who goes meanwhile has not left it, and it does not wait for ever', async () => {
    const { ports } = rooms;
    const done = ports.build('tr-TR');
    for (const leaves of [true, false]) {
      const lobbyClients = await Promise.all(PAIR.map((id) => LobbyTestClient.enter(rooms.url, id)));
      await Promise.all(lobbyClients.map((client) => client.queue('tr-TR')));
      const { join, matchId } = await (lobbyClients[0] as LobbyTestClient).nth('match-found');
      const [anna, bert] = await Promise.all(PAIR.map((id) => joinGame(rooms.url, join.roomId, id)));
      if (leaves) await anna?.leave();
      expect(await bert?.any('stop')).toEqual({ reason: 'fault' });
      expect([ports.competition.forfeits, ports.competition.calledOff]).toEqual([[], [matchId]]);
      await leaveEverybody();
      ports.competition.calledOff.length = 0;
    }
    done();
  });

  it('starts by itself when both are there, with its own rules and hearts, and nobody holds it [L0133 L0376]', async () => {
    const { roomId, matchId, found } = await findMatch(rooms.url, PAIR);
    const anna = await joinGame(rooms.url, roomId, ANNA);
    await pause(150);
    expect(anna.all('start')).toEqual([]);
    const bert = await joinGame(rooms.url, roomId, BERT, { spectate: true });
    const start = await anna.any('start');
    expect(start).toEqual({ matchId, versusMs: 20 });
    expect(found[1].matchId).toBe(matchId);
    await Promise.all([anna.any('turn'), bert.any('turn')]);
    const { ranked, host, mode, diff, speed, started } = anna.state;
    expect({ ranked, host, mode, diff, speed, started }).toEqual({
      ranked: true,
      host: '',
      mode: 0,
      diff: 0,
      speed: RANKED.speed,
      started: true,
    });
    expect([...anna.state.players.values()].map(({ heart, spectating }) => [heart, spectating])).toEqual([
      [RANKED.hearts, false],
      [RANKED.hearts, false],
    ]);
    await bert.leave();
  });

  it('is played to its end, is kept as ranked, and tells both their points and the change as `elo` [L0376 R0190]', async () => {
    const { players, matchId } = await playRanked(rooms.url, PAIR);
    const answers = new Answers();
    for (let i = 0; i < 4; i++) await playTurn(players, answers);
    const loser = holderOf(players);
    const winner = players[0] === loser ? players[1] : players[0];
    loser.send('chat', { message: '/surrender' });
    await Promise.all(players.map((player) => player.any('winner', ({ recorded }) => recorded)));
    const [match] = rooms.ports.recorded;
    expect(match).toMatchObject({ matchId, ranked: { leavers: [] }, turns: 5 });
    expect(match && hashMatch(replayMatch({ setup: match.setup, ...match.log }).state)).toBe(match?.hash);
    expect(match?.setup.rules).toMatchObject({ ranked: true, startHearts: RANKED.hearts, speed: RANKED.speed });
    expect(wpOf(winner)).toEqual({ points: 500 + WON, change: WON });
    expect(wpOf(loser)).toEqual({ points: 500 + LEFT, change: LEFT });
    expect(players.map(changesOf)).toEqual(Array(2).fill([WON, LEFT]));
    // No rematch: the result stays for a while, then the room closes.
    expect(winner.state.phase).toBe('winner');
    await until('the room closes', () => players.every(isOut));
    expect(players.map(isOut)).toEqual(Array(2).fill({ code: 4000, reason: 'normal' }));
  });

  it('is lost by who leaves, also within a few turns', async () => {
    const { players, matchId } = await playRanked(rooms.url, PAIR);
    const [anna, bert] = players;
    await anna.leave();
    await bert.any('winner', ({ recorded, self }) => recorded && self?.wp != null);
    expect(rooms.ports.recorded).toMatchObject([{ matchId, ranked: { leavers: [ANNA] } }]);
    expect(wpOf(bert)).toEqual({ points: 500 + WON, change: WON });
    await bert.leave();
  });

  it('waits for who drops out, and is lost by who does not come back in time', async () => {
    const { players } = await playRanked(rooms.url, PAIR);
    const [anna, bert] = players;
    const saved = rooms.ports.saved.get(ANNA);
    anna.cutOff();
    await bert.any('dc', ({ dc }) => dc);
    const again = await resumeGame(rooms.url, saved?.token ?? '');
    await bert.any('dc', ({ dc }) => !dc);
    await until('the running match', () => again.state.phase === 'playing');
    again.cutOff();
    await bert.any('winner', ({ recorded }) => recorded);
    expect(rooms.ports.recorded).toMatchObject([{ ranked: { leavers: [ANNA] } }]);
    await bert.leave();
  });

  it('is lost by who does not come', async () => {
    const { roomId, matchId } = await findMatch(rooms.url, PAIR);
    const bert = await joinGame(rooms.url, roomId, BERT);
    const received = await bert.any('winner', ({ recorded }) => recorded);
    expect(received.self?.wp).toEqual({ points: 500 + WON, change: WON });
    expect(received.winners.map(({ player, wp }) => [player.name, wp?.change])).toEqual([
      [BERT, WON],
      [ANNA, LEFT],
    ]);
    expect(bert.state.phase).toBe('winner');
    expect(rooms.ports.competition.forfeits).toEqual([{ matchId, leavers: [ANNA] }]);
    expect(rooms.ports.recorded).toEqual([]);
    expect((await refusalOf(joinGame(rooms.url, roomId, ANNA))).message).toBe('not_found');
    await until('the room closes', () => isOut(bert));
  });

  it('changes no points when nobody comes', async () => {
    const { matchId } = await findMatch(rooms.url, PAIR);
    await until('forfeit', () => rooms.ports.competition.forfeits.length > 0);
    expect(rooms.ports.competition.forfeits).toEqual([{ matchId, leavers: [ANNA, BERT] }]);
  });

  it('is lost by who leaves before the other one has come', async () => {
    const first = await findMatch(rooms.url, PAIR);
    await (await joinGame(rooms.url, first.roomId, ANNA)).leave();
    expect((await refusalOf(joinGame(rooms.url, first.roomId, ANNA))).message).toBe('not_found');
    const bert = await joinGame(rooms.url, first.roomId, BERT);
    await bert.any('winner', ({ recorded }) => recorded);
    expect(rooms.ports.competition.forfeits).toEqual([{ matchId: first.matchId, leavers: [ANNA] }]);
    await bert.leave();
  });

  it('writes a forfeit again until it is kept', async () => {
    const { roomId } = await findMatch(rooms.url, PAIR);
    const bert = await joinGame(rooms.url, roomId, BERT);
    rooms.ports.competition.failures = 2;
    await bert.any('winner', ({ recorded }) => recorded);
    expect(rooms.ports.competition.failures).toBe(0);
    await bert.leave();
  });
});

describe('who is expected', () => {
  it('loses nothing by what the server itself was late', async () => {
    const { roomId } = await findMatch(rooms.url, PAIR);
    const bert = await joinGame(rooms.url, roomId, BERT);
    await until('Bert sits there', () => bert.state.players?.size === 1);
    // Nothing moves here for longer than the whole time to come.
    const end = performance.now() + 2_000;
    while (performance.now() < end);
    const anna = await joinGame(rooms.url, roomId, ANNA);
    await Promise.all([anna.any('turn'), bert.any('turn')]);
    expect(rooms.ports.competition.forfeits).toEqual([]);
    await bert.leave();
  });

  it('may come in again when the connection breaks on the way in: only a goodbye is leaving', async () => {
    const { roomId, matchId } = await findMatch(rooms.url, PAIR);
    const early = await enterRoom(rooms.url, roomId, ANNA);
    early.socket.terminate();
    await pause(50);
    const anna = await joinGame(rooms.url, roomId, ANNA);
    const bert = await joinGame(rooms.url, roomId, BERT);
    await Promise.all([anna.any('turn'), bert.any('turn')]);
    expect(bert.last('start')).toMatchObject({ matchId });
    await bert.leave();
  });

  it('finds the door closed where the match was called off on the way in', async () => {
    const { roomId } = await findMatch(rooms.url, PAIR);
    const bert = await joinGame(rooms.url, roomId, BERT);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const claim = playerSeats.claim.bind(playerSeats);
    const slow = vi.spyOn(playerSeats, 'claim').mockImplementationOnce(async (...seat) => {
      await held;
      return claim(...seat);
    });
    const refused = refusalOf(joinGame(rooms.url, roomId, ANNA));
    await until('at the door', () => slow.mock.calls.length > 0);
    expect(await matchMaker.remoteRoomCall(roomId, 'abandon' as never, [])).toBe(true);
    release();
    expect((await refused).message).toBe('not_found');
    slow.mockRestore();
    await bert.leave();
  });

  it('is told the result after a new connection, played or not', async () => {
    const first = await findMatch(rooms.url, PAIR);
    const bert = await joinGame(rooms.url, first.roomId, BERT);
    const received = await bert.any('winner', ({ recorded }) => recorded);
    bert.cutOff();
    const back = await resumeGame(rooms.url, bert.room.reconnectionToken);
    expect(await back.any('winner')).toEqual(received);
    await back.leave();
    const { players } = await playRanked(rooms.url, PAIR);
    const [anna, other] = players;
    await anna.leave();
    const result = await other.any('winner', ({ recorded }) => recorded);
    other.cutOff();
    const again = await resumeGame(rooms.url, other.room.reconnectionToken);
    expect(await again.any('winner')).toEqual(result);
    await again.leave();
  });
});

describe('the room of a ranked match', () => {
  it('is made by the server alone, and lets in nobody but the two', async () => {
    const client = connectSdk(rooms.url);
    const wish = { wbPlayer: tokenOf(CARL), matchId: 'x', locale: GAME_LANGUAGES[0], players: [] };
    for (const name of ['ranked_room', 'watch_room'])
      expect(await refusalOf(client.create(name, wish))).toMatchObject({ message: 'room/invalid_options' });
    const { players, roomId } = await playRanked(rooms.url, PAIR);
    for (const options of [{}, { spectate: true }])
      expect((await refusalOf(joinGame(rooms.url, roomId, CARL, options))).message).toBe('not_found');
    expect(players[0].state.players.size).toBe(2);
  });

  it('refuses everything that only a host could do, unmoved', async () => {
    const { players } = await playRanked(rooms.url, PAIR);
    const [anna, bert] = players;
    const before = JSON.stringify({ ...anna.state.players.get(bert.id), settings: anna.state.speed });
    const payloads: Record<string, unknown> = {
      settings: { speed: 2 },
      kick: { id: bert.id, ban: true },
      'vote-kick': { id: bert.id },
      host: { id: anna.id },
      'auto-join': { on: true },
      'update-scenarios': [{ id: 1, params: { enabled: false } }],
      'add-bot': {},
      'remove-bot': { id: bert.id },
      'req-bot-profile': { id: bert.id },
      'update-bot-profile': { id: bert.id, name: 'x' },
      'pref-lang': { locale: 'fr-FR' },
    };
    const names = Object.keys(CLIENT_MESSAGES).filter((name) => HOSTS_BUSINESS.has(name as never));
    expect(names).toHaveLength(HOSTS_BUSINESS.size);
    for (const name of names) {
      anna.sendRaw(name, payloads[name]);
      await pause(5);
    }
    anna.send('chat', { message: '/end' });
    anna.send('command', { command: 'solve', args: { q: anna.state.letter } });
    await pause(200);
    expect(new Set(anna.refusals())).toEqual(new Set(['ranked', 'notAllowed', 'badValue']));
    expect(isOut(bert)).toBeNull();
    expect(JSON.stringify({ ...anna.state.players.get(bert.id), settings: anna.state.speed })).toBe(before);
    expect(anna.state.phase).toBe('playing');
  });

  it('does not give a seat away to another room, and frees it afterwards', async () => {
    const { players, roomId } = await playRanked(rooms.url, PAIR);
    const [anna, bert] = players;
    const saved = rooms.ports.saved.get(ANNA);
    anna.cutOff();
    await bert.any('dc', ({ dc }) => dc);
    expect(await matchMaker.remoteRoomCall(roomId, 'holdsSeat' as never, [ANNA])).toBe(true);
    const client = await LobbyTestClient.enter(rooms.url, ANNA);
    client.send('match-queue-enter', { locale: 'en-US' });
    const again = await resumeGame(rooms.url, saved?.token ?? '');
    expect(await client.nth('queue-left')).toEqual({ reason: 'playing', until: null });
    await bert.leave();
    await again.any('winner');
    await again.leave();
    await client.queue();
  });

  it('calls the match off for a fault in the rules: nobody loses', async () => {
    const { players, matchId } = await playRanked(rooms.url, PAIR);
    const [anna, bert] = players;
    const { ports } = rooms;
    const bug = vi.spyOn(ports.words.get('en-US'), 'exists').mockImplementation(() => {
      throw new Error('a bug');
    });
    holderOf(players).submit(new Answers().next(anna.state.letter));
    expect(await bert.any('stop')).toEqual({ reason: 'fault' });
    bug.mockRestore();
    await anna.leave();
    await until('called off', () => ports.competition.calledOff.length > 0);
    expect(ports.competition.calledOff).toEqual([matchId]);
    expect([ports.recorded, ports.competition.forfeits]).toEqual([[], []]);
  });
});
