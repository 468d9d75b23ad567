import type { GameLanguage, TriviaQuestion } from '@syllaboom/engine';
import { DamagedDataError } from '../damaged-data-error.ts';

/** Raised whenever the layout changes. */
const TRIVIA_FORMAT = 1;
const MAGIC = 'SYLLABOOM-TRIVIA';

/** A question as the build makes it: with the name of the template, which spreads the templates and is not kept. */
export interface BankQuestion extends TriviaQuestion {
  readonly template: string;
}

/** Checksum of the packed text: `zlib.crc32`, passed in. */
export type Checksum = (text: string) => number;

const INDEXES: readonly string[] = ['0', '1', '2', '3'];
const DIFFICULTIES: readonly string[] = ['0', '1', '2', '3', '4'];

/** One line a question: difficulty and right index as two digits, then the texts, all apart by tabs. */
const writeLine = ({ q, a, correct, d }: TriviaQuestion): string => [`${d}${correct}`, q, ...a].join('\t');

/** Writes a language's questions as text, ready for compression. Texts hold no tabs or line ends. */
export function encodeTrivia(language: GameLanguage, questions: readonly TriviaQuestion[], checksum: Checksum): string {
  const unfit = questions.find(({ q, a }) => [q, ...a].some((text) => text === '' || /[\t\n\r]/.test(text)));
  if (unfit !== undefined) throw new Error(`${language}: this question can't be packed: ${unfit.q}`);
  const body = questions.map(writeLine).join('\n');
  return `${MAGIC} ${TRIVIA_FORMAT} ${language} ${questions.length} ${checksum(body)}\n${body}`;
}

function readLine(line: string, language: GameLanguage): TriviaQuestion {
  const [digits = '', q = '', ...answers] = line.split('\t');
  const [d = '', correct = ''] = digits;
  const whole = DIFFICULTIES.includes(d) && INDEXES.includes(correct) && q !== '' && answers.length === 4;
  if (!whole) throw new DamagedDataError(`a trivia question of ${language} is broken`);
  return {
    q,
    a: answers as unknown as TriviaQuestion['a'],
    correct: Number(correct) as TriviaQuestion['correct'],
    d: Number(d) as TriviaQuestion['d'],
    author: null,
  };
}

/** Reads what `encodeTrivia` wrote. Throws DamagedDataError when it is not whole or not of this language. */
export function decodeTrivia(language: GameLanguage, text: string, checksum: Checksum): TriviaQuestion[] {
  const end = text.indexOf('\n');
  const [magic, format, owner, count, sum] = text.slice(0, end < 0 ? 0 : end).split(' ');
  if (magic !== MAGIC || Number(format) !== TRIVIA_FORMAT) throw new DamagedDataError('this is no trivia pack');
  if (owner !== language) throw new DamagedDataError(`the trivia of ${language} holds ${owner}`);
  const body = text.slice(end + 1);
  if (checksum(body) !== Number(sum)) throw new DamagedDataError(`the trivia of ${language} is altered`);
  const questions = body === '' ? [] : body.split('\n').map((line) => readLine(line, language));
  if (questions.length !== Number(count)) throw new DamagedDataError(`the trivia of ${language} is cut off`);
  return questions;
}
