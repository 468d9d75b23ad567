import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../../apps/server/src/migrations/index.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/supervisor.ts';
import { connectDatabase, type Database, migrateToLatest } from '../../apps/server/src/platform/db/index.ts';

/** Text of a player's id by number, for SQL. */
const ID = "lpad(n::text, 12, 'p')";

/** A database of its own with so many players, all of them on the board of words, many of them equal; closing it drops it. */
export async function openMillion(players: number): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-boards-'));
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, binDir: process.env['PG_BIN_DIR'] ?? null, clock: systemClock });
  const database = connectDatabase({ host: embedded.host, user: embedded.user, database: embedded.database }, 10);
  await migrateToLatest(database.db, MIGRATIONS);
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  for (const statement of [
    `insert into account (player_id, username, username_fold, username_skeleton)
     select ${ID}, ${ID}, ${ID}, ${ID} from generate_series(1, ${players}) n`,
    `insert into profile (player_id, display_name, avatar, locale)
     select ${ID}, ${ID}, ${ID}, 'en-US' from generate_series(1, ${players}) n`,
    // Log-normal: most have few, a few have very many.
    `insert into board_score (board, player_id, score, place_by, reached_at)
     select 'words', id, score, -score, reached_at from (
       select ${ID} as id, round(exp(5 + 1.4 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()))) as score,
         now() - random() * interval '300 days' as reached_at from generate_series(1, ${players}) n) s`,
    'vacuum analyze',
  ])
    await client.query(statement);
  client.release();
  return {
    ...database,
    close: async () => {
      await database.close();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const playerId = (n: number): string => String(n).padStart(12, 'p');

/** So many matches of one player against one other, a quarter of an hour apart. */
export async function addHistory(database: Database, matches: number): Promise<void> {
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  const id = "'m' || lpad(n::text, 11, '0')";
  const endedAt = "now() - n * interval '15 minutes'";
  await client.query(
    `insert into match (id, room_id, mode, difficulty, speed, scenario, locale, ranked, turns, winner, started_at, ended_at)
     select ${id}, 'R', n % 12, 0, 1, 0, 'en-US', n % 9 = 0, n % 80, null, ${endedAt} - interval '3 minutes', ${endedAt}
     from generate_series(1, ${matches}) n`,
  );
  await client.query(
    `insert into match_player (match_id, participant, player_id, display_name, avatar, place, stats, ended_at, ranked, mode, turns, seconds)
     select ${id}, p, p, p, p, 1, '{"xp": 5, "wp": 0}', ${endedAt}, n % 9 = 0, n % 12, n % 80, 60 + n % 300
     from generate_series(1, ${matches}) n cross join (values ('${playerId(1)}'), ('${playerId(2)}')) v (p)`,
  );
  await client.query('vacuum analyze match, match_player');
  client.release();
}
