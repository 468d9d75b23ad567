import { DAILY_REWARDS, INTERFACE_LANGUAGES } from '@syllaboom/engine';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { awaitRest } from '../../testing/await-rest.ts';
import { findBroken } from '../../testing/find-broken.ts';
import { setTextSize } from '../../testing/text-size.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { DailyLayer } from './daily-layer.tsx';
import { useDaily } from './daily-store.ts';

afterEach(async () => {
  useDaily.setState(useDaily.getInitialState());
  await setLanguage('en-US');
  setTextSize(100);
  await page.viewport(1280, 800);
});

describe.each([
  [390, 844, 100],
  [844, 390, 100],
  [768, 1024, 100],
  [390, 844, 115],
  [844, 390, 115],
  [768, 1024, 115],
  [390, 844, 150],
  [844, 390, 150],
  [768, 1024, 150],
  [1280, 720, 150],
  [1440, 900, 150],
] as const)('the rewards of seven days at %i × %i, text at %i %', (width, height, percent) => {
  it.each(INTERFACE_LANGUAGES)('are seen whole and break no word without a hyphen, in %s', async (language) => {
    await page.viewport(width, height);
    setTextSize(percent);
    await setLanguage(language);
    await render(
      <TipProvider>
        <DailyLayer />
      </TipProvider>,
    );
    useDaily.setState({
      offer: { day: 3, rewards: DAILY_REWARDS.map((one) => ({ ...one })), frozen: true, freezeLeft: false },
      shown: true,
      claimed: false,
    });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await awaitRest();
    expect(findBroken(document.body)).toEqual([]);
    const popup = page.getByRole('dialog').element();
    expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth);
    expect(popup.scrollHeight).toBeLessThanOrEqual(popup.clientHeight);
  });
});
