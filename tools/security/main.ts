/**
 * `npm run test:security [-- NN …]`: the tests of the security checklist, item by item. With `--weaken`, the checks are checked;
 * with `--table`, the table of docs/security.md is printed.
 */
import { mkdtempSync, readFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findChromium } from '../machine.ts';
import { BIN, runScript } from '../run-command.ts';
import { parseReport, type TestResult } from '../test-results.ts';
import { CHECKLIST, type ChecklistItem, ITEMS, itemOf, NOT_YET } from './checklist.ts';
import { findSecurityFiles } from './find-tests.ts';
import { securityTable } from './table.ts';
import { weaken } from './weaken.ts';

/** Runs the files' tests of the checklist; journeys with Playwright, all others with vitest. */
async function runItems(items: readonly ChecklistItem[]): Promise<TestResult[]> {
  const files = findSecurityFiles().filter((file) => items.some((item) => file.items.has(item)));
  const isJourney = (path: string): boolean => path.startsWith('e2e/');
  const reports = mkdtempSync(join(tmpdir(), 'security-'));
  const chromium = findChromium();
  const env: Record<string, string> = chromium ? { CHROMIUM_PATH: chromium } : {};
  const pattern = `(^| )(${items.join('|')}) `;
  const report = resolve(reports, 'vitest.json');
  const own = files.filter(({ path }) => !isJourney(path)).map(({ path }) => path);
  if (own.length > 0) {
    const args = ['run', ...own, '-t', pattern, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    await runScript(BIN.vitest, args, { show: true, env });
  }
  const journeys = files.filter(({ path }) => isJourney(path)).map(({ path }) => path);
  const journeyReport = resolve(reports, 'e2e.json');
  if (journeys.length > 0 && chromium) {
    const args = ['test', '--config', 'e2e/playwright.config.ts', ...journeys, '-g', pattern, '--reporter=list,json'];
    await runScript(BIN.playwright, args, { show: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport } });
  }
  return [report, journeyReport].filter(existsSync).flatMap((path) => parseReport(readFileSync(path, 'utf8')));
}

function printItems(items: readonly ChecklistItem[], results: readonly TestResult[]): boolean {
  let ok = true;
  for (const item of items) {
    const own = results.filter(({ title, status }) => itemOf(title) === item && status !== 'skipped');
    const failed = own.filter(({ status }) => status === 'failed').length;
    const missing = own.length === 0 && NOT_YET[item] === undefined;
    ok &&= failed === 0 && !missing;
    const state =
      own.length === 0 ? (NOT_YET[item] ?? 'NO TEST') : failed > 0 ? `${failed} FAILED` : `${own.length} ok`;
    console.log(
      `${item}  ${CHECKLIST[item].padEnd(66)} ${own.length === 0 && !missing ? `waits for ${state}` : state}`,
    );
  }
  return ok;
}

/** What was asked for; whether it went well. */
async function main(args: readonly string[]): Promise<boolean> {
  const asked = ITEMS.filter((item) => args.includes(item));
  if (args.includes('--table')) {
    console.log(securityTable());
    return true;
  }
  if (args.includes('--weaken')) return weaken(asked);
  const items = asked.length > 0 ? asked : ITEMS;
  return printItems(items, await runItems(items));
}

if (import.meta.main) process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
