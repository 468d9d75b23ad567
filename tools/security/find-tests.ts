import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../run-command.ts';
import { type ChecklistItem, itemOf } from './checklist.ts';

/** A test file and the items that its titles name. */
export interface SecurityFile {
  readonly path: string;
  readonly items: ReadonlySet<ChecklistItem>;
}

const FILES = '{packages,apps}/*/src/**/*.{test,itest}.{ts,tsx}';
const REDIS_FILES = 'apps/server/src/**/*.redis-itest.ts';
const JOURNEYS = 'e2e/**/*.e2e.ts';
/** A title that begins with two digits: straight after `it(` or `test(`, or after the table of an `each`. */
const TITLES = /(?:^|\s)(?:it|test)(?:\.\w+)?\(\s*['"`](\d\d .*)|[\]\w]\)\(\s*['"`](\d\d .*)/g;

/** The items in a test file's titles. */
export function itemsIn(source: string): ReadonlySet<ChecklistItem> {
  const items = [...source.matchAll(TITLES)].map(([, plain, each]) => itemOf(plain ?? each ?? ''));
  return new Set(items.filter((item) => item !== null));
}

/** All test files with titles of the checklist. */
export function findSecurityFiles(): SecurityFile[] {
  return globSync([FILES, REDIS_FILES, JOURNEYS], { cwd: ROOT, exclude: (path) => path.includes('node_modules') })
    .sort()
    .map((path) => ({ path, items: itemsIn(readFileSync(resolve(ROOT, path), 'utf8')) }))
    .filter(({ items }) => items.size > 0);
}
