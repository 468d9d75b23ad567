import { expect, it } from 'vitest';
import { keyboardInset } from './keyboard-inset.ts';

it('is what the keyboard covers of the page', () => {
  expect(keyboardInset({ height: 500, offsetTop: 0, scale: 1 }, 844)).toBe(344);
  // The browser has scrolled what is typed into sight.
  expect(keyboardInset({ height: 500, offsetTop: 120, scale: 1 }, 844)).toBe(224);
});
it('is nothing where the page is laid out anew, where a bar comes and goes, or where two fingers zoom', () => {
  expect(keyboardInset({ height: 500, offsetTop: 0, scale: 1 }, 500)).toBe(0);
  expect(keyboardInset({ height: 788, offsetTop: 0, scale: 1 }, 844)).toBe(0);
  expect(keyboardInset({ height: 422, offsetTop: 0, scale: 2 }, 844)).toBe(0);
});
