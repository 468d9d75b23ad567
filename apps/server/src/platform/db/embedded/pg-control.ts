import { spawnSync } from 'node:child_process';
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

  /** Fast shutdown: open transactions are rolled back, a checkpoint is written. Returns when it is down. */
  stop(): void {
    this.#run(['stop', '-m', 'fast', '-w', '-t', String(STOP_SECONDS)]);
  }

  #run(what: readonly string[]): number | null {
    const { command, args, options } = this.#runner.wrap(join(this.#binDir, 'pg_ctl'), [...what, '-D', this.#cluster]);
    const cwd = dirname(this.#cluster);
    return spawnSync(command, args, { ...options, cwd, stdio: 'ignore', env: CLUSTER_ENV, windowsHide: true }).status;
  }
}
