import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { CLUSTER_ENV, CLUSTER_USER, prepareSocketDir } from './cluster.ts';
import type { Runner } from './run-as.ts';

/** The way to the database: where it listens, and who gets in. */
export interface DatabaseAccess {
  /** What `pg` takes as host: the directory of the socket, or the loopback address. */
  readonly host: string;
  readonly port?: number;
  readonly password?: string;
  /** Settings of the server that open this way and no other. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface AccessPlaces {
  readonly binDir: string;
  readonly dataDir: string;
  readonly cluster: string;
  readonly runner: Runner;
}

export const LOOPBACK = '127.0.0.1';
const PASSWORD_BYTES = 32;
/** Only over the loopback address, and only with the password. */
const ACCESS = `host all all ${LOOPBACK}/32 scram-sha-256\n`;
/** Only its owner reads it. */
const PRIVATE = 0o600;

/** A Unix socket in a directory that only the database's user may enter. */
export function openSocket({ dataDir, runner }: AccessPlaces): DatabaseAccess {
  const host = prepareSocketDir(dataDir, runner);
  return { host, settings: { listen_addresses: '', unix_socket_directories: host } };
}

/** A free port of the loopback address, with a password: the way of Windows. */
export async function openLoopback(places: AccessPlaces): Promise<DatabaseAccess> {
  const { dataDir, runner } = places;
  const password = keptPassword(places);
  const access = join(dataDir, 'pg_hba.loopback.conf');
  writeFileSync(access, ACCESS, { mode: PRIVATE });
  runner.own(access);
  const port = await freePort();
  const settings = {
    listen_addresses: LOOPBACK,
    port: String(port),
    unix_socket_directories: '',
    hba_file: access,
    password_encryption: 'scram-sha-256',
  };
  return { host: LOOPBACK, port, password, settings };
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, LOOPBACK, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const passwordFile = (dataDir: string): string => join(dataDir, 'pg.password');

/** The password of a database that listens on the loopback address; only the user of the server, and root, may read it. */
export const readPassword = (dataDir: string): string => readFileSync(passwordFile(dataDir), 'utf8').trim();

/** The password of the cluster's owner. Made at the first start this way; whoever loses the file gets another one. */
function keptPassword(places: AccessPlaces): string {
  const file = passwordFile(places.dataDir);
  if (existsSync(file)) return readPassword(places.dataDir);
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  setPassword(places, password);
  // Aside first: half a password would lock us out.
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, `${password}\n`, { mode: PRIVATE, flag: 'wx' });
  renameSync(`${file}.new`, file);
  return password;
}

/** Told to the database while it serves nobody: it needs no way in for that. */
function setPassword({ binDir, dataDir, cluster, runner }: AccessPlaces, password: string): void {
  const encryption = ['-c', 'password_encryption=scram-sha-256'];
  const { command, args, options } = runner.wrap(join(binDir, 'postgres'), [
    '--single',
    '-D',
    cluster,
    ...encryption,
    'postgres',
  ]);
  const input = `alter role ${CLUSTER_USER} password '${password}'\n`;
  const { status, stderr, error } = spawnSync(command, args, {
    ...options,
    cwd: dataDir,
    input,
    encoding: 'utf8',
    env: CLUSTER_ENV,
    windowsHide: true,
  });
  if (status !== 0 || /\b(ERROR|FATAL|PANIC):/.test(stderr))
    throw new Error(`The embedded PostgreSQL took no password: ${(stderr || String(error)).replaceAll(password, '…')}`);
}
