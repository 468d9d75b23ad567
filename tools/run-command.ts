import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { followProcessorTime } from './processor-time.ts';

export const ROOT = resolve(import.meta.dirname, '..');

/** Paths of the tools' entry files. They run on this very Node, whatever the machine's own Node is. */
export const BIN = {
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
} as const;

export interface CommandResult {
  readonly code: number;
  readonly output: string;
  /** Of the script and all that it started; null on a machine that doesn't tell. */
  readonly cpuSeconds: number | null;
}

interface RunOptions {
  /** Straight to the terminal, or line by line behind a label, where several run side by side. */
  readonly show?: boolean | { readonly label: string };
  readonly env?: Readonly<Record<string, string>>;
}

/** What Node makes of sources is kept: each of the many servers that the tests start would take half a second more. */
const COMPILED = resolve(ROOT, 'node_modules/.cache/node');

/** Runs a script on this Node in the repository's root; its output is kept, or shown. */
export function runScript(script: string, args: readonly string[], options: RunOptions = {}): Promise<CommandResult> {
  const { show = false } = options;
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [resolve(ROOT, script), ...args], {
      cwd: ROOT,
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...options.env },
      stdio: show === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const cpuSeconds = child.pid === undefined ? () => null : followProcessorTime(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      if (typeof show === 'object')
        createInterface({ input: stream }).on('line', (line) => console.log(`${show.label} | ${line}`));
      else stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output, cpuSeconds: cpuSeconds() }));
  });
}
