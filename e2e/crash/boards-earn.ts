import { pause } from './intents.ts';
import { joinDatabase } from './join-database.ts';

/** Minutes that pass for all words again and again. */
const MINUTES = 10;
const EVERY_MS = 150;

/** Lets time pass for what lies on the boards of a server that runs, for so long. The boards are held first, as by a change. */
export async function letBoardsEarn(dataDir: string, forMs: number): Promise<void> {
  const database = await joinDatabase(dataDir);
  try {
    const until = performance.now() + forMs;
    while (performance.now() < until) {
      await database.pool.query(
        `with held as materialized (select player_id from craft_board order by player_id for update)
         update craft_word set last_reward = last_reward - make_interval(mins => $1)
         where player_id in (select player_id from held)`,
        [MINUTES],
      );
      await pause(EVERY_MS);
    }
  } finally {
    await database.close();
  }
}
