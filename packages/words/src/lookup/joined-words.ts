import { type CountedPrompt, WORD_JOINERS } from '@syllaboom/engine';
import type { IndexImage } from '../index/index-file.ts';
import { keyOf } from '../index/joined-table.ts';
import type { LetterCodec } from '../letter-codec.ts';

const LETTERS = 3;

/** The words with a hyphen or an apostrophe: few, and in no gram's list. */
export class JoinedWords {
  readonly #sections: IndexImage['sections'];
  readonly #shown: number;
  readonly #codec: LetterCodec;
  readonly #spell: (id: number) => string;

  constructor({ header, sections }: IndexImage, codec: LetterCodec, spell: (id: number) => string) {
    this.#sections = sections;
    this.#shown = header.joinedShown;
    this.#codec = codec;
    this.#spell = spell;
  }

  /** A prompt that at least so many words hold. */
  promptAt(least: number, pick: number): CountedPrompt | null {
    let fitting = 0;
    while (fitting < this.#shown && this.#countAt(fitting) >= least) fitting++;
    const at = Math.floor(pick * fitting);
    return at < fitting ? { prompt: this.#promptOf(at), count: this.#countAt(at) } : null;
  }

  count(text: string, atEnd: boolean): number {
    const at = atEnd ? -1 : this.#find(text);
    return at < 0 ? this.#scan(text, atEnd).length : this.#countAt(at);
  }

  /** A page of the words with a text that holds a joiner, in the index's order. */
  holding(text: string, atEnd: boolean, offset: number, limit: number): readonly string[] {
    const at = atEnd ? -1 : this.#find(text);
    if (at < 0) return this.#scan(text, atEnd).slice(offset, offset + limit);
    return Array.from(this.#idsAt(at).subarray(offset, offset + limit), this.#spell);
  }

  /** The place of a prompt over a joiner; −1 for other texts. */
  #find(text: string): number {
    return text.length === LETTERS ? this.#sections.joinedKeys.indexOf(keyOf(text, this.#codec)) : -1;
  }

  /** Looks at every word whose joiner may be the text's. */
  #scan(text: string, atEnd: boolean): string[] {
    const ids = new Set(this.#idsAt(this.#sections.joinedKeys.length));
    for (let at = 0; at < this.#sections.joinedKeys.length; at++) {
      if (mayMeet(this.#promptOf(at), text)) for (const id of this.#idsAt(at)) ids.add(id);
    }
    const words = Uint32Array.from(ids).sort();
    const fits = (word: string): boolean => (atEnd ? word.endsWith(text) : word.includes(text));
    return Array.from(words, this.#spell).filter(fits);
  }

  #idsAt(at: number): Uint32Array {
    const { joinedIds, joinedStarts } = this.#sections;
    return joinedIds.subarray(joinedStarts[at], joinedStarts[at + 1]);
  }

  #countAt(at: number): number {
    const { joinedStarts } = this.#sections;
    return (joinedStarts[at + 1] as number) - (joinedStarts[at] as number);
  }

  #promptOf(at: number): string {
    const codes: number[] = [];
    for (let rest = this.#sections.joinedKeys[at] as number; rest > 0; rest = Math.floor(rest / this.#codec.base)) {
      codes.unshift(rest % this.#codec.base);
    }
    return this.#codec.decode(Uint8Array.from(codes), 0, codes.length);
  }
}

/** Whether a joiner of the text may be the one that the prompt goes over: the letters beside it are the same. */
function mayMeet(prompt: string, text: string): boolean {
  const [before, joiner, after] = prompt;
  return [...text].some((letter, i) => {
    if (!WORD_JOINERS.includes(letter) || letter !== joiner) return false;
    return (i === 0 || text[i - 1] === before) && (i + 1 === text.length || text[i + 1] === after);
  });
}
