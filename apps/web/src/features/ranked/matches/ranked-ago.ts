import type { TFunction } from 'i18next';
import { formatAgo } from '../../../platform/i18n/format.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** After so many hours days are easier to read. */
const MOST_HOURS = 72;

/** When a match ended: seconds, minutes or hours ago [L0055]. */
export function rankedAgo(t: TFunction, endedAt: number, now: number): string {
  const passed = Math.max(0, now - endedAt);
  if (passed < MINUTE_MS) return t('ranked.secondsAgo', { count: Math.floor(passed / SECOND_MS) });
  if (passed < HOUR_MS) return t('ranked.minutesAgo', { count: Math.floor(passed / MINUTE_MS) });
  const hours = Math.floor(passed / HOUR_MS);
  return hours <= MOST_HOURS ? t('ranked.hoursAgo', { count: hours }) : formatAgo(endedAt, now);
}
