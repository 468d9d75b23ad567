import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOT } from './run-command.ts';

const READY_WITHIN_MS = 120_000;

/** A server of its own process, as `npm start` runs it. */
export interface SpawnedServer {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Milliseconds from the start to the first ready answer. */
  readonly readyMs: number;
  /** Everything that it wrote. */
  output(): string;
  /** Ends it with a signal and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

export interface SpawnOptions {
  /** Kept when given; else a temporary one, removed by `end`. */
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Another checkout than this one. */
  readonly root?: string;
  /** What is run, from the checkout on; `tools/start.ts` when it isn't given. */
  readonly entry?: string;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A port that nobody listens on. */
export const findFreePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended.\n${output()}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) return;
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s.\n${output()}`);
}

/** Starts the real server on a free port, without rate limits, and waits until it is ready. */
export async function spawnServer(options: SpawnOptions = {}): Promise<SpawnedServer> {
  const port = options.port ?? (await findFreePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'syllaboom-'));
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const root = options.root ?? ROOT;
  const entry = resolve(root, options.entry ?? 'tools/start.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const gone = new Promise<void>((done) => child.once('close', () => done()));
  await waitUntilReady(url, child, () => text);
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    readyMs: performance.now() - started,
    output: () => text,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await gone;
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
