import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { ROOT } from './run-command.ts';

/** One finished test, whichever runner ran it. */
export interface TestResult {
  /** Its file and all its titles: the same in every run. */
  readonly id: string;
  /** As the runner names it: absolute, or from the folder of the journeys on. */
  readonly file: string;
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** It passed, but not at the first try. */
  readonly retried: boolean;
  /** What each try that failed said first, the first try first; a try that said nothing, or the same again, is left out. */
  readonly reasons: readonly string[];
}
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What one run said, and when it began (epoch ms; 0 when it doesn't say). */
interface Report {
  readonly startedAt: number;
  readonly results: readonly TestResult[];
}

const VitestReport = z.object({
  startTime: z.number().default(0),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()).default([]),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

const PlaywrightTry = z.object({ error: z.object({ message: z.string().default('') }).optional() });
const PlaywrightSpec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(PlaywrightTry).default([]) })),
});
interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly z.infer<typeof PlaywrightSpec>[];
  readonly suites: readonly PlaywrightSuite[];
}
const PlaywrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    title: z.string().default(''),
    specs: z.array(PlaywrightSpec).default([]),
    suites: z.array(PlaywrightSuite).default([]),
  }),
);
const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite),
  errors: z.array(z.unknown()).default([]),
  stats: z.object({ startTime: z.coerce.date() }).optional(),
});

const idOf = (titles: readonly string[]): string => titles.join(' > ');

/** The first line of each message, without the colours of a terminal. */
const reasonsIn = (messages: readonly string[]): string[] => {
  const lines = messages.map((message) => stripVTControlCharacters(message).split('\n')[0] ?? '');
  return [...new Set(lines)].filter((line) => line !== '');
};

const NOT_RUN = new Set(['pending', 'skipped', 'todo', 'disabled']);

function fromVitest(report: z.infer<typeof VitestReport>): TestResult[] {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ ancestorTitles, title, status, failureMessages }): TestResult => {
      const reasons = reasonsIn(failureMessages);
      const named = { id: idOf([file.name, ...ancestorTitles, title]), file: file.name, title, reasons };
      if (status !== 'passed') return { ...named, status: NOT_RUN.has(status) ? 'skipped' : 'failed', retried: false };
      // The failures of earlier tries stay with a test that passed in the end.
      return { ...named, status, retried: failureMessages.length > 0 };
    });
    // A file that doesn't even load has no tests, but it failed.
    const broken = file.status === 'failed' && tests.every((test) => test.status !== 'failed');
    const title = `${file.name} could not be run`;
    return broken
      ? [...tests, { id: title, file: file.name, title, status: 'failed' as const, retried: false, reasons: [] }]
      : tests;
  });
}

/** Playwright's words for a test that passed, at the first try or at the second one that CI allows. */
const PASSED = new Set(['expected', 'flaky']);

/** Playwright's word for each test of a spec; `above` are the titles that it stands under, from the file's on; the outermost suite is the file. */
function fromPlaywright(suite: PlaywrightSuite, above: readonly string[] = []): TestResult[] {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status, results }): TestResult => {
      return {
        id: idOf([...titles, spec.title]),
        file: titles[0] ?? '',
        title: spec.title,
        status: PASSED.has(status) ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
        retried: status === 'flaky',
        reasons: reasonsIn(results.map(({ error }) => error?.message ?? '')),
      };
    }),
  );
  return [...own, ...suite.suites.flatMap((inner) => fromPlaywright(inner, titles))];
}

function readReport(json: string): Report {
  const report: unknown = JSON.parse(json);
  const vitest = VitestReport.safeParse(report);
  if (vitest.success) return { startedAt: vitest.data.startTime, results: fromVitest(vitest.data) };
  const { suites, errors, stats } = PlaywrightReport.parse(report);
  const title = 'the run broke off';
  const broken = errors.map(
    (): TestResult => ({
      id: title,
      file: '',
      title,
      status: 'failed',
      retried: false,
      reasons: [],
    }),
  );
  const results = [...suites.flatMap((suite) => fromPlaywright(suite)), ...broken];
  return { startedAt: stats?.startTime.getTime() ?? 0, results };
}

/** Reads the JSON report of vitest or Playwright. */
export const parseReport = (json: string): TestResult[] => [...readReport(json).results];

/** Where the runs of a revision report: what another one's say of the rows does not count. */
export const resultsFolder = (revision: string): string => resolve(ROOT, '.results', revision);

/** Where a run of some journeys alone reports: beside the last whole run, whose other results stay. */
export const rerunReport = (suite: string, startedAt: number): string => `${suite}.rerun-${startedAt}.json`;

/** Clears what runs of a suite reported, before all of it runs again. */
export function clearReports(folder: string, suite: string): void {
  for (const name of globSync(`${suite}{,.rerun-*}.json`, { cwd: folder })) rmSync(resolve(folder, name));
}

/** What the last runs left in a folder: of each test the results of the last run that it had a part in. */
export function readResults(folder: string): TestResult[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const reports = files.map((name) => readReport(readFileSync(resolve(folder, name), 'utf8')));
  const last = new Map<string, readonly TestResult[]>();
  for (const { results } of reports.sort((a, b) => a.startedAt - b.startedAt))
    for (const [id, tests] of Map.groupBy(results, (one) => one.id)) last.set(id, tests);
  return [...last.values()].flat();
}

export function tally(results: readonly TestResult[]): Tally {
  const count = (status: TestResult['status']): number => results.filter((one) => one.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
