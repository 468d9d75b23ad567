import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { distilLanguage } from './distil-language.ts';
import { distilMinecraft } from './distil-minecraft.ts';
import { distilWorld } from './distil-world.ts';
import { FACT_LANGUAGES, factsPath } from './facts.ts';

/** Sorts keys, so that a diff shows what changed and nothing else. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

function write(name: string, facts: unknown): void {
  mkdirSync(path.dirname(factsPath(name)), { recursive: true });
  writeFileSync(factsPath(name), `${JSON.stringify(facts, sortKeys, 1)}\n`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('usage: facts/main.ts <folder of sources>\n');
  process.exitCode = 1;
} else {
  const world = distilWorld(folder);
  write('world', world);
  write('minecraft', distilMinecraft(folder));
  for (const language of FACT_LANGUAGES) write(language, distilLanguage(folder, language, world));
}
