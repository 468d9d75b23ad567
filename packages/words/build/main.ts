import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { GAME_LANGUAGES, type GameLanguage, INDEXED_LANGUAGES, type IndexedLanguage } from '@syllaboom/engine';
import { encodeMeanings } from '../src/meanings/meanings-file.ts';
import { LANGUAGES_WITH_MEANINGS } from '../src/meanings/open-meanings.ts';
import { encodeWordPack } from '../src/pack/word-pack.ts';
import { DATA_FOLDER } from '../src/store/compressed-text.ts';
import { encodeTrivia } from '../src/trivia/trivia-pack.ts';
import { composePack } from './compose-pack.ts';
import { compress, compressPart } from './compress.ts';
import { composeMeanings, sourceOf } from './meanings/compose-meanings.ts';
import { composeBank } from './trivia/compose-bank.ts';
import { composePrompts } from './trivia/compose-prompts.ts';

/** The most that the browser downloads for offline play. */
const LARGEST_PACK_BYTES = 3 * 1024 * 1024;

function buildWords(folder: string, language: IndexedLanguage): void {
  const pack = composePack(folder, language);
  const bytes = compress(encodeWordPack(pack));
  if (bytes.length > LARGEST_PACK_BYTES) throw new Error(`${language}: the pack has ${bytes.length} bytes, too many`);
  writeFileSync(path.join(DATA_FOLDER, `${language}.words.br`), bytes);
  const tiers = pack.tiers.map((tier) => tier.length).join('/');
  process.stdout.write(`${language}: ${pack.size} words, tiers 1-4 ${tiers}, ${pack.categories.length} categories, `);
  process.stdout.write(`${pack.offensive.words.length} offensive, ${bytes.length} bytes\n`);
}

/** Needs the language's word pack, which says which words are accepted. */
function buildMeanings(folder: string, language: IndexedLanguage): void {
  const entries = composeMeanings(folder, language);
  const bytes = encodeMeanings({ language, source: sourceOf(language) }, entries, compressPart, crc32);
  mkdirSync(path.join(DATA_FOLDER, 'meanings'), { recursive: true });
  writeFileSync(path.join(DATA_FOLDER, 'meanings', `${language}.meanings`), bytes);
  process.stdout.write(`${language}: meanings of ${entries.length} words, ${bytes.length} bytes\n`);
}

/** Needs word packs, meanings and facts, and nothing from the folder of sources. */
function buildTrivia(language: GameLanguage): void {
  const questions = composeBank(language);
  const bytes = compress(Buffer.from(encodeTrivia(language, questions, crc32)));
  mkdirSync(path.join(DATA_FOLDER, 'trivia'), { recursive: true });
  writeFileSync(path.join(DATA_FOLDER, 'trivia', `${language}.trivia.br`), bytes);
  const levels = [0, 1, 2, 3, 4].map((d) => questions.filter((one) => one.d === d).length);
  process.stdout.write(`${language}: ${questions.length} questions, ${levels.join('/')}, ${bytes.length} bytes\n`);
}

function buildPrompts(language: GameLanguage): void {
  const lines = composePrompts(language).map(({ text, answer }) => `${text}\t${answer}`);
  mkdirSync(path.join(DATA_FOLDER, 'prompts'), { recursive: true });
  const file = path.join(DATA_FOLDER, 'prompts', `${language}.prompts.br`);
  writeFileSync(file, compress(Buffer.from(lines.join('\n'))));
  process.stdout.write(`${language}: ${lines.length} picture prompts\n`);
}

const isOffered = (language: IndexedLanguage): language is GameLanguage =>
  (GAME_LANGUAGES as readonly string[]).includes(language);

const PARTS = ['words', 'meanings', 'trivia', 'prompts'] as const;

const [folder, part, ...languages] = process.argv.slice(2);
const parts = PARTS.filter((one) => part === undefined || part === 'all' || part === one);
if (folder === undefined || parts.length === 0 || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  process.stderr.write('usage: main.ts <folder of sources> [words|meanings|trivia|prompts|all [language …]]\n');
  process.exitCode = 1;
} else {
  for (const language of INDEXED_LANGUAGES) {
    if (languages.length > 0 && !languages.includes(language)) continue;
    if (parts.includes('words')) buildWords(folder, language);
    if (parts.includes('meanings') && LANGUAGES_WITH_MEANINGS.includes(language)) buildMeanings(folder, language);
    if (parts.includes('trivia') && isOffered(language)) buildTrivia(language);
    if (parts.includes('prompts') && isOffered(language)) buildPrompts(language);
  }
}
