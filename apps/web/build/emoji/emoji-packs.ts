import { createHash } from 'node:crypto';
import { type PictureFile, type PictureIndex, pictureKey, pictureVariant } from '../../src/ui/emoji/picture-key.ts';
import { USUAL_EMOJI } from '../../src/ui/emoji/usual.ts';
import { readEmojiArt } from './emoji-art.ts';
import { readEmojiKinds } from './emoji-names.ts';

const NOTICE =
  'Twemoji (https://github.com/jdecked/twemoji), copyright Twitter, Inc and other contributors, CC-BY-4.0 (https://creativecommons.org/licenses/by/4.0/); changed: packed into files by kind';

/** A sign that begins more pictures than this (man, woman, person) has files of its own. */
const MANY = 60;
const FIRST_FLAG_LETTER = 0x1f1e6;
const LATIN_A = 0x61;

const leadOf = (key: string): string => String.fromCodePoint(key.codePointAt(0) ?? 0);

/** Says for a first sign with which others its pictures lie. */
function groupNames(keys: readonly string[]): (lead: string) => string {
  const kinds = new Map([...readEmojiKinds()].map(([emoji, kind]) => [pictureKey(emoji), kind]));
  const usual = new Set(USUAL_EMOJI.map((emoji) => leadOf(emoji)));
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(leadOf(key), (counts.get(leadOf(key)) ?? 0) + 1);
  return (lead) => {
    const code = lead.codePointAt(0) ?? 0;
    if (usual.has(lead)) return 'usual';
    if (/\p{Regional_Indicator}/u.test(lead)) return `flags-${String.fromCharCode(code - FIRST_FLAG_LETTER + LATIN_A)}`;
    if ((counts.get(lead) ?? 0) > MANY) return `sign-${code.toString(16)}`;
    return kinds.get(lead) ?? 'other';
  };
}

export interface EmojiFiles {
  readonly index: PictureIndex;
  /** Contents by name; a name changes with its content. */
  readonly files: ReadonlyMap<string, string>;
}

const hashed = (name: string, content: string): string =>
  `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.json`;

/** All pictures, in files of those that are wanted together. */
export function packEmoji(): EmojiFiles {
  const art = readEmojiArt();
  const groupOf = groupNames([...art.keys()]);
  const groups = new Map<string, { leads: Set<string>; variants: Map<string, Record<string, string>> }>();
  for (const [key, body] of art) {
    const name = groupOf(leadOf(key));
    const group = groups.get(name) ?? { leads: new Set(), variants: new Map() };
    groups.set(name, group);
    group.leads.add(leadOf(key));
    const variant = pictureVariant(key);
    const drawings: PictureFile = { ...group.variants.get(variant), [key]: body };
    group.variants.set(variant, drawings);
  }
  const files = new Map<string, string>();
  const index = [...groups].map(([name, { leads, variants }]) => ({
    leads: [...leads].join(''),
    files: Object.fromEntries(
      [...variants].map(([variant, drawings]) => {
        const content = JSON.stringify(drawings);
        const file = hashed(variant === '' ? name : `${name}-${variant}`, content);
        files.set(file, content);
        return [variant, file];
      }),
    ),
  }));
  return { index: { notice: NOTICE, groups: index }, files };
}
