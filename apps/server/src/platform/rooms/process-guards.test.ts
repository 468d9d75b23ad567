import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./testing/leaky-process.ts', import.meta.url));

interface Report {
  readonly logged: string[];
  readonly cpuMs: number;
}

/** Runs the process until it reports or ends by itself; a signal afterwards must end it. */
async function run(what: 'reject' | 'write', guards: 'guarded' | 'bare'): Promise<Report | 'ended'> {
  const child = fork(SCRIPT, [guards], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: ['--no-warnings'] });
  const ended = once(child, 'exit').then(() => 'ended' as const);
  await once(child, 'message');
  // Nobody reads the log any more.
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.send(what);
  const report = await Promise.race([ended, once(child, 'message').then(([said]) => said as Report)]);
  child.kill('SIGTERM');
  await ended;
  return report;
}

describe('the process guards', () => {
  it('let a server live on whose log pipe is closed, without burning its CPU', async () => {
    const [guarded, bare] = await Promise.all([run('write', 'guarded'), run('write', 'bare')]);
    expect(bare).toBe('ended');
    expect(guarded).not.toBe('ended');
    expect((guarded as Report).cpuMs).toBeLessThan(500);
  });

  it('log a rejected promise that nobody awaits, and go on', async () => {
    const [guarded, bare] = await Promise.all([run('reject', 'guarded'), run('reject', 'bare')]);
    expect(bare).toBe('ended');
    expect(guarded).toMatchObject({ logged: ['A promise was rejected and nobody awaited it'] });
  });
});
