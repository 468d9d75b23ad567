import type { GameRoomState } from '@syllaboom/contracts';
import { MODES } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LobbyTestClient } from '../../testing/lobby-test-client.ts';
import { ANNA, Answers, BERT, CARL, DORA, openRoom, playTurn, startMatch } from '../../testing/play-along.ts';
import { joinGame, leaveEverybody, resumeGame, type RoomPlayer, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

const SECONDS = 10;
const SECOND_MS = 90;
const DELAY_MS = SECONDS * SECOND_MS;

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer({ flow: { watchSecondMs: SECOND_MS, backToLobbyMs: 50, clockEveryMs: 200 } });
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

/** Notes when a client first knew a text, from messages or the state. */
function spyOn(player: RoomPlayer): (text: string) => number | null {
  const received: { readonly at: number; readonly text: string }[] = [];
  const note = (what: unknown): void => void received.push({ at: performance.now(), text: JSON.stringify(what) });
  player.room.onMessage('*', (type: string | number, payload: unknown) => {
    player.received.push({ type, payload });
    note(payload);
  });
  player.room.onStateChange((state: unknown) => note((state as { toJSON(): unknown }).toJSON()));
  return (text) => received.find((one) => one.text.includes(text))?.at ?? null;
}

const RUNS = '"phase":"playing"';
const hasMatch = ({ state }: { state: Partial<GameRoomState> }): boolean => state.phase === 'playing';

/** A table whose watchers are behind: Anna and Bert play, Carl watches. */
async function openDelayed(seconds = SECONDS) {
  const [anna, bert] = await openRoom(rooms.url, [ANNA, BERT]);
  anna.send('settings', { key: 'watch_delay', value: seconds });
  await until('the setting', () => anna.state.watchDelay === seconds);
  const carl = await joinGame(rooms.url, anna.roomId, CARL, { spectate: true });
  await until('Carl sits beside it', () => carl.state.players?.get(carl.id)?.spectating);
  return { anna, bert, carl, players: [anna, bert] as const };
}

describe('watchers of a match whose host holds them back', () => {
  it('know nothing of it earlier: neither who sat there before it began, nor who comes in the middle or comes back', async () => {
    const { anna, carl, players } = await openDelayed();
    const carlKnew = spyOn(carl);
    const startedAt = performance.now();
    await startMatch(players);
    await carl.any('watch-delay', ({ ms }) => ms > 0);
    const answers = new Answers();
    const words: { word: string; at: number }[] = [];
    const play = async () => {
      const at = performance.now();
      const { word } = await playTurn(players, answers);
      words.push({ word, at });
    };
    await play();
    const doraCameAt = performance.now();
    const dora = await joinGame(rooms.url, anna.roomId, DORA, { spectate: true });
    const doraKnew = spyOn(dora);
    await dora.any('watch-delay', ({ ms }) => ms > 0);
    await play();
    await play();
    const said = `secret of ${ANNA}`;
    const saidAt = performance.now();
    anna.send('chat', { message: said });
    await until(
      'everything has come to Carl',
      () => carlKnew(said) !== null && words.every(({ word }) => carlKnew(word)),
    );
    for (const { word, at } of [...words, { word: said, at: saidAt }]) {
      expect((carlKnew(word) ?? 0) - at, word).toBeGreaterThanOrEqual(DELAY_MS);
    }
    await until('Dora sees the match', () => doraKnew(said));
    expect((doraKnew('"players"') ?? 0) - doraCameAt).toBeGreaterThanOrEqual(DELAY_MS);
    for (const { word, at } of words) expect((doraKnew(word) ?? Infinity) - at, word).toBeGreaterThanOrEqual(DELAY_MS);
    expect((carlKnew(RUNS) ?? 0) - startedAt).toBeGreaterThanOrEqual(DELAY_MS);

    const token = `${carl.roomId}:${carl.room.reconnectionToken.split(':').at(-1)}`;
    carl.cutOff();
    const backAt = performance.now();
    await until('the seat waits', () => anna.state.players.get(carl.id)?.dc);
    const again = await resumeGame(rooms.url, token);
    const againKnew = spyOn(again);
    const lastAt = performance.now();
    const { word } = await playTurn(players, answers);
    await until('Carl sees it again', () => againKnew(word));
    expect((againKnew(word) ?? 0) - lastAt).toBeGreaterThanOrEqual(DELAY_MS);
    expect(lastAt).toBeGreaterThan(backAt);
  });

  it('talk at once and are refused at once; the delay cannot be changed in the middle', async () => {
    const { anna, bert, carl, players } = await openDelayed(60);
    await startMatch(players);
    carl.send('chat', { message: 'go Bert' });
    await until('the players read it', () => bert.all('chat').some(({ message }) => message === 'go Bert'));
    await until('so does who said it', () => carl.all('chat').some(({ message }) => message === 'go Bert'));
    expect(hasMatch(carl)).toBe(false);
    carl.sendRaw('spectate');
    await until('refused', () => carl.refusals().includes('running'));
    expect(hasMatch(carl)).toBe(false);
    anna.send('settings', { key: 'watch_delay', value: 0 });
    await until('refused', () => anna.refusals().includes('running'));
    expect(anna.state.watchDelay).toBe(60);
    for (const value of [1, 61, '10', null, -1]) anna.sendRaw('settings', { key: 'watch_delay', value });
    await until('refused', () => anna.refusals().length >= 6);
    expect(anna.state.watchDelay).toBe(60);
    // Who plays sees it live, also when they are out.
    anna.send('command', { command: 'surrender', args: {} });
    await until('Bert knows', () => bert.state.phase !== 'playing');
    await until('Anna knows', () => anna.state.phase !== 'playing');
    expect(hasMatch(carl)).toBe(false);
  });

  it('see the end as late as the rest, in the list of rooms and coming in anew, too; then they are here again', async () => {
    const client = await LobbyTestClient.enter(rooms.url, 'emil00000005');
    const { anna, bert, carl, players } = await openDelayed();
    const carlKnew = spyOn(carl);
    const isListedRunning = () =>
      client.player.received
        .flatMap(({ type, payload }) =>
          type === '+' ? (payload as { roomId: string; metadata: { started: boolean } }[]) : [],
        )
        .findLast(({ roomId }) => roomId === anna.roomId)?.metadata.started;
    await startMatch(players);
    await until('listed as running', isListedRunning);
    const endedAt = performance.now();
    anna.send('command', { command: 'surrender', args: {} });
    const { matchId } = await bert.any('winner');
    await until('the lobby', () => bert.state.phase === 'lobby');
    const dora = await joinGame(rooms.url, anna.roomId, DORA);
    const doraKnew = spyOn(dora);
    await until('Carl sees the end', () => carlKnew('"winners"'));
    expect(carlKnew(matchId)).not.toBeNull();
    expect((carlKnew('"winners"') ?? 0) - endedAt).toBeGreaterThanOrEqual(DELAY_MS);
    await until('the list tells it', () => isListedRunning() === false);
    expect(performance.now() - endedAt).toBeGreaterThanOrEqual(DELAY_MS);
    for (const player of [carl, dora]) await until('in the lobby', () => player.state.phase === 'lobby');
    await until('here again', () => carl.last('watch-delay')?.ms === 0);
    await until('Dora sees the room', () => doraKnew('"players"'));
    expect((doraKnew('"players"') ?? 0) - endedAt).toBeGreaterThanOrEqual(DELAY_MS);
  });

  it('see it live once they play themselves, and late again when they do not', async () => {
    const { anna, bert, carl, players } = await openDelayed(30);
    const dora = await joinGame(rooms.url, anna.roomId, DORA, { spectate: true });
    const doraKnew = spyOn(dora);
    await startMatch(players);
    anna.send('command', { command: 'surrender', args: {} });
    await until('the lobby', () => anna.state.phase === 'lobby');
    // The next match begins before Carl has seen the end of the last one.
    carl.sendRaw('spectate');
    await until('Carl has a seat', () => anna.state.players.get(carl.id)?.spectating === false);
    const three = [anna, bert, carl] as const;
    await startMatch(three);
    expect(carl.last('winner')).toBeDefined();
    const at = performance.now();
    const { word } = await playTurn(three, new Answers());
    await until('Dora sees it', () => doraKnew(word));
    expect((doraKnew(word) ?? 0) - at).toBeGreaterThanOrEqual(3 * DELAY_MS);
  });

  it('are not held back where anybody may sit down in the middle, nor without the setting', async () => {
    const { anna, carl } = await openDelayed();
    anna.send('settings', { mode: MODES.yapping });
    await until('mode 99 or its refusal', () => anna.state.mode === MODES.yapping || anna.refusals().length > 0);
    anna.send('settings', { mode: MODES.original });
    await until('back', () => anna.state.mode === MODES.original && anna.state.phase === 'lobby');
    anna.send('settings', { key: 'watch_delay', value: 0 });
    await until('off', () => carl.state.watchDelay === 0);
    anna.send('start');
    await until('Carl sees it as it begins', () => hasMatch(carl));
    expect(carl.last('watch-delay')).toBeUndefined();
  });
});
