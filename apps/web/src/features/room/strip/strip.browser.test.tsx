import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { DIFFICULTIES, INTERFACE_LANGUAGES, MODES, RANDOM_SCENARIO } from '@syllaboom/engine';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { storage } from '../../../platform/storage.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { Stay } from '../testing/render-stay.tsx';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { renderMode, turnMessage } from '../testing/render-mode.tsx';
import { showMatchError } from './error-notice.tsx';
import { touch } from '../../../testing/emulate.ts';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;
const NAMES = ['me', 'ann', 'bob', 'cid', 'dan', 'eve'];
/** The preset in which any wrong word ends it. */
const NO_FAIL = 1;

beforeEach(() => storage.removeItem('coach'));
afterEach(async () => {
  document.documentElement.style.fontSize = '';
  document.documentElement.removeAttribute('data-large-text');
  await touch(false);
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.width > 0 &&
  b.width > 0 &&
  a.left < b.right - 1 &&
  b.left < a.right - 1 &&
  a.top < b.bottom - 1 &&
  b.top < a.bottom - 1;
/** What the strip says now, as far as it is shown. */
const notices = () =>
  [...page.getByTestId('strip').element().querySelectorAll('[class*="notice"]')].filter((one) => box(one).width > 0);
/** Faces, plates, drafts and the bomb's sign: what must be seen. */
const precious = () =>
  [
    ...document.querySelectorAll(
      '[data-seat] svg, [data-seat] button > span:nth-of-type(2), [data-testid^="draft-"], [data-shown]',
    ),
    page.getByTestId('sign').element(),
  ].filter((one) => box(one).width > 0);

const LONG = ['RATIONALISATIONS', 'CONFRONTATIONAL', 'ELECTROENCEPHALOGRAPHICALLY'];

describe.each(SIZES)('the strip at %i×%i', (width, height) => {
  it.each(['en-US', 'de-DE'] as const)('says in %s what it has to say and covers nothing', async (language) => {
    await setLanguage(language);
    await page.viewport(width, height);
    const { fake, store } = await renderMode(MODES.original, { names: NAMES });
    const look = async () => {
      await awaitRest();
      for (const motion of document.getAnimations())
        if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
      const strip = box(page.getByTestId('strip').element());
      expect(notices().length).toBeGreaterThan(0);
      for (const notice of notices()) {
        const at = box(notice);
        expect(at.left).toBeGreaterThanOrEqual(strip.left);
        expect(at.right).toBeLessThanOrEqual(strip.right);
        expect(at.top).toBeGreaterThanOrEqual(strip.top - 1);
        expect(at.bottom).toBeLessThanOrEqual(strip.bottom + 1);
        expect((notice as HTMLElement).scrollHeight).toBeLessThanOrEqual(notice.clientHeight + 1);
        for (const one of precious()) expect(overlap(at, box(one)), one.outerHTML.slice(0, 200)).toBe(false);
      }
      const fuse = box(page.getByTestId('bomb').element().parentElement?.querySelector('svg'));
      expect(overlap(box(page.getByTestId('draft-cid').element()), fuse)).toBe(false);
      for (const one of precious()) expect(overlap(strip, box(one)), one.outerHTML.slice(0, 200)).toBe(false);
    };
    fake.say('turn', turnMessage({ turn: 3, requirement: {}, twist: { name: 'taboo', letters: 'E' } }));
    await expect.poll(() => page.getByTestId('sign').query()).not.toBeNull();
    store.setDraft('me', 'CONFLAGRATION');
    store.setDraft('cid', 'PNEUMONOULTRAMICROSCOPICSILICOVOLCANOCONIOSIS');
    await look();
    fake.say('correct', { id: 'cid', word: 'EXCELLENT', prompt: 'TIO', points: 5, combo: 1 });
    fake.say('hint', { prompt: 'TIO', words: LONG });
    await expect.poll(() => page.getByTestId('hint').query()).not.toBeNull();
    await look();
    fake.say('cat', { id: 'ann', word: 'ELECTROENCEPHALOGRAPH', categories: ['animals', 'science', 'kitchen'] });
    await expect.poll(() => page.getByTestId('category-popup').query()).not.toBeNull();
    await look();
  });
});

const tip = () => document.querySelector<HTMLElement>('[data-tip]')?.dataset.tip ?? null;

describe('a newcomer', () => {
  it('is told each new thing once, also by voice, and can close it', async () => {
    const { fake } = await renderMode(MODES.original, { names: NAMES, holder: 'ann' });
    await expect.poll(tip).toBe('wait');
    fake.say('turn', turnMessage({ turn: 3 }));
    await expect.poll(tip).toBe('turn');
    const voice = page.getByTestId('strip').element().querySelector('.sr');
    expect(voice?.textContent).toContain('The bomb is yours.');
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect.poll(tip).toBeNull();
    fake.say('wrong', { id: 'me', word: 'XYZ', reason: 'unknown' });
    await expect.poll(tip).toBe('wrong');
    fake.say('hurt', { id: 'me', heart: 1 });
    await expect.poll(tip).toBe('heart');
    fake.say('user-letter-healths', { id: 'me', letters: { A: 0 } });
    await expect.poll(tip).toBe('letters');
    await page.getByRole('button', { name: 'Got it' }).click();
    fake.say('turn', turnMessage({ turn: 4, id: 'ann' }));
    fake.say('turn', turnMessage({ turn: 5 }));
    fake.say('wrong', { id: 'me', word: 'XYZ', reason: 'unknown' });
    await awaitRest();
    expect(tip()).toBeNull();
  });
  it.each([
    [MODES.monsters, {}],
    [MODES.original, { diff: DIFFICULTIES.practice }],
  ])('is not told of lost hearts where all play together, or none is lost: mode %i, %o', async (mode, state) => {
    const { fake } = await renderMode(mode, { names: NAMES, holder: 'ann', state });
    await expect.poll(tip).toBe('wait');
    await page.getByRole('button', { name: 'Got it' }).click();
    fake.say('hurt', { id: 'me', heart: 1 });
    await awaitRest();
    expect(tip()).toBeNull();
  });
  it('is told nothing of any word with these letters where more is asked', async () => {
    const { fake } = await renderMode(MODES.chainWord, { names: NAMES, holder: 'ann' });
    await expect.poll(tip).toBe('wait');
    await page.getByRole('button', { name: 'Got it' }).click();
    fake.say('turn', turnMessage({ turn: 3, requirement: { place: 'starts' } }));
    await awaitRest();
    expect(tip()).toBeNull();
    fake.say('turn', turnMessage({ turn: 7 }));
    await expect.poll(tip).toBe('turn');
  });
  it.each([
    ['de-DE', 'MÄCHTIG is played as MACHTIG'],
    ['en-US', null],
  ] as const)('is told how accents are played, where a language has them: %s', async (locale, words) => {
    const { fake } = await renderMode(MODES.original, { names: NAMES, holder: 'ann', state: { locale } });
    await expect.poll(tip).toBe('wait');
    await page.getByRole('button', { name: 'Got it' }).click();
    fake.say('turn', turnMessage({ turn: 7, round: 2, id: 'bob' }));
    await awaitRest();
    expect(tip()).toBe(words === null ? null : 'accents');
    expect(page.getByTestId('strip').element().textContent).toContain(words ?? '');
  });
  it.each([
    [false, 'out'],
    [true, null],
  ])('is not promised the next match when they were idle (%s)', async (idle, told) => {
    const { fake } = await renderMode(MODES.original, { names: NAMES, holder: 'ann' });
    await expect.poll(tip).toBe('wait');
    await page.getByRole('button', { name: 'Got it' }).click();
    const me = playerState('me', { eliminated: true, heart: 0, idle });
    fake.patch({ players: new Map([['me', me], ...NAMES.slice(1).map((name) => [name, playerState(name)] as const)]) });
    fake.say('eliminated', { id: 'me' });
    await awaitRest();
    expect(tip()).toBe(told);
  });
  it.each([
    [{}, 'wrong'],
    [{ diff: DIFFICULTIES.challenge }, null],
    [{ diff: DIFFICULTIES.aarrghh }, null],
    [{ sc: NO_FAIL }, null],
    [{ sc: RANDOM_SCENARIO, drawn: NO_FAIL }, null],
  ])('is told that a wrong word costs nothing where that is so: %o', async (rules, told) => {
    const { fake } = await renderMode(MODES.original, { names: NAMES, holder: 'me' });
    await expect.poll(tip).toBe('turn');
    await page.getByRole('button', { name: 'Got it' }).click();
    fake.patch(rules);
    fake.say('wrong', { id: 'me', word: 'XX', reason: 'unknown' });
    await awaitRest();
    expect(tip()).toBe(told);
  });
  it('hears no more tips after two matches, or at a word', async () => {
    storage.setItem('coach', JSON.stringify({ matches: 2, shown: [], off: false }));
    const third = await renderMode(MODES.original, { holder: 'ann' });
    await awaitRest();
    expect(tip()).toBeNull();
    await third.screen.unmount();
    storage.removeItem('coach');
    await renderMode(MODES.original, { holder: 'ann' });
    await expect.poll(tip).toBe('wait');
    await page.getByRole('button', { name: 'No more tips' }).click();
    await expect.poll(tip).toBeNull();
    expect(JSON.parse(storage.getItem('coach') ?? '{}')).toMatchObject({ off: true });
  });
});

describe.each(SIZES)('the tip of the first turn in large text at %i×%i', (width, height) => {
  it.each(INTERFACE_LANGUAGES)('stands whole in its box in %s', async (language) => {
    await setLanguage(language);
    await page.viewport(width, height);
    await touch(width < 1000);
    const { fake } = await renderRoom(
      <Stay />,
      runningState(
        NAMES.map((id) => playerState(id)),
        'me',
      ),
    );
    fake.say('turn', turnMessage({ turn: 3 }));
    await expect.poll(tip).toBe('turn');
    await document.fonts.ready;
    for (const percent of [100, 130, 150]) {
      document.documentElement.style.fontSize = `${percent}%`;
      document.documentElement.toggleAttribute('data-large-text', percent > 100);
      await awaitRest();
      const notice = page.getByTestId('coach').element();
      const text = box(notice.querySelector('p'));
      expect
        .soft([percent, text.top >= box(notice).top, text.bottom <= box(notice).bottom])
        .toEqual([percent, true, true]);
      expect.soft(box(notice).top).toBeGreaterThanOrEqual(0);
    }
  });
});

it.each(INTERFACE_LANGUAGES)('who is out on a phone on its side reads the whole tip in %s', async (language) => {
  await setLanguage(language);
  await page.viewport(844, 390);
  await touch(true);
  const { fake } = await renderRoom(
    <Stay />,
    runningState(
      NAMES.map((id) => playerState(id)),
      'bob',
    ),
  );
  const out = { eliminated: true, heart: 0 };
  fake.patch({ players: new Map(NAMES.map((name) => [name, playerState(name, name === 'me' ? out : {})])) });
  fake.say('eliminated', { id: 'me' });
  await expect.poll(tip).toBe('out');
  await document.fonts.ready;
  await awaitRest();
  const notice = page.getByTestId('coach').element();
  const below = box(page.getByTestId('turn-hint').element());
  const text = box(notice.querySelector('p'));
  expect(text.top).toBeGreaterThanOrEqual(box(notice).top);
  expect(box(notice).top).toBeGreaterThanOrEqual(0);
  expect(box(notice).bottom).toBeLessThanOrEqual(below.top);
  for (const button of notice.querySelectorAll('button')) {
    expect(overlap(text, box(button))).toBe(false);
    expect(box(button).bottom).toBeLessThanOrEqual(box(notice).bottom);
    expect(box(button).height).toBeGreaterThanOrEqual(44);
  }
});

it.each([false, true])(
  'says both prompts of a lost turn that had two, the next one being there or not (%s)',
  async (next) => {
    const { fake } = await renderMode(MODES.original, { names: NAMES, holder: 'ann' });
    fake.say('turn', turnMessage({ turn: 3, id: 'bob', prompt: 'UG', requirement: { also: 'AR' } }));
    // The state's patch comes before the messages.
    if (next) fake.patch({ letter: 'ER', currentPlayerSessionId: 'ann', turn: 4, requirement: '{"also":"IN"}' });
    fake.say('hint', { prompt: 'UG', words: ['JUGULAR'] });
    await expect
      .poll(() => page.getByTestId('strip').element().textContent, { timeout: 4000 })
      .toContain('UG and AR would');
  },
);

it('offers the way to the result once nobody but bots is left, to who played', async () => {
  const { fake } = await renderMode(MODES.original, { holder: 'bob' });
  const seated = (ann: boolean) =>
    fake.patch({
      players: new Map([
        ['me', playerState('me', { eliminated: true, heart: 0 })],
        ['ann', playerState('ann', { bot: ann })],
        ['bob', playerState('bob', { bot: true })],
      ]),
    });
  const skip = () => page.getByRole('button', { name: 'Skip to the result' });
  seated(false);
  await awaitRest();
  expect(skip().query()).toBeNull();
  seated(true);
  await expect.element(skip()).toBeVisible();
  await skip().click();
  expect(fake.sentUnder('skip')).toHaveLength(1);
  await expect.element(skip()).toBeDisabled();
});

it.each([
  [390, 844, 'original'],
  [844, 390, 'original'],
  [390, 844, 'scapes'],
  [844, 390, 'scapes'],
] as const)(
  'offers it within its column at %d × %d of mode %s, words whole, in text of any size',
  async (width, height, mode) => {
    await setLanguage('de-DE');
    await touch(true);
    await page.viewport(width, height);
    const { fake } = await renderRoom(
      <Stay />,
      runningState(
        NAMES.map((id) => playerState(id)),
        'bob',
        { mode: MODES[mode] },
      ),
    );
    fake.patch({
      players: new Map([
        ['me', playerState('me', { eliminated: true, heart: 0 })],
        ['ann', playerState('ann', { bot: true })],
        ['bob', playerState('bob', { bot: true })],
      ]),
    });
    await expect.element(page.getByTestId('skip')).toBeVisible();
    await document.fonts.ready;
    for (const percent of [100, 150, 200]) {
      document.documentElement.style.fontSize = `${percent}%`;
      document.documentElement.toggleAttribute('data-large-text', percent > 120);
      await awaitRest();
      const notice = page.getByTestId('skip').element();
      const strip = box(page.getByTestId('strip').element());
      for (const part of [notice, ...notice.children]) {
        const at = box(part);
        expect(at.left).toBeGreaterThanOrEqual(strip.left);
        expect(at.right).toBeLessThanOrEqual(Math.min(strip.right, width) - 4);
        expect(at.top).toBeGreaterThanOrEqual(box(notice).top);
        expect(at.bottom).toBeLessThanOrEqual(box(notice).bottom + 1);
      }
      for (const line of document.querySelectorAll('[data-testid=turn-hint], label:has([role=switch]), header button'))
        expect(overlap(box(notice), box(line)), line.textContent).toBe(false);
      for (const line of document.querySelectorAll('[data-testid=turn-hint] *, label:has([role=switch])'))
        expect(box(line).right, line.textContent).toBeLessThanOrEqual(width);
      expect(document.documentElement.scrollWidth).toBe(width);
      expect(box(page.getByTestId('strip').element().closest('main')).right).toBeLessThanOrEqual(width);
    }
  },
);

it('says what went wrong in a match without covering the table', async () => {
  await renderMode(MODES.original);
  showMatchError('Not now.');
  await expect.element(page.getByTestId('match-error')).toHaveTextContent('Not now.');
  expect(box(page.getByTestId('match-error').element()).bottom).toBeLessThanOrEqual(
    box(page.getByTestId('strip').element()).bottom,
  );
});
