import { describe, expect, it } from 'vitest';
import { oversizedIn } from './sizes.ts';

const short = () => 'export {};\n';
const numbered = (many: number, name: (i: number) => string) => Array.from({ length: many }, (_, i) => name(i));

describe('sizes', () => {
  it('lets a folder have 25 source files of its own and a file 350 lines', () => {
    const files = [...numbered(25, (i) => `a/b${i}.ts`), 'a/inner/c.ts', 'a/notes.md'];
    expect(oversizedIn(files, () => 'x\n'.repeat(350))).toEqual([]);
  });

  it('names the folder with one more, style sheets included', () => {
    const files = [...numbered(24, (i) => `a/b${i}.tsx`), 'a/one.css', 'a/two.css'];
    expect(oversizedIn(files, short)).toEqual(['a/: 26 source files (most: 25)']);
  });

  it('names the file with one line more, style sheets included', () => {
    const read = (path: string) => 'x\n'.repeat(path.startsWith('a/long') ? 351 : 1);
    expect(oversizedIn(['a/long.ts', 'a/long.css', 'a/short.ts'], read)).toEqual([
      'a/long.css: 351 lines (most: 350)',
      'a/long.ts: 351 lines (most: 350)',
    ]);
  });

  it('counts no test, migration or locale', () => {
    const tests = ['test.ts', 'browser.test.tsx', 'itest.ts', 'race.itest.ts', 'redis-itest.ts', 'e2e.ts'];
    const files = [
      ...numbered(26, (i) => `a/b${i}.${tests[i % tests.length]}`),
      ...numbered(26, (i) => `server/src/migrations/${i}.ts`),
      ...numbered(26, (i) => `web/src/locales/${i}.ts`),
    ];
    expect(oversizedIn(files, () => 'x\n'.repeat(999))).toEqual([]);
  });
});
