import { ENDPOINTS } from '@syllaboom/contracts';
import { expect, it } from 'vitest';
import { storage } from '../../../platform/storage.ts';
import { changeFilters, countOf, inputOf, isWhole, showPage, storedFilters, useTool } from './filters.ts';

it('takes whole numbers of words from 1 to 5000', () => {
  for (const [text, value] of [
    ['1', 1],
    [' 500 ', 500],
    ['5000', 5000],
  ] as const)
    expect(countOf(text)).toBe(value);
  for (const text of ['0', '5001', '', '-1', '1.5', '1e3', 'x']) expect(countOf(text)).toBeNull();
  const filters = storedFilters('en-US');
  expect(isWhole({ ...filters, countFilter: 'exact', countText: '0' })).toBe(false);
  expect(isWhole({ ...filters, countFilter: 'any', countText: '0' })).toBe(true);
});

it('remembers the filters on this device, but not the text; a changed filter leads to the first page', () => {
  showPage(7);
  changeFilters({ language: 'ru', countFilter: 'at_most', countText: '20', length: 3, search: 'СТ' });
  expect(useTool.getState().page).toBe(1);
  expect(storedFilters('en-US')).toEqual({
    language: 'ru',
    countFilter: 'at_most',
    countText: '20',
    sortBy: 'count',
    sortOrder: 'desc',
    length: 3,
    search: '',
  });
});

it('reads nothing that it could not ask for', () => {
  storage.setItem('syllaboom.syllables', '{"language":"xx","countText":"90000","length":9,"sortBy":3}');
  expect(storedFilters('tr-TR')).toMatchObject({ language: 'tr-TR', countText: '500', length: null, sortBy: 'count' });
  storage.setItem('syllaboom.syllables', 'oh no');
  expect(storedFilters('tr-TR').language).toBe('tr-TR');
});

it('asks for what the contract takes', () => {
  const filters = {
    ...storedFilters('fi'),
    countFilter: 'exact',
    countText: ' 12 ',
    length: 2,
    search: ' ä ',
  } as const;
  const { query } = inputOf(filters, 3);
  expect(query).toMatchObject({
    language: 'fi',
    page: '3',
    countFilter: 'exact',
    countValue: '12',
    length: '2',
    search: 'ä',
  });
  expect(ENDPOINTS.searchSyllables.query?.safeParse(query).success).toBe(true);
  expect(ENDPOINTS.searchSyllables.query?.safeParse(inputOf(storedFilters('fi'), 1).query).success).toBe(true);
});
