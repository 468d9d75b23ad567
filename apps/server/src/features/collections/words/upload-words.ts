import {
  type ENDPOINTS,
  ERRORS,
  type ReplyOf,
  type UploadLineError,
  type UploadLineProblem,
} from '@syllaboom/contracts';
import { COLLECTIONS, type InterfaceLanguage, WORD_LENGTH } from '@syllaboom/engine';
import type { KeptCollection } from '../collection.ts';
import type { CollectionDeps } from '../collections.deps.ts';
import { changeOwn, isJudgedAlike } from './change-words.ts';
import { findRefused } from './judge-words.ts';
import { type FileLine, fileLines, readText } from './read-word-file.ts';
import { spellWord } from './spell-word.ts';
import { addWords, readListedAmong } from './word.repository.ts';

/** A line that is not taken, and why. */
interface Fault extends FileLine {
  readonly problem: UploadLineProblem;
}
/** What a file holds, before anybody has asked the collection. */
interface WordFile {
  /** Its words with their lines. */
  readonly words: ReadonlyMap<string, FileLine>;
  readonly faults: readonly Fault[];
  /** Lines behind those that are looked at, of which the first are among the faults. */
  readonly beyond: number;
}

const SENTENCES: Readonly<Record<UploadLineProblem, string>> = {
  noWord: ERRORS['collection/no_word'].text,
  listed: ERRORS['collection/listed'].text,
  refused: ERRORS['collection/word_refused'].text,
  full: ERRORS['collection/full'].text,
  tooMany: `Only the first ${COLLECTIONS.uploadWords} words of a file are taken`,
};

/** Adds the words of a file to a collection of the player's own, as many as there is room for; what became of its lines. */
export const uploadWords = (
  deps: CollectionDeps,
  playerId: string,
  id: string,
  bytes: Buffer,
): Promise<ReplyOf<(typeof ENDPOINTS)['uploadCollectionWords']>> =>
  changeOwn(
    deps,
    { id, playerId },
    {
      prepare: async ({ locale, isPublic }) => {
        const file = await readWordFile(deps, readText(bytes), locale);
        return {
          file,
          refused: isPublic ? await findRefused(deps, locale, [...file.words.keys()]) : new Set<string>(),
        };
      },
      holdsFor: isJudgedAlike,
      change: async (tx, held, { file, refused }) => {
        const fit = [...file.words.keys()].filter((word) => !refused.has(word));
        const listed = await readListedAmong(tx, id, fit);
        const fresh = fit.filter((word) => !listed.has(word));
        const taken = fresh.slice(0, COLLECTIONS.mostWords - held.words);
        const full = new Set(fresh.slice(taken.length));
        const wordCount = taken.length === 0 ? held.words : await addWords(tx, id, taken, deps.clock.now());
        const faults: Fault[] = [];
        for (const [word, line] of file.words) {
          if (refused.has(word)) faults.push({ ...line, problem: 'refused' });
          else if (listed.has(word)) faults.push({ ...line, problem: 'listed' });
          else if (full.has(word)) faults.push({ ...line, problem: 'full' });
        }
        return describeUpload(held, { ...file, faults: [...file.faults, ...faults] }, taken.length, wordCount);
      },
    },
  );

/** Reads the first thousand lines that hold something. */
async function readWordFile({ slices }: CollectionDeps, text: string, locale: InterfaceLanguage): Promise<WordFile> {
  const words = new Map<string, FileLine>();
  const faults: Fault[] = [];
  let lines = 0;
  for (const line of fileLines(text)) {
    if (line !== null) {
      lines += 1;
      if (lines <= COLLECTIONS.uploadWords) readLine(line);
      else if (lines <= COLLECTIONS.uploadWords + COLLECTIONS.uploadErrors)
        faults.push({ ...line, problem: 'tooMany' });
    }
    const rest = slices.pause();
    if (rest !== null) await rest;
  }
  return { words, faults, beyond: Math.max(0, lines - COLLECTIONS.uploadWords) };

  function readLine(line: FileLine): void {
    const word = spellWord(line.text, locale);
    if (word === null) faults.push({ ...line, problem: 'noWord' });
    else if (words.has(word)) faults.push({ ...line, problem: 'listed' });
    else words.set(word, line);
  }
}

function describeUpload(
  { name }: KeptCollection,
  { faults, beyond }: Pick<WordFile, 'faults' | 'beyond'>,
  added: number,
  wordCount: number,
): ReplyOf<(typeof ENDPOINTS)['uploadCollectionWords']> {
  const named = faults.toSorted((a, b) => a.number - b.number).slice(0, COLLECTIONS.uploadErrors);
  const all = faults.filter(({ problem }) => problem !== 'tooMany').length + beyond;
  return {
    success: true,
    message: `Words added: ${added}. Lines not taken: ${all}.`,
    results: {
      added,
      errors: named.map((fault): UploadLineError => describeFault(fault, name)),
      moreErrors: all - named.length,
    },
    wordCount,
  };
}

function describeFault({ number, text, problem }: Fault, collection: string): UploadLineError {
  // No more than a word's length of whatever stood there.
  const word = [...text.slice(0, 4 * WORD_LENGTH.max).trim()].slice(0, WORD_LENGTH.max).join('');
  const error = SENTENCES[problem].replace('{word}', () => word).replace('{collection}', () => collection);
  return { line: number, word, problem, error };
}
