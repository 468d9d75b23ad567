import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConnectionTarget } from '../database.ts';
import { CLUSTER_USER } from './cluster.ts';
import { LOOPBACK, readPassword } from './database-access.ts';

/** Lines of `postmaster.pid`, as PostgreSQL writes them: port, directory of the socket, address that it listens on. */
const PORT_LINE = 3;
const SOCKET_LINE = 4;
const ADDRESS_LINE = 5;

/**
 * Where the embedded database of a server that runs can be reached: its postmaster notes it beside the data. Only the
 * user that runs the server, and root, may read that.
 */
export function findRunning(dataDir: string): ConnectionTarget {
  try {
    const lines = readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n');
    const who = { user: CLUSTER_USER, database: 'postgres' };
    const host = lines[SOCKET_LINE] ?? '';
    if (host !== '') return { host, ...who };
    if (lines[ADDRESS_LINE] === LOOPBACK)
      return { host: LOOPBACK, port: Number(lines[PORT_LINE]), password: readPassword(dataDir), ...who };
  } catch (cause) {
    throw new Error(
      `A server that runs uses ${dataDir}, and its database cannot be found there. Run this as the same user as the server; if it starts just now, try again in a moment.`,
      { cause },
    );
  }
  throw new Error(`The database in ${dataDir} is just starting. Please try again in a moment.`);
}
