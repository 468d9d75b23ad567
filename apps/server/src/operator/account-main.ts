import { createConfig } from '#config/config.ts';
import { readEnv } from '#config/env.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { openDatabaseBeside } from '#platform/db/index.ts';
import { createLogger } from '#platform/log/logger.ts';
import { readCommand, runAccountCommand } from './account-command.ts';
import { MIGRATIONS } from '../migrations/index.ts';

/** What `npm run account` does: also beside a server that runs, with whichever database that is configured. */
try {
  const words = process.argv.slice(2);
  // Before a database is touched.
  readCommand(words);
  const config = createConfig(readEnv());
  const database = await openDatabaseBeside(config.database, MIGRATIONS, systemClock, createLogger('error'));
  try {
    process.stdout.write(`${await runAccountCommand(database, words)}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  // Somebody types it by hand: they get the sentence.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
