import type { GameLanguage, MatchSeed, WordSource } from '@syllaboom/engine';
import { foreseePrompts, turnsOf } from '@syllaboom/engine/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ANNA, Answers, BERT, CARL, openRoom, playTurn, startMatch } from '../../testing/play-along.ts';
import { joinGame, leaveEverybody, type RoomPlayer, until } from '../../testing/room-player.ts';
import { type RoomServer, startRoomServer } from '../../testing/room-server.ts';

let rooms: RoomServer;
beforeAll(async () => {
  rooms = await startRoomServer();
});
afterEach(leaveEverybody);
afterAll(() => rooms.server.close());

const SHOWN = 4;
/** So many seeds around the right one stand for all 2^32: telling each of them from it is as hard. */
const STRETCH = 400;

/** Where the tries begin: at the seed of 32 bits, or at each such part of a longer one. */
const partsOf = (seed: MatchSeed): number[] =>
  typeof seed === 'number' ? [seed] : (seed.key.match(/.{8}/gu) ?? []).map((part) => Number.parseInt(part, 16));

const words: WordSource = (language) => rooms.ports.words.get(language as GameLanguage);

/** Plays a match of seven turns to its end, and says what was sent to anybody meanwhile. */
async function playSeven(): Promise<{ sent: string; players: readonly RoomPlayer[] }> {
  const players = await openRoom(rooms.url, [ANNA, BERT]);
  const watcher = await joinGame(rooms.url, players[0].roomId, CARL, { spectate: true });
  await startMatch(players);
  const answers = new Answers();
  for (let turn = 0; turn < 7; turn++) await playTurn(players, answers);
  players[1].send('chat', { message: '/surrender' });
  await players[0].any('winner', ({ recorded }) => recorded);
  await until('the end', () => watcher.last('winner'));
  const everybody = [...players, watcher];
  return { sent: JSON.stringify(everybody.map(({ received, state }) => [received, state])), players: everybody };
}

it('49 the prompts of a match are not to be foreseen from those that were shown', async () => {
  await playSeven();
  const match = rooms.ports.recorded.at(-1);
  if (!match) throw new Error('nothing was recorded');
  const seen = { setup: match.setup, ...match.log };
  const shown = turnsOf(seen, words).slice(0, SHOWN);
  expect(shown).toHaveLength(SHOWN);
  for (const part of partsOf(match.setup.seed)) {
    const stretch = { from: part - STRETCH / 2, count: STRETCH };
    expect(foreseePrompts(seen, words, shown, stretch)).toEqual([]);
  }
});

it('49 the seed of a match has 256 bits, another one each time, and nobody is sent any of it', async () => {
  const seeds = new Set<string>();
  for (let match = 0; match < 2; match++) {
    const { sent } = await playSeven();
    const { seed } = rooms.ports.recorded.at(-1)?.setup ?? {};
    expect(seed).toEqual({ generator: 'chacha8', key: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const { key } = seed as { key: string };
    seeds.add(key);
    const parts = (key.match(/.{8}/gu) ?? []).flatMap((hex) => [hex, String(Number.parseInt(hex, 16))]);
    expect(parts.filter((part) => sent.includes(part))).toEqual([]);
    expect(sent.match(/"(seed|random|botPlans|usedPrompts)":/gu)).toBeNull();
    await leaveEverybody();
  }
  expect(seeds.size).toBe(2);
});
