import { MODES, RANDOM_SCENARIO, SCENARIOS } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FakePorts } from '../../testing/fake-ports.ts';
import { ModePlay } from '../../testing/mode-play.ts';
import { MODE_WORDS } from '../../testing/mode-words.ts';
import { ANNA, BERT, CARL, DORA, openRoom, startMatch } from '../../testing/play-along.ts';
import { joinGame, leaveEverybody, pause, type RoomPlayer, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
const mode = new ModePlay(() => rooms);
beforeAll(async () => {
  rooms = await startRoomServer({ ports: new FakePorts(MODE_WORDS) });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

const lines = (player: RoomPlayer) => player.all('chat').flatMap(({ key, params }) => (key ? [{ key, params }] : []));
const choose = (...enabled: number[]) =>
  SCENARIOS.filter(({ metric }) => metric !== null).map(({ id }) => ({
    id,
    params: { enabled: enabled.includes(id) },
  }));

describe('the random preset', () => {
  it('draws among the enabled ones, shows the reel, and plays what was drawn [R0440]', async () => {
    const [anna, bert] = await mode.open(MODES.original, { key: 'scenario', value: RANDOM_SCENARIO });
    anna.send('update-scenarios', choose(3));
    await until('excluded', () => bert.state.scx.length > 10);
    expect([...bert.state.scx]).not.toContain(3);
    await startMatch([anna, bert]);
    const drawn = await bert.any('scenario-drawn');
    expect(drawn).toEqual({ sc: 3, options: [3], lastsMs: 30 });
    // The reel runs in the place of the versus picture.
    expect(bert.all('start')).toMatchObject([{ versusMs: 0 }]);
    expect(lines(bert)).toContainEqual({ key: 'scenarioDrawn', params: { sc: 3, name: 'three-lives' } });
    expect(lines(bert)).toContainEqual({ key: 'matchStarted', params: { number: 1, mode: MODES.original, sc: 3 } });
    expect(bert.self?.heart).toBe(3);
    // The room still stands on random: the next match draws again.
    expect(bert.state.sc).toBe(RANDOM_SCENARIO);
    // Whoever comes while it runs reads there what is played.
    const late = await joinGame(rooms.url, anna.room.roomId, CARL);
    await until('what was drawn', () => late.state.drawn === 3);
    expect(late.state.sc).toBe(RANDOM_SCENARIO);
    await mode.end([anna, bert]);
    await until('the lobby', () => late.state.phase === 'lobby');
    expect(late.state.drawn).toBe(0);
    expect(rooms.ports.recorded.at(-1)?.setup.rules.scenario).toBe(3);
    expect(lines(bert)).toContainEqual({ key: 'matchStopped', params: { name: ANNA } });
  });

  it('listens to the host alone, outside of matches, and never excludes everything', async () => {
    const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
    bert.send('update-scenarios', choose(1));
    await until('refused', () => bert.refusals().includes('onlyHost'));
    anna.send('update-scenarios', choose());
    await until('refused', () => anna.refusals().includes('badValue'));
    anna.send('update-scenarios', [
      { id: 99, params: { enabled: false } },
      { id: 0, params: { enabled: false } },
    ]);
    await anna.any('st-change', ({ key }) => key === 'update-scenarios');
    expect([...anna.state.scx]).toEqual([]);
    await pause(600);
    await startMatch([anna, bert]);
    anna.send('update-scenarios', choose(1));
    await until('refused', () => anna.refusals().includes('running'));
  });
});

it('two players are shown against each other, longer when one wears a frame [R0592 R0593]', async () => {
  const plain = await openRoom(rooms.url, [ANNA, BERT]);
  await startMatch(plain);
  rooms.ports.describe(DORA, { frame: 7 });
  const framed = await openRoom(rooms.url, [CARL, DORA]);
  await startMatch(framed);
  expect([plain, framed].map(([, guest]) => guest?.all('start').map(({ versusMs }) => versusMs))).toEqual([[20], [40]]);
});

describe('records', () => {
  it('count the words of a scenario for each player', async () => {
    const players = await mode.open(MODES.original, { key: 'scenario', value: 3 });
    await startMatch(players);
    await mode.right(players);
    await mode.end(players);
    const seats = rooms.ports.recorded.at(-1)?.seats ?? [];
    expect(
      seats
        .map(({ scenarioScore, stats }) => [scenarioScore, stats.correctWords])
        .toSorted(([a], [b]) => Number(a) - Number(b)),
    ).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('of all syllables are the share that was solved together', async () => {
    const players = await mode.open(MODES.original, { key: 'scenario', value: 5 });
    await startMatch(players);
    await mode.right(players);
    const view = await until('the count', () => {
      const now = players[1].last('mode-state');
      return now?.mode === MODES.original && now.done === 1 && now;
    });
    await mode.end(players);
    const scores = rooms.ports.recorded.at(-1)?.seats.map(({ scenarioScore }) => scenarioScore) ?? [];
    const share = Math.round(1000 / view.of) / 10;
    expect(scores).toEqual([share, share]);
  });

  it('are none in normal matches', async () => {
    const players = await mode.open(MODES.original);
    await startMatch(players);
    await mode.right(players);
    await mode.end(players);
    expect(rooms.ports.recorded.at(-1)?.seats.map(({ scenarioScore }) => scenarioScore)).toEqual([null, null]);
  });
});

it('tells of changed settings together, not at every click, and what they are now', async () => {
  const [anna] = await openRoom(rooms.url, [ANNA, BERT]);
  anna.send('settings', { speed: 2 });
  for (const heart of [1, 2, 3]) {
    const from = anna.received.length;
    anna.send('settings', { key: 'heart', value: heart });
    await anna.next('st-change', () => true, from);
  }
  const received = () => lines(anna).filter(({ key }) => key === 'settingChanged');
  await until('told', () => received().length > 0);
  expect(received()).toEqual([{ key: 'settingChanged', params: { speed: 2, heart: 3 } }]);
});
