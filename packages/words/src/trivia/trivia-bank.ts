import { crc32 } from 'node:zlib';
import type { GameLanguage, TriviaQuestion } from '@syllaboom/engine';
import { readCompressedText } from '../store/compressed-text.ts';
import { decodeTrivia } from './trivia-pack.ts';

/** The built-in trivia questions of a language (mode 11). */
export interface TriviaBank {
  readonly language: GameLanguage;
  readonly count: number;
  /** By template, not shuffled: whoever asks draws from them. Answers stand in mixed order. */
  readonly questions: readonly TriviaQuestion[];
}

const banks = new Map<GameLanguage, TriviaBank>();

/** Opens the questions of a language; the file is read at the first call. Throws DamagedDataError when it is not whole. */
export function openTrivia(language: GameLanguage): TriviaBank {
  const known = banks.get(language);
  if (known !== undefined) return known;
  const questions = decodeTrivia(language, readCompressedText(`trivia/${language}.trivia.br`), crc32);
  const bank = { language, count: questions.length, questions };
  banks.set(language, bank);
  return bank;
}
