import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { USUAL_EMOJI_WORDS } from './usual-emoji-words.ts';

interface NamedEmoji {
  readonly emoji: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly version: number;
  readonly group?: number;
  readonly subgroup?: number;
}
interface Names {
  readonly key: string;
  readonly message: string;
  readonly order: number;
}

/** Languages that Unicode's names are there in. */
const NAMED_LOCALES: readonly string[] = ['de', 'en', 'es', 'fr', 'pt'];
export const EMOJI_LOCALES = ['de', 'en', 'es', 'fr', 'id', 'pt', 'tl', 'tr'] as const;
/** Skin tones and hair: signs that stand on no key. */
const COMPONENTS = 'component';

const { resolve } = createRequire(import.meta.url);
const readJson = <Value>(locale: string, file: string): Value => {
  const named = NAMED_LOCALES.includes(locale) ? locale : 'en';
  return JSON.parse(readFileSync(resolve(`emojibase-data/${named}/${file}.json`), 'utf8')) as Value;
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const readMessages = (locale: string): { groups: readonly Names[]; subgroups: readonly Names[] } =>
  readJson(locale, 'messages');

/** The emoji of the panel with their names in a language, as the picker takes them; none is left out for the reader's system. */
export function readEmojiNames(locale: string) {
  const groups = readMessages(locale).groups.filter(({ key }) => key !== COMPONENTS);
  const usual = USUAL_EMOJI_WORDS[locale] ?? {};
  const shown = new Set(groups.map(({ order }) => order));
  return {
    locale,
    emojis: readJson<readonly NamedEmoji[]>(locale, 'data')
      .filter(({ group }) => group !== undefined && shown.has(group))
      .map(({ emoji, label, tags, version, group }) => ({
        emoji,
        category: group,
        version,
        label: capital(label),
        tags: [...(tags ?? []), ...(usual[emoji] ?? '').split(' ').filter((word) => word !== '')],
      })),
    categories: groups.map(({ order, message }) => ({ index: order, label: capital(message) })),
    skinTones: {},
  };
}

/** The kind that every emoji belongs to by Unicode's list, by its text. */
export function readEmojiKinds(): ReadonlyMap<string, string> {
  const kinds = new Map(readMessages('en').subgroups.map(({ order, key }) => [order, key]));
  return new Map(
    readJson<readonly NamedEmoji[]>('en', 'data').flatMap(({ emoji, subgroup }) =>
      subgroup === undefined ? [] : [[emoji, kinds.get(subgroup) ?? 'other'] as const],
    ),
  );
}
