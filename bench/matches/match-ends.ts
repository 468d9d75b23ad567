import { readdirSync, readFileSync } from 'node:fs';
import { LEAST_TURNS } from '@syllaboom/engine';
import { openOrBuildIndex } from '@syllaboom/words';
import { newName } from '../../e2e/driver/newcomers.ts';
import { enterRoom, type GameConnection, openRoom, signUpPlayer } from '../../e2e/driver/sdk-player.ts';
import { spawnServer } from '../../tools/spawn-server.ts';

/** The clock of a turn waits for its first letter. */
const WAITS_FOR_TYPING = 8;
/** The bomb has to get there. */
const FLIGHT_MS = 800;
/** After a match, before the next one may start. */
const REST_MS = 2_000;
/** What `/proc` counts in. */
const TICKS_PER_SECOND = 100;

/** CPU seconds that a process and all that it started have used so far (Linux alone tells). */
function cpuSecondsOf(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, text = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ');
        const fields = text.split(' ').map(Number);
        return [{ pid: Number(name), parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) }];
      } catch {
        return [];
      }
    });
  const within = new Set([pid]);
  for (let size = 0; size !== within.size; ) {
    size = within.size;
    for (const one of all) if (within.has(one.parent)) within.add(one.pid);
  }
  return all.filter((one) => within.has(one.pid)).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
}

/** Two players without a page, who can play a match up to where it counts and end it. */
class Pair {
  readonly #players: readonly [GameConnection, GameConnection];
  #left = 0;
  #counts = (): void => undefined;
  #kept = (): void => undefined;

  constructor(players: readonly [GameConnection, GameConnection]) {
    this.#players = players;
    const words = openOrBuildIndex('en-US');
    let used = new Set<string>();
    const [host] = players;
    host.on('winner', ({ recorded }) => {
      used = new Set();
      if (recorded) this.#kept();
    });
    host.on('correct', ({ word }) => {
      used.add(word);
      this.#left -= 1;
      if (this.#left === 0) this.#counts();
    });
    host.on('turn', ({ id, prompt }) => {
      if (this.#left <= 0) return;
      const word = words.wordsFor(prompt, 0, 200).find((one) => !used.has(one));
      const own = players.find(({ sessionId }) => sessionId === id);
      if (word !== undefined) setTimeout(() => own?.send('submit', { word }), FLIGHT_MS);
    });
  }

  /** Resolves when the match counts. */
  play(): Promise<void> {
    this.#left = LEAST_TURNS;
    const counts = new Promise<void>((done) => (this.#counts = done));
    this.#players[0].send('start');
    return counts;
  }
  /** Resolves when the result is kept. */
  end(): Promise<void> {
    const kept = new Promise<void>((done) => (this.#kept = done));
    this.#players[1].send('command', { command: 'surrender' });
    return kept;
  }
}

/** What the ends of so many matches at once cost, each. */
export interface MatchEnds {
  readonly cpuMs: number;
  readonly waitMs: number;
}

export interface EndingServer {
  measure(): Promise<MatchEnds>;
  close(): Promise<void>;
}

/** The real server of a checkout, with so many pairs who play and end their matches together. */
export async function startMatches(root: string, pairs: number): Promise<EndingServer> {
  const server = await spawnServer({ root });
  const all: Pair[] = [];
  for (let at = 0; at < pairs; at++) {
    const [host, guest] = [await signUpPlayer(server.url, newName()), await signUpPlayer(server.url, newName())];
    const first = await openRoom(server.url, host, newName());
    first.send('settings', { speed: WAITS_FOR_TYPING });
    all.push(new Pair([first, await enterRoom(server.url, guest, first.roomId)]));
  }
  return {
    measure: async () => {
      await Promise.all(all.map((pair) => pair.play()));
      const [cpu, since] = [cpuSecondsOf(server.pid), performance.now()];
      await Promise.all(all.map((pair) => pair.end()));
      const waitMs = performance.now() - since;
      const cpuMs = ((cpuSecondsOf(server.pid) - cpu) * 1_000) / pairs;
      // Everybody is at the table again.
      await new Promise((done) => setTimeout(done, REST_MS));
      return { cpuMs, waitMs };
    },
    close: () => server.end(),
  };
}
