import { type Everywhere, People } from './people.ts';
import type { Batch, Whereabouts } from './presence.ts';

/** The people of another process, as that one has told. */
export class Replica {
  readonly players: People;
  #version = 0;
  #isWhole = false;
  /** What came while the list was being read. */
  #meanwhile: Batch[] | null = null;

  constructor(everywhere: Everywhere) {
    this.players = new People(everywhere);
  }

  /** The latest batch that is in it. */
  get version(): number {
    return this.#version;
  }
  /** False: it has never been read, or a batch was missed. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Takes what the process says in. */
  take(batch: Batch): void {
    this.#meanwhile?.push(batch);
    if (batch.version !== this.#version + 1) this.#isWhole = false;
    this.#version = Math.max(this.#version, batch.version);
    this.#apply(batch);
  }

  /** Its list is being read from now on. */
  begin(): void {
    this.#meanwhile = [];
  }

  /** The list was read; it is as new as this version, or newer. */
  fill(version: number, list: readonly (readonly [string, Whereabouts])[]): void {
    const meanwhile = this.#meanwhile ?? [];
    this.#meanwhile = null;
    this.players.clear();
    for (const [playerId, at] of list) this.players.set(playerId, at);
    this.#version = version;
    this.#isWhole = true;
    for (const batch of meanwhile) {
      this.#version = Math.max(this.#version, batch.version);
      this.#apply(batch);
    }
  }

  #apply({ changes }: Batch): void {
    for (const [playerId, at] of changes) this.players.set(playerId, at);
  }
}
