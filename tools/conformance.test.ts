import { describe, expect, it } from 'vitest';
import { countProven, findUnknownIds, idsInTitle, listUnproven } from './conformance.ts';
import { parseRequirements, readRequirements } from './requirements.ts';
import { parseReport, tally } from './test-results.ts';

const TABLE = 'id\tarea\trequirement\nS0001\troom\tone\nL0002\troom\ttwo\nR0003\tchat\tthree\n';
const rows = parseRequirements(TABLE);

const vitestReport = (tests: readonly (readonly [title: string, status: string])[], status = 'passed'): string =>
  JSON.stringify({
    testResults: [
      { name: 'a.test.ts', status, assertionResults: tests.map(([title, one]) => ({ title, status: one })) },
    ],
  });

describe('the requirements table', () => {
  it('holds every row of the repository once', () => {
    expect(readRequirements()).toHaveLength(1240);
    expect(readRequirements()[0]).toMatchObject({
      id: 'S0001',
      area: 'platform',
      text: expect.stringContaining('real-time multiplayer'),
    });
  });

  it('is refused with a row twice or without its columns', () => {
    expect(() => parseRequirements(`${TABLE}S0001\troom\tone\n`)).toThrow('S0001 twice');
    expect(() => parseRequirements('number\tplace\n1\t2\n')).toThrow('columns');
  });
});

describe('idsInTitle', () => {
  it('reads the last bracket group, if it ends the title and begins with an id', () => {
    expect(idsInTitle('cuts a message [S0001]')).toEqual(['S0001']);
    expect(idsInTitle('cuts a message [S0001 R0003]')).toEqual(['S0001', 'R0003']);
    expect(idsInTitle('sends [r,w] to all [L0002] ')).toEqual(['L0002']);
    expect(idsInTitle('sends [S0001] to all')).toEqual([]);
    expect(idsInTitle('reads the list [a b]')).toEqual([]);
    expect(idsInTitle('reads the list')).toEqual([]);
  });

  it('keeps what only looks like an id, so that it is found to be unknown', () => {
    expect(idsInTitle('names a broken id [S0001 R33]')).toEqual(['S0001', 'R33']);
  });
});

describe('countProven', () => {
  it('counts a row once, and only when a test that names it passes', () => {
    const results = parseReport(
      vitestReport([
        ['one [S0001]', 'passed'],
        ['the same again [S0001]', 'passed'],
        ['broken [L0002]', 'failed'],
        ['not run [R0003]', 'skipped'],
      ]),
    );
    expect(countProven(rows, results)).toEqual({
      total: 3,
      proven: 1,
      areas: { room: { rows: 2, proven: 1 }, chat: { rows: 1, proven: 0 } },
    });
  });

  it('finds ids that no row has, even in tests that did not pass', () => {
    const results = parseReport(vitestReport([['one [S0001 S9999]', 'failed']]));
    expect(findUnknownIds(rows, results)).toEqual(['S9999 in "one [S0001 S9999]"']);
  });
});

describe('parseReport', () => {
  it('counts a file that could not be loaded as a failure', () => {
    expect(tally(parseReport(vitestReport([], 'failed')))).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(tally(parseReport(vitestReport([['a', 'failed']], 'failed')))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('reads nested suites of Playwright and takes a test that passed at the second try for passed', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const report = JSON.stringify({
      suites: [
        {
          specs: [spec('a [S0001]', 'expected')],
          suites: [{ specs: [spec('b', 'flaky'), spec('c', 'skipped'), spec('d', 'unexpected')] }],
        },
      ],
    });
    const results = parseReport(report);
    expect(tally(results)).toEqual({ passed: 2, failed: 1, skipped: 1 });
    expect(countProven(rows, results).proven).toBe(1);
    expect(results.filter((one) => one.retried).map((one) => one.title)).toEqual(['b']);
  });

  it('knows the tests of vitest that passed at the second try by the failures that they kept', () => {
    const test = (title: string, failures: string[]) => ({ title, status: 'passed', failureMessages: failures });
    const assertionResults = [test('a', []), test('b', ['too late'])];
    const report = JSON.stringify({ testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] });
    expect(parseReport(report).map((one) => one.retried)).toEqual([false, true]);
  });

  it('counts an error outside any test', () => {
    expect(tally(parseReport('{"suites":[],"errors":[{"message":"no server"}]}'))).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });

  it('refuses what is no report', () => {
    expect(() => parseReport('{"x":1}')).toThrow();
  });
});

describe('listUnproven', () => {
  it('names the rows of an area without a passing test', () => {
    const results = parseReport(
      vitestReport([
        ['one [S0001]', 'passed'],
        ['two [L0002]', 'failed'],
      ]),
    );
    expect(listUnproven(rows, results, 'room')).toEqual([{ id: 'L0002', area: 'room', text: 'two' }]);
    expect(listUnproven(rows, results, 'chat').map(({ id }) => id)).toEqual(['R0003']);
  });
});
