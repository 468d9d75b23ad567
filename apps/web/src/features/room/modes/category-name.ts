import type { TFunction } from 'i18next';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { dynamicText } from '../dynamic-text.ts';

/** A word category's name for people: the translated one where there is one, else its own in readable form. */
export function categoryName(t: TFunction, category: string): string {
  const path = `chat.category.${category}`;
  if (i18n.exists(path)) return dynamicText(t, path);
  const words = category.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
