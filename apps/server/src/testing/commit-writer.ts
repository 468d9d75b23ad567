import { systemClock } from '#platform/clock/clock.ts';
import { connectDatabase } from '#platform/db/index.ts';
import { startEmbedded } from '#platform/db/embedded/supervisor.ts';

/** A process for the crash tests: opens the database in the given directory and prints each number whose commit was acknowledged. */
const [, , dataDir = '', way] = process.argv;
const embedded = await startEmbedded({ dataDir, binDir: null, clock: systemClock, loopback: way === 'loopback' });
const { pool } = connectDatabase(embedded.target, 1);
await pool.query('create table if not exists written (n int)');
process.once('SIGTERM', () => void embedded.stop().then(() => process.exit(0)));
for (let n = 0; ; n++) {
  await pool.query('insert into written values ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
