import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOrBuildIndex } from '@syllaboom/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBundle } from '../../tools/build.ts';
import { findFreePort, type SpawnedServer, spawnServer } from '../../tools/spawn-server.ts';
import { countLedgerFaults } from './count-ledger-faults.ts';
import { playMatch, type PlayersResult } from '../driver/sdk-match.ts';
import { readBalance, type SdkPlayer, signUpPlayer } from '../driver/sdk-player.ts';

/** 5 rounds of 4 matches; the server is killed once in every round. */
const ROUNDS = process.env.TEST_LONG === '1' ? 50 : 5;
const TABLES = 4;
/** A match ends about 20 s after its start, countdown included: kills are spread over all of it and a little beyond. */
const EARLIEST_KILL_MS = 3000;
const LATEST_KILL_MS = 27_000;

const words = openOrBuildIndex('en-US');
/** A random moment in this round's own part of the range, so that no part goes without a kill. */
const killMoment = (round: number): number =>
  EARLIEST_KILL_MS + ((LATEST_KILL_MS - EARLIEST_KILL_MS) * (round + Math.random())) / ROUNDS;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

let dataDir = '';
let port = 0;
let server: SpawnedServer;
const reported: PlayersResult[] = [];
const players: SdkPlayer[] = [];
const restartsMs: number[] = [];

/** The match is there, and whoever was told of it has at least what was told. */
async function expectKept({ matchId, player, exp, coins }: PlayersResult): Promise<void> {
  const headers = { authorization: `Bearer ${player.token}` };
  const reply = await fetch(`${server.url}/api/match/${matchId}`, { headers });
  expect(reply.status).toBe(200);
  const has = await readBalance(server.url, player);
  expect(has.exp).toBeGreaterThanOrEqual(exp);
  expect(has.coins).toBeGreaterThanOrEqual(coins);
}

describe('a server that is killed at random moments', () => {
  beforeAll(async () => {
    await buildBundle();
    dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-crash-'));
    port = await findFreePort();
    server = await spawnServer({ dataDir, port });
    for (let at = 0; at < TABLES * 2; at++) players.push(await signUpPlayer(server.url, `crash-${at}`));
  });

  afterAll(async () => {
    await server.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('keeps every result that a player was told of, and starts again unaided', {
    timeout: ROUNDS * 60_000,
  }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const matches = Array.from({ length: TABLES }, (_, table) => {
        const [host, guest] = [players[table * 2], players[table * 2 + 1]];
        if (!host || !guest) throw new Error('too few players');
        return playMatch(server.url, [host, guest], words, (result) => reported.push(result));
      });
      // A match that the kill cuts off never ends; its failure is no news.
      for (const match of matches) match.catch(() => undefined);
      await pause(killMoment(round));
      await server.end('SIGKILL');
      server = await spawnServer({ dataDir, port });
      restartsMs.push(Math.round(server.readyMs));
      for (const result of reported) await expectKept(result);
    }
    console.log(
      `told of ${reported.length} results in ${ROUNDS * TABLES} matches; ready again after ${restartsMs.join(', ')} ms`,
    );
    expect(reported.length).toBeGreaterThan(0);
  });

  it('has a ledger that balances to the last coin', { timeout: 120_000 }, async () => {
    await server.end('SIGTERM');
    expect(await countLedgerFaults(dataDir)).toBe(0);
    server = await spawnServer({ dataDir, port });
  });
});
