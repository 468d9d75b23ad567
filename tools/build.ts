/** `npm run build`: makes what is missing or stale, nothing else: the client's bundle and the word indexes. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildMissing } from '@syllaboom/words';
import { BIN, ROOT, runScript } from './run-command.ts';

const BUNDLE = resolve(ROOT, 'apps/web/dist');
const STAMP = resolve(BUNDLE, '.sources.sha256');

/** Everything that the bundle is made from. */
const BUNDLE_SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/web/{index.html,package.json,vite.config.ts}',
  'apps/web/{src,public,build}/**',
  'packages/{engine,contracts,words}/src/**',
];

/** One hash over the names and contents of files, whatever their order and times. */
export function hashFiles(root: string, patterns: readonly string[]): string {
  const files = globSync([...patterns], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|itest)\.tsx?$/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/** The build's own settings, which Vite writes into the bundle (`VITE_…`), as a text. */
export const bundleSettings = (env: NodeJS.ProcessEnv): string =>
  JSON.stringify(
    Object.entries(env)
      .filter(([key]) => key.startsWith('VITE_'))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const readStamp = (): string => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '');

/** Builds the client, unless the last bundle was made from the very same sources under the same settings. */
export async function buildBundle(): Promise<void> {
  const sources = `${hashFiles(ROOT, BUNDLE_SOURCES)} ${bundleSettings(process.env)}`;
  if (readStamp() === sources) return;
  console.log('Building the client …');
  const started = performance.now();
  // A NODE_ENV from outside must not turn the bundle into a development build.
  const { code, output } = await runScript(BIN.vite, ['build', 'apps/web', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The client could not be built.\n${output}`);
  writeFileSync(STAMP, sources);
  console.log(`Built the client in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (import.meta.main) {
  await buildBundle();
  const built = buildMissing();
  if (built.length > 0) console.log(`Built the word indexes of ${built.join(', ')}`);
}
