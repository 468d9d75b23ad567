import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ANNA, Answers, BERT, CARL, holderOf, openRoom, startMatch } from '../../testing/play-along.ts';
import { joinGame, leaveEverybody, pause, resumeGame, type RoomPlayer, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({ flow: { backToLobbyMs: 1_000, seatHoldSeconds: 5 } });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

describe('who is back on a new connection', () => {
  it('has the alphabet bonus as they left it: its letters, and which one it is', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    await startMatch(players);
    const holder = holderOf(players);
    holder.submit(new Answers().next(holder.state.letter));
    const { letters } = await holder.any('user-letter-healths', ({ id }) => id === holder.id);
    expect(Object.values(letters)).toContain(0);
    holder.cutOff();
    const back = await resumeGame(rooms.url, holder.room.reconnectionToken);
    expect(await back.any('user-letter-healths')).toEqual({ id: holder.id, letters });
    const progress = { index: 0, status: 'running', show: false, completed: 0, multiplier: 1 };
    expect(await back.any('alpha')).toEqual({ id: holder.id, ...progress });
  });

  it('reads the result as long as it shows, and no old one in the lobby', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    await startMatch(players);
    anna.send('end');
    const received = await bert.any('winner');
    bert.cutOff();
    const back = await resumeGame(rooms.url, bert.room.reconnectionToken);
    const { recorded: _recorded, ...result } = await back.any('winner');
    expect(received).toMatchObject({ matchId: result.matchId, self: { player: { id: bert.id } } });
    expect(result.self?.player.id).toBe(bert.id);
    await until('the lobby', () => anna.state.phase === 'lobby');
    back.cutOff();
    const later = await resumeGame(rooms.url, back.room.reconnectionToken);
    await pause(100);
    expect(later.all('winner')).toEqual([]);
  });
});

/** A match of three that ended while one of them was away. */
async function endWithout(): Promise<{ host: RoomPlayer; away: RoomPlayer }> {
  const players = await openRoom(rooms.url, [ANNA, BERT, CARL]);
  const [host, away] = players;
  await startMatch(players);
  away.cutOff();
  await host.any('dc', ({ dc }) => dc);
  host.send('end');
  await until('the lobby', () => host.state.phase === 'lobby');
  return { host, away };
}

describe('who was away when a match ended', () => {
  it('reads its result once, also when the room is back in its lobby', async () => {
    const { away } = await endWithout();
    const back = await resumeGame(rooms.url, away.room.reconnectionToken);
    expect((await back.any('winner')).self?.player.id).toBe(away.id);
    expect(back.all('chat').map(({ key }) => key)).toContain('matchEnded');
    back.cutOff();
    const later = await resumeGame(rooms.url, back.room.reconnectionToken);
    await pause(100);
    expect(later.all('winner')).toEqual([]);
  });

  it('reads none of it once the next match runs', async () => {
    const { host, away } = await endWithout();
    await startMatch([host]);
    const back = await resumeGame(rooms.url, away.room.reconnectionToken);
    await pause(100);
    expect(back.all('winner')).toEqual([]);
  });
});

describe('a result that is written late', () => {
  it('is told whatever language the host has chosen meanwhile', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    await startMatch(players);
    const answers = new Answers();
    for (let i = 0; i < 4; i++) {
      const { turn, letter } = anna.state;
      holderOf(players).submit(answers.next(letter));
      await until('the next turn', () => players.every(({ state }) => state.turn > turn));
    }
    rooms.ports.failWrites = 5;
    anna.send('end');
    await bert.any('winner');
    const done = rooms.ports.build('tr-TR');
    anna.send('settings', { language: 'tr-TR' });
    await until('another language', () => bert.state.preparing);
    expect(rooms.ports.failWrites).toBeGreaterThan(0);
    const { self } = await bert.any('winner', ({ recorded }) => recorded);
    expect(self?.coins).toBe(30);
    expect(rooms.log.filter(({ text }) => text === 'A result could not be told')).toEqual([]);
    done();
  });
});

describe('the log of a match', () => {
  it('holds nothing of who watches, is out or is not on', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    await startMatch(players);
    const holder = holderOf(players);
    const [other] = players.filter((player) => player !== holder);
    for (let i = 0; i < 20; i++) other?.draft({ t: 'a', a: 'A' });
    const watcher = await joinGame(rooms.url, holder.roomId, CARL, { spectate: true });
    for (let i = 0; i < 20; i++) {
      watcher.draft({ t: 'a', a: 'A' });
      watcher.submit('NATION');
      watcher.send('practice-next');
    }
    holder.draft({ t: 'a', a: 'A' });
    await until('the draft', () => watcher.drafts().length > 0);
    players[0].send('end');
    await watcher.any('winner');
    const log = await until('kept', () => rooms.ports.recorded.at(-1)?.log);
    const kinds = log.inputs.flatMap((input) =>
      'seat' in input && input.k !== 'lag' ? [`${input.k} ${input.seat}`] : [],
    );
    expect(kinds).toEqual([`draft ${holder.id}`, `stop ${players[0].id}`]);
  });
});
