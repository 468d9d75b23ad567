import type { CollectionWordSort } from '@syllaboom/contracts';

/** Words that stand below one heading. */
export interface WordGroup {
  /** Their first letter, or their number of letters; empty where words stand as they came. */
  readonly heading: string;
  readonly words: readonly string[];
}

const HEADINGS: Readonly<Record<CollectionWordSort, (word: string) => string>> = {
  alphabetical: (word) => [...word][0] ?? '',
  length: (word) => String([...word].length),
  recent: () => '',
};

/** A page of words below headings, in the order in which they come. */
export function groupWords(words: readonly string[], sort: CollectionWordSort): readonly WordGroup[] {
  const groups: { heading: string; words: string[] }[] = [];
  for (const word of words) {
    const heading = HEADINGS[sort](word);
    const last = groups.at(-1);
    if (last?.heading === heading) last.words.push(word);
    else groups.push({ heading, words: [word] });
  }
  return groups;
}
