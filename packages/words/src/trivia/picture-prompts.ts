import type { CustomPrompt, GameLanguage } from '@syllaboom/engine';
import { DamagedDataError } from '../damaged-data-error.ts';
import { readCompressedText } from '../store/compressed-text.ts';

const promptsByLanguage = new Map<GameLanguage, readonly CustomPrompt[]>();

/** One line a prompt: the emoji, a tab, the answer in canonical form. */
function readLine(line: string, language: GameLanguage): CustomPrompt {
  const [text = '', answer = '', ...rest] = line.split('\t');
  if (text === '' || answer === '' || rest.length > 0) throw new DamagedDataError(`a prompt of ${language} is broken`);
  return { text, image: null, alt: '', answer };
}

/**
 * What mode 3 asks when the host has written no prompts: the flags and animals of the language, each an emoji whose name
 * must be typed. The file is read at the first call.
 */
export function builtInPrompts(language: GameLanguage): readonly CustomPrompt[] {
  const known = promptsByLanguage.get(language);
  if (known !== undefined) return known;
  const lines = readCompressedText(`prompts/${language}.prompts.br`).split('\n');
  const prompts = lines.map((line) => readLine(line, language));
  promptsByLanguage.set(language, prompts);
  return prompts;
}
