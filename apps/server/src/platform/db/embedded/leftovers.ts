import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '#platform/clock/clock.ts';
import { DataDirInUse } from './instance-lock.ts';
import type { PgControl } from './pg-control.ts';

const STOP_TIMEOUT_MS = 60_000;
const ZOMBIE_TIMEOUT_MS = 5000;
const KILLED_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

const postmasterFile = (cluster: string): string => join(cluster, 'postmaster.pid');

function recordedPostmaster(cluster: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(postmasterFile(cluster), 'utf8'), 10);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** True for zombies too: they answer signals until somebody reaps them. */
function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const isRunning = (pid: number): boolean => answersSignals(pid) && !isZombie(pid);

/** Whether the process is a postmaster of this very cluster: pids are recycled. */
function servesCluster(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster);
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(cluster);
  } catch {
    return false;
  }
}

/**
 * Stops a postmaster that outlived a killed game server. Call it only with the instance lock held: then whatever still
 * serves the cluster is an orphan.
 */
export async function stopOrphan(cluster: string, clock: Clock, control: PgControl): Promise<void> {
  const pid = recordedPostmaster(cluster);
  if (pid === null) return;
  if (process.platform === 'win32') {
    // Its signals are messages to a pipe that only a postgres has: nobody else can be hit.
    if (control.isRunning()) await control.stop();
    return;
  }
  if (isRunning(pid) && servesCluster(pid, cluster)) process.kill(pid, 'SIGINT');
  const giveUpAt = clock.monotonicMs() + STOP_TIMEOUT_MS;
  while (isRunning(pid) && servesCluster(pid, cluster)) {
    if (clock.monotonicMs() > giveUpAt) throw new DataDirInUse(`PostgreSQL (process ${pid}) still owns ${cluster}.`);
    await clock.sleep(POLL_MS);
  }
  await awaitReaper(pid, cluster, clock);
}

/**
 * An unreaped postmaster still answers signals, and postgres would take it for a live one: wait for the reaper. The pid
 * file is removed only for a zombie that stays; a stale file of any other kind is judged by postgres itself.
 */
async function awaitReaper(pid: number, cluster: string, clock: Clock): Promise<void> {
  const giveUpAt = clock.monotonicMs() + ZOMBIE_TIMEOUT_MS;
  while (answersSignals(pid) && isZombie(pid)) {
    if (clock.monotonicMs() > giveUpAt) {
      rmSync(postmasterFile(cluster), { force: true });
      return;
    }
    await clock.sleep(POLL_MS);
  }
}

/** The server processes of a cluster, whoever started them. */
function backendsOf(cluster: string): number[] {
  const home = realpathSync(cluster);
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          readlinkSync(`/proc/${pid}/cwd`) === home &&
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres')
        );
      } catch {
        // The process ended meanwhile, or is not ours to look at.
        return false;
      }
    });
}

/**
 * Kills backends that outlived their postmaster, and waits until they are gone: stuck in a lock wait, or not yet ended on a
 * busy machine, they keep the shared memory attached, and postgres then refuses to start. Does nothing while a postmaster
 * runs.
 */
export async function killStrayBackends(cluster: string, clock: Clock): Promise<void> {
  if (process.platform !== 'linux') return;
  const pid = recordedPostmaster(cluster);
  if (pid !== null && isRunning(pid) && servesCluster(pid, cluster)) return;
  const strays = backendsOf(cluster);
  for (const stray of strays) {
    try {
      process.kill(stray, 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  }
  const giveUpAt = clock.monotonicMs() + KILLED_TIMEOUT_MS;
  // One that stays says so itself: postgres names the memory that it finds in use.
  while (strays.some(isRunning) && clock.monotonicMs() < giveUpAt) await clock.sleep(POLL_MS);
}
