import { describe, expect, it } from 'vitest';
import { isSearchLimited, searchText, splitAtMatch } from './search-text.ts';

describe('the text of a word search', () => {
  it('is trimmed; blanks alone are nothing [R0301]', () => {
    expect(searchText('  tio ', 'en-US')).toBe('TIO');
    expect(searchText('   ', 'en-US')).toBe('');
  });
  it('loses its accents where they are no letters of the language, and is upper-cased [R0302]', () => {
    expect(searchText('été', 'fr-FR')).toBe('ETE');
    expect(searchText('şeker', 'tr-TR')).toBe('ŞEKER');
    expect(searchText('åäö', 'sv-SE')).toBe('ÅÄÖ');
    expect(searchText('ёж', 'ru')).toBe('ЕЖ');
  });
  it('is marked inside of a word', () => {
    expect(splitAtMatch('RATION', 'TIO')).toEqual(['RA', 'TIO', 'N']);
    expect(splitAtMatch('RATION', 'XYZ')).toEqual(['RATION', '', '']);
  });
});

describe('results', () => {
  it('are limited in a started game that is no practice [R0219]', () => {
    expect(isSearchLimited({ started: true, diff: 0 })).toBe(true);
    expect(isSearchLimited({ started: true, diff: 2 })).toBe(false);
    expect(isSearchLimited({ started: false, diff: 0 })).toBe(false);
    expect(isSearchLimited(null)).toBe(false);
  });
});
