import type { TFunction } from 'i18next';
import { formatNumber } from './format.ts';

const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

/** A span of time: whole seconds below a minute, then minutes and seconds, from an hour on hours and minutes. */
export function durationText(t: TFunction, seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < SECONDS_PER_MINUTE) return t('duration.seconds', { seconds: whole });
  const minutes = Math.floor(whole / SECONDS_PER_MINUTE);
  if (minutes < MINUTES_PER_HOUR) return t('duration.minutes', { minutes, seconds: whole % SECONDS_PER_MINUTE });
  return t('duration.hours', {
    hours: formatNumber(Math.floor(minutes / MINUTES_PER_HOUR)),
    minutes: minutes % MINUTES_PER_HOUR,
  });
}
