import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { RoomFlow } from '../game/room-flow.ts';
import { pause, until } from './room-player.ts';

/** A room server in a process of its own. */
export interface Peer {
  readonly child: ChildProcess;
  readonly url: string;
  readonly processId: string;
  /** What the process has printed so far. */
  said(): string;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A Redis of its own, empty. */
export async function startRedis(): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const port = await freePort();
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  await pause(500);
  return { child, url: `redis://127.0.0.1:${port}` };
}

export async function startPeer(redisUrl: string, flow: Partial<RoomFlow> = {}): Promise<Peer> {
  const port = await freePort();
  const script = fileURLToPath(new URL('./room-process.ts', import.meta.url));
  const args = ['--no-warnings', script, String(port), redisUrl, JSON.stringify(flow)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout?.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const processId = await until('the process listens', () => /ready (\S+)/.exec(said)?.[1], 20_000);
  return { child, url: `ws://127.0.0.1:${port}`, processId, said: () => said };
}
