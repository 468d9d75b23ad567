import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { targetOf } from './boundaries.ts';

/** Files by what they import. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Every module whose code a source needs, at once or by `import()`. Types are gone before anything runs. */
export function codeImportsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const lazy = module.dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end));
  return [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
    ),
    ...lazy.flatMap((text) => /^['"`]([^'"`$]+)['"`]$/.exec(text)?.[1] ?? []),
  ];
}

/** What the files of the repository import of each other. */
export function readImports(root: string, files: readonly string[]): ImportGraph {
  const known = new Set(files);
  const graph = files.map((file) => {
    const targets = codeImportsOf(file, readFileSync(resolve(root, file), 'utf8')).map((one) => targetOf(file, one));
    return [file, targets.filter((target) => known.has(target))] as const;
  });
  return new Map(graph);
}

/**
 * The files that lead back to themselves, in groups that reach each other (Tarjan's strongly connected components). Something
 * that is fetched when it is needed is no way out: whoever reads one file of such a group has to know all of them.
 */
export function findCircles(graph: ImportGraph): string[][] {
  const [index, low, open, circles] = [new Map<string, number>(), new Map<string, number>(), [], []] as [
    Map<string, number>,
    Map<string, number>,
    string[],
    string[][],
  ];
  const visit = (file: string): number => {
    const at = index.size;
    index.set(file, at);
    low.set(file, at);
    open.push(file);
    for (const target of graph.get(file) ?? []) {
      const reached = index.has(target) ? (open.includes(target) ? index.get(target) : undefined) : visit(target);
      low.set(file, Math.min(low.get(file) ?? at, reached ?? at));
    }
    const lowest = low.get(file) ?? at;
    if (lowest === at) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.sort());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return circles;
}
