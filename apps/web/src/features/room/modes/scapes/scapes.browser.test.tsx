import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { asSeatId, INTERFACE_LANGUAGES, MODES, type ScapeView } from '@syllaboom/engine';
import { i18n, setLanguage } from '../../../../platform/i18n/i18n.ts';
import { page, userEvent } from 'vitest/browser';
import { touch } from '../../../../testing/emulate.ts';
import { beforeEach, expect, it } from 'vitest';
import { renderMode } from '../../testing/render-mode.tsx';
import { CIRCLE } from './scape-circle.ts';

const view = (changes: Partial<ScapeView> = {}): ScapeView => ({
  mode: MODES.scapes,
  letters: 'TREASN',
  endsAt: 60_000,
  players: ['me', 'ann', 'bob'].map((seat, index) => ({ seat: asSeatId(seat), score: index * 10, words: index })),
  own: ['TEAR'],
  lengths: [
    { letters: 3, of: 12 },
    { letters: 4, of: 8 },
  ],
  last: null,
  ...changes,
});
const open = (changes: Partial<ScapeView> = {}) =>
  renderMode(MODES.scapes, { holder: '', prompt: 'TREASN', requirement: { free: true } }, [
    'mode-state',
    view(changes),
  ]);
const wheel = () => document.querySelector<SVGSVGElement>('[data-testid=letter-wheel]') as SVGSVGElement;
/** The middle of a letter of the circle on the page. */
const middle = (index: number) => {
  const box = wheel().getBoundingClientRect();
  const angle = (index / 6) * 2 * Math.PI - Math.PI / 2;
  return {
    clientX: box.left + ((50 + Math.cos(angle) * CIRCLE.radius) / 100) * box.width,
    clientY: box.top + ((50 + Math.sin(angle) * CIRCLE.radius) / 100) * box.height,
  };
};
let captured: number[] = [];
const pointer = (type: string, index: number) =>
  wheel().dispatchEvent(new PointerEvent(type, { ...middle(index), pointerId: 7, bubbles: true, button: 0 }));
const draw = (...letters: number[]) => {
  wheel().setPointerCapture = (id: number) => void captured.push(id);
  pointer('pointerdown', letters[0] ?? 0);
  for (const letter of letters.slice(1)) pointer('pointermove', letter);
};
const release = (index: number) => pointer('pointerup', index);
it('tells how many words of each length there are, and how many are found', async () => {
  await open();
  const rows = () =>
    [...page.getByTestId('scape-lengths').element().querySelectorAll('li')].map((row) => row.textContent);
  expect(rows()).toEqual(['3 letters0 / 12', '4 letters1 / 8']);
});

const words = (fake: Awaited<ReturnType<typeof open>>['fake']) =>
  (fake.sentUnder('submit') as { word: string }[]).map(({ word }) => word);

beforeEach(() => {
  captured = [];
});

it('shows the letters in a circle; dragging over them spells a word [R0128]', async () => {
  const { fake, store } = await open();
  await expect.element(page.getByTestId('letter-wheel')).toBeVisible();
  expect([...wheel().querySelectorAll('[data-letter]')].map((one) => one.textContent).join('')).toBe('TREASN');
  draw(0, 3, 1);
  expect(captured).toEqual([7]);
  expect(store.draft('me')).toBe('TAR');
  expect([...wheel().querySelectorAll('[data-used]')].map((one) => one.textContent).sort()).toEqual(['A', 'R', 'T']);
  release(1);
  expect(words(fake)).toEqual(['TAR']);
  expect(store.draft('me')).toBe('');
});

it('submits on release only if more than one letter is drawn [R0258]', async () => {
  const { fake } = await open();
  await expect.element(page.getByTestId('letter-wheel')).toBeVisible();
  draw(0);
  release(0);
  expect(words(fake)).toEqual([]);
  draw(3, 0);
  release(0);
  expect(words(fake)).toEqual(['AT']);
});

it('takes a letter back when the pointer returns to the one before [R0258]', async () => {
  const { fake, store } = await open();
  await expect.element(page.getByTestId('letter-wheel')).toBeVisible();
  draw(0, 3, 1, 3);
  expect(store.draft('me')).toBe('TA');
  pointer('pointermove', 0);
  pointer('pointermove', 2);
  expect(store.draft('me')).toBe('TE');
  release(2);
  expect(words(fake)).toEqual(['TE']);
});

it('says at the field that a word brought nothing, because somebody else found it first', async () => {
  const { fake } = await open();
  const hint = page.getByTestId('turn-hint');
  fake.say('correct', { id: 'me', word: 'TAR', prompt: '', points: 3, combo: 0 });
  await expect.element(hint.getByText('All type!')).toBeVisible();
  fake.say('correct', { id: 'me', word: 'EAT', prompt: '', points: 0, combo: 0 });
  await expect.element(hint.getByText('Others had it: 0 points')).toBeVisible();
  fake.say('correct', { id: 'me', word: 'RATE', prompt: '', points: 4, combo: 0 });
  await expect.element(hint.getByText('All type!')).toBeVisible();
});

it.each([
  [390, 844],
  [844, 390],
])('says so whole on a phone of %i×%i in every language', async (width, height) => {
  await page.viewport(width, height);
  await touch(true);
  const { fake } = await open();
  const hint = page.getByTestId('turn-hint').element();
  for (const language of INTERFACE_LANGUAGES) {
    await setLanguage(language);
    fake.say('correct', { id: 'me', word: 'EAT', prompt: '', points: 0, combo: 0 });
    await expect.poll(() => hint.querySelector('[role=status]')?.textContent).toBe(i18n.t('room.wrongWord.found'));
    expect([language, hint.scrollWidth - hint.clientWidth]).toEqual([language, 0]);
    expect([language, hint.scrollHeight - hint.clientHeight]).toEqual([language, 0]);
  }
  await setLanguage('en-US');
  await touch(false);
  await page.viewport(1280, 800);
});

it('can be tapped letter by letter on a touch screen: the last one again takes it back, and a button sends', async () => {
  await touch(true);
  const { fake, store } = await open({ own: [] });
  await expect.element(page.getByText('Drag over the letters, or tap them one by one.')).toBeVisible();
  const tap = (index: number) => {
    draw(index);
    release(index);
  };
  for (const index of [0, 2, 3, 4]) tap(index);
  expect(store.draft('me')).toBe('TEAS');
  tap(3);
  expect(store.draft('me')).toBe('TEAS');
  tap(4);
  expect(store.draft('me')).toBe('TEA');
  tap(1);
  await page.getByRole('button', { name: 'Backspace' }).click();
  expect(store.draft('me')).toBe('TEA');
  expect([...wheel().querySelectorAll('[data-used]')].map((one) => one.textContent).sort()).toEqual(['A', 'E', 'T']);
  expect(words(fake)).toEqual([]);
  await page.getByRole('button', { name: 'Send word' }).click();
  expect(words(fake)).toEqual(['TEA']);
  expect(store.draft('me')).toBe('');
  // Whoever begins to draw begins anew.
  tap(0);
  draw(3, 0);
  release(0);
  expect(words(fake)).toEqual(['TEA', 'AT']);
  await touch(false);
});

it('lights up the letter that was tapped where it is there twice', async () => {
  const { store } = await open({ letters: 'TREETS' });
  await expect.element(page.getByTestId('letter-wheel')).toBeVisible();
  draw(3);
  release(3);
  expect(store.draft('me')).toBe('E');
  const lit = () => [...wheel().querySelectorAll('[data-letter]')].map((one) => one.hasAttribute('data-used'));
  expect(lit()).toEqual([false, false, false, true, false, false]);
});

it('can be typed as well, and typed letters light up [R0128]', async () => {
  const { fake } = await open();
  await userEvent.keyboard('star');
  await expect.poll(() => wheel().querySelectorAll('[data-used]').length).toBe(4);
  await userEvent.keyboard('{Enter}');
  expect(words(fake)).toEqual(['STAR']);
});

it('lists the own words, the scores at the seats and the best of the round before', async () => {
  const { fake } = await open({ last: { letters: 'PLANTS', best: ['PLANTS', 'SLANT'] } });
  await expect.element(page.getByTestId('own-words')).toHaveTextContent('TEAR');
  await expect.element(page.getByTestId('mark-bob')).toHaveTextContent('20');
  await expect.element(page.getByText('PLANTS · SLANT')).toBeVisible();
  fake.say('mode-state', view({ own: ['TEAR', 'EARN'] }));
  await expect.element(page.getByTestId('own-count')).toHaveTextContent('2');
});

it('is not drawn on by who watches', async () => {
  const { fake, store } = await open();
  fake.say('spectate', { id: 'me', spectating: true });
  await expect.poll(() => wheel().dataset.active).toBeUndefined();
  draw(0, 3);
  expect(store.draft('me')).toBe('');
  release(3);
  expect(words(fake)).toEqual([]);
});
