import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOrBuildIndex } from '@syllaboom/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBundle } from '../../tools/build.ts';
import { findFreePort, type SpawnedServer, spawnServer } from '../../tools/spawn-server.ts';
import { enterRoom, openRoom, playOut, type SdkPlayer, signUpPlayer } from '../driver/sdk-player.ts';
import { openLeftDatabase } from './open-left-database.ts';

const ROUNDS = process.env.TEST_LONG === '1' ? 20 : 3;
const TABLES = 2;
/** So long a server that goes down waits for matches to end by themselves. */
const DRAIN_SECONDS = 2;
/** Beyond the least number of turns a match is kept. */
const TURNS = 6;
const ENDLESS = 10_000;

const words = openOrBuildIndex('en-US');
let dataDir = '';
let port = 0;
let server: SpawnedServer;
const players: SdkPlayer[] = [];

const start = async (): Promise<void> => {
  server = await spawnServer({ dataDir, port, env: { DRAIN_SECONDS: String(DRAIN_SECONDS) } });
};

beforeAll(async () => {
  await buildBundle();
  dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-drain-'));
  port = await findFreePort();
  await start();
  for (let at = 0; at < TABLES * 2; at++) players.push(await signUpPlayer(server.url, `drain-${at}`));
});

afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Two players who always have an answer; resolves with the match's id when it is worth keeping. */
async function playWithoutEnd(host: SdkPlayer, guest: SdkPlayer): Promise<string> {
  const hostRoom = await openRoom(server.url, host, 'without end');
  const guestRoom = await enterRoom(server.url, guest, hostRoom.roomId);
  const begun = new Promise<string>((done) => hostRoom.on('start', ({ matchId }) => done(matchId)));
  const lasting = new Promise<void>((done) => hostRoom.on('turn', ({ turn }) => turn >= TURNS && done()));
  for (const room of [hostRoom, guestRoom]) void playOut(room, words, ENDLESS);
  hostRoom.send('start');
  await lasting;
  return begun;
}

it('a restart invents no winner and loses no result of matches that do not end by themselves', {
  timeout: ROUNDS * 90_000,
}, async () => {
  const started: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const tables = Array.from({ length: TABLES }, (_, table) => players.slice(2 * table, 2 * table + 2));
    started.push(
      ...(await Promise.all(
        tables.map(([host, guest]) => {
          if (!host || !guest) throw new Error('too few players');
          return playWithoutEnd(host, guest);
        }),
      )),
    );
    await server.end('SIGTERM');
    expect(server.output()).not.toContain('is lost');
    const database = await openLeftDatabase(dataDir);
    const { rows } = await database.pool.query(
      'select match_id, array_agg(place) as places, bool_or(won) as won from match_player group by match_id',
    );
    await database.close();
    expect(new Set(rows.map(({ match_id }) => match_id))).toEqual(new Set(started));
    for (const { places, won } of rows) expect([places, won]).toEqual([[null, null], false]);
    await start();
  }
});
