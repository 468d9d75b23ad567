import { MODES } from '@syllaboom/engine';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { awaitRest } from '../../../../testing/await-rest.ts';
import { pollDrawnEmoji } from '../../../../testing/left-to-fonts.ts';
import { renderMode } from '../../testing/render-mode.tsx';
import { triviaView } from '../../testing/trivia-view.ts';

afterEach(() => page.viewport(1280, 800));

it.each([
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [844, 390],
])('a picture that is asked about is larger than the words, and on the card, at %d × %d', async (...size) => {
  await page.viewport(...size);
  const table = { holder: '', prompt: '', requirement: { free: true } } as const;
  const q = '🔬 Which country’s flag is this, by the way?';
  await renderMode(MODES.trivia, table, ['mode-state', triviaView({ q })]);
  const asked = page.getByRole('heading', { name: /Which country/ });
  await pollDrawnEmoji(() => asked.element()).toEqual(['🔬']);
  await awaitRest();
  const letters = Number.parseFloat(getComputedStyle(asked.element()).fontSize);
  expect(asked.element().querySelector('img')?.getBoundingClientRect().height).toBeGreaterThan(letters * 1.3);
  const [words, card] = [asked, page.getByTestId('question')].map((one) => one.element().getBoundingClientRect());
  expect(words?.top).toBeGreaterThanOrEqual(card?.top ?? 0);
  expect(words?.bottom).toBeLessThanOrEqual(card?.bottom ?? 0);
});
