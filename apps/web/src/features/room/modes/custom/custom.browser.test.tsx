import { type CustomView, MODES } from '@syllaboom/engine';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { awaitRest } from '../../../../testing/await-rest.ts';
import { pollDrawnEmoji, textsLeftToFonts } from '../../../../testing/left-to-fonts.ts';
import { feltBottom } from '../../testing/layout-faults.ts';
import { playerState, runningState } from '../../testing/room-state.ts';
import { renderStay } from '../../testing/render-stay.tsx';
import { renderMode } from '../../testing/render-mode.tsx';
import { touch } from '../../../../testing/emulate.ts';

const view = (changes: Partial<CustomView> = {}): CustomView => ({
  mode: MODES.customPrompts,
  text: 'What is the capital of Australia?',
  image: null,
  alt: '',
  letters: 8,
  asked: { number: 3, of: 4 },
  ...changes,
});
const open = (changes: Partial<CustomView> = {}) =>
  renderMode(MODES.customPrompts, { prompt: '', requirement: { free: true } }, ['mode-state', view(changes)]);

afterEach(async () => {
  await touch(false);
  await page.viewport(1280, 800);
});

it('shows a text and how many letters the answer has', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'What is the capital of Australia?' })).toBeVisible();
  await expect.element(page.getByTestId('answer-letters')).toHaveTextContent('8 letters');
  // The match is over with the last one.
  await expect.element(page.getByText('Question 3 / 4')).toBeVisible();
  expect(page.getByTestId('requirement').element().textContent).toContain('Type the answer');
});

it('keeps all of a picture’s answer on the board of six, on a phone', async () => {
  await page.viewport(390, 844);
  await touch(true);
  const people = ['me', 'ann', 'Karla_Funke', 'Jellybean', 'Sprocket', 'Comet'].map((id) => playerState(id));
  const { fake } = await renderStay(
    runningState(people, 'ann', { mode: MODES.customPrompts, turnEndsAt: 60_000, maxTime: 60 }),
  );
  fake.say('mode-state', view({ text: '🇩🇲' }));
  await expect.element(page.getByTestId('answer-letters')).toBeVisible();
  await awaitRest();
  const { bottom } = page.getByTestId('answer-letters').element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(feltBottom());
});

it('has no bonus alphabet: its answers wear no letters', async () => {
  await open();
  await expect.element(page.getByTestId('answer-letters')).toBeVisible();
  expect(page.getByTestId('alphabet').query()).toBeNull();
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

it('draws the flags and animals that come with the game: none is left to a font', async () => {
  const { fake } = await open({ text: '🇪🇸', letters: 5 });
  const card = () => page.getByTestId('custom-prompt').element();
  for (const text of ['🇪🇸', '🐧', '🇧🇷']) {
    fake.say('mode-state', view({ text, letters: 5 }));
    await pollDrawnEmoji(card).toEqual([text]);
    await expect.element(page.getByRole('heading', { name: text })).toBeVisible();
  }
  expect(textsLeftToFonts(document.body)).toEqual([]);
  expect(page.getByRole('heading').getByRole('img').element().getBoundingClientRect().height).toBeGreaterThan(110);
});

it('draws what a host mixed with words, and keeps what they wrote a text', async () => {
  await open({ text: '<b>🐕</b> + 🏠 = ?' });
  await pollDrawnEmoji(() => page.getByTestId('custom-prompt').element()).toEqual(['🐕', '🏠']);
  await expect.element(page.getByRole('heading', { name: '<b>🐕</b> + 🏠 = ?' })).toBeVisible();
  expect(document.querySelector('[data-testid=custom-prompt] b')).toBeNull();
});

describe.each([
  ['a prompt of three lines', { text: 'A yellow fruit that monkeys are said to love', letters: 6 }],
  ['a flag', { text: '🇪🇸', letters: 10 }],
] as const)('%s, its places and their number', (_, shown) => {
  it.each([
    [1440, 900, false],
    [1280, 720, false],
    [768, 1024, true],
    [390, 844, true],
    [844, 390, true],
  ])('stay on the felt, apart from each other, at %d × %d', async (width, height, finger) => {
    await touch(finger);
    await page.viewport(width, height);
    await renderMode(
      MODES.customPrompts,
      { prompt: '', requirement: { free: true }, names: ['me', 'ann', 'bob', 'cid', 'dee'] },
      ['mode-state', view(shown)],
    );
    await expect.element(page.getByTestId('answer-letters')).toBeVisible();
    await document.fonts.ready;
    const letters = page.getByTestId('answer-letters').element().getBoundingClientRect();
    expect(letters.bottom).toBeLessThanOrEqual(feltBottom() + 1);
    // The card is drawn as thick as it stands out.
    expect(letters.top - page.getByTestId('custom-prompt').element().getBoundingClientRect().bottom).toBeGreaterThan(
      10,
    );
  });
});
