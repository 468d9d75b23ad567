import { expect, it } from 'vitest';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { rankedAgo } from './ranked-ago.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const ago = (seconds: number) => rankedAgo(i18n.t, NOW - seconds * 1000, NOW);

it('a ranked match ended seconds, minutes or hours ago [L0055]', () => {
  expect([-4, 0, 1, 59, 60, 90, 3599, 3600, 7200, 172_800].map(ago)).toEqual([
    '0 seconds ago',
    '0 seconds ago',
    '1 second ago',
    '59 seconds ago',
    '1 minute ago',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '2 hours ago',
    '48 hours ago',
  ]);
  expect(ago(86_400 * 5)).toBe('5 days ago');
});
