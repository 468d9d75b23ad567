import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;
/** Below this a file crosses the line in one packet either way, and Node's own compression is left out as well. */
const LEAST_BYTES = 1024;

/** Everything in these changes its path with its content; the pack of GIFs keeps its paths, but is fetched in dozens. */
const FOLDERS = ['assets', 'cosmetics', 'gifs'];

/** As many files at a time as zlib has threads. */
const AT_ONCE = 4;

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < LEAST_BYTES) return;
  const compressed = await compress(content);
  if (compressed.length < content.length) await writeFile(`${path}.br`, compressed);
}

/**
 * Puts a brotli copy beside every file of these folders that gets smaller by it: the server sends that copy. At its best level, which is
 * too slow for a server that answers, brotli saves a seventh of what compressing on the fly leaves.
 */
export const compressedFiles = (): Plugin => ({
  name: 'compressed-files',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir }) {
      if (dir === undefined) throw new Error('the bundle has no folder');
      const files = (await Promise.all(FOLDERS.map((folder) => filesIn(join(dir, folder))))).flat();
      const work = async (): Promise<void> => {
        for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
  },
});
