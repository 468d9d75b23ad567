import { readFile, stat } from 'node:fs/promises';

/** A file as it is shown: read and cleaned when it has changed. */
interface Kept {
  readonly mtimeMs: number;
  readonly size: number;
  readonly text: string;
}

const isMissing = (cause: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException | null)?.code ?? '');

/** Reads files of a kind through a cleaner, each again only when it has changed. */
export class NewsFiles {
  readonly #clean: (text: string) => Promise<string>;
  readonly #mostBytes: number;
  readonly #kept = new Map<string, Kept>();

  constructor(clean: (text: string) => Promise<string>, mostBytes: number) {
    this.#clean = clean;
    this.#mostBytes = mostBytes;
  }

  /** The first of these files that is there, cleaned; null when none is. Throws when it cannot be read or is too large. */
  async readFirst(paths: readonly string[]): Promise<string | null> {
    for (const path of paths) {
      const text = await this.#read(path);
      if (text !== null) return text;
    }
    return null;
  }

  async #read(path: string): Promise<string | null> {
    try {
      const { mtimeMs, size } = await stat(path);
      const kept = this.#kept.get(path);
      if (kept?.mtimeMs === mtimeMs && kept.size === size) return kept.text;
      if (size > this.#mostBytes) throw new Error(`${path} is larger than ${this.#mostBytes} bytes`);
      const text = await this.#clean(await readFile(path, 'utf8'));
      this.#kept.set(path, { mtimeMs, size, text });
      return text;
    } catch (cause) {
      if (!isMissing(cause)) throw cause;
      this.#kept.delete(path);
      return null;
    }
  }
}
