/** Limits that keep files and folders readable at a glance: what grows beyond them is split by meaning. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { listRepositoryFiles } from './repository-files.ts';
import { ROOT } from './run-command.ts';

/** Source files directly in one folder. */
const FOLDER_FILES = 25;
/** Lines of one source file, style sheets included. */
const FILE_LINES = 350;

/** Not counted: tests, which stand beside their sources; migrations and locales, which only grow. */
const LEFT_OUT = /\.(?:test|itest|redis-itest|e2e)\.tsx?$|\/(?:migrations|locales)\//;
const SOURCE = /\.(?:tsx?|css)$/;

const count = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Folders and files of `paths` beyond the limits, one line each. */
export function oversizedIn(paths: readonly string[], read: (path: string) => string): string[] {
  const sources = paths.filter((path) => SOURCE.test(path) && !LEFT_OUT.test(path));
  const folders = [...Map.groupBy(sources, posix.dirname)].flatMap(([folder, { length }]) =>
    length > FOLDER_FILES ? [`${folder}/: ${length} source files (most: ${FOLDER_FILES})`] : [],
  );
  const files = sources.flatMap((path) => {
    const lines = count(read(path));
    return lines > FILE_LINES ? [`${path}: ${lines} lines (most: ${FILE_LINES})`] : [];
  });
  return [...folders, ...files].sort();
}

/** What of the repository is beyond the limits. */
export const findOversized = (): string[] =>
  oversizedIn(listRepositoryFiles(), (path) => readFileSync(`${ROOT}/${path}`, 'utf8'));

if (import.meta.main) {
  const found = findOversized();
  if (found.length > 0)
    console.log(`${found.join('\n')}\nSplit by meaning: a folder or a file for each thing it is about.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
