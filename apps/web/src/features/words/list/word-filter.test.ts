import { describe, expect, it } from 'vitest';
import { FIRST_FILTER, parseFilter, startsAscending } from './word-filter.ts';

describe('the filter of a device', () => {
  it('comes back as it was kept', () => {
    const kept = { type: 'elites', language: 'tr-TR', sort: 'cd', ascending: true, minimal: true } as const;
    expect(parseFilter(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });
  it.each([null, 'nonsense', 7, [], { type: 'all', language: 'xx-XX', sort: 'best', ascending: 1, minimal: 'yes' }])(
    'is that of the first visit where %o was kept',
    (kept) => {
      expect(parseFilter(kept)).toEqual(FIRST_FILTER);
    },
  );
  it('begins an alphabet at its beginning, everything else at the most', () => {
    expect([startsAscending('alphabetical'), startsAscending('u'), startsAscending('length')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
