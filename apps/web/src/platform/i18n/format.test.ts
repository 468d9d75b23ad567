import { describe, expect, it } from 'vitest';
import { formatAgo, formatDecimal, formatLanguage, formatNumber, formatPassed, formatWordCount } from './format.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const ago = (ms: number) => formatAgo(NOW - ms, NOW, 'en-US');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('labels', () => {
  it('say just now, minutes, hours, days, and a date after 30 days [R0545]', () => {
    expect(ago(20_000)).toBe('just now');
    expect(ago(5 * MINUTE)).toBe('5 minutes ago');
    expect(ago(3 * HOUR)).toBe('3 hours ago');
    expect(ago(30 * DAY)).toBe('30 days ago');
    expect(ago(31 * DAY)).toBe('May 1, 2026');
  });
  it('of matches say seconds, minutes, hours, days, months and years [L0055 R0546]', () => {
    const passed = (ms: number, locale = 'en-US') => formatPassed(NOW - ms, NOW, locale);
    expect([0, 1500, 59_999].map((ms) => passed(ms))).toEqual(['0 seconds ago', '1 second ago', '59 seconds ago']);
    expect([90_000, 3 * HOUR, 5 * DAY].map((ms) => passed(ms))).toEqual(['1 minute ago', '3 hours ago', '5 days ago']);
    expect([30 * DAY, 60 * DAY, 400 * DAY].map((ms) => passed(ms))).toEqual([
      '1 month ago',
      '2 months ago',
      '1 year ago',
    ]);
    expect(passed(60 * DAY, 'de-DE')).toBe('vor 2 Monaten');
  });
  it('count words over 1000 in K [R0590]', () => {
    const words = (locale: string) => [999, 1000, 1500, 12_345].map((count) => formatWordCount(count, locale));
    expect(words('en-US')).toEqual(['999', '1,000', '1.5K', '12.3K']);
    expect(words('de-DE')).toEqual(['999', '1.000', '1,5K', '12,3K']);
    expect(words('tr-TR')[3]).toBe('12,3K');
    expect(formatWordCount(1_234_567, 'de-DE')).toBe('1.234,6K');
  });
  it('name languages and separate thousands', () => {
    expect(formatLanguage('tr-TR', 'de-DE')).toBe('Türkisch');
    expect(formatLanguage('mc-MC', 'en-US')).toBe('Minecraft');
    expect(formatNumber(1_234_567, 'de-DE')).toBe('1.234.567');
    expect([formatDecimal(2, 'en-US'), formatDecimal(12.34, 'tr-TR')]).toEqual(['2.0', '12,3']);
  });
});
