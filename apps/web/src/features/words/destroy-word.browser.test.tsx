import type { WordDetail } from '@syllaboom/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useOverlays } from '../../navigation/overlays.ts';
import { openHub, openWord } from '../../navigation/windows.ts';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { queryClient } from '../../platform/query/query-client.ts';
import { refusal, reply, type SeenCall } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { ProfileWindows } from '../profile/index.ts';
import { WordWindow } from './index.ts';
import { FIRST_FILTER, useWordFilter } from './list/word-filter.ts';
import { serveWords, wordDetail, wordItem } from './testing/fake-words.ts';

const SLOW = { timeout: 10_000 } as const;
const card = () => page.getByRole('dialog', { name: 'FIRE' }).first();
const level = (of: number) => page.getByRole('region', { name: `Level ${of}` });
const dialog = () => page.getByRole('dialog', { name: 'Destroy FIRE' });
const destroy = () => dialog().getByRole('button', { name: 'Destroy FIRE' });
const collect = () => dialog().getByRole('button', { name: 'Collect' });
const stageOf = () => page.getByTestId('destruction').element().getAttribute('data-stage');
const toast = (text: string) => page.getByText(text, { exact: true }).first();
const wordsOnPage = () =>
  [...document.querySelectorAll('[data-word]')].map(
    (one) => `${one.querySelector('b')?.lang} ${one.getAttribute('data-word')}`,
  );

/** A server on which the player holds FIRE in these languages. */
function serveFire(held: readonly string[], changes: Partial<WordDetail> = {}) {
  const all = ['en-US', 'de-DE'];
  const left = new Set(held);
  const detailOf = (locale: string) =>
    wordDetail('FIRE', {
      locale,
      locales: all,
      held: left.has(locale) ? 'free' : null,
      level: left.size,
      status: 'discovered',
      ...changes,
    });
  const server = serveWords();
  const settle = () => {
    server.kept.words = [...[...left].map((l) => wordItem('FIRE', { l, d: true })), wordItem('RING', { d: true })];
    for (const locale of all) server.kept.details[`${locale}/FIRE`] = detailOf(locale);
  };
  settle();
  server.instead.set('/craft/destroy/word', ({ body }: SeenCall) => {
    if (!left.delete(String(body.locale))) return refusal('destroy/not_held', 404);
    settle();
    return reply({
      success: true,
      syllables: ['FI', 'RE'],
      locale: body.locale,
      level: left.size,
      message: 'It fell apart',
    });
  });
  return { ...server, destroyed: () => server.calls('/craft/destroy/word') };
}

async function show(withList = false) {
  queryClient.clear();
  signInAs({ level: 5 });
  if (withList) {
    useWordFilter.setState({ ...FIRST_FILTER, type: 'discoveries' }, true);
    openHub('discoveries');
  }
  await render(
    <TipProvider>
      {withList ? <ProfileWindows /> : null}
      <WordWindow />
      <Toasts />
    </TipProvider>,
  );
  if (withList) await expect.poll(wordsOnPage, SLOW).toContain('en-US RING');
  openWord('en-US', 'FIRE');
  await expect.element(card().getByRole('heading', { name: 'FIRE' }), SLOW).toBeVisible();
}
async function askToDestroy(of: number) {
  await level(of).getByRole('button', { name: 'Destroy FIRE' }).click();
  await expect.element(destroy(), SLOW).toBeVisible();
}

beforeEach(async () => {
  await page.viewport(1280, 900);
});
afterEach(async () => {
  closeAllWindows();
  await cleanup();
  useOverlays.setState({ word: undefined });
  useWordFilter.setState(FIRST_FILTER, true);
  await setLanguage('en-US');
  vi.restoreAllMocks();
});

describe('a discovery that one holds', () => {
  it('shakes, calls, explodes into syllables, and these are collected [R0086]', async () => {
    const { destroyed } = serveFire(['en-US']);
    await show();
    await askToDestroy(1);
    await expect.element(dialog().getByText(/falls apart into these tiles: FI, RE\./)).toBeVisible();
    expect(stageOf()).toBe('asking');
    await destroy().click();
    expect(stageOf()).toBe('shaking');
    await expect.element(collect(), SLOW).toBeVisible();
    expect(stageOf()).toBe('apart');
    await expect.element(collect()).toHaveFocus();
    await expect
      .element(dialog().getByRole('status'))
      .toHaveTextContent('Collect your syllablesFIRE fell apart: FI, RE');
    await collect().click();
    await expect.element(toast('2 tiles collected')).toBeInTheDocument();
    expect(isWindowOpen('destroy')).toBe(false);
    expect(destroyed().map(({ body }) => body)).toEqual([{ locale: 'en-US', word: 'FIRE' }]);
  });

  it('goes down a level each time, and its row is gone at none [R0231]', async () => {
    serveFire(['en-US', 'de-DE']);
    await show(true);
    expect(wordsOnPage()).toEqual(['en-US FIRE', 'de-DE FIRE', 'en-US RING']);
    await expect.element(level(2)).toHaveTextContent('Level 2You hold it in 2 languagesDestroy');
    await askToDestroy(2);
    await destroy().click();
    await collect().click(SLOW);
    await expect.element(level(1), SLOW).toBeVisible();
    // The copy that is left is the other language’s.
    expect(level(1).getByRole('button').query()).toBeNull();
    await expect.poll(wordsOnPage, SLOW).toEqual(['de-DE FIRE', 'en-US RING']);
    openWord('de-DE', 'FIRE');
    await askToDestroy(1);
    await destroy().click();
    await collect().click(SLOW);
    await expect.poll(wordsOnPage, SLOW).toEqual(['en-US RING']);
    await expect.poll(() => level(1).query()).toBeNull();
  });

  it('is destroyed once, however often the button is pressed', async () => {
    const { destroyed } = serveFire(['en-US', 'de-DE']);
    await show();
    await askToDestroy(2);
    const button = destroy().element() as HTMLButtonElement;
    for (let press = 0; press < 50; press += 1) button.click();
    await expect.element(collect(), SLOW).toBeVisible();
    for (let press = 0; press < 5; press += 1) button.click();
    expect(destroyed()).toHaveLength(1);
  });

  it('brings its tiles also to whoever closes the window meanwhile, and says so', async () => {
    serveFire(['en-US']);
    await show();
    await askToDestroy(1);
    await destroy().click();
    closeAllWindows();
    await expect.element(toast('2 tiles collected'), SLOW).toBeInTheDocument();
  });

  it('that is on offer says so; of somebody else’s nothing is shown', async () => {
    serveFire(['en-US'], { held: 'reserved' });
    await show();
    await expect.element(level(1)).toHaveTextContent('Level 1On offer: take it off the market to destroy it.');
    expect(level(1).getByRole('button').query()).toBeNull();
    await cleanup();
    serveFire([]);
    await show();
    expect(page.getByRole('region', { name: /^Level/ }).query()).toBeNull();
  });

  it.each([
    ['says that it did not succeed', () => reply({ success: false }), 'Failed to destroy discovery'],
    ['fails', () => refusal('http/internal', 500), 'Failed to destroy discovery'],
    ['gets no answer', () => Promise.reject(new TypeError('no network')), 'Network error occurred'],
    ['is refused', () => refusal('destroy/on_offer', 409), 'This discovery is on offer. Take it off the market first.'],
  ] as const)('stays when the call %s, and can be tried again [R0511]', async (_how, answer, words) => {
    const { instead, destroyed } = serveFire(['en-US']);
    const real = instead.get('/craft/destroy/word');
    await show();
    await askToDestroy(1);
    instead.set('/craft/destroy/word', answer);
    await destroy().click();
    await expect.element(toast(words), SLOW).toBeInTheDocument();
    await expect.poll(stageOf).toBe('asking');
    if (real !== undefined) instead.set('/craft/destroy/word', real);
    await destroy().click();
    await expect.element(collect(), SLOW).toBeVisible();
    // Without an answer the first try may have been made: it is asked again under its own key.
    const keys = destroyed().map(({ headers }) => headers['idempotency-key']);
    if (words === 'Network error occurred') expect(new Set(keys).size).toBe(1);
  });
});

describe('its window', () => {
  it.each([
    [1440, 900],
    [1280, 720],
    [768, 1024],
    [390, 844],
    [844, 390],
  ])('is whole at %i × %i, in German and Turkish', async (width, height) => {
    await page.viewport(width, height);
    serveFire(['en-US']);
    for (const language of ['de-DE', 'tr-TR'] as const) {
      await setLanguage(language);
      await show();
      await page.getByRole('region', { name: /1$/ }).getByRole('button').click();
      const open = () => document.querySelector<HTMLElement>('[data-testid=destruction]')?.parentElement;
      await expect.poll(() => open() !== null && open() !== undefined, SLOW).toBe(true);
      const body = open() as HTMLElement;
      expect([language, body.scrollWidth - body.clientWidth]).toEqual([language, 0]);
      expect([language, body.scrollHeight - body.clientHeight]).toEqual([language, 0]);
      closeAllWindows();
      useOverlays.setState({ word: undefined });
      await cleanup();
    }
  });
});
