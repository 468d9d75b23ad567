import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './run-command.ts';

/** What a folder without git has: its results always count. */
const UNKNOWN = 'unknown';
/** As much of a hash as names a folder without doubt. */
const LENGTH = 16;

/**
 * Names the sources as they are: the commit's tree, and what was changed since. Commits of the same content share it, so that
 * a message may be mended without a new run.
 */
export function readRevision(root: string = ROOT): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  try {
    const tree = git('rev-parse', 'HEAD^{tree}').trim().slice(0, LENGTH);
    const changed = git('status', '--porcelain', '-z', '--untracked-files=all', '--no-renames');
    // Two letters and a space stand before each name.
    const files = changed
      .split('\0')
      .filter((line) => line !== '')
      .map((line) => line.slice(3))
      .sort();
    if (files.length === 0) return tree;
    const hash = createHash('sha256');
    for (const name of files) {
      const path = resolve(root, name);
      hash.update(`${name}\0`).update(existsSync(path) ? readFileSync(path) : 'deleted');
    }
    return `${tree}+${hash.digest('hex').slice(0, LENGTH)}`;
  } catch {
    return UNKNOWN;
  }
}
