/**
 * `npm run conformance [-- --json | <area>]`: how many requirement rows have a passing test in the last runs' results, by
 * area; for one area, which rows have none.
 */
import { resolve } from 'node:path';
import { type Requirement, readRequirements } from './requirements.ts';
import { ROOT } from './run-command.ts';
import { readResults, type TestResult } from './test-results.ts';

export interface Conformance {
  readonly total: number;
  readonly proven: number;
  readonly areas: Readonly<Record<string, { readonly rows: number; readonly proven: number }>>;
}

const ID = /^[A-Z]\d{4}$/;

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

const idsProvenBy = (results: readonly TestResult[]): ReadonlySet<string> =>
  new Set(results.filter((one) => one.status === 'passed').flatMap((one) => idsInTitle(one.title)));

/** The rows of an area that no passing test proves. */
export function listUnproven(
  rows: readonly Requirement[],
  results: readonly TestResult[],
  area: string,
): readonly Requirement[] {
  const provenIds = idsProvenBy(results);
  return rows.filter((row) => row.area === area && !provenIds.has(row.id));
}

/** Counts the rows that at least one passing test proves. */
export function countProven(rows: readonly Requirement[], results: readonly TestResult[]): Conformance {
  const provenIds = idsProvenBy(results);
  const areas: Record<string, { rows: number; proven: number }> = {};
  for (const { id, area } of rows) {
    areas[area] ??= { rows: 0, proven: 0 };
    areas[area].rows += 1;
    if (provenIds.has(id)) areas[area].proven += 1;
  }
  const proven = rows.filter((row) => provenIds.has(row.id)).length;
  return { total: rows.length, proven, areas };
}

function print({ total, proven, areas }: Conformance): void {
  for (const [area, one] of Object.entries(areas).sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`${area.padEnd(14)} ${String(one.proven).padStart(4)} of ${one.rows}`);
  }
  console.log(`${'in all'.padEnd(14)} ${String(proven).padStart(4)} of ${total} rows have a passing test`);
}

if (import.meta.main) {
  const rows = readRequirements();
  const results = readResults(resolve(ROOT, '.results'));
  const unknown = findUnknownIds(rows, results);
  for (const one of unknown) console.error(`No such requirement: ${one}`);
  const conformance = countProven(rows, results);
  const area = process.argv.slice(2).find((arg) => !arg.startsWith('--'));
  if (area !== undefined && !(area in conformance.areas))
    throw new Error(`No such area: ${area}. There are: ${Object.keys(conformance.areas).sort().join(', ')}`);
  if (process.argv.includes('--json')) console.log(JSON.stringify(conformance));
  else if (results.length === 0) console.log('No test results yet: run `npm test` first.');
  else if (area === undefined) print(conformance);
  else for (const { id, text } of listUnproven(rows, results, area)) console.log(`${id}  ${text}`);
  process.exitCode = unknown.length > 0 ? 1 : 0;
}
