import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import { i18n, setLanguage } from '../../../platform/i18n/i18n.ts';
import { playerState, runningState } from '../testing/room-state.ts';
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
