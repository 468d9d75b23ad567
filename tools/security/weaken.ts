/**
 * `npm run test:security -- --weaken [NN …]`: takes one protection out of a copy of the tree, runs the tests of its item there
 * and expects one to fail. A check that stays green without what it guards proves nothing.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { BIN, ROOT } from '../run-command.ts';
import { findChromium } from '../machine.ts';
import { type ChecklistItem, itemOf } from './checklist.ts';
import { parseReport } from '../test-results.ts';
import { WEAKENINGS, type Weakening } from './weakenings/index.ts';

/** What tools keep beside the packages: every tree its own. */
const CACHES = new Set(['.cache', '.vite', '.vite-temp', '.vitest-cache']);

/** A copy of the tree without what git ignores; packages are linked, our own workspaces to their copies. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'weakened-'));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const path of listed.stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(ROOT, path), join(copy, path), { force: true });
  }
  const own = '@syllaboom';
  mkdirSync(join(copy, 'node_modules', own), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== own && !CACHES.has(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(copy, folder))) {
      symlinkSync(join(copy, folder, name), join(copy, 'node_modules', own, name));
    }
  }
  // Dictionaries take long to build.
  const words = join('.cache', 'words');
  mkdirSync(join(copy, '.cache'));
  if (existsSync(join(ROOT, words))) symlinkSync(join(ROOT, words), join(copy, words));
  return copy;
}

/** Takes the protection out; throws when the text is not there (any more). */
function apply(copy: string, { file, find, replace }: Weakening): () => void {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(find)) throw new Error(`${file} does not hold: ${find}`);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  return () => writeFileSync(path, source);
}

/** Whether a test of the item fails there. Tests that could not even be found or loaded prove nothing. */
function runTests(copy: string, { item, test }: Weakening): { noticed: boolean; output: string } {
  const chromium = findChromium();
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = spawnSync(
    process.execPath,
    [resolve(copy, BIN.vitest), 'run', test, '-t', `(^| )${item} `, ...reporters],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, CI: '', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
    },
  );
  const results = existsSync(report) ? parseReport(readFileSync(report, 'utf8')) : [];
  const noticed = results.some(({ title, status }) => status === 'failed' && itemOf(title) === item);
  return { noticed, output: run.stdout + run.stderr };
}

/** Runs the weakenings of these items, or all; true when every one was noticed. */
export function weaken(items: readonly ChecklistItem[]): boolean {
  const wanted = WEAKENINGS.filter(({ item }) => items.length === 0 || items.includes(item));
  const copy = copyTree();
  const unnoticed: Weakening[] = [];
  try {
    for (const weakening of wanted) {
      const restore = apply(copy, weakening);
      const { noticed, output } = runTests(copy, weakening);
      restore();
      if (!noticed) unnoticed.push(weakening);
      console.log(`${noticed ? 'noticed  ' : 'UNNOTICED'} ${weakening.item} ${weakening.what}`);
      if (!noticed) console.log(output.split('\n').slice(-25).join('\n'));
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(`\n${wanted.length - unnoticed.length} of ${wanted.length} weakenings were noticed`);
  return wanted.length > 0 && unnoticed.length === 0;
}
