import type { InterfaceLanguage } from '@syllaboom/engine';
import { addTexts, currentLanguage, i18n } from '../../platform/i18n/i18n.ts';
import type { PictureKind } from './picture-kinds.ts';

/** Names by the id of the cosmetic; those of bombs have gaps. */
type Names = readonly string[] | Readonly<Record<string, string>>;
type CosmeticNames = Readonly<Record<Exclude<PictureKind, 'lost-heart'>, Names>>;

const FILES = import.meta.glob<CosmeticNames>('./names/*.json', { import: 'default' });
const added = new Set<InterfaceLanguage>();

async function addNames(language: InterfaceLanguage): Promise<void> {
  if (added.has(language)) return;
  const names = await FILES[`./names/${language}.json`]?.();
  addTexts(language, { cosmetics: names });
  added.add(language);
}

let follows = false;
/**
 * Fetches what bombs, frames and effects are called (`cosmetics.bomb.<id>`, `cosmetics.frame.<id>`, `cosmetics.heart.<id>`,
 * `cosmetics.streak.<id>`): more than two hundred names that only the shop and the wardrobe say. From then on they follow the interface's language.
 */
export async function loadEffectNames(): Promise<void> {
  await addNames(currentLanguage());
  if (follows) return;
  follows = true;
  // Who changes the language while offline reads English names.
  i18n.on('languageChanged', () => void addNames(currentLanguage()).catch(() => undefined));
}
