/**
 * `npm test [-- suite…]`: everything that this machine can run, and how long each suite took by the clock and of the
 * processors. Ends with one plain line `N passed, N failed`.
 * Suites that need Chromium or Redis are skipped loudly where there is none; with CI=true that is a failure.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { runChecks } from './check.ts';
import { findChromium, findRedisServer } from './machine.ts';
import { addSeconds } from './processor-time.ts';
import { readRevision } from './revision.ts';
import { BIN, ROOT, runScript } from './run-command.ts';
import { clearReports, parseReport, resultsFolder, type Tally, type TestResult, tally } from './test-results.ts';

interface Suite {
  readonly name: string;
  /** Its test files: a suite without any is left out. */
  readonly files: string;
  readonly needs?: 'Chromium' | 'Redis';
  readonly run: (report: string) => { readonly script: string; readonly args: readonly string[] };
}

const RESULTS = resultsFolder(readRevision());
const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };

const vitest = (name: string, files: string, projects: readonly string[], needs?: Suite['needs']): Suite => ({
  name,
  files,
  ...(needs ? { needs } : {}),
  run: (report) => ({
    script: BIN.vitest,
    args: [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  }),
});

const SUITES: readonly Suite[] = [
  vitest('unit', '{packages,tools,bench,apps/web/src,apps/server/src}/**/*.test.ts', ['unit', 'tools', 'web-unit']),
  vitest('server', 'apps/server/src/**/*.itest.ts', ['server-integration']),
  vitest('redis', 'apps/server/src/**/*.redis-itest.ts', ['server-redis'], 'Redis'),
  vitest('crash', 'e2e/crash/*.itest.ts', ['crash']),
  vitest('browser', 'apps/web/src/**/*.browser.test.{ts,tsx}', ['web-browser'], 'Chromium'),
  {
    name: 'e2e',
    files: 'e2e/**/*.e2e.ts',
    needs: 'Chromium',
    run: () => ({ script: BIN.playwright, args: ['test', '--config', 'e2e/playwright.config.ts'] }),
  },
];

/**
 * Suites of one line run one after the other, lines of a round, which take about as long, side by side: what mostly waits
 * beside what computes.
 * Journeys watch clocks in several pages at once, so they have the machine to themselves.
 */
const ROUNDS: readonly (readonly (readonly string[])[])[] = [
  [
    ['check', 'browser'],
    ['unit', 'redis', 'crash', 'server'],
  ],
  [['e2e']],
];

/** Their servers and pages would else build the same client and dictionaries at the same time. */
const BUILT = ['unit', 'crash', 'e2e'];

const isMissing = (need: Suite['needs']): boolean =>
  (need === 'Chromium' && findChromium() === null) || (need === 'Redis' && findRedisServer() === null);

/** A suite that can't run here: as many skipped (in CI: failed) tests as it has files. */
function leaveOut(suite: Suite, count: number): Tally {
  const inCi = process.env.CI === 'true';
  console.log(
    `\n!!! ${suite.name}: ${inCi ? 'FAILED' : 'SKIPPED'}, because this machine has no ${suite.needs} (${count} test files)\n`,
  );
  return inCi ? { ...NONE, failed: count } : { ...NONE, skipped: count };
}

interface Time {
  readonly seconds: number;
  /** Null on a machine that doesn't tell. */
  readonly cpuSeconds: number | null;
}

interface Outcome extends Tally {
  /** Titles of tests that passed at the second try only. */
  readonly retried: readonly string[];
  /** Titles of tests that did not pass. */
  readonly lost: readonly string[];
  readonly cpuSeconds: number | null;
}

/** Runs a suite; one that broke off in CI (a worker crashed, say) is run once more, which the summary says. */
async function runSuite(suite: Suite, long: boolean): Promise<Outcome> {
  const { brokeOff, ...outcome } = await trySuite(suite, long);
  if (brokeOff === null || process.env.CI !== 'true') return outcome;
  const { brokeOff: _, ...second } = await trySuite(suite, long);
  const cpuSeconds = addSeconds([outcome.cpuSeconds, second.cpuSeconds]);
  return { ...second, retried: [...second.retried, brokeOff], cpuSeconds };
}

async function trySuite(suite: Suite, long: boolean): Promise<Outcome & { readonly brokeOff: string | null }> {
  const nothing = { retried: [], lost: [], brokeOff: null, cpuSeconds: 0 };
  const files = globSync(suite.files, { cwd: ROOT, exclude: (path) => path.includes('node_modules') });
  if (files.length === 0) return { ...NONE, ...nothing };
  if (isMissing(suite.needs)) return { ...leaveOut(suite, files.length), ...nothing };
  console.log(`\n=== ${suite.name}`);
  const report = resolve(RESULTS, `${suite.name}.json`);
  clearReports(RESULTS, suite.name);
  const { script, args } = suite.run(report);
  const chromium = findChromium();
  const env = {
    TEST_REPORT: report,
    ...(long ? { TEST_LONG: '1' } : {}),
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  };
  const { code, cpuSeconds } = await runScript(script, args, { show: { label: suite.name }, env });
  const results = existsSync(report) ? parseReport(readFileSync(report, 'utf8')) : [];
  const counted = tally(results);
  const titles = (wanted: (one: TestResult) => boolean): string[] =>
    results
      .filter(wanted)
      .map(({ id, reasons }) => [`${suite.name}: ${id}`, ...reasons].join('\n    ').replaceAll(`${ROOT}/`, ''));
  const brokeOff =
    code !== 0 && counted.failed === 0 ? `${suite.name}: ended with code ${code} without naming a failed test` : null;
  if (brokeOff !== null) console.log(brokeOff);
  return {
    ...counted,
    ...(brokeOff === null ? {} : { failed: 1 }),
    retried: titles((one) => one.retried),
    lost: brokeOff === null ? titles((one) => one.status === 'failed') : [brokeOff],
    brokeOff,
    cpuSeconds,
  };
}

/** The checks count as tests of their own. */
async function runCheckSuite(): Promise<Outcome> {
  console.log('\n=== check');
  const outcomes = await runChecks();
  const lost = outcomes.filter((one) => !one.ok).map((one) => `check: ${one.name}`);
  const cpuSeconds = addSeconds(outcomes.map((one) => one.cpuSeconds));
  return { ...NONE, passed: outcomes.length - lost.length, failed: lost.length, retried: [], lost, cpuSeconds };
}

/** No test by itself: it only counts when it fails. */
async function build(): Promise<Outcome> {
  const { code, cpuSeconds } = await runScript('tools/build.ts', [], { show: true });
  return code === 0
    ? { ...NONE, retried: [], lost: [], cpuSeconds }
    : { ...NONE, failed: 1, retried: [], lost: ['build'], cpuSeconds };
}

type Timed = Outcome & Time & { readonly name: string };

async function time(name: string, run: () => Promise<Outcome>): Promise<Timed> {
  const started = performance.now();
  return { ...(await run()), name, seconds: (performance.now() - started) / 1000 };
}

async function runLine(names: readonly string[], long: boolean): Promise<Timed[]> {
  const outcomes = [];
  for (const name of names) {
    const suite = SUITES.find((one) => one.name === name);
    outcomes.push(await time(name, () => (suite ? runSuite(suite, long) : runCheckSuite())));
  }
  return outcomes;
}

const plus = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

function printTitles(heading: string, titles: readonly string[]): void {
  if (titles.length > 0) console.log(`\n${heading}:\n  ${titles.join('\n  ')}`);
}

const inSeconds = (seconds: number | null): string => `${seconds === null ? '?' : seconds.toFixed(0)} s`.padStart(8);

/** The clock's time of all is less than the sum: suites run side by side. */
function printTimes(outcomes: readonly Timed[], seconds: number): void {
  const all = { name: 'all', seconds, cpuSeconds: addSeconds(outcomes.map((one) => one.cpuSeconds)) };
  console.log(`\n${'suite'.padEnd(8)}${'clock'.padStart(8)}${'CPU'.padStart(8)}`);
  for (const { name, seconds: took, cpuSeconds } of [...outcomes, all])
    console.log(`${name.padEnd(8)}${inSeconds(took)}${inSeconds(cpuSeconds)}`);
}

async function main(): Promise<void> {
  const started = performance.now();
  const args = process.argv.slice(2);
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const known = ['check', ...SUITES.map((suite) => suite.name)];
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown) throw new Error(`No such suite: ${unknown}. There are: ${known.join(', ')}`);
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  if (wanted.length === 0) rmSync(dirname(RESULTS), { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const long = args.includes('--long');
  const outcomes = BUILT.some(isWanted) ? [await time('build', build)] : [];
  for (const lines of ROUNDS)
    outcomes.push(...(await Promise.all(lines.map((names) => runLine(names.filter(isWanted), long)))).flat());
  // Whoever sees the end of a long log only shall still see what failed.
  printTitles(
    'Passed at the second try only',
    outcomes.flatMap(({ retried }) => retried),
  );
  printTitles(
    'Failed',
    outcomes.flatMap(({ lost }) => lost),
  );
  printTimes(outcomes, (performance.now() - started) / 1000);
  const total = outcomes.reduce<Tally>(plus, NONE);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

await main();
