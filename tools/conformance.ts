/**
 * `npm run conformance [-- --json | <area>]`: which requirement rows the last run at this very revision proves, by area; for
 * one area, which rows it does not prove. A row is proven if a test cites it and every test that cites it passed.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Requirement, readRequirements } from './requirements.ts';
import { readRevision } from './revision.ts';
import { readResults, resultsFolder, type TestResult } from './test-results.ts';

interface AreaCount {
  readonly rows: number;
  readonly proven: number;
}
export interface Conformance {
  readonly total: number;
  readonly proven: number;
  readonly areas: Readonly<Record<string, AreaCount>>;
  /** Proven, but a test that cites the row passed at the second try only. */
  readonly retried: readonly string[];
  /** Proven by tests of the client alone, whose server is a fake. */
  readonly clientOnly: readonly string[];
  /** Cited, but a test that cites the row failed or did not run. */
  readonly broken: readonly string[];
  /** Nothing is to be done for these; they count as neither proven nor missing. */
  readonly settled: readonly string[];
}

const ID = /^[A-Z]\d{4}$/;
const CLIENT = /(^|\/)apps\/web\/src\//;
/** The resolution of rows that ask for nothing. */
const SETTLED = /^Do nothing\b/;

/** Requirement ids that a title claims: those in its last bracket group, if it stands at the end and begins with one. */
export function idsInTitle(title: string): string[] {
  const tokens = /\[([^[\]]*)\]\s*$/.exec(title)?.[1]?.trim().split(/\s+/) ?? [];
  return ID.test(tokens[0] ?? '') ? tokens : [];
}

/** Titles that name a row which doesn't exist, as `id in "title"`. */
export function findUnknownIds(rows: readonly Requirement[], results: readonly TestResult[]): string[] {
  const known = new Set(rows.map((row) => row.id));
  return results.flatMap(({ title }) =>
    idsInTitle(title)
      .filter((id) => !known.has(id))
      .map((id) => `${id} in "${title}"`),
  );
}

/** The tests that cite each row. */
function groupByRow(results: readonly TestResult[]): ReadonlyMap<string, readonly TestResult[]> {
  const cited = results.flatMap((result) => idsInTitle(result.title).map((id) => ({ id, result })));
  return new Map(
    [...Map.groupBy(cited, ({ id }) => id)].map(([id, citations]) => [id, citations.map(({ result }) => result)]),
  );
}

const isProven = (tests: readonly TestResult[] | undefined): boolean =>
  tests?.every(({ status }) => status === 'passed') ?? false;
export const isSettled = ({ resolution }: Requirement): boolean => SETTLED.test(resolution);

/** The rows of an area that are neither proven nor settled. */
export function listUnproven(
  rows: readonly Requirement[],
  results: readonly TestResult[],
  area: string,
): readonly Requirement[] {
  const tests = groupByRow(results);
  return rows.filter((row) => row.area === area && !isSettled(row) && !isProven(tests.get(row.id)));
}

/** Sorts the rows by what the results say of them. */
export function countProven(rows: readonly Requirement[], results: readonly TestResult[]): Conformance {
  const tests = groupByRow(results);
  const proven = rows.filter(({ id }) => isProven(tests.get(id))).map(({ id }) => id);
  const isIn = new Set(proven);
  const areas = Map.groupBy(rows, ({ area }) => area);
  const provenBy = (matches: (which: readonly TestResult[]) => boolean) =>
    proven.filter((id) => matches(tests.get(id) ?? []));
  return {
    total: rows.length,
    proven: proven.length,
    areas: Object.fromEntries(
      [...areas].map(([area, some]) => [
        area,
        { rows: some.length, proven: some.filter(({ id }) => isIn.has(id)).length },
      ]),
    ),
    retried: provenBy((which) => which.some(({ retried }) => retried)),
    clientOnly: provenBy((which) => which.every(({ file }) => CLIENT.test(file))),
    broken: rows.filter(({ id }) => tests.has(id) && !isIn.has(id)).map(({ id }) => id),
    settled: rows.filter((row) => isSettled(row)).map(({ id }) => id),
  };
}

function printIds(what: string, ids: readonly string[]): void {
  console.log(`${String(ids.length).padStart(5)} ${what}${ids.length > 0 ? `: ${ids.join(' ')}` : ''}`);
}

function print(conformance: Conformance): void {
  for (const [area, one] of Object.entries(conformance.areas).sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`${area.padEnd(14)} ${String(one.proven).padStart(4)} of ${one.rows}`);
  }
  console.log(
    `${'in all'.padEnd(14)} ${String(conformance.proven).padStart(4)} of ${conformance.total} rows are proven`,
  );
  printIds('of them at the second try', conformance.retried);
  printIds('of them by tests of the client against fakes alone', conformance.clientOnly);
  printIds('more are cited, but a test that cites them failed or did not run', conformance.broken);
  printIds('more are settled: nothing is to be done', conformance.settled);
}

/** Says why there are no results where earlier revisions have some. */
function printMissing(folder: string): void {
  const others = existsSync(dirname(folder)) ? readdirSync(dirname(folder)) : [];
  console.log(
    others.length === 0
      ? 'No test results yet: run `npm test` first.'
      : 'The test results are of other revisions, so none counts: run `npm test` again.',
  );
}

if (import.meta.main) {
  const rows = readRequirements();
  const folder = resultsFolder(readRevision());
  const results = readResults(folder);
  const unknown = findUnknownIds(rows, results);
  for (const one of unknown) console.error(`No such requirement: ${one}`);
  const conformance = countProven(rows, results);
  const area = process.argv.slice(2).find((arg) => !arg.startsWith('--'));
  if (area !== undefined && !(area in conformance.areas))
    throw new Error(`No such area: ${area}. There are: ${Object.keys(conformance.areas).sort().join(', ')}`);
  if (process.argv.includes('--json')) console.log(JSON.stringify(conformance));
  else if (results.length === 0) printMissing(folder);
  else if (area === undefined) print(conformance);
  else for (const { id, text } of listUnproven(rows, results, area)) console.log(`${id}  ${text}`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
}
