import { type CountedPrompt, joinedPromptsOf } from '@syllaboom/engine';

/** The words with a hyphen or an apostrophe: few, and in no gram's list. Made when they are first asked for. */
export class JoinedWords {
  readonly #words: readonly string[];
  readonly #byPrompt = new Map<string, string[]>();
  /** Prompts over a joiner, those with most words first. */
  readonly #prompts: readonly CountedPrompt[];

  constructor(words: readonly string[], isOffensive: (text: string) => boolean) {
    this.#words = words;
    for (const word of words) {
      for (const prompt of joinedPromptsOf(word)) {
        const held = this.#byPrompt.get(prompt);
        if (held) held.push(word);
        else this.#byPrompt.set(prompt, [word]);
      }
    }
    this.#prompts = [...this.#byPrompt]
      .filter(([prompt]) => !isOffensive(prompt))
      .map(([prompt, held]) => ({ prompt, count: held.length }))
      .sort((a, b) => b.count - a.count || (a.prompt < b.prompt ? -1 : 1));
  }

  /** A prompt that at least so many words hold. */
  promptAt(least: number, pick: number): CountedPrompt | null {
    const tooRare = this.#prompts.findIndex(({ count }) => count < least);
    const fitting = tooRare < 0 ? this.#prompts.length : tooRare;
    return fitting === 0 ? null : (this.#prompts[Math.floor(pick * fitting)] ?? null);
  }

  /** The words with a text that holds a joiner, in the index's order. */
  holding(text: string, atEnd: boolean): readonly string[] {
    const held = this.#byPrompt.get(text) ?? this.#words.filter((word) => word.includes(text));
    return atEnd ? held.filter((word) => word.endsWith(text)) : held;
  }
}
