import type { IndexImage } from '../index/index-file.ts';
import { firstNotBelow } from './letter-pairs.ts';

/** The named word lists of a language. */
export class Categories {
  readonly names: readonly string[];
  readonly #ids = new Map<string, Uint32Array>();
  readonly #generated: ReadonlySet<string>;

  constructor({ header, sections }: IndexImage) {
    let start = 0;
    for (const { name, size } of header.categories) {
      this.#ids.set(name, sections.categoryIds.subarray(start, start + size));
      start += size;
    }
    this.names = [...this.#ids.keys()];
    this.#generated = new Set(header.categories.filter((one) => one.generated).map((one) => one.name));
  }

  /** Whether the category is built by a rule instead of collected. */
  isGenerated(category: string): boolean {
    return this.#generated.has(category);
  }

  /** Positions of the category's words, ascending. */
  idsOf(category: string): Uint32Array {
    return this.#ids.get(category) ?? new Uint32Array(0);
  }

  holding(id: number): string[] {
    return this.names.filter((name) => includesSorted(this.idsOf(name), id));
  }
}

const includesSorted = (ids: Uint32Array, id: number): boolean => ids[firstNotBelow(ids, id)] === id;
