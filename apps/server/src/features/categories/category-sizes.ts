import { setImmediate } from 'node:timers/promises';
import type { WordIndex } from '@syllaboom/engine';

/** How many words each category has; counted once for each dictionary that was opened, since counting spells every word. */
export class CategorySizes {
  readonly #known = new WeakMap<WordIndex, Promise<ReadonlyMap<string, number>>>();

  of(index: WordIndex): Promise<ReadonlyMap<string, number>> {
    const sizes = this.#known.get(index) ?? countWords(index);
    this.#known.set(index, sizes);
    return sizes;
  }
}

/** Others get their turn between two categories: the largest takes some milliseconds. */
async function countWords(index: WordIndex): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const category of index.categories) {
    sizes.set(category, index.categoryWords(category).length);
    await setImmediate();
  }
  return sizes;
}
