import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { busyness } from './testing/busyness.ts';
import { openTestDatabase } from './testing/database.ts';

let dataDir: string;
const children: ChildProcess[] = [];

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'syllaboom-main-'));
  chmodSync(dataDir, 0o755);
});
// A server that a failed test left behind would hold the data of the next one.
afterEach(async () => {
  const left = children.splice(0);
  for (const child of left) child.kill('SIGKILL');
  await Promise.all(left.map(ended));
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  /** What starting took, as on a machine that does nothing else. */
  readonly tookMs: number;
}

function launch(env: Record<string, string> = {}): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return { child, output: () => output };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done(child.exitCode);
    else child.once('exit', (code) => done(code));
  });

async function start(env: Record<string, string> = {}): Promise<Started> {
  const busyBefore = busyness();
  const began = performance.now();
  const { child, output } = launch(env);
  const url = await expect
    .poll(() => /"port":(\d+)/.exec(output())?.[1] ?? (child.exitCode === null ? undefined : output()), {
      timeout: 30_000,
      interval: 20,
    })
    .toMatch(/^\d+$/)
    .then(() => `http://127.0.0.1:${/"port":(\d+)/.exec(output())?.[1]}`);
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 30_000, interval: 20 }).toBe(200);
  const passedMs = performance.now() - began;
  return { child, url, tookMs: passedMs / Math.max(busyBefore, busyness()) };
}

const post = async (url: string, path: string, body: object) => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { error?: string } };
};
/** Names are taken for good, also by a first try that failed. */
let signedUp = 0;
const credentials = (n: number) => ({ username: `survivor${n}`, password: 'secret-1' });

/** `npm run account`, as a process of its own. */
async function command(verb: string, name: string) {
  const script = join(import.meta.dirname, '../../../tools/account.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, verb, name], {
    env: { DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const exitCode = await new Promise<number | null>((done) => child.once('close', done));
  return { exitCode, output, errors };
}

describe('the server process', () => {
  it('F1 knows everybody whose sign-up was answered after kill -9, ready again within 5 s', async () => {
    let server = await start();
    for (let round = 0; round < 3; round++) {
      const { url, child } = server;
      const from = signedUp;
      signedUp += 6;
      const answers = Array.from({ length: 6 }, (_, n) =>
        post(url, '/api/auth/register', credentials(from + n)).then(
          ({ status }) => status === 200,
          () => false,
        ),
      );
      expect(await answers[0]).toBe(true);
      await new Promise((done) => setTimeout(done, Math.random() * 60));
      child.kill('SIGKILL');
      await ended(child);
      const acknowledged = await Promise.all(answers);
      server = await start();
      expect(server.tookMs).toBeLessThan(5000);
      for (const [n, known] of acknowledged.entries()) {
        if (known) expect((await post(server.url, '/api/auth/bylogin', credentials(from + n))).status).toBe(200);
      }
    }
    server.child.kill('SIGTERM');
    expect(await ended(server.child)).toBe(0);
  }, 90_000);

  it('ends cleanly at the first signal, and the next start takes at most 5 s', async () => {
    const server = await start();
    server.child.kill('SIGINT');
    expect(await ended(server.child)).toBe(0);
    const again = await start();
    expect(again.tookMs).toBeLessThan(5000);
    again.child.kill('SIGTERM');
    expect(await ended(again.child)).toBe(0);
  }, 60_000);

  it('63 lets the operator give a way back into an account, beside the server that runs and while it rests', async () => {
    const server = await start();
    const username = 'lost_password';
    expect((await post(server.url, '/api/auth/register', { username, password: 'secret-1' })).status).toBe(200);
    const beside = await command('reset', username);
    expect([beside.exitCode, beside.errors]).toEqual([0, '']);
    const code = /^ {4}(\S+)$/m.exec(beside.output)?.[1] ?? '';
    const body = { username, code, password: 'brand-new-one' };
    expect((await post(server.url, '/api/auth/recover', body)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await ended(server.child)).toBe(0);
    // Now the command starts the database itself.
    expect(await command('reset', 'nobody_here')).toEqual({
      exitCode: 1,
      output: '',
      errors: 'There is no account named "nobody_here".\n',
    });
  }, 90_000);

  it('refuses to share its data with another, with a sentence instead of a stack', async () => {
    const server = await start();
    const { child, output } = launch();
    expect(await ended(child)).toBe(1);
    const lines = output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'));
    expect(lines).toEqual([
      `Another game server is already using ${dataDir}. Stop it, choose another DATA_DIR, or set DATABASE_URL to run several processes.`,
    ]);
    server.child.kill('SIGTERM');
    await ended(server.child);
  }, 60_000);

  it('runs several processes on a database of somebody else', async () => {
    const database = await openTestDatabase();
    const { host, user } = inject('cluster');
    const url = `postgres://${user}@localhost/${database.name}?host=${encodeURIComponent(host)}`;
    const [one, two] = [await start({ DATABASE_URL: url }), await start({ DATABASE_URL: url })];
    expect((await post(one.url, '/api/auth/register', { username: 'everywhere', password: 'secret-1' })).status).toBe(
      200,
    );
    expect((await post(two.url, '/api/auth/bylogin', { username: 'everywhere', password: 'secret-1' })).status).toBe(
      200,
    );
    for (const { child } of [one, two]) child.kill('SIGTERM');
    expect(await Promise.all([ended(one.child), ended(two.child)])).toEqual([0, 0]);
    await database.close();
  }, 60_000);

  it('names what is wrong with its environment', async () => {
    const { child, output } = launch({ PORT: 'many' });
    expect(await ended(child)).toBe(1);
    expect(output()).toMatch(/^The environment is not usable. PORT: .*\n$/);
  });

  it('16 refuses to start in production with what is for tests', async () => {
    const account = { DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 'x' };
    for (const [env, named] of [
      [{ MOCK_DISCORD: 'on' }, 'MOCK_DISCORD'],
      [{ ...account, DISCORD_API_BASE: 'http://127.0.0.1:1/api/v10' }, 'DISCORD_API_BASE'],
      [{ ...account, DISCORD_API_BASE: 'https://discord.example/api/v10' }, 'DISCORD_API_BASE'],
    ] as const) {
      const { child, output } = launch({ NODE_ENV: 'production', ...env });
      expect(await ended(child)).toBe(1);
      expect(output()).toContain(named);
    }
  }, 60_000);

  it('serves metrics on a port of their own', async () => {
    const metricsPort = 20_000 + Math.floor(Math.random() * 20_000);
    const server = await start({ METRICS_PORT: String(metricsPort) });
    expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain('http_duration_seconds');
    expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');
    server.child.kill('SIGTERM');
    await ended(server.child);
  }, 60_000);
});
