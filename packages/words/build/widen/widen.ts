import { readFileSync } from 'node:fs';
import path from 'node:path';
import { canonicalWord, type IndexedLanguage, isCanonicalWord } from '@syllaboom/engine';
import { readTranslations } from '../meanings/wikdict.ts';
import { expandHunspell } from './hunspell.ts';
import { pluralOf } from './spanish-plural.ts';

/** Small letters only: neither names nor abbreviations nor pieces of words. */
const PLAIN = /^\p{Ll}{3,}$/u;
/** A translation out of so many languages is a word; out of one alone it may be a slip. Portuguese ones hold more slips. */
const LEAST_LANGUAGES = { spa: 2, por: 3 } as const;

const readList = (file: string): string[] => readFileSync(file, 'utf8').split('\n');

/** Where Debian's packages put their files, in the folder of sources. */
const inPackage = (folder: string, name: string, ...rest: readonly string[]): string =>
  path.join(folder, 'debian', name, 'usr', 'share', ...rest);

const translationsInto = (folder: string, code: keyof typeof LEAST_LANGUAGES): string[] =>
  [...readTranslations(path.join(folder, 'debian'), code)]
    .filter(([, languages]) => languages >= LEAST_LANGUAGES[code])
    .map(([word]) => word);

interface Sources {
  /** Base words together with their forms. */
  readonly forms: Iterable<string>;
  /** Base words alone, whose plural the list does not hold. */
  readonly bases?: Iterable<string>;
  /** Of a word that only `forms` hold: whether it is no more than what the list's own rules would make, and rarely say. */
  readonly isDerived?: (word: string, known: ReadonlySet<string>) => boolean;
}

const PREFIXED = /^(?:DES|RE|ANTI|IN|IM|IR|HIPER|SUPER|ULTRA|MINI|MICRO|PRE|AUTO|CONTRA|INTER|SOBRE)(?=.{5})/;

/** Portuguese diminutives and superlatives, and what has a prefix before another word. */
function isPortugueseDerivation(word: string, known: ReadonlySet<string>): boolean {
  if (/(?:INH[OA]|ISSIM[OA]|ZIT[OA])S?$/.test(word)) return true;
  const rest = word.replace(PREFIXED, '');
  return rest !== word && (known.has(rest) || known.has(rest.replace(/^([RS])\1/, '$1')));
}

/** The further sources of a language, as their words are written; the others have one list that is enough. */
const SOURCES: Partial<Record<IndexedLanguage, (folder: string) => Sources>> = {
  'es-ES': (folder) => ({
    forms: [
      ...expandHunspell(inPackage(folder, 'hunspell-es', 'hunspell', 'es_ES')),
      ...translationsInto(folder, 'spa'),
    ],
    bases: readList(inPackage(folder, 'wspanish', 'dict', 'spanish')),
  }),
  'pt-BR': (folder) => ({
    forms: [...readList(inPackage(folder, 'wportuguese', 'dict', 'portuguese')), ...translationsInto(folder, 'por')],
    isDerived: isPortugueseDerivation,
  }),
};

/** A language's list together with its further sources, in canonical form. Base words in Spanish get their plural. */
export function widenWords(folder: string, language: IndexedLanguage, list: readonly string[]): ReadonlySet<string> {
  const sources = SOURCES[language]?.(folder);
  const words = new Set(list);
  if (sources === undefined) return words;
  const { forms, bases = [], isDerived = () => false } = sources;
  const pick = (raws: Iterable<string>): string[] =>
    [...raws]
      .filter((raw) => PLAIN.test(raw))
      .map((raw) => canonicalWord(raw, language))
      .filter((word) => !words.has(word) && isCanonicalWord(word, language));
  const fresh = pick(forms);
  const known = new Set([...list, ...fresh]);
  for (const word of fresh) if (!isDerived(word, known)) words.add(word);
  // Capitals of another source tell that a word is a name, though this one writes it small.
  const names = new Set(
    [...forms].filter((raw) => /^\p{Lu}\p{Ll}+$/u.test(raw)).map((raw) => canonicalWord(raw, language)),
  );
  const base = pick(bases).filter((word) => !names.has(word));
  for (const word of [...base, ...base.flatMap((one) => pluralOf(one) ?? [])]) words.add(word);
  return words;
}
