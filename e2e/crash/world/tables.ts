import { openOrBuildIndex } from '@syllaboom/words';
import { playMatch, type PlayersResult } from '../../driver/sdk-match.ts';
import type { GameConnection, SdkPlayer } from '../../driver/sdk-player.ts';
import type { World } from './world.ts';

const TABLES = 4;
const CHAT_MS = 700;
/** Of a match, until somebody gives up: so many make it worth keeping. */
const TURNS = 7;
const words = openOrBuildIndex('en-US');

/** What players at tables were told. */
export interface Tables {
  readonly results: PlayersResult[];
  /** Each line that was heard, and by whom. */
  readonly heard: string[];
  said: number;
  begun: number;
}
export const layTables = (): Tables => ({ results: [], heard: [], said: 0, begun: 0 });

/** Two at a table talk as long as they sit there. */
function talk(tables: Tables, rooms: readonly GameConnection[], until: AbortSignal): void {
  for (const room of rooms) {
    room.on('chat', ({ message, system }) => {
      if (!system) tables.heard.push(`${room.roomId} ${room.sessionId} ${message}`);
    });
    const saying = setInterval(() => {
      tables.said += 1;
      room.send('chat', { message: `line ${tables.said}` });
    }, CHAT_MS);
    until.addEventListener('abort', () => clearInterval(saying), { once: true });
  }
}

/** Eight of the players play one match after the other until the server dies, whatever else they do meanwhile. */
export function playUntilDeath({ players, port }: World, tables: Tables, death: AbortSignal): void {
  const url = `http://127.0.0.1:${port}`;
  const dead = new Promise<void>((done) => death.addEventListener('abort', () => done(), { once: true }));
  const playOn = async (pair: readonly [SdkPlayer, SdkPlayer]): Promise<void> => {
    while (!death.aborted) {
      tables.begun += 1;
      const over = new AbortController();
      let seated: readonly GameConnection[] = [];
      const sit = (rooms: readonly GameConnection[]): void => {
        seated = rooms;
        const [host, guest] = rooms;
        host?.on('turn', ({ turn }) => turn >= TURNS && guest?.send('command', { command: 'surrender' }));
        talk(tables, rooms, AbortSignal.any([death, over.signal]));
      };
      const match = playMatch(url, pair, words, (result) => tables.results.push(result), sit);
      // A match that the kill cuts off never ends; its failure is no news.
      await Promise.race([match.catch(() => undefined), dead]);
      over.abort();
      if (!death.aborted) await Promise.race([Promise.all(seated.map((room) => room.leave())), dead]);
    }
  };
  for (let table = 0; table < TABLES; table += 1) {
    const [host, guest] = players.slice(2 * table, 2 * table + 2);
    if (host && guest) void playOn([host, guest]);
  }
}
