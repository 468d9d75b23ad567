import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import { ERRORS } from '@syllaboom/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CLIENT_LEVEL, SERVER_LEVEL } from './boundaries.ts';
import { ROOT } from './run-command.ts';

const isForeign = (path: string): boolean => /(^|\/)(node_modules|dist|test-results)(\/|$)/.test(path);
const files = (pattern: string): string[] => globSync(pattern, { cwd: ROOT, exclude: isForeign }).sort();

const pages = files('**/*.md').map((path) => ({ path, text: readFileSync(`${ROOT}/${path}`, 'utf8') }));
const sources = files('{apps,packages,tools,e2e,bench,docs}/**/*').map((path) => `/${path}`);

/** Where links of a page lead: path and anchor; addresses elsewhere are left out. */
const linksOf = (text: string): (readonly [path: string, anchor: string])[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(([, path = '', anchor = '']) => [
    path,
    anchor,
  ]);
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** `a/{b,c}.ts` as its two paths. */
function unfold(path: string): string[] {
  const [all, choice] = /\{([^{}]*)\}/.exec(path) ?? [];
  return all === undefined || choice === undefined
    ? [path]
    : choice.split(',').flatMap((one) => unfold(path.replace(all, one.trim())));
}

/** The zones that docs/ARCHITECTURE.md shortens. */
const ZONES = /^(?:engine|words|contracts)\/|^(?:server|web)\//;
const FOLDERS = /^(?:apps|packages|tools|e2e|bench|docs)\//;
const SOURCE_FILE = /\.(?:tsx?|css|json|tsv|md|c|ya?ml|png)$/;

/** Paths of the repository that a page names in backticks; with placeholders they are patterns. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter(
      (code) => /^[\w.@*<>{},/-]+$/.test(code) && code.includes('/') && !code.startsWith('/') && !(code in ERRORS),
    )
    .flatMap(unfold)
    .filter((code) => FOLDERS.test(code) || ZONES.test(code) || SOURCE_FILE.test(code));

/** Whether the repository holds it: from its root, or as the end of a path that the page shortens. */
function isThere(path: string): boolean {
  const parts = path.replace(/\/$/, '').split(/(<[^>]*>|\*+)/);
  const pattern = parts.map((part, at) => (at % 2 === 1 ? '[^/]+' : RegExp.escape(part))).join('');
  const end = new RegExp(`/${pattern}(?:/|$)`);
  const shortened = new RegExp(`/${pattern.replace('/', '/(?:src/)?')}(?:/|$)`);
  return sources.some((source) => end.test(source) || shortened.test(source));
}

describe.each(pages)('$path', ({ path, text }) => {
  it('links to pages and headings that exist', () => {
    const broken = linksOf(text).filter(([to, anchor]) => {
      const target = to === '' ? path : normalize(`${dirname(path)}/${to}`);
      if (!existsSync(`${ROOT}/${target}`)) return true;
      return anchor !== '' && !anchorsOf(readFileSync(`${ROOT}/${target}`, 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

/** The notices and ADR 12 name what other projects hold. */
const NAMES_OTHERS = /NOTICE\.md$|0012-ratings\.md$/;
describe.each(pages.filter(({ path }) => !NAMES_OTHERS.test(path)))('$path', ({ text }) => {
  it('names files and folders that exist', () => {
    expect(pathsIn(text).filter((one) => !isThere(one))).toEqual([]);
  });
});

it('names scripts of package.json', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')));
  const named = pages.flatMap(({ text }) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it.each([
  ['server', SERVER_LEVEL],
  ['web', CLIENT_LEVEL],
] as const)('tells the level of every feature of apps/%s as tools/boundaries.ts has it', (app, levels) => {
  const { text = '' } = pages.find(({ path }) => path === 'docs/ARCHITECTURE.md') ?? {};
  const lists = [...text.matchAll(/\*\*lower level\*\*: ([^.]+)\./g)].map(([, list = '']) => list);
  const listed = lists[app === 'server' ? 0 : 1]?.split(' · ').flatMap((entry) => {
    const [level = '', ...names] = entry.split(/,? /);
    return names.map((name) => [name, Number(level)] as const);
  });
  const features = files(`apps/${app}/src/features/*/index.ts`).map((file) => file.split('/').at(-2) ?? '');
  expect(Object.fromEntries(listed ?? [])).toEqual(Object.fromEntries(features.map((name) => [name, levels[name]])));
});

it('keeps the map short enough to be read: details stand beside the code', () => {
  const { text = '' } = pages.find(({ path }) => path === 'docs/ARCHITECTURE.md') ?? {};
  expect(text.match(/[\p{L}\p{N}][^\s|]*/gu)?.length).toBeLessThanOrEqual(1250);
});

it('says of every setting what it is for', () => {
  const page = readFileSync(`${ROOT}/docs/reference/environment.md`, 'utf8');
  expect(page.split('\n').filter((line) => /^\| `.*\|\s*\|$/.test(line))).toEqual([]);
});

it('is named by its place where sources point to a page', () => {
  const pointers = files('{apps,packages,tools,e2e,bench}/**/*.{ts,tsx,css}').flatMap((file) =>
    [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/(?<![\w/.-])(?:docs|design)\/[\w/.-]*\w/g)].map(
      ([place]) => [file, place] as const,
    ),
  );
  expect(pointers.length).toBeGreaterThan(10);
  expect(pointers.filter(([, place]) => !sources.some((source) => source.startsWith(`/${place}`)))).toEqual([]);
});

it('is what requirements are named in: they stand in titles of tests, and sources say why in words', () => {
  const tests = /\.(?:test|itest|e2e)\.tsx?$|-itest\.ts$/;
  const reading = /^(?:tools\/(?:conformance|requirements)|tools\/security\/)/;
  const naming = files('{apps,packages,tools,e2e,bench}/**/*.{ts,tsx,css}')
    .filter((file) => !tests.test(file) && !reading.test(file))
    .filter((file) => /\b[SLR]\d{4}\b/.test(readFileSync(`${ROOT}/${file}`, 'utf8')));
  expect(naming).toEqual([]);
});
