import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The data directory belongs to a server that runs. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
}

/**
 * Takes the data directory for this process and returns the release. The lock is an open exclusive SQLite transaction,
 * hence a lock of the kernel: kill -9 frees it, there is no pid file to go stale.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'instance.lock'));
  try {
    lock.exec(
      'pragma busy_timeout = 0; pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive',
    );
    lock.exec('create table if not exists owner (pid integer, since text); delete from owner');
    lock.prepare('insert into owner values (?, ?)').run(process.pid, new Date().toISOString());
  } catch (cause) {
    lock.close();
    throw new DataDirInUse(
      `Another game server is already using ${dataDir}. Stop it, choose another DATA_DIR, or set DATABASE_URL to run several processes.`,
      { cause },
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}
