import { DIFFICULTIES, HEARTS, INTERFACE_LANGUAGES, MODES } from '@syllaboom/engine';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { i18n, setLanguage } from '../../../platform/i18n/i18n.ts';
import { playerState, runningState } from '../testing/room-state.ts';
import { renderMode } from '../testing/render-mode.tsx';
import { renderRoom } from '../testing/render-room.tsx';
import { AlphabetStrip } from './alphabet-strip.tsx';

afterEach(async () => {
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

it.each(INTERFACE_LANGUAGES)('says what its letters are for and what they bring, in %s', async (language) => {
  await page.viewport(1280, 720);
  await setLanguage(language);
  await renderRoom(
    <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', height: 500 }}>
      <AlphabetStrip />
    </div>,
    runningState([playerState('me')], 'me'),
  );
  await document.fonts.ready;
  const panel = page.getByTestId('alphabet').element();
  const title = panel.querySelector('p') as HTMLElement;
  expect(title.textContent).toContain(i18n.t('table.bonusTitle'));
  expect(title.textContent).toContain('+1');
  expect(title.querySelector('svg')).not.toBeNull();
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  expect(panel.scrollHeight).toBeLessThanOrEqual(panel.clientHeight);
  expect(panel.getBoundingClientRect().width).toBeLessThan(150);
  expect(panel.getAttribute('aria-label')).toContain(i18n.t('table.bonusHow'));
  await userEvent.hover(panel);
  await expect.element(page.getByText(i18n.t('table.bonusHow'), { exact: true })).toBeVisible();
});

it('promises nothing in practice, where there is nothing to win', async () => {
  await renderRoom(<AlphabetStrip />, runningState([playerState('me')], 'me', { diff: DIFFICULTIES.practice }));
  expect(page.getByTestId('alphabet').query()).toBeNull();
});

it.each(INTERFACE_LANGUAGES)(
  'names coins where no heart can be won, and chips in place of hearts, in %s',
  async (language) => {
    await setLanguage(language);
    const rewards = async (state: ReturnType<typeof runningState>) => {
      const { screen } = await renderRoom(<AlphabetStrip />, state);
      const panel = page.getByTestId('alphabet').element();
      const title = panel.querySelector('p') as HTMLElement;
      const said = [
        title.querySelector('b')?.textContent?.trim(),
        panel.getAttribute('aria-label')?.split('. ').slice(1).join('. '),
      ];
      expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
      await screen.unmount();
      return said;
    };
    expect(await rewards(runningState([playerState('me', { bank: 60_000 })], 'me'))).toEqual([
      '+250',
      i18n.t('table.bonusHowCoins', { amount: '250' }),
    ]);
    expect(await rewards(runningState([playerState('me', { heart: HEARTS.most })], 'me'))).toEqual([
      '+250',
      i18n.t('table.bonusHowCoins', { amount: '250' }),
    ]);
    expect(await rewards(runningState([playerState('me')], 'me', { mode: MODES.cardBet }))).toEqual([
      '+10',
      i18n.t('table.bonusHowChips', { amount: '10' }),
    ]);
  },
);

describe.each([
  [768, 1024],
  [1024, 768],
])('on a tablet of %i × %i', (width, height) => {
  it.each(INTERFACE_LANGUAGES)('says with its row of letters what they bring, in %s', async (language) => {
    await page.viewport(width, height);
    await setLanguage(language);
    await renderMode(MODES.original);
    await expect.poll(() => page.getByTestId('alphabet').query()).not.toBeNull();
    await document.fonts.ready;
    const panel = page.getByTestId('alphabet').element();
    const title = panel.querySelector('p') as HTMLElement;
    expect(title.checkVisibility()).toBe(true);
    expect(title.textContent).toContain('+1');
    const [whole, words] = [panel.getBoundingClientRect(), title.getBoundingClientRect()];
    const letters = [...panel.querySelectorAll('[data-letter]')].map((letter) => letter.getBoundingClientRect());
    expect(letters.length).toBeGreaterThan(20);
    for (const box of [words, ...letters]) {
      expect(box.left).toBeGreaterThanOrEqual(Math.max(0, whole.left));
      expect(box.right).toBeLessThanOrEqual(Math.min(width, whole.right));
    }
    expect(new Set(letters.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(words.bottom <= (letters[0]?.top ?? 0) || words.right <= (letters[0]?.left ?? 0)).toBe(true);
    expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  });
});
