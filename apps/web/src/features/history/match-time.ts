import type { TFunction } from 'i18next';

const SECONDS_PER_MINUTE = 60;

/** How long a match took, in minutes and seconds [L0055]. */
export const lastedText = (t: TFunction, seconds: number): string =>
  t('history.duration', {
    minutes: Math.floor(seconds / SECONDS_PER_MINUTE),
    seconds: Math.round(seconds % SECONDS_PER_MINUTE),
  });
