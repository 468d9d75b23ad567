import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { ITEMS, itemOf, NOT_YET } from './checklist.ts';
import { findSecurityFiles, itemsIn } from './find-tests.ts';
import { securityTable } from './table.ts';
import { WEAKENINGS } from './weakenings/index.ts';

describe('the number of an item', () => {
  it('stands at the start of a title', () => {
    expect(itemOf('12 refuses the banned')).toBe('12');
    expect(itemOf('refuses 12 times')).toBeNull();
    expect(itemOf('77 sunset strips')).toBeNull();
  });
  it('is found in plain titles and behind tables', () => {
    const source = `it('03 refuses', () => {});\n  it.each([\n['a'],\n])('04 takes %s', () => {});\ntest("99 red", …);\n it.each(TABLE)('05 …');`;
    expect([...itemsIn(source)]).toEqual(['03', '04', '05']);
  });
});

it('has a test for every item whose subject exists', () => {
  const tested = new Set(findSecurityFiles().flatMap(({ items }) => [...items]));
  expect(ITEMS.filter((item) => !tested.has(item) && NOT_YET[item] === undefined)).toEqual([]);
});

it('has a weakening for every such item, whose text stands in its file and whose test names the item', () => {
  const weakened = new Set(WEAKENINGS.map(({ item }) => item));
  expect(ITEMS.filter((item) => !weakened.has(item) && NOT_YET[item] === undefined)).toEqual([]);
  const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');
  for (const { item, file, find, test } of WEAKENINGS) {
    expect(read(file), `${item}: ${file}`).toContain(find);
    expect([...itemsIn(read(test))], `${item}: ${test}`).toContain(item);
  }
});

it('is told in docs/security.md: npm run test:security -- --table', () => {
  expect(readFileSync(resolve(ROOT, 'docs/security.md'), 'utf8')).toContain(securityTable());
});
