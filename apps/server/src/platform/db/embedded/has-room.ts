import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** More than one step by which the database lets a file grow. */
const PROBE = Buffer.alloc(1024 * 1024, 1);

/**
 * Whether the data folder still takes what a busy moment writes: found out by writing it. A folder that isn't there is
 * nobody's.
 */
export async function hasRoom(dataDir: string): Promise<boolean> {
  const path = join(dataDir, '.write-probe');
  try {
    await writeFile(path, PROBE);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
