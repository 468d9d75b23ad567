import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countProven, findUnknownIds, idsInTitle, listUnproven } from './conformance.ts';
import { parseRequirements, readRequirements } from './requirements.ts';
import { readRevision } from './revision.ts';
import { clearReports, parseReport, readResults, rerunReport, tally } from './test-results.ts';

const TABLE =
  'id\tarea\trequirement\tresolution\nS0001\troom\tone\nL0002\troom\ttwo\tAs in life.\nR0003\tchat\tthree\nS0004\tchat\tfour\tDo nothing.\n';
const rows = parseRequirements(TABLE);

const vitestReport = (
  tests: readonly (readonly [title: string, status: string, ...failures: string[]])[],
  status = 'passed',
  name = 'a.test.ts',
): string => {
  const assertionResults = tests.map(([title, one, ...failures]) => ({
    title,
    status: one,
    failureMessages: failures,
  }));
  return JSON.stringify({ testResults: [{ name, status, assertionResults }] });
};

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
  it('counts a row once, and only when every test that names it passes', () => {
    const results = parseReport(
      vitestReport([
        ['one [S0001]', 'passed'],
        ['the same again [S0001]', 'passed'],
        ['broken [L0002]', 'failed'],
        ['another way [L0002]', 'passed'],
        ['not run [R0003]', 'skipped'],
      ]),
    );
    expect(countProven(rows, results)).toMatchObject({
      total: 4,
      proven: 1,
      areas: { room: { rows: 2, proven: 1 }, chat: { rows: 2, proven: 0 } },
      broken: ['L0002', 'R0003'],
    });
  });

  it('names apart what was proven at the second try, by the client alone, or needs no proof', () => {
    const results = [
      ...parseReport(
        vitestReport([['one [S0001]', 'passed', 'too late']], 'passed', '/here/apps/web/src/room.test.ts'),
      ),
      ...parseReport(vitestReport([['two [L0002]', 'passed']], 'passed', '/here/apps/web/src/room.test.ts')),
      ...parseReport(vitestReport([['two again [L0002]', 'passed']], 'passed', '/here/apps/server/src/room.itest.ts')),
    ];
    expect(countProven(rows, results)).toMatchObject({
      proven: 2,
      retried: ['S0001'],
      clientOnly: ['S0001'],
      broken: [],
      settled: ['S0004'],
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
    const report = vitestReport([
      ['a', 'passed'],
      ['b', 'passed', 'too late'],
    ]);
    expect(parseReport(report).map((one) => one.retried)).toEqual([false, true]);
  });

  it('keeps the first line of why each try failed, and what two said alike once', () => {
    const vitest = vitestReport([
      ['a', 'passed'],
      ['b', 'failed', 'Error: at first', '\u001b[31mError\u001b[39m: waited in vain\n    at here'],
      ['c', 'failed', 'Error: again\n    at here', 'Error: again\n    at there'],
    ]);
    expect(parseReport(vitest).map((one) => one.reasons)).toEqual([
      [],
      ['Error: at first', 'Error: waited in vain'],
      ['Error: again'],
    ]);
    const results = [{ error: { message: 'Error: gone\nmore' } }, {}];
    const playwright = JSON.stringify({ suites: [{ specs: [{ title: 'c', tests: [{ status: 'flaky', results }] }] }] });
    expect(parseReport(playwright).map((one) => one.reasons)).toEqual([['Error: gone']]);
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

describe('readResults', () => {
  const folder = mkdtempSync(join(tmpdir(), 'syllaboom-results-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const file = (title: string, ...specs: readonly (readonly [title: string, status: string])[]) => ({
    title,
    specs: [],
    suites: [{ title: 'at the table', specs: specs.map(([name, status]) => ({ title: name, tests: [{ status }] })) }],
  });
  const write = (name: string, startTime: string, ...suites: readonly object[]) =>
    writeFileSync(join(folder, name), JSON.stringify({ suites, stats: { startTime } }));
  const statuses = () => readResults(folder).map(({ id, status }) => `${id}: ${status}`);

  it('lets a run of some tests replace their results alone, by the time of the run and not by its name', () => {
    write(
      'e2e.json',
      '2026-11-22T01:00:00.000Z',
      file('chat.e2e.ts', ['says [S0001]', 'expected'], ['hears [L0002]', 'expected']),
      file('home.e2e.ts', ['says [S0001]', 'expected'], ['is empty [R0003]', 'unexpected']),
    );
    write(rerunReport('e2e', 9), '2026-11-22T02:00:00.000Z', file('home.e2e.ts', ['is empty [R0003]', 'unexpected']));
    write(
      rerunReport('e2e', 8),
      '2026-11-22T03:00:00.000Z',
      file('chat.e2e.ts', ['hears [L0002]', 'unexpected']),
      file('home.e2e.ts', ['is empty [R0003]', 'expected']),
    );
    writeFileSync(join(folder, 'unit.json'), vitestReport([['says [S0001]', 'failed']]));
    expect(statuses().sort()).toEqual([
      'a.test.ts > says [S0001]: failed',
      'chat.e2e.ts > at the table > hears [L0002]: failed',
      'chat.e2e.ts > at the table > says [S0001]: passed',
      'home.e2e.ts > at the table > is empty [R0003]: passed',
      'home.e2e.ts > at the table > says [S0001]: passed',
    ]);
    // What the same title says in another file counts as well.
    expect(countProven(rows, readResults(folder))).toMatchObject({ proven: 1, broken: ['S0001', 'L0002'] });
  });

  it('keeps every result of tests that share their titles', () => {
    write(
      'e2e.json',
      '2026-11-22T04:00:00.000Z',
      file('chat.e2e.ts', ['hears [L0002]', 'expected'], ['hears [L0002]', 'unexpected']),
    );
    expect(statuses().filter((one) => one.includes('hears'))).toEqual([
      'chat.e2e.ts > at the table > hears [L0002]: passed',
      'chat.e2e.ts > at the table > hears [L0002]: failed',
    ]);
  });

  it('is cleared of a suite with its reruns before the suite runs again', () => {
    clearReports(folder, 'e2e');
    expect(readdirSync(folder)).toEqual(['unit.json']);
  });

  it('has none without a folder', () => {
    expect(readResults(join(folder, 'nowhere'))).toEqual([]);
  });
});

describe('listUnproven', () => {
  it('names the rows of an area without a proof, and none that needs none', () => {
    const results = parseReport(
      vitestReport([
        ['one [S0001]', 'passed'],
        ['two [L0002]', 'failed'],
      ]),
    );
    expect(listUnproven(rows, results, 'room')).toEqual([
      { id: 'L0002', area: 'room', text: 'two', resolution: 'As in life.' },
    ]);
    expect(listUnproven(rows, results, 'chat').map(({ id }) => id)).toEqual(['R0003']);
  });
});

describe('readRevision', () => {
  const folder = mkdtempSync(join(tmpdir(), 'syllaboom-revision-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder, stdio: 'pipe' });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  it('is the same for the same content alone', () => {
    expect(readRevision(folder)).toBe('unknown');
    git('init', '-q');
    write('a.txt', 'one');
    git('add', '.');
    git('commit', '-qm', 'One');
    const committed = readRevision(folder);
    expect(committed).toMatch(/^[0-9a-f]{16}$/);
    write('a.txt', 'two');
    const changed = readRevision(folder);
    expect(changed).toMatch(/^[0-9a-f]{16}\+[0-9a-f]{16}$/);
    git('add', '.');
    expect(readRevision(folder)).toBe(changed);
    write('b.txt', 'new');
    expect(readRevision(folder)).not.toBe(changed);
    rmSync(join(folder, 'b.txt'));
    git('commit', '-qam', 'Two');
    const second = readRevision(folder);
    expect(second).not.toBe(committed);
    git('commit', '-q', '--amend', '-m', 'Two, said better');
    expect(readRevision(folder)).toBe(second);
  });
});
