import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

/** One finished test, whichever runner ran it. */
export interface TestResult {
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** It passed, but not at the first try. */
  readonly retried: boolean;
}
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
});

const PlaywrightSpec = z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) });
interface PlaywrightSuite {
  readonly specs: readonly z.infer<typeof PlaywrightSpec>[];
  readonly suites: readonly PlaywrightSuite[];
}
const PlaywrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({ specs: z.array(PlaywrightSpec).default([]), suites: z.array(PlaywrightSuite).default([]) }),
);
const PlaywrightReport = z.object({ suites: z.array(PlaywrightSuite), errors: z.array(z.unknown()).default([]) });

const NOT_RUN = new Set(['pending', 'skipped', 'todo', 'disabled']);

function fromVitest(report: z.infer<typeof VitestReport>): TestResult[] {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ title, status, failureMessages }): TestResult => {
      if (status !== 'passed') return { title, status: NOT_RUN.has(status) ? 'skipped' : 'failed', retried: false };
      // The failures of earlier tries stay with a test that passed in the end.
      return { title, status, retried: failureMessages.length > 0 };
    });
    // A file that doesn't even load has no tests, but it failed.
    const broken = file.status === 'failed' && tests.every((test) => test.status !== 'failed');
    return broken
      ? [...tests, { title: `${file.name} could not be run`, status: 'failed' as const, retried: false }]
      : tests;
  });
}

/** Playwright's words for a test that passed, at the first try or at the second one that CI allows. */
const PASSED = new Set(['expected', 'flaky']);

/** Playwright's word for each test of a spec. */
function fromPlaywright(suite: PlaywrightSuite): TestResult[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status }): TestResult => {
      return {
        title: spec.title,
        status: PASSED.has(status) ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
        retried: status === 'flaky',
      };
    }),
  );
  return [...own, ...suite.suites.flatMap(fromPlaywright)];
}

/** Reads the JSON report of vitest or Playwright. */
export function parseReport(json: string): TestResult[] {
  const report: unknown = JSON.parse(json);
  const vitest = VitestReport.safeParse(report);
  if (vitest.success) return fromVitest(vitest.data);
  const playwright = PlaywrightReport.parse(report);
  const broken = playwright.errors.map(
    (): TestResult => ({ title: 'the run broke off', status: 'failed', retried: false }),
  );
  return [...playwright.suites.flatMap(fromPlaywright), ...broken];
}

/** All results that the last test runs left in a folder. */
export function readResults(folder: string): TestResult[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((name) => parseReport(readFileSync(resolve(folder, name), 'utf8')));
}

export function tally(results: readonly TestResult[]): Tally {
  const count = (status: TestResult['status']): number => results.filter((one) => one.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}
