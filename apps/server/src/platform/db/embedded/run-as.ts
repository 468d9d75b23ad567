import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A way to run a program as somebody whom PostgreSQL accepts. */
export interface Runner {
  /** Words for the log, e.g. `uid of postgres`. */
  readonly how: string;
  /** The command to spawn for a program. */
  wrap(
    program: string,
    args: readonly string[],
  ): { command: string; args: string[]; options: { uid?: number; gid?: number } };
  /** Gives a directory to that somebody. */
  own(path: string): void;
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. As root we try the users `postgres` and `nobody`, then a user namespace (needed
 * when the data lies below a directory of mode 0700 such as /root). An existing cluster keeps its owner.
 */
export function chooseRunner(binDir: string, dataDir: string): Runner {
  const prefix = deathSignalPrefix();
  if (process.getuid?.() !== 0) return createRunner('same user', prefix);
  const cluster = join(dataDir, 'pg');
  const owner = existsSync(cluster) ? statSync(cluster).uid : null;
  const candidates = ['postgres', 'nobody'].flatMap((name) => {
    const identity = findIdentity(name);
    if (identity === null || (owner !== null && owner !== identity.uid)) return [];
    return [createRunner(`uid of ${name}`, prefix, identity)];
  });
  if (owner === null || owner === 0) candidates.push(createRunner('user namespace', ['unshare', '--user', ...prefix]));
  const usable = candidates.find((runner) => canExecute(runner, binDir) && canWrite(runner, dataDir));
  if (usable) return usable;
  throw new Error(
    `Running as root, and neither the users "postgres" and "nobody" nor a user namespace can run the embedded PostgreSQL in ${dataDir}. ` +
      'Run as a normal user, move the checkout or DATA_DIR out of a directory of mode 0700, or set DATABASE_URL.',
  );
}

/** With it the kernel tells postgres to shut down cleanly when the game server is killed. */
function deathSignalPrefix(): string[] {
  const works = process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0;
  return works ? ['setpriv', '--pdeathsig', 'INT'] : [];
}

const createRunner = (how: string, prefix: readonly string[], identity?: Identity): Runner => ({
  how,
  wrap: (program, args) => {
    const [command = program, ...rest] = [...prefix, program, ...args];
    return { command, args: rest, options: identity ? { uid: identity.uid, gid: identity.gid } : {} };
  },
  own: (path) => {
    if (identity) chownSync(path, identity.uid, identity.gid);
  },
});

function findIdentity(name: string): Identity | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

function canExecute(runner: Runner, binDir: string): boolean {
  const { command, args, options } = runner.wrap(join(binDir, 'postgres'), ['--version']);
  return spawnSync(command, args, options).status === 0;
}

function canWrite(runner: Runner, dataDir: string): boolean {
  const probe = mkdtempSync(join(dataDir, 'probe-'));
  try {
    runner.own(probe);
    const { command, args, options } = runner.wrap('/bin/sh', ['-c', ': > "$0/x"', probe]);
    return spawnSync(command, args, options).status === 0;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}
