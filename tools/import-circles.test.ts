import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeImportsOf, findCircles, readImports } from './import-circles.ts';
import { ROOT } from './run-command.ts';

const sources = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));

it('the client’s files lead in no circle, through what is fetched later neither', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(findCircles(readImports(ROOT, sources))).toEqual([]);
});

it('finds circles, the file that imports itself among them', () => {
  const graph = { a: ['b'], b: ['c', 'd'], c: ['a'], d: [], e: ['e', 'a'], f: ['g'], g: ['h', 'f'], h: [] };
  expect(findCircles(new Map(Object.entries(graph)))).toEqual([['a', 'b', 'c'], ['e'], ['f', 'g']]);
});

it('counts code that comes later, but no types', () => {
  const source = [
    "import a, { type B } from './a.ts';",
    "import type { C } from './c.ts';",
    "import { type D } from './d.ts';",
    "import './e.css';",
    "export { f } from './f.ts';",
    "export type { G } from './g.ts';",
    "const h = await import('./h.ts');",
  ].join('\n');
  expect(codeImportsOf('x.ts', source).sort()).toEqual(['./a.ts', './e.css', './f.ts', './h.ts']);
});
