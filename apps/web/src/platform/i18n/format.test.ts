import { describe, expect, it } from 'vitest';
import { formatAgo, formatLanguage, formatNumber, formatWordCount } from './format.ts';

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
  it('count words over 1000 in K [R0590]', () => {
    expect([999, 1000, 1500, 12_345].map(formatWordCount)).toEqual(['999', '1000', '1.5K', '12.3K']);
  });
  it('name languages and separate thousands', () => {
    expect(formatLanguage('tr-TR', 'de-DE')).toBe('Türkisch');
    expect(formatLanguage('mc-MC', 'en-US')).toBe('Minecraft');
    expect(formatNumber(1_234_567, 'de-DE')).toBe('1.234.567');
  });
});
