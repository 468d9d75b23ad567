import { canonicalWord, type GameLanguage, isCanonicalWord } from '@syllaboom/engine';
import { createOffensiveFilter } from '../../src/offensive-filter.ts';
import { readWordPack } from '../../src/store/word-data.ts';
import { type FactLanguage, readLanguageFacts, readWorldFacts } from '../facts/facts.ts';
import { PICTURES_BY_KIND, type PictureKind } from '../facts/world-choices.ts';
import { flagEmoji } from './draft.ts';

/** Longer names are no fun to type against a fuse. */
const LONGEST_ANSWER = 22;
const ANIMALS: readonly PictureKind[] = ['mammals', 'birds', 'reptiles', 'sea_animals', 'insects'];

/** The flags and animals whose names can be typed, as emoji and answer. Minecraft's are English. */
export function composePrompts(language: GameLanguage): { readonly text: string; readonly answer: string }[] {
  const { isOffensive } = createOffensiveFilter(readWordPack(language).offensive);
  const { countries, emoji } = readLanguageFacts(language === 'mc-MC' ? 'en-US' : (language as FactLanguage));
  const named = [
    ...readWorldFacts().countries.map(({ code }) => ({ text: flagEmoji(code), name: countries[code] ?? '' })),
    ...ANIMALS.flatMap((kind) => PICTURES_BY_KIND[kind]).map((text) => ({ text, name: emoji[text] ?? '' })),
  ];
  return named.flatMap(({ text, name }) => {
    const answer = canonicalWord(name, language, { spaceToHyphen: true });
    const isFit = isCanonicalWord(answer, language) && answer.length <= LONGEST_ANSWER && !isOffensive(answer);
    return isFit ? [{ text, answer }] : [];
  });
}
