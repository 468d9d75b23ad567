import { expect, it } from 'vitest';
import { groupWords } from './word-groups.ts';

it('stand below their first letter, below their length, or as they came', () => {
  expect(groupWords(['AB', 'AC', 'ÇA', 'İL'], 'alphabetical')).toEqual([
    { heading: 'A', words: ['AB', 'AC'] },
    { heading: 'Ç', words: ['ÇA'] },
    { heading: 'İ', words: ['İL'] },
  ]);
  expect(groupWords(['ABCD', 'WXYZ', 'AB'], 'length')).toEqual([
    { heading: '4', words: ['ABCD', 'WXYZ'] },
    { heading: '2', words: ['AB'] },
  ]);
  expect(groupWords(['B', 'A'], 'recent')).toEqual([{ heading: '', words: ['B', 'A'] }]);
  expect(groupWords([], 'recent')).toEqual([]);
});
