import { readdirSync, readFileSync } from 'node:fs';

/** One look at a process, in clock ticks. */
interface Seen {
  readonly pid: number;
  readonly parent: number;
  readonly started: string;
  /** What it has used itself. */
  readonly own: number;
  /** What its ended children used that it has waited for, with all of theirs. */
  readonly waitedFor: number;
}

/** Linux counts in hundredths of a second, whatever its own clock does. */
const TICKS_PER_SECOND = 100;
const LOOK_EVERY_MS = 500;

/** Reads `/proc/<pid>/stat`: the name, in brackets, may hold anything. */
export function parseStat(text: string): Seen | null {
  const [pid] = text.split(' ', 1);
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [, parent, , , , , , , , , , user, system, waitedUser, waitedSystem] = fields;
  const started = fields[19];
  if (started === undefined) return null;
  return {
    pid: Number(pid),
    parent: Number(parent),
    started,
    own: Number(user) + Number(system),
    waitedFor: Number(waitedUser) + Number(waitedSystem),
  };
}

function lookAround(): Seen[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return parseStat(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      } catch {
        return [];
      }
    });
}

const keyOf = (one: Seen): string => `${one.pid} ${one.started}`;

/** Adds up what a process and everything below it has used, from one look at the machine after the other. */
export class ProcessorTime {
  readonly #root: number;
  readonly #known = new Map<string, Seen>();
  readonly #parents = new Map<string, string>();
  #living = new Map<number, string>();

  constructor(root: number) {
    this.#root = root;
  }

  look(processes: readonly Seen[]): void {
    const living = new Map<number, string>();
    // A child may be listed before its parent.
    for (let before = -1; before !== living.size; ) {
      before = living.size;
      for (const one of processes) {
        if (living.has(one.pid)) continue;
        const key = keyOf(one);
        const parent = living.get(one.parent) ?? this.#living.get(one.parent);
        if (one.pid !== this.#root && parent === undefined && !this.#known.has(key)) continue;
        living.set(one.pid, key);
        // Whoever outlives its parent stays with those that it came from.
        if (!this.#parents.has(key) && parent !== undefined) this.#parents.set(key, parent);
        this.#known.set(key, one);
      }
    }
    this.#living = living;
  }

  /** What was used in the time between two looks counts as far as a parent waited for it. */
  get seconds(): number {
    const unseen = new Map([...this.#known].map(([key, { waitedFor }]) => [key, waitedFor]));
    let ticks = 0;
    for (const [key, { pid, own, waitedFor }] of this.#known) {
      ticks += own;
      const parent = this.#parents.get(key);
      if (parent === undefined || this.#living.get(pid) === key) continue;
      unseen.set(parent, (unseen.get(parent) ?? 0) - own - waitedFor);
    }
    for (const left of unseen.values()) ticks += Math.max(0, left);
    return ticks / TICKS_PER_SECOND;
  }
}

/** Follows a process from now on; the answer gives the CPU seconds so far, null on a machine that doesn't tell them. */
export function followProcessorTime(pid: number): () => number | null {
  if (process.platform !== 'linux') return () => null;
  const time = new ProcessorTime(pid);
  const look = (): void => time.look(lookAround());
  look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return time.seconds;
  };
}

/** Null as soon as one of them is not known. */
export const addSeconds = (parts: readonly (number | null)[]): number | null =>
  parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);
