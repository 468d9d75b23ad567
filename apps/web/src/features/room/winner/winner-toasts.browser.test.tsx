import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { awaitRest } from '../../../testing/await-rest.ts';
import { showServerPopup } from '../../../ui/toasts/server-popup.ts';
import { renderRoom, wait } from '../testing/render-room.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { winnerEntry } from '../testing/winner-entry.ts';
import { WinnerScreen } from './winner-screen.tsx';

const four = ['ann', 'me', 'cid', 'dan'].map((id, place) => winnerEntry(id, { correct_words: 9 - place }));
const people = four.map(({ player }) => playerState(player.id));
afterEach(() => page.viewport(1280, 800));

const open = async () => {
  const rendered = await renderRoom(<WinnerScreen />, runningState(people, 'ann', { round: 4 }));
  rendered.fake.say('winner', { winners: four, matchId: 'm', recorded: true, self: four[1] ?? null });
  await expect.element(page.getByTestId('winner')).toBeVisible();
  return rendered;
};

it.each([
  [390, 844],
  [844, 390],
])('leaves its title readable under what is told meanwhile, on a phone of %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await open();
  showServerPopup({ kind: 'error', key: 'purchaseRejected' });
  const shown = page.getByText('This purchase could not be confirmed').first();
  await expect.element(shown).toBeVisible();
  await awaitRest();
  const toast = shown.element().closest('[data-type]')?.getBoundingClientRect();
  const title = page.getByRole('heading', { name: 'ann wins!' }).element().getBoundingClientRect();
  const names = [...document.querySelectorAll('[data-place] b')].map((name) => name.getBoundingClientRect().bottom);
  expect(toast).toBeDefined();
  expect(toast?.bottom).toBeLessThanOrEqual(height);
  expect(toast?.top).toBeGreaterThan(Math.max(title.bottom, ...names));
});

it('an achievement is told when the result is closed, not over its statistics', async () => {
  const { store } = await open();
  showServerPopup({ kind: 'info', key: 'achievementReached', params: { diamonds: '5' } });
  const told = page.getByText(/Achievement reached!/);
  await wait(500);
  expect(told.query()).toBeNull();
  store.set('winner', null);
  await expect.element(told.first()).toBeVisible();
});
