import { describe, expect, it } from 'vitest';
import { endOf } from './sanction-end.ts';

const NOW = Date.parse('2026-05-01T12:00:00.000Z');

describe('the end of a sanction', () => {
  it('comes after the usual lengths, or never', () => {
    expect(endOf('hour', '', NOW)).toBe('2026-05-01T13:00:00.000Z');
    expect(endOf('week', '', NOW)).toBe('2026-05-08T12:00:00.000Z');
    expect(endOf('never', '', NOW)).toBeNull();
  });
  it('may be any moment, once one is chosen', () => {
    expect(endOf('chosen', '', NOW)).toBeUndefined();
    expect(endOf('chosen', '2026-05-02T08:30', NOW)).toBe(new Date(2026, 4, 2, 8, 30).toISOString());
  });
});
