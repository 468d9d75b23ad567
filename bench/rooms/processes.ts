import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram } from '../../tools/machine.ts';
import { ROOT } from '../../tools/run-command.ts';
import { findFreePort } from '../../tools/spawn-server.ts';
import type { Received } from './lobby-watchers.ts';
import type { Usage } from './report-usage.ts';

const GENERATOR = resolve(ROOT, '.cache/bench/load-generator');
const PARALLEL_JOINS = 64;

/** One program per core, where the machine can say so. */
const onCore = (core: number, command: readonly string[]): readonly string[] =>
  findProgram('taskset') ? ['taskset', '-c', String(core), ...command] : command;

type Settings = Readonly<Record<string, string>>;

function start(command: readonly string[], settings: Settings, withMessages: boolean): ChildProcess {
  const [program = '', ...args] = command;
  return spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: withMessages ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['pipe', 'pipe', 'inherit'],
  });
}

const nextMessage = <Value>(child: ChildProcess): Promise<Value> =>
  new Promise((done, fail) => {
    child.once('message', (value) => done(value as Value));
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
  });

/** What a measured server has used so far. */
export function usageOf(server: ChildProcess): Promise<Usage> {
  const answer = nextMessage<Usage>(server);
  server.send('usage');
  return answer;
}

const nodeOf = (file: string): readonly string[] => [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  resolve(import.meta.dirname, file),
];

/** Starts one of this folder's servers on the first core and waits until it is there. */
export async function startMeasured(
  file: string,
  settings: Settings = {},
): Promise<{ readonly server: ChildProcess; readonly port: string }> {
  const port = String(await findFreePort());
  const server = start(onCore(0, nodeOf(file)), { ...settings, PORT: port }, true);
  await nextMessage(server);
  return { server, port };
}

/** So many players who watch the lobby, on the second core; waits until all are in. */
export async function startWatchers(port: string, count: number): Promise<ChildProcess> {
  const watchers = start(onCore(1, nodeOf('lobby-watchers.ts')), { PORT: port, WATCHERS: String(count) }, true);
  await nextMessage(watchers);
  return watchers;
}

/** What they were told since they were last asked; `read`: after every one of them has read the whole list. */
export function receivedBy(watchers: ChildProcess, asked: 'received' | 'read' = 'received'): Promise<Received> {
  const answer = nextMessage<Received>(watchers);
  watchers.send(asked);
  return answer;
}

/** The load generator's conversation: a line in, one JSON line out. */
export interface Generator {
  go(): void;
  next(): Promise<unknown>;
  end(): void;
}

/** Starts the load generator on the second core; see its file for the arguments. */
export function startGenerator(args: readonly (string | number)[]): Generator {
  const child = start(onCore(1, [GENERATOR, ...args.map(String), String(PARALLEL_JOINS)]), {}, false);
  if (!child.stdout || !child.stdin) throw new Error('the load generator has no pipes');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { stdin } = child;
  return {
    go: () => void stdin.write('go\n'),
    next: async () => {
      const line = await lines.next();
      if (line.done) throw new Error('the load generator ended');
      return JSON.parse(line.value) as unknown;
    },
    end: () => void child.kill('SIGKILL'),
  };
}

export function compileGenerator(): void {
  const compiler = findProgram('cc', 'gcc', 'clang');
  if (!compiler) throw new Error('The rooms bench needs a C compiler for its load generator.');
  mkdirSync(resolve(GENERATOR, '..'), { recursive: true });
  execFileSync(compiler, ['-O2', '-o', GENERATOR, resolve(import.meta.dirname, 'load-generator.c')]);
}
