import { joinedPromptsOf, WORD_JOINERS } from '@syllaboom/engine';
import type { LetterCodec } from '../letter-codec.ts';
import type { IndexSections } from './index-file.ts';

/** A word with a joiner, and its position. */
export interface JoinedWord {
  readonly id: number;
  readonly text: string;
}

export interface JoinedTable {
  readonly shown: number;
  readonly sections: Pick<IndexSections, 'joinedKeys' | 'joinedStarts' | 'joinedIds'>;
}

export const keyOf = (text: string, codec: LetterCodec): number =>
  [...(codec.encode(text) ?? [])].reduce((key, code) => key * codec.base + code, 0);

const isJoiner = (letter: string | undefined): boolean => letter !== undefined && WORD_JOINERS.includes(letter);

/** Whether a joiner of the word stands not between two letters: no prompt goes over it. */
const hasLooseJoiner = (text: string): boolean =>
  [...text].some((letter, i) => {
    const [before, after] = [text[i - 1], text[i + 1]];
    return isJoiner(letter) && (before === undefined || after === undefined || isJoiner(before) || isJoiner(after));
  });

/** The words of each prompt over a joiner. They are few, and no gram's list has them. */
export function buildJoinedTable(
  words: readonly JoinedWord[],
  codec: LetterCodec,
  isOffensive: (text: string) => boolean,
): JoinedTable {
  const byPrompt = new Map<string, number[]>();
  for (const { id, text } of words) {
    for (const prompt of joinedPromptsOf(text)) {
      const held = byPrompt.get(prompt);
      if (held) held.push(id);
      else byPrompt.set(prompt, [id]);
    }
  }
  const lists = [...byPrompt]
    .map(([prompt, ids]) => ({ prompt, ids, hidden: isOffensive(prompt) }))
    .sort(
      (a, b) => Number(a.hidden) - Number(b.hidden) || b.ids.length - a.ids.length || (a.prompt < b.prompt ? -1 : 1),
    );
  const loose = words.filter(({ text }) => hasLooseJoiner(text)).map(({ id }) => id);
  const all = [...lists.map(({ ids }) => ids), loose];
  let end = 0;
  const ends = all.map((ids) => {
    end += ids.length;
    return end;
  });
  return {
    shown: lists.filter(({ hidden }) => !hidden).length,
    sections: {
      joinedKeys: Uint32Array.from(lists, ({ prompt }) => keyOf(prompt, codec)),
      joinedStarts: Uint32Array.from([0, ...ends]),
      joinedIds: Uint32Array.from(all.flat()),
    },
  };
}
