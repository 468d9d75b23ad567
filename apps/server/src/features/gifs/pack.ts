import { GIF_IDS, type GifId, INTERFACE_LANGUAGES, type InterfaceLanguage } from '@syllaboom/engine';
import { GIF_WORDS as DE } from '@syllaboom/engine/gif-words/de-de';
import { GIF_WORDS as EN } from '@syllaboom/engine/gif-words/en-us';
import { GIF_WORDS as ES } from '@syllaboom/engine/gif-words/es-es';
import { GIF_WORDS as FR } from '@syllaboom/engine/gif-words/fr-fr';
import { GIF_WORDS as ID } from '@syllaboom/engine/gif-words/id-id';
import { GIF_WORDS as PT } from '@syllaboom/engine/gif-words/pt-br';
import { GIF_WORDS as TL } from '@syllaboom/engine/gif-words/tl-tl';
import { GIF_WORDS as TR } from '@syllaboom/engine/gif-words/tr-tr';
import type { KnownGif } from './gif.ts';

/** Titles, and behind them what else a picture is found by. */
const WORDS: Readonly<Record<InterfaceLanguage, Readonly<Record<GifId, string>>>> = {
  'de-DE': DE,
  'en-US': EN,
  'es-ES': ES,
  'fr-FR': FR,
  'id-ID': ID,
  'pt-BR': PT,
  'tl-TL': TL,
  'tr-TR': TR,
};
const SIDE = 200;

/** Letters without their marks, in small: what is typed on any keyboard finds it. */
const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replaceAll('ß', 'ss');
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const TAGS: ReadonlyMap<GifId, readonly string[]> = new Map(
  GIF_IDS.map((id) => [id, [...new Set(INTERFACE_LANGUAGES.flatMap((language) => wordsOf(WORDS[language][id])))]]),
);
const KNOWN: ReadonlySet<string> = new Set(GIF_IDS);

const describe = (id: GifId, language: InterfaceLanguage): KnownGif => ({
  p: 'embedded',
  id,
  title: WORDS[language][id].split('|', 1)[0]?.trim() ?? '',
  tiny: `gifs/${id}.svg`,
  whole: `gifs/${id}.svg`,
  still: `gifs/${id}.still.svg`,
  width: SIDE,
  height: SIDE,
});

/** A picture of the pack by its id. */
export const findInPack = (id: string): KnownGif | null => (KNOWN.has(id) ? describe(id as GifId, 'en-US') : null);

/** How well a word is met: 2 as it stands, 1 as its beginning. */
const scoreOf = (tags: readonly string[], word: string): number =>
  tags.includes(word) ? 2 : tags.some((tag) => tag.startsWith(word)) ? 1 : 0;

/** Pictures of the pack whose words begin with every word of the text, in any language; without a text all of them. */
export function searchPack(text: string, language: InterfaceLanguage): KnownGif[] {
  const words = wordsOf(text);
  const found = GIF_IDS.flatMap((id) => {
    const scores = words.map((word) => scoreOf(TAGS.get(id) ?? [], word));
    return scores.includes(0) ? [] : [{ id, score: scores.reduce((sum, one) => sum + one, 0) }];
  });
  return found.toSorted((one, other) => other.score - one.score).map(({ id }) => describe(id, language));
}
