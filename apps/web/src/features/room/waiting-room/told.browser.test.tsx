import { afterEach, expect, it } from 'vitest';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { page } from 'vitest/browser';
import { awaitRest } from '../../../testing/await-rest.ts';
import { motion, touch } from '../../../testing/emulate.ts';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, roomState } from '../testing/room-state.ts';

afterEach(async () => {
  await motion('');
  await touch(false);
  await page.viewport(1280, 800);
});

it.each([
  [390, 844],
  [844, 390],
])('on %i × %i a phone tells why a countdown stopped, over nobody and nothing that is pressed', async (...size) => {
  await touch(true);
  await motion('reduce');
  await page.viewport(...size);
  const { fake } = await renderStay(roomState([playerState('me'), playerState('zed')]));
  const line = { id: '', avatar: '', displayName: '', message: '', time: 0, private: false, playerType: 0 } as const;
  fake.say('chat', { ...line, system: true, type: 'system', key: 'startDeserted', params: {} });
  const told = page.getByRole('button', { name: /Only one player is left, so the countdown stopped\./ });
  await expect.element(told).toBeVisible();
  await awaitRest();
  const own = told.element().getBoundingClientRect();
  const covered = [
    ...document.querySelectorAll('[data-seat] button, [data-seat] [data-plate], header button, main button'),
  ]
    .filter((one) => one !== told.element())
    .filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return (
        Math.min(right, own.right) - Math.max(left, own.left) > 1 &&
        Math.min(bottom, own.bottom) - Math.max(top, own.top) > 1
      );
    });
  expect(covered.map((one) => one.outerHTML.slice(0, 100))).toEqual([]);
});
