import type { TFunction } from 'i18next';
import { i18n } from './i18n.ts';

/** How a word category is called in the interface language; an unknown one by its own name, made readable. */
export function categoryName(t: TFunction, name: string): string {
  const key = `host.category.${name}`;
  // The name comes over the wire: the catalogue's type can't know it.
  if (i18n.exists(key)) return (t as unknown as (key: string) => string)(key);
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
