import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Runner } from './run-as.ts';

/** The user name of the cluster's owner. A socket needs no password: its directory is closed to others. */
export const CLUSTER_USER = 'app';
/** Environment of the database programs: nothing of ours, no locale. */
export const CLUSTER_ENV = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' };

/** A path that holds a socket may have 108 bytes; postgres adds its own file name. */
const LONGEST_SOCKET_DIR = 90;

/** Creates the cluster when there is none: built aside, then renamed, so that a killed start leaves nothing half made. */
export function initCluster(binDir: string, dataDir: string, cluster: string, runner: Runner): void {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const aside = join(dataDir, 'pg.init');
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: 0o700 });
  runner.own(aside);
  const { command, args, options } = runner.wrap(join(binDir, 'initdb'), [
    '-D',
    aside,
    '-U',
    CLUSTER_USER,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    ...collationArguments(binDir, runner),
    '--data-checksums',
    '--no-instructions',
  ]);
  const result = spawnSync(command, args, { ...options, cwd: dataDir, encoding: 'utf8', env: CLUSTER_ENV });
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || String(result.error)}`);
  renameSync(aside, cluster);
  for (const directory of [dataDir, dirname(dataDir)]) syncDirectory(directory);
}

/** Collation by code point: no drift between versions of the system's libraries. Built in from version 17 on. */
function collationArguments(binDir: string, runner: Runner): string[] {
  const { command, args, options } = runner.wrap(join(binDir, 'postgres'), ['--version']);
  const { stdout } = spawnSync(command, args, { ...options, encoding: 'utf8', env: CLUSTER_ENV });
  const major = Number(/PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
  return major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
}

function syncDirectory(path: string): void {
  // Windows opens no directories, and writes a renamed one's entry by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Whether a data directory holds a cluster. */
export const hasCluster = (dataDir: string): boolean => existsSync(join(dataDir, 'pg', 'PG_VERSION'));

/** The PostgreSQL major version that wrote the cluster. */
export const clusterVersion = (cluster: string): string => readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();

/** An empty directory for the socket that only the database's user may enter. */
export function prepareSocketDir(dataDir: string, runner: Runner): string {
  const preferred = join(dataDir, 'sock');
  if (preferred.length >= LONGEST_SOCKET_DIR) {
    const fallback = mkdtempSync(join(tmpdir(), 'syllaboom-pg-'));
    runner.own(fallback);
    return fallback;
  }
  rmSync(preferred, { recursive: true, force: true });
  mkdirSync(preferred, { mode: 0o700 });
  runner.own(preferred);
  return preferred;
}
