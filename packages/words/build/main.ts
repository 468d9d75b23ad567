import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { INDEXED_LANGUAGES, type IndexedLanguage } from '@syllaboom/engine';
import { encodeWordPack } from '../src/pack/word-pack.ts';
import { composePack } from './compose-pack.ts';

/** The most that the browser downloads for offline play. */
const LARGEST_PACK_BYTES = 3 * 1024 * 1024;

const DATA_FOLDER = path.join(import.meta.dirname, '..', 'data');

function compress(bytes: Uint8Array): Uint8Array {
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

function buildLanguage(folder: string, language: IndexedLanguage): void {
  const pack = composePack(folder, language);
  const bytes = compress(encodeWordPack(pack));
  if (bytes.length > LARGEST_PACK_BYTES) throw new Error(`${language}: the pack has ${bytes.length} bytes, too many`);
  writeFileSync(path.join(DATA_FOLDER, `${language}.words.br`), bytes);
  const tiers = pack.tiers.map((tier) => tier.length).join('/');
  process.stdout.write(`${language}: ${pack.size} words, tiers 1-4 ${tiers}, ${pack.categories.length} categories, `);
  process.stdout.write(`${pack.offensive.words.length} offensive, ${bytes.length} bytes\n`);
}

const [folder, ...languages] = process.argv.slice(2);
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  process.stderr.write('usage: main.ts <folder with lists/ and categories/> [language …]\n');
  process.exitCode = 1;
} else {
  for (const language of INDEXED_LANGUAGES) {
    if (languages.length === 0 || languages.includes(language)) buildLanguage(folder, language);
  }
}
