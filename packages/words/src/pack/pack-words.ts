import type { FrequencyTier, IndexedLanguage } from '@syllaboom/engine';
import { compareCodes, createLetterCodec } from '../letter-codec.ts';
import { type OffensiveList, TIER_COUNT, type WordPack } from './word-pack.ts';
import { encodeWordStream } from './word-stream.ts';

/** What a pack is made from. All words are in canonical form; those of tiers and categories are among `words`. */
export interface WordSources {
  readonly language: IndexedLanguage;
  readonly words: ReadonlySet<string>;
  readonly tiers: ReadonlyMap<string, FrequencyTier>;
  readonly categories: readonly {
    readonly name: string;
    readonly generated: boolean;
    readonly words: readonly string[];
  }[];
  readonly offensive: OffensiveList;
}

/** Sorts words into index order and lays them out as a pack. */
export function packWords({ language, words, tiers, categories, offensive }: WordSources): WordPack {
  const codec = createLetterCodec(language);
  const sorted = Array.from(words, (word) => {
    const codes = codec.encode(word);
    if (codes === null) throw new RangeError(`${word} has letters that ${language} does not have`);
    return { word, codes };
  }).sort((a, b) => compareCodes(a.codes, b.codes));
  const idOf = new Map(sorted.map(({ word }, id) => [word, id]));
  const idsOf = (members: Iterable<string>): Uint32Array =>
    Uint32Array.from(new Set(members), (word) => {
      const id = idOf.get(word);
      if (id === undefined) throw new RangeError(`${word} is not among the words of ${language}`);
      return id;
    }).sort();
  const tierWords: string[][] = Array.from({ length: TIER_COUNT }, () => []);
  for (const [word, tier] of tiers) tierWords[tier - 1]?.push(word);
  return {
    language,
    size: sorted.length,
    stream: encodeWordStream(sorted.map((one) => one.codes)),
    tiers: tierWords.map(idsOf),
    categories: categories.map(({ name, generated, words: members }) => ({ name, generated, ids: idsOf(members) })),
    offensive,
  };
}
