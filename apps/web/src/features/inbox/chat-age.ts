import type { TFunction } from 'i18next';
import { formatDate } from '../../platform/i18n/format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From so many days on it is a date. */
const DATE_FROM_DAYS = 7;

/** How old a line is, in few letters: now, minutes, hours, days, a date. */
export function chatAge(at: string, nowMs: number, t: TFunction): string {
  const time = Date.parse(at);
  const passed = Math.max(0, nowMs - time);
  if (passed < MINUTE_MS) return t('inbox.now');
  if (passed < HOUR_MS) return t('inbox.minutes', { n: Math.floor(passed / MINUTE_MS) });
  if (passed < DAY_MS) return t('inbox.hours', { n: Math.floor(passed / HOUR_MS) });
  const days = Math.floor(passed / DAY_MS);
  return days < DATE_FROM_DAYS ? t('inbox.days', { n: days }) : formatDate(time);
}
