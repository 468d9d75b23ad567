import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { CLUSTER_ENV } from './cluster.ts';
import type { Runner } from './run-as.ts';

const STOP_SECONDS = 60;

/** PostgreSQL's own `pg_ctl`: it knows how to reach a server where there are no signals. */
export class PgControl {
  readonly #binDir: string;
  readonly #cluster: string;
  readonly #runner: Runner;

  constructor(binDir: string, cluster: string, runner: Runner) {
    this.#binDir = binDir;
    this.#cluster = cluster;
    this.#runner = runner;
  }

  /** Whether the cluster is served. */
  isRunning(): boolean {
    return this.#run(['status']) === 0;
  }

  /**
   * Fast shutdown: open transactions are rolled back, a checkpoint is written. Returns when it is down, or can't be stopped
   * this way. Never blocks the event loop: a postmaster that nobody reaps would be taken for a living one.
   */
  stop(): Promise<void> {
    const { command, args, options } = this.#call(['stop', '-m', 'fast', '-w', '-t', String(STOP_SECONDS)]);
    return new Promise((done) => {
      spawn(command, args, options)
        .once('exit', () => done())
        .once('error', () => done());
    });
  }

  #run(what: readonly string[]): number | null {
    const { command, args, options } = this.#call(what);
    return spawnSync(command, args, options).status;
  }

  #call(what: readonly string[]) {
    const { options, ...call } = this.#runner.wrap(join(this.#binDir, 'pg_ctl'), [...what, '-D', this.#cluster]);
    const cwd = dirname(this.#cluster);
    return { ...call, options: { ...options, cwd, stdio: 'ignore', env: CLUSTER_ENV, windowsHide: true } as const };
  }
}
