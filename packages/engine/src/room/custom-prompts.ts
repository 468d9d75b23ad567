import { CUSTOM_PROMPTS } from '../balance/modes/word-modes.ts';
import { WORD_LENGTH } from '../balance/match/word-length.ts';
import type { GameLanguage } from '../catalogue/languages.ts';
import { isAllowedLetter, WORD_JOINERS } from '../language/alphabets.ts';
import { canonicalWord } from '../language/canonical-word.ts';
import type { CustomPrompt } from '../match/state/match-content.ts';
import { accept, refuse, type Result } from '../result.ts';

export type CustomPromptRefusal = 'invalid' | 'imageNotHttps' | 'tooLong';

/** An address of any kind, and one that may be shown. */
const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\//i;
const HTTPS_IMAGE = /^https:\/\/[^\s/@:]+(:\d+)?(\/\S*)?$/i;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The letters and joiners of an answer; null when it holds something that the language's players can't type. */
function readAnswer(text: string, language: GameLanguage): string | null {
  let answer = '';
  for (const letter of canonicalWord(text, language)) {
    if (isAllowedLetter(letter, language)) answer += letter;
    else if (LETTER_OR_DIGIT.test(letter)) return null;
  }
  return countLetters(answer) > 0 && answer.length <= WORD_LENGTH.max ? answer : null;
}

/** An image entry: `https://image=ANSWER|ALT`. Addresses may hold `=` themselves, so the last one counts. */
function readImage(entry: string, language: GameLanguage): Result<CustomPrompt, CustomPromptRefusal> {
  const bar = entry.indexOf('|');
  const [left, alt] = bar < 0 ? [entry, ''] : [entry.slice(0, bar), entry.slice(bar + 1).trim()];
  const equals = left.lastIndexOf('=');
  const image = (equals < 0 ? left : left.slice(0, equals)).trim();
  if (!HTTPS_IMAGE.test(image)) return refuse(/^https:/i.test(image) ? 'invalid' : 'imageNotHttps');
  const answer = equals < 0 ? null : readAnswer(left.slice(equals + 1), language);
  if (answer === null) return refuse('invalid');
  // The window writes everything in capitals; the scheme and the host mean the same in small letters.
  const address = image.replace(/^https:\/\/[^/]*/i, (start) => start.toLowerCase());
  return accept({ text: '', image: address, alt, answer });
}

/** A text entry: `text=ANSWER`, or a syllable alone, to which any word of the dictionary that holds it is the answer. */
function readText(entry: string, language: GameLanguage): Result<CustomPrompt, CustomPromptRefusal> {
  const equals = entry.lastIndexOf('=');
  if (equals < 0) {
    const syllable = readAnswer(entry, language);
    if (syllable === null || syllable.length < WORD_LENGTH.min) return refuse('invalid');
    return accept({ text: syllable, image: null, alt: '', answer: '' });
  }
  const text = entry.slice(0, equals).trim();
  const answer = readAnswer(entry.slice(equals + 1), language);
  return text === '' || answer === null ? refuse('invalid') : accept({ text, image: null, alt: '', answer });
}

/**
 * Reads the host's prompts: entries split by lines or commas, each `text=ANSWER`,
 * `https://image=ANSWER|ALT`, or a syllable alone. Answers come out in canonical form. Equal entries count once.
 */
export function parseCustomPrompts(text: string, language: GameLanguage): Result<CustomPrompt[], CustomPromptRefusal> {
  if (text.length > CUSTOM_PROMPTS.textMost) return refuse('tooLong');
  const prompts = new Map<string, CustomPrompt>();
  for (const entry of text.split(/[\n\r,]/).map((one) => one.trim())) {
    if (entry === '') continue;
    const read = ADDRESS.test(entry) ? readImage(entry, language) : readText(entry, language);
    if (!read.ok) return read;
    prompts.set(plainCustomPrompt(read.value), read.value);
  }
  return accept([...prompts.values()]);
}

const plainCustomPrompt = ({ text, image, alt, answer }: CustomPrompt): string => {
  if (image !== null) return `${image}=${answer}${alt === '' ? '' : `|${alt}`}`;
  return answer === '' ? text : `${text}=${answer}`;
};

/** The prompts as the window shows them again, one line each; reading the lines gives the same prompts. */
export const plainCustomPrompts = (prompts: readonly CustomPrompt[]): string[] => prompts.map(plainCustomPrompt);

/** An answer as it is compared: its letters alone. */
export const answerLetters = (answer: string): string =>
  [...answer].filter((letter) => !WORD_JOINERS.includes(letter)).join('');

/** How many letters an answer has. */
export const countLetters = (answer: string): number => answerLetters(answer).length;
