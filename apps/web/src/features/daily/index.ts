import { lazyPart, ornamentPart } from '../../ui/lazy-part.tsx';
import type { SpawnKind } from './daily-store.ts';

export { askDailyWord } from './ask-daily-word.ts';
/** What the day brings, over home; fetched beside it. */
export const DailyLayer = lazyPart(async () => ({ default: (await import('./daily-layer.tsx')).DailyLayer }));
/** Rewards that come elsewhere fly as they do over home. */
export const Spawns = ornamentPart(async () => ({ default: (await import('./spawns.tsx')).Spawns }));
export const showSpawn = (kind: SpawnKind, count: number, syllables: readonly string[] = []): void =>
  void import('./daily-store.ts').then((news) => news.showSpawn(kind, count, syllables));
