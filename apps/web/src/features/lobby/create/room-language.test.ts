import { afterEach, expect, it, vi } from 'vitest';
import { chosenLanguage } from '../../../platform/i18n/i18n.ts';
import { roomLanguage } from './room-language.ts';

vi.mock('../../../platform/i18n/i18n.ts', () => ({ chosenLanguage: vi.fn(() => null) }));
afterEach(() => vi.mocked(chosenLanguage).mockReturnValue(null));

it('is that of the account while the page speaks as the browser does', () => {
  expect(roomLanguage('de-DE')).toBe('de-DE');
  expect(roomLanguage(undefined)).toBe('en-US');
  expect(roomLanguage('xx')).toBe('en-US');
});

it('is that of the page where it was chosen by hand, but for accounts in a language that the page does not speak', () => {
  vi.mocked(chosenLanguage).mockReturnValue('de-DE');
  expect(roomLanguage('en-US')).toBe('de-DE');
  expect(roomLanguage(undefined)).toBe('de-DE');
  expect(roomLanguage('it-IT')).toBe('it-IT');
});
