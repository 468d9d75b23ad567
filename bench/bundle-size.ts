/** Sizes of the client's bundle as a browser downloads it first. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const Chunk = z.object({
  file: z.string(),
  isEntry: z.boolean().default(false),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
type Chunk = z.infer<typeof Chunk>;
type Manifest = Readonly<Record<string, Chunk>>;

export interface BundleSizes {
  /** Gzipped KB that the page needs before it shows anything. */
  readonly initialScriptKb: number;
  readonly initialStyleKb: number;
  /** What each later part adds, largest first. */
  readonly parts: readonly { readonly name: string; readonly scriptKb: number }[];
}

/** As bench/README.md has them. */
export const BUNDLE_BUDGET = { initialScriptKb: 111, initialStyleKb: 10, windowKb: 33 } as const;

/** Whoever is at home or in a room has these: stages (apps/web/build/stages.ts), and all English texts. */
const SHARED_CHUNK = /^_(kit|common|catalogue)-|\/i18n\/catalogue/;
/** Whoever is at home has it; over a room the first window brings it. */
const WINDOWS_CHUNK = /^_windows-/;
/** What is a screen by itself, and brings them along. */
const SCREEN = /^_(app|home|room)-|features\/(replay|practice)\/index/;

/** The chunk and everything that it imports statically. */
function closureOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closureOf(manifest, next, found);
  return found;
}

/** Measures a built bundle. */
export function measureBundle(folder: string): BundleSizes {
  const manifest = z
    .record(z.string(), Chunk)
    .parse(JSON.parse(readFileSync(resolve(folder, '.vite/manifest.json'), 'utf8')));
  const gzippedKb = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(resolve(folder, file))).length / 1024, 0);
  const filesOf = (keys: Iterable<string>): string[] => [...keys].flatMap((key) => manifest[key]?.file ?? []);
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const initial = new Set(entries.flatMap((key) => [...closureOf(manifest, key)]));
  const styles = new Set([...initial].flatMap((key) => manifest[key]?.css ?? []));
  const keys = Object.keys(manifest);
  const later = new Set(keys.flatMap((key) => manifest[key]?.dynamicImports ?? []));
  const windows = keys.filter((key) => WINDOWS_CHUNK.test(key));
  const stages = [...keys.filter((key) => SHARED_CHUNK.test(key)), ...windows];
  const shared = stages.flatMap((key) => [...closureOf(manifest, key)]);
  const parts = [...later]
    .filter((key) => !initial.has(key) && /\.m?js$/.test(manifest[key]?.file ?? ''))
    .map((name) => {
      // Whoever asks for a part is there already, with all that it needs itself.
      const askers = keys.filter((key) => manifest[key]?.dynamicImports.includes(name));
      const there = SCREEN.test(name) ? [] : shared;
      const additions = askers.map((asker) => {
        const loaded = new Set([...initial, ...there, ...closureOf(manifest, asker)]);
        return gzippedKb(filesOf([...closureOf(manifest, name)].filter((key) => !loaded.has(key))));
      });
      return { name, scriptKb: Math.max(...additions) };
    });
  return {
    initialScriptKb: gzippedKb(filesOf(initial)),
    initialStyleKb: gzippedKb(styles),
    parts: [...parts, ...windows.map((name) => ({ name, scriptKb: gzippedKb(filesOf([name])) }))].sort(
      (a, b) => b.scriptKb - a.scriptKb,
    ),
  };
}
