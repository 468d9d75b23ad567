/** `npm run dev`: the server, restarted on every change, behind the client's development server. */
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { loadSettings } from './load-settings.ts';
import { BIN, ROOT } from './run-command.ts';

loadSettings();
const port = process.env.PORT ?? '2567';
const server = `http://localhost:${port}`;
const page = 'http://localhost:5173';

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(process.execPath, [...args], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  run(['--watch', '--disable-warning=ExperimentalWarning', resolve(ROOT, 'apps/server/src/main.ts')], {
    PORT: port,
    // Sockets go past the development server, straight from its page.
    ALLOWED_ORIGINS: page,
  }),
  run([resolve(ROOT, BIN.vite), 'apps/web', '--port', new URL(page).port, '--strictPort'], {
    SYLLABOOM_SERVER: server,
    VITE_ROOMS_BASE: `${server}/`,
  }),
];

/** Whoever ends first takes the other along. */
function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', stopAll);
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
