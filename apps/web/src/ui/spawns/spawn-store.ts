import { create } from 'zustand';

export type SpawnKind = 'coin' | 'diamond' | 'key' | 'exp' | 'tile' | 'bomb';
interface SpawnDetails {
  /** Of tiles: what stands on them. */
  readonly syllables?: readonly string[];
  /** Of a bomb: which one. */
  readonly item?: number;
}
/** A reward that just came: so many pictures of it fly over the screen. */
export interface Spawn extends Required<SpawnDetails> {
  readonly id: number;
  readonly kind: SpawnKind;
  readonly count: number;
}

/** Pictures of rewards leave the screen. */
const SPAWN_MS = 4_000;

export const useSpawns = create<{ readonly spawns: readonly Spawn[] }>(() => ({ spawns: [] }));

let spawned = 0;
/** Lets pictures of a reward fly; they are gone after 4 s. */
export function showSpawn(kind: SpawnKind, count: number, { syllables = [], item = 0 }: SpawnDetails = {}): void {
  if (count < 1) return;
  spawned += 1;
  const id = spawned;
  useSpawns.setState(({ spawns }) => ({ spawns: [...spawns, { id, kind, count, syllables, item }] }));
  setTimeout(() => useSpawns.setState(({ spawns }) => ({ spawns: spawns.filter((one) => one.id !== id) })), SPAWN_MS);
}
