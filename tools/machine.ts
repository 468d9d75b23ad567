import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs that the machine has, as a path; null when it has none. */
export function findProgram(...names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => existsSync(folder));
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isRunnable) ?? null;
}

/** The browser of the browser tests; `CHROMIUM_PATH` names another one. */
export const findChromium = (): string | null =>
  process.env.CHROMIUM_PATH ?? findProgram('chromium', 'chromium-browser', 'google-chrome');

export const findRedisServer = (): string | null => findProgram('redis-server');
