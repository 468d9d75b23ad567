import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { renderRoom, toastText } from '../testing/render-room.tsx';
import { playerState, roomState } from '../testing/room-state.ts';
import { LanguagePicker } from './language-picker.tsx';

afterEach(closeAllWindows);
const many = () => page.getByRole('button', { name: 'Many languages' });

it('the host picks one of the 14 languages, or many at once [R0062]', async () => {
  const { fake } = await renderRoom(<LanguagePicker />, roomState([playerState('me')]));
  await expect.element(many()).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(15);
  await expect.element(many()).toHaveAttribute('aria-pressed', 'false');
  await many().click();
  expect(fake.sentUnder('settings')).toEqual([{ key: 'multi_lang', value: true }]);
  fake.patch({ mlang: true });
  await expect.element(many()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'German' }).click();
  expect(fake.sentUnder('pref-lang')).toEqual([{ locale: 'de-DE' }]);
});

it('nobody else does', async () => {
  const { fake } = await renderRoom(<LanguagePicker />, roomState([playerState('host'), playerState('me')]));
  await many().click();
  expect(fake.sentUnder('settings')).toEqual([]);
  await expect.poll(toastText).toContain('host');
});
