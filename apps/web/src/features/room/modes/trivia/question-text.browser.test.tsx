import { asSeatId, MODES, type TriviaReveal } from '@syllaboom/engine';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { setLanguage } from '../../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../../testing/await-rest.ts';
import { touch } from '../../../../testing/emulate.ts';
import { setTextSize } from '../../../../testing/text-size.ts';
import { renderStay } from '../../testing/render-stay.tsx';
import { playerState, runningState } from '../../testing/room-state.ts';
import { triviaView } from '../../testing/trivia-view.ts';

afterEach(async () => {
  setTextSize(100);
  await setLanguage('en-US');
  await touch(false);
  await page.viewport(1280, 800);
});

/** As long as the definitions of the dictionaries that questions are made of. */
const LONG =
  'Which word means this? (quantifier) used with either mass nouns or plural count nouns to indicate an unspecified number or quantity';

async function open(role: 'plays' | 'watches', reveal: TriviaReveal | null = null) {
  const people = ['ann', 'bob'].map((id) => playerState(id));
  const me = playerState('me', { spectating: role === 'watches' });
  const { fake } = await renderStay(
    runningState([...people, me], '', { mode: MODES.trivia, requirement: '{"free":true}' }),
  );
  fake.say('mode-state', triviaView({ q: LONG, reveal }));
  await expect.element(page.getByTestId('answer-3')).toBeVisible();
  await document.fonts.ready;
  await awaitRest();
}

it.each([
  [390, 844, 'plays', 100],
  [390, 844, 'plays', 150],
  [390, 844, 'watches', 100],
  [844, 390, 'plays', 100],
  [844, 390, 'watches', 100],
  [768, 1024, 'plays', 100],
  [1280, 720, 'plays', 100],
] as const)(
  'a long question is read whole, on %i × %i by who %s, text at %i percent',
  async (width, height, role, percent) => {
    setTextSize(percent);
    await touch(width !== 1280);
    await page.viewport(width, height);
    await open(role);
    const asked = page.getByRole('heading', { name: /^Which word/ }).element();
    await expect.poll(() => asked.scrollHeight - asked.clientHeight).toBeLessThanOrEqual(1);
    const [text, card] = [asked, page.getByTestId('question').element()].map((one) => one.getBoundingClientRect());
    expect(text?.top).toBeGreaterThanOrEqual(card?.top ?? 0);
    expect(text?.bottom).toBeLessThanOrEqual(card?.bottom ?? 0);
    expect(Number.parseFloat(getComputedStyle(asked).fontSize)).toBeGreaterThanOrEqual(12);
  },
);

it.each([
  [390, 844],
  [844, 390],
  [1280, 720],
] as const)('says that nobody loses a heart where nobody was right, on %i × %i', async (width, height) => {
  await setLanguage('de-DE');
  await touch(width < 1280);
  await page.viewport(width, height);
  const answers = ['ann', 'bob', 'me'].map((id) => ({ seat: asSeatId(id), index: 2 }));
  await open('plays', { correct: 0, answers, author: null, until: 60_000 });
  const words = page.getByText('Niemand lag richtig: kein Herz verloren').element();
  const { left, right, top, bottom } = words.getBoundingClientRect();
  expect(words.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))).toBe(true);
  expect(bottom).toBeLessThanOrEqual(page.getByTestId('question').element().getBoundingClientRect().top);
  expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
});

it('does not say so where somebody was right', async () => {
  const answers = [{ seat: asSeatId('ann'), index: 0 }];
  await open('plays', { correct: 0, answers, author: null, until: 60_000 });
  expect(page.getByText('Nobody was right').query()).toBeNull();
});
