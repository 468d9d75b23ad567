import type { ChatLine } from '@syllaboom/contracts';

/** The words of the game that a line of the room speaks of, in their order. */
export function wordsOfLine({ key, params = {} }: ChatLine): readonly string[] {
  switch (key) {
    case 'wordsFound':
      return String(params.words ?? '')
        .split(', ')
        .filter((word) => word !== '');
    case 'wordInfo':
    case 'meaning':
      return [String(params.q ?? '')].filter((word) => word !== '');
    default:
      return [];
  }
}

/** A part of a text, and where it begins. */
interface TextPart {
  readonly at: number;
  readonly part: string;
  readonly isWord: boolean;
}

/** A text cut at the words that it holds: one word stands at the beginning, a list at the end. */
export function linkWords(text: string, words: readonly string[]): readonly TextPart[] {
  const list = words.join(', ');
  const found = words.length === 0 ? -1 : words.length === 1 ? text.indexOf(list) : text.lastIndexOf(list);
  if (found < 0) return [{ at: 0, part: text, isWord: false }];
  const parts: TextPart[] = [{ at: 0, part: text.slice(0, found), isWord: false }];
  let at = found;
  for (const [index, word] of words.entries()) {
    if (index > 0) {
      parts.push({ at, part: ', ', isWord: false });
      at += 2;
    }
    parts.push({ at, part: word, isWord: true });
    at += word.length;
  }
  parts.push({ at, part: text.slice(at), isWord: false });
  return parts.filter(({ part }) => part !== '');
}
