import { i18n } from './i18n.ts';

const cache = new Map<string, unknown>();
const cached = <T>(key: string, make: () => T): T => {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as T;
};

const DAY_MS = 86_400_000;
/** "just now", minutes, hours, days, and a date after 30 days. */
export function formatAgo(time: number, now: number = Date.now(), locale: string = i18n.language): string {
  const passed = Math.max(0, now - time);
  if (passed > 30 * DAY_MS) return formatDate(time, locale);
  if (passed < 60_000) return i18n.t('common.justNow');
  const relative = cached(`ago ${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
  if (passed < 3_600_000) return relative.format(-Math.floor(passed / 60_000), 'minute');
  if (passed < DAY_MS) return relative.format(-Math.floor(passed / 3_600_000), 'hour');
  return relative.format(-Math.floor(passed / DAY_MS), 'day');
}

/** Steps of `formatPassed`, the longest first; a month has 30 days. */
const STEPS = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;
/** Whole seconds, minutes, hours, days, months or years ago: for lists of matches. */
export function formatPassed(time: number, now: number = Date.now(), locale: string = i18n.language): string {
  const passed = Math.max(0, now - time);
  const [unit, length] = STEPS.find(([, ms]) => passed >= ms) ?? STEPS[5];
  return cached(`ago ${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'always' })).format(
    -Math.floor(passed / length),
    unit,
  );
}

/** A day, such as 8 May 2026. */
export const formatDate = (time: number, locale: string = i18n.language): string =>
  cached(`date ${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })).format(time);

/** A day and its time, to the minute. */
export const formatMoment = (time: number, locale: string = i18n.language): string =>
  cached(`moment ${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })).format(
    time,
  );

/** Whole numbers with the language's separators. */
export const formatNumber = (value: number, locale: string = i18n.language): string =>
  cached(`number ${locale}`, () => new Intl.NumberFormat(locale)).format(value);

/** A number with one digit after the language's decimal sign. */
export const formatDecimal = (value: number, locale: string = i18n.language): string =>
  cached(
    `decimal ${locale}`,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  ).format(value);

/** Word counts: over 1000 in K, with the language's decimal sign. */
export const formatWordCount = (count: number, locale: string = i18n.language): string =>
  count > 1000
    ? `${cached(`thousands ${locale}`, () => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })).format(count / 1000)}K`
    : formatNumber(count, locale);

/** A language's own name in the interface language, capitalised for lists. */
export function formatLanguage(language: string, locale: string = i18n.language): string {
  if (language === 'mc-MC') return 'Minecraft';
  const name =
    cached(
      `language ${locale}`,
      () => new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' }),
    ).of(language.split('-')[0] ?? language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** A part of a whole, 0–1, in per cent without decimals. */
export const formatPercent = (part: number, locale: string = i18n.language): string =>
  cached(`percent ${locale}`, () => new Intl.NumberFormat(locale, { style: 'percent' })).format(part);
