import { systemClock } from '#platform/clock/clock.ts';

/** Wall time: what the lobby keeps is known to several processes. */
export const nowMs = (): number => systemClock.now().getTime();
