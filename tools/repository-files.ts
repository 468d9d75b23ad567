import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT } from './run-command.ts';

/** Every file of the checkout that git keeps or would keep, as a path from the repository's root. */
export function listRepositoryFiles(): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  // What is deleted but not committed yet is still listed.
  return listed.split('\0').filter((path) => path !== '' && existsSync(`${ROOT}/${path}`));
}
