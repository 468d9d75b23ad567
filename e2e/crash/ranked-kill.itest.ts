import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@syllaboom/contracts';
import { expOfLevel, RANKED } from '@syllaboom/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBundle } from '../../tools/build.ts';
import { findFreePort, type SpawnedServer, spawnServer } from '../../tools/spawn-server.ts';
import { type SdkPlayer, signUpPlayer } from '../driver/sdk-player.ts';
import { queueAndCome } from '../driver/sdk-queue.ts';
import { openLeftDatabase } from './open-left-database.ts';

let dataDir = '';
let port = 0;
let server: SpawnedServer;
let players: readonly [SdkPlayer, SdkPlayer];

beforeAll(async () => {
  await buildBundle();
  dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-ranked-crash-'));
  port = await findFreePort();
  server = await spawnServer({ dataDir, port });
  players = [await signUpPlayer(server.url, 'ranked-anna'), await signUpPlayer(server.url, 'ranked-ben')];
  await server.end('SIGTERM');
  const database = await openLeftDatabase(dataDir);
  await database.pool.query('update profile set exp = $1', [expOfLevel(RANKED.leastLevel)]);
  await database.close();
  server = await spawnServer({ dataDir, port });
});

afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const read = async (path: string, { token }: SdkPlayer): Promise<unknown> => {
  const reply = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(`No answer from ${path}: ${reply.status}`);
  return reply.json();
};
const rankOf = async (player: SdkPlayer) => {
  const { wp, matches, lockedUntil } = ENDPOINTS.ownRank.reply.parse(await read('/ranked/rank', player));
  const { histories } = ENDPOINTS.rankedHistory.reply.parse(await read('/ranked/history', player));
  return { wp, matches, lockedUntil, listed: histories.length };
};
const meet = () => Promise.all(players.map((player) => queueAndCome(server.url, player)));
const UNTOUCHED = { wp: RANKED.startPoints, matches: 0, lockedUntil: null, listed: 0 };

it('nobody loses anything by a ranked match whose server was killed, and both play on afterwards', {
  timeout: 180_000,
}, async () => {
  const seats = await meet();
  expect(new Set(seats.map(({ matchId }) => matchId)).size).toBe(1);
  await server.end('SIGKILL');
  server = await spawnServer({ dataDir, port });
  for (const player of players) expect(await rankOf(player)).toEqual(UNTOUCHED);
  // Their booking is void: they meet again, and this time one of them leaves.
  const [anna, ben] = await meet();
  if (!anna || !ben) throw new Error('nobody came');
  expect(anna.matchId).not.toBe(seats[0]?.matchId);
  const reported = new Promise<void>((done) => ben.room.on('winner', ({ recorded }) => recorded && done()));
  await anna.room.leave();
  await reported;
  const [left, stayed] = [await rankOf(anna.player), await rankOf(ben.player)];
  expect(left.wp).toBeLessThanOrEqual(RANKED.startPoints - 16);
  expect(left.lockedUntil).not.toBeNull();
  expect(stayed.wp).toBeGreaterThan(RANKED.startPoints);
  expect([left.matches, stayed.matches, left.listed, stayed.listed]).toEqual([1, 1, 1, 1]);
});
