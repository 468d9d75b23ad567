import type { UtcDay } from '@syllaboom/engine';

const DAY_MS = 86_400_000;

/** A UTC day as the database and keys have it: 2026-03-04. */
export const dateOf = (day: UtcDay): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
