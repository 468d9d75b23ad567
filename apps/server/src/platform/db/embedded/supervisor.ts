import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Clock } from '#platform/clock/clock.ts';
import { findBinaries } from './binaries.ts';
import type { ConnectionTarget } from '../database.ts';
import { CLUSTER_ENV, CLUSTER_USER, clusterVersion, initCluster } from './cluster.ts';
import { type DatabaseAccess, openLoopback, openSocket } from './database-access.ts';
import { lockDataDir } from './instance-lock.ts';
import { killStrayBackends, stopOrphan } from './leftovers.ts';
import { PgControl } from './pg-control.ts';
import { chooseRunner, type Runner } from './run-as.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly binDir: string | null;
  readonly clock: Clock;
  /** False for tests: no sync to disk. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
  /** Listens on a port of 127.0.0.1 with a password, instead of a socket; Windows offers no other way. */
  readonly loopback?: boolean;
  /** Told when the database died under us and came back, or does not. */
  readonly onIncident?: (message: string) => void;
}

/** A running PostgreSQL of our own. */
export interface EmbeddedDatabase {
  /** Directory of the socket, which `pg` takes as host, or 127.0.0.1. */
  readonly host: string;
  readonly user: string;
  readonly database: string;
  /** The whole way in. */
  readonly target: ConnectionTarget;
  readonly version: string;
  /** As whom it runs. */
  readonly how: string;
  /** Process id of the postmaster now. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

const RELAUNCH_TRIES = 60;
const RELAUNCH_PAUSE_MS = 250;
const READY_POLL_MS = 5;
const PORT_TRIES = 5;
const KEPT_LOG_CHARACTERS = 8000;

/** Starts the embedded database: lock, leftovers, cluster, postmaster; relaunches it when it dies. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const release = lockDataDir(dataDir);
  try {
    const binDir = findBinaries(options.binDir);
    const runner = chooseRunner(binDir, dataDir);
    const cluster = join(dataDir, 'pg');
    const control = new PgControl(binDir, cluster, runner);
    await stopOrphan(cluster, options.clock, control);
    initCluster(binDir, dataDir, cluster, runner);
    const places = { binDir, dataDir, cluster, runner, control };
    const { postmaster, access } = await launch(options, places);
    const { settings: _, ...way } = access;
    const who = { user: CLUSTER_USER, database: 'postgres' };
    return {
      host: access.host,
      ...who,
      target: { ...way, ...who },
      version: clusterVersion(cluster),
      how: runner.how,
      get pid() {
        return postmaster.pid;
      },
      stop: async () => {
        await postmaster.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

interface Places {
  readonly binDir: string;
  readonly dataDir: string;
  readonly cluster: string;
  readonly runner: Runner;
  readonly control: PgControl;
}

async function launch(
  options: EmbeddedOptions,
  places: Places,
): Promise<{ postmaster: Postmaster; access: DatabaseAccess }> {
  const isLoopback = options.loopback || process.platform === 'win32';
  for (let tries = 1; ; tries++) {
    // Leftovers keep the data's memory attached, and the password is set by a postgres of its own.
    await killStrayBackends(places.cluster, options.clock);
    const access = isLoopback ? await openLoopback(places) : openSocket(places);
    const postmaster = new Postmaster(options, places, access);
    try {
      await postmaster.launch();
      return { postmaster, access };
    } catch (error) {
      // Somebody else may have taken the free port meanwhile.
      if (!isLoopback || tries >= PORT_TRIES || !String(error).includes('could not bind')) throw error;
    }
  }
}

/** The postgres process: launched, watched, launched again when it dies under us. */
class Postmaster {
  readonly #options: EmbeddedOptions;
  readonly #places: Places;
  readonly #access: DatabaseAccess;
  #child: ChildProcess | null = null;
  #stopping: Promise<void> | null = null;
  #relaunching: Promise<void> | null = null;

  constructor(options: EmbeddedOptions, places: Places, access: DatabaseAccess) {
    this.#options = options;
    this.#places = places;
    this.#access = access;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async launch(): Promise<void> {
    const { binDir, dataDir, cluster, runner } = this.#places;
    await killStrayBackends(cluster, this.#options.clock);
    const { command, args, options } = runner.wrap(join(binDir, 'postgres'), ['-D', cluster, ...this.#settings()]);
    const child = spawn(command, args, {
      ...options,
      cwd: dataDir,
      // A process group of its own: Ctrl-C in the terminal reaches the server alone, which ends its matches first.
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: CLUSTER_ENV,
    });
    let log = '';
    let ended: string | null = null;
    child.on('exit', (code, signal) => (ended = String(code ?? signal)));
    child.on('error', (error) => (ended = error.message));
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString('utf8')).slice(-KEPT_LOG_CHARACTERS);
    });
    while (!log.includes('ready to accept connections')) {
      if (ended !== null) throw new Error(this.#explainExit(ended, log));
      await this.#options.clock.sleep(READY_POLL_MS);
    }
    this.#child = child;
    child.once('exit', () => {
      if (this.#stopping === null) this.#relaunching = this.#relaunch();
    });
    // It may have died between "ready" and the line above.
    if (ended !== null && this.#stopping === null) this.#relaunching = this.#relaunch();
  }

  /** Fast shutdown: open transactions are rolled back, a checkpoint is written. */
  stop(): Promise<void> {
    this.#stopping ??= this.#interrupt();
    return this.#stopping;
  }

  async #interrupt(): Promise<void> {
    // What is being launched would outlive us.
    await this.#relaunching;
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    // Windows knows no signals: whoever sends one there ends the process in the middle.
    if (this.#access.port === undefined) child.kill('SIGINT');
    else await this.#places.control.stop();
    // It found nobody to stop: the process had not served yet, or was about to end.
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    await gone;
  }

  /** The same socket path, or port, comes back, so the pool reconnects by itself. */
  async #relaunch(): Promise<void> {
    const incident = this.#options.onIncident ?? (() => {});
    incident('the embedded database ended unexpectedly and is started again');
    for (let tries = 1; this.#stopping === null; tries++) {
      try {
        await this.launch();
        return;
      } catch (error) {
        if (tries >= RELAUNCH_TRIES) {
          incident(`the embedded database does not come back: ${String(error)}`);
          return;
        }
        await this.#options.clock.sleep(RELAUNCH_PAUSE_MS);
      }
    }
  }

  #settings(): string[] {
    const durable = this.#options.durable === false ? 'off' : 'on';
    const settings = {
      ...this.#access.settings,
      fsync: durable,
      synchronous_commit: durable,
      full_page_writes: durable,
      jit: 'off',
      max_connections: String(this.#options.maxConnections ?? 40),
      shared_buffers: '128MB',
      max_wal_size: '512MB',
      max_parallel_workers_per_gather: '0',
      idle_in_transaction_session_timeout: '15s',
      timezone: 'UTC',
      log_timezone: 'UTC',
    };
    return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  }

  #explainExit(ended: string, log: string): string {
    const { cluster } = this.#places;
    if (/incompatible with server|initialized by PostgreSQL version/.test(log)) {
      return `The data in ${cluster} was written by PostgreSQL ${clusterVersion(cluster)}; see docs/upgrade.md.`;
    }
    return `The embedded PostgreSQL ended (${ended}).\n${log}`;
  }
}
