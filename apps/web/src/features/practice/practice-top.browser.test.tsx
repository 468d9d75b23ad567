import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { i18n, setLanguage } from '../../platform/i18n/i18n.ts';
import { renderRoom } from '../room/testing/render-room.tsx';
import { playerState, runningState } from '../room/testing/room-state.ts';
import { PracticeTop } from './practice-top.tsx';

afterEach(async () => {
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

it.each(INTERFACE_LANGUAGES)('a phone has room for every button once one is out, in %s', async (language) => {
  await setLanguage(language);
  await page.viewport(390, 844);
  await renderRoom(
    <PracticeTop onLeave={() => undefined} onAgain={() => undefined} />,
    runningState([playerState('me', { eliminated: true }), playerState('zed')], 'zed'),
  );
  await expect.element(page.getByTestId('practice-again')).toBeVisible();
  const leave = page.getByRole('button', { name: i18n.t('room.leave'), exact: true }).element();
  expect(leave.getBoundingClientRect().right).toBeLessThanOrEqual(384);
  expect(document.documentElement.scrollWidth).toBe(390);
});
