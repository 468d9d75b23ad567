import { ornamentPart } from '../lazy-part.tsx';

/** Rewards that just came fly over the screen. */
export const Spawns = ornamentPart(async () => ({ default: (await import('./spawns.tsx')).Spawns }));
