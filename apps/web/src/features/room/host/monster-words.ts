import type { TFunction } from 'i18next';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { dynamicText } from '../dynamic-text.ts';
import { categoryLabel } from '../word-search/use-categories.ts';

/** How a word category is called in the interface language; an unknown one by its own name, made readable. */
export const monsterName = (t: TFunction, name: string): string =>
  i18n.exists(`host.category.${name}`) ? dynamicText(t, `host.category.${name}`) : categoryLabel(name);
