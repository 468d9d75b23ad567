import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canonicalWord, GAME_LANGUAGES, type GameLanguage, type WordIndex } from '@syllaboom/engine';
import { openOrBuildIndex } from '@syllaboom/words';
import { foldWord } from '../apps/server/src/platform/text/fold-word.ts';

/** Makes the server's list of words that names may not hold and chat does not show: naughty-words and our own additions. */
const FOLDER = path.join(import.meta.dirname, '../apps/server/src/platform/text');
const NAUGHTY = path.dirname(createRequire(import.meta.url).resolve('naughty-words'));

/** Names of the lists in npm `naughty-words`; Indonesian has our own words alone, Minecraft the English ones. */
const LISTS: Readonly<Record<GameLanguage, readonly string[]>> = {
  'en-US': ['en'],
  'pt-BR': ['pt'],
  'tr-TR': ['tr'],
  'fr-FR': ['fr', 'fr-CA-u-sd-caqc'],
  'es-ES': ['es'],
  'tl-TL': ['fil'],
  'de-DE': ['de'],
  'it-IT': ['it'],
  'id-ID': [],
  'sv-SE': ['sv'],
  ru: ['ru'],
  fi: ['fi'],
  nl: ['nl'],
  'mc-MC': [],
};
/** Shorter words mean something somewhere. */
const SHORTEST_EVERYWHERE = 4;

interface OwnTerms {
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly stems: readonly string[];
  readonly openings: readonly string[];
  readonly mild: readonly string[];
  readonly phrases: readonly string[];
  readonly harmless: readonly string[];
  readonly harmlessPhrases: readonly string[];
}

const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value;
const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();
const own = readJson<OwnTerms>(path.join(FOLDER, 'own-terms.json'));
const harmless = new Set(own.harmless.map(foldWord));
const indexes = new Map<GameLanguage, WordIndex>();
for (const language of GAME_LANGUAGES) indexes.set(language, openOrBuildIndex(language));

/** Whether a listed word is a common one of its own language; the lists hold many that are merely also used rudely. */
function isCommon(word: string, language: GameLanguage): boolean {
  const index = indexes.get(language);
  const canonical = canonicalWord(word, language);
  return language !== 'en-US' && index !== undefined && index.exists(canonical) && index.tier(canonical) > 0;
}

/** Single words of a language's lists and our own, as they are compared. */
function termsOf(language: GameLanguage): Set<string> {
  const listed = LISTS[language]
    .flatMap((name) => readJson<string[]>(path.join(NAUGHTY, `${name}.json`)))
    .filter((word) => !isCommon(word, language));
  const words = [...listed, ...(own.words[language] ?? [])].filter((word) => /^[\p{L}\p{M}\p{N}]+$/u.test(word));
  return new Set(words.map(foldWord).filter((word) => word.length > 1 && !harmless.has(word)));
}

const bad = new Map(GAME_LANGUAGES.map((language) => [language, termsOf(language)]));
const english = bad.get('en-US') ?? new Set<string>();
/** Whether a word is an ordinary one of a language that does not list it itself. */
const isOrdinaryIn = (word: string, language: GameLanguage, leastTier: number): boolean => {
  const index = indexes.get(language);
  const canonical = canonicalWord(word, language);
  return (
    index !== undefined &&
    !bad.get(language)?.has(word) &&
    index.exists(canonical) &&
    index.tier(canonical) >= leastTier
  );
};

const all = new Set([...bad.values()].flatMap((words) => [...words]));
const everywhere = sorted(
  [...all].filter(
    (word) => word.length >= SHORTEST_EVERYWHERE && !GAME_LANGUAGES.some((language) => isOrdinaryIn(word, language, 0)),
  ),
);
const isEverywhere = new Set(everywhere);
const languages = Object.fromEntries(
  GAME_LANGUAGES.map((language) => {
    const borrowed = [...english].filter((word) => word.length > 2 && !isOrdinaryIn(word, language, 1));
    const words = [...(bad.get(language) ?? []), ...borrowed];
    return [language, sorted(words.filter((word) => !isEverywhere.has(word)))];
  }),
);
const fold = (words: readonly string[]): string[] =>
  sorted(words.map((word) => word.split(' ').map(foldWord).join(' ')));
const terms = {
  stems: fold(own.stems),
  openings: fold(own.openings),
  everywhere,
  languages,
  mild: fold(own.mild),
  phrases: fold(own.phrases),
  harmless: fold(own.harmless),
  harmlessPhrases: fold(own.harmlessPhrases),
};
writeFileSync(path.join(FOLDER, 'profanity-terms.json'), `${JSON.stringify(terms, null, 1)}\n`);
process.stdout.write(
  `${everywhere.length} words everywhere, ${Object.values(languages).flat().length} in one language\n`,
);
