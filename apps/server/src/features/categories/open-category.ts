import type { GameLanguage, WordIndex } from '@syllaboom/engine';
import { requireLanguage } from '#features/words';
import { AppError } from '#platform/errors/app-error.ts';
import type { CategoryDeps } from './categories.deps.ts';

/** A category in the dictionary of its language. */
export interface OpenCategory {
  readonly locale: GameLanguage;
  readonly category: string;
  /** Its words, in the dictionary's order. */
  readonly words: readonly string[];
}

/** Throws `words/language_unknown`, `words/language_building`. */
export async function openLanguage(
  { ports }: CategoryDeps,
  text: string,
): Promise<{ readonly language: GameLanguage; readonly index: WordIndex }> {
  const language = requireLanguage(text);
  return { language, index: await ports.openDictionary(language) };
}

/** Throws `category/unknown`, too. */
export async function openCategory(deps: CategoryDeps, text: string, category: string): Promise<OpenCategory> {
  const { language: locale, index } = await openLanguage(deps, text);
  if (!index.categories.includes(category)) throw new AppError('category/unknown');
  return { locale, category, words: index.categoryWords(category) };
}
