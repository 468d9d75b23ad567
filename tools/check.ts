/** `npm run check [name…]`: types, lint, format, unused code (with the tests and without), retired names, stale reference pages. */
import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { addSeconds } from './processor-time.ts';
import { BIN, type CommandResult, ROOT, runScript } from './run-command.ts';

export interface CheckOutcome {
  readonly name: string;
  readonly ok: boolean;
  readonly cpuSeconds: number | null;
}
type Check = () => Promise<CommandResult>;

/** Every folder with a tsconfig.json is one type-checked zone: its tsconfig decides which globals exist there. */
const zones = (): string[] => [
  '.',
  ...globSync(['packages/*/tsconfig.json', 'apps/*/tsconfig.json'], { cwd: ROOT }).map(dirname).sort(),
];

async function checkTypes(): Promise<CommandResult> {
  const results = [];
  for (const zone of zones()) {
    const known = `${ROOT}/node_modules/.cache/types/${zone.replaceAll('/', '-')}.tsbuildinfo`;
    results.push(
      await runScript(BIN.tsc, ['-p', zone, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', known]),
    );
  }
  return {
    code: Math.max(...results.map((one) => one.code)),
    output: results.map((one) => one.output).join(''),
    cpuSeconds: addSeconds(results.map((one) => one.cpuSeconds)),
  };
}

const CHECKS: Readonly<Record<string, Check>> = {
  types: checkTypes,
  lint: () => runScript(BIN.oxlint, ['--type-aware', '--deny-warnings']),
  style: () => runScript(BIN.biome, ['check', '.', '--max-diagnostics=200', '--error-on-warnings']),
  graph: () =>
    runScript(BIN.vitest, ['run', 'tools/boundaries.test.ts', 'tools/import-circles.test.ts', '--project', 'tools']),
  unused: () => runScript(BIN.knip, ['--no-progress', '--no-config-hints']),
  // Without the tests: what only they use is as good as dead, unless it says `@internal`.
  production: () => runScript(BIN.knip, ['--production', '--no-progress', '--no-config-hints']),
  names: () => runScript('tools/retired-names.ts', []),
  sizes: () => runScript('tools/sizes.ts', []),
  reference: () => runScript('tools/generate-reference.ts', ['--check']),
};

/** Runs the named checks (all without names), printing what fails. */
export async function runChecks(names: readonly string[] = Object.keys(CHECKS)): Promise<CheckOutcome[]> {
  const outcomes: CheckOutcome[] = [];
  for (const name of names) {
    const check = CHECKS[name];
    if (!check) throw new Error(`No such check: ${name}. There are: ${Object.keys(CHECKS).join(', ')}`);
    const started = performance.now();
    const { code, output, cpuSeconds } = await check();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) console.log(output.trimEnd());
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} check ${name} (${seconds} s)`);
    outcomes.push({ name, ok: code === 0, cpuSeconds });
  }
  return outcomes;
}

if (import.meta.main) {
  if (!existsSync(`${ROOT}/node_modules`)) throw new Error('Run `npm ci` first.');
  const names = process.argv.slice(2);
  const outcomes = await runChecks(names.length > 0 ? names : undefined);
  process.exitCode = outcomes.every((one) => one.ok) ? 0 : 1;
}
