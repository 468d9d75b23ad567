import { type CustomView, MODES } from '@syllaboom/engine';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { renderMode } from '../../testing/render-mode.tsx';

const view = (changes: Partial<CustomView> = {}): CustomView => ({
  mode: MODES.customPrompts,
  text: 'What is the capital of Australia?',
  image: null,
  alt: '',
  letters: 8,
  ...changes,
});
const open = (changes: Partial<CustomView> = {}) =>
  renderMode(MODES.customPrompts, { prompt: '', requirement: { free: true } }, ['mode-state', view(changes)]);

it('shows a text and how many letters the answer has', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'What is the capital of Australia?' })).toBeVisible();
  await expect.element(page.getByTestId('answer-letters')).toHaveTextContent('8 letters');
  expect(page.getByTestId('requirement').element().textContent).toContain('Type the answer');
});

it('says when a picture does not load [R0518]', async () => {
  await open({ text: '', image: 'pictures/not.there', alt: 'A flag' });
  await expect.element(page.getByText("Image couldn't be loaded"), { timeout: 5000 }).toBeVisible();
});

it('asks nobody but this server for a picture [R0518]', async () => {
  await open({ text: '', image: 'https://pictures.test/flag.png', alt: 'A flag' });
  await expect.element(page.getByText("Image couldn't be loaded")).toBeVisible();
  expect(document.querySelector('[data-testid=custom-prompt] img')).toBeNull();
});

it('gives a picture the words that stand for it', async () => {
  const { fake } = await open();
  await expect.element(page.getByTestId('custom-prompt')).toBeVisible();
  fake.say('mode-state', view({ text: '', image: 'pictures/three.stripes', alt: 'Three stripes' }));
  await expect
    .poll(() => document.querySelector<HTMLImageElement>('[data-testid=custom-prompt] img')?.alt)
    .toBe('Three stripes');
});
