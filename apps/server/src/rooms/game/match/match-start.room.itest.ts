import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ANNA, BERT, CARL, openRoom, startMatch } from '../../testing/play-along.ts';
import { leaveEverybody, pause, type RoomPlayer, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

const BACK_MS = 200;

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({ flow: { backToLobbyMs: BACK_MS, countdownSeconds: 4, secondMs: 100 } });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

/** Every phase that a client is shown from now on, each once. */
function phasesOf(player: RoomPlayer): string[] {
  const phases: string[] = [];
  player.room.onStateChange(() => {
    if (player.state.phase !== phases.at(-1)) phases.push(player.state.phase);
  });
  return phases;
}

async function endMatch(players: readonly [RoomPlayer, RoomPlayer]): Promise<void> {
  await startMatch(players);
  players[0].send('end');
  await until('the end', () => players[0].state.phase === 'winner');
}

describe('a start', () => {
  it('while the last result still shows counts down once, and nothing brings the room back to its lobby meanwhile', async () => {
    const players = await openRoom(rooms.url, [ANNA, BERT]);
    const [anna, bert] = players;
    await endMatch(players);
    const [starts, counts] = [bert.all('start').length, bert.all('countdown').length];
    const phases = phasesOf(bert);
    anna.send('start');
    await until('counting', () => bert.state.phase === 'countdown');
    // As often as it could slip in between two seconds.
    for (let i = 0; i < 4; i++) {
      anna.send('start');
      await pause(BACK_MS / 3);
    }
    await until('the next match', () => bert.state.started);
    await pause(BACK_MS * 2);
    expect(phases).toEqual(['lobby', 'countdown', 'playing']);
    expect(bert.all('countdown').length - counts).toBe(4);
    expect(bert.all('start').length - starts).toBe(1);
    expect(new Set(anna.refusals())).toEqual(new Set(['running']));
  });

  it('that waits for a dictionary is forgotten when the host chooses something else meanwhile', async () => {
    const done = rooms.ports.build('tr-TR');
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT], { locale: 'tr-TR' });
    await until('preparing', () => bert.state.preparing);
    anna.send('start');
    await until('told', () => anna.refusals().includes('languageBuilding'));
    anna.send('settings', { language: 'en-US' });
    await until('ready', () => !bert.state.preparing);
    done();
    await pause(150);
    expect(bert.state.phase).toBe('lobby');
    expect(bert.all('countdown')).toEqual([]);
    // It can be started as ever.
    await startMatch([anna, bert]);
  });

  it('is called off when the countdown leaves but one at the table, who is told why, and can start alone then', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('start');
    await until('counting', () => bert.state.phase === 'countdown');
    await anna.leave();
    expect(await bert.any('stop')).toEqual({ reason: 'startStopped' });
    await bert.any('chat', ({ key }) => key === 'startDeserted');
    expect(bert.all('chat').at(-1)?.key).toBe('startDeserted');
    await pause(500);
    expect([bert.state.phase, bert.state.host, bert.all('start')]).toEqual(['lobby', bert.id, []]);
    bert.send('start');
    await until('alone', () => bert.state.started);
  });

  it('goes on when only a watcher leaves', async () => {
    const [anna, , carl] = await openRoom(rooms.url, [ANNA, BERT, CARL]);
    carl.send('spectate');
    await until('watches', () => anna.state.players.get(carl.id)?.spectating === true);
    anna.send('start');
    await until('counting', () => anna.state.phase === 'countdown');
    await carl.leave();
    await until('two play', () => anna.state.started);
  });

  it('goes on for one who still has a bot to play with', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    anna.send('add-bot', {});
    await until('a bot', () => bert.state.players.size === 3);
    anna.send('start');
    await until('counting', () => bert.state.phase === 'countdown');
    await anna.leave();
    await until('one plays with a bot', () => bert.state.started);
  });
});
