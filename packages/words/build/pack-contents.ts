import { createLetterCodec } from '../src/letter-codec.ts';
import type { WordPack } from '../src/pack/word-pack.ts';
import { visitWords } from '../src/pack/word-stream.ts';

/** All words of a pack, in its order. */
export function spellWords(pack: WordPack): string[] {
  const codec = createLetterCodec(pack.language);
  const words: string[] = [];
  visitWords(pack.stream, (codes, length) => words.push(codec.decode(codes, 0, length)));
  return words;
}
