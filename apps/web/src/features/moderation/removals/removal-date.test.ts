import { expect, it } from 'vitest';
import { removalTime } from './removal-date.ts';

it('a word listed on the first of May leaves on the eighth [R0539]', () => {
  expect(new Date(removalTime('2026-05-01T12:00:00.000Z')).toISOString()).toBe('2026-05-08T12:00:00.000Z');
});
