import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pictureKey } from '../../src/ui/emoji/picture-key.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>;
}

const { resolve } = createRequire(import.meta.url);
const readJson = <Value>(file: string): Value =>
  JSON.parse(readFileSync(resolve(`@iconify-json/twemoji/${file}`), 'utf8')) as Value;

/** Signs that only colour others stand in the set by name alone. */
const BY_NAME: Readonly<Record<string, string>> = {
  '\u{1F3FB}': 'light-skin-tone',
  '\u{1F3FC}': 'medium-light-skin-tone',
  '\u{1F3FD}': 'medium-skin-tone',
  '\u{1F3FE}': 'medium-dark-skin-tone',
  '\u{1F3FF}': 'dark-skin-tone',
  '\u{1F9B0}': 'red-haired',
  '\u{1F9B1}': 'curly-haired',
  '\u{1F9B2}': 'bald',
  '\u{1F9B3}': 'white-haired',
};

/** Stands in some drawings, and once around each of them. */
const NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"';

const textOf = (codes: string): string =>
  String.fromCodePoint(...codes.split('-').map((code) => Number.parseInt(code, 16)));

/** Every picture that there is, by its name (`pictureKey`): what stands inside an `<svg viewBox="0 0 36 36">`. */
export function readEmojiArt(): ReadonlyMap<string, string> {
  const { icons, aliases } = readJson<IconSet>('icons.json');
  const bodyOf = (name: string): string => {
    const body = icons[name]?.body ?? icons[aliases[name]?.parent ?? '']?.body;
    if (body === undefined) throw new Error(`The emoji set has no picture ${name}`);
    return body.replaceAll(NAMESPACE, '');
  };
  const named = Object.entries(BY_NAME).map(([sign, name]) => [sign, bodyOf(name)] as const);
  const coded = Object.entries(readJson<Record<string, string>>('chars.json')).map(
    ([codes, name]) => [pictureKey(textOf(codes)), bodyOf(name)] as const,
  );
  return new Map([...named, ...coded]);
}
