import { MODES } from '@syllaboom/engine';
import { page } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { closeAllWindows, openWindow, useWindows } from '../../../ui/windows/manager.ts';
import { GameScene } from '../scene/game-scene.tsx';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { renderMode } from '../testing/render-mode.tsx';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { wait } from '../testing/render-room.tsx';

beforeEach(closeAllWindows);

it('names the categories of a played word for 2.6 s [R0596]', async () => {
  const { fake } = await renderMode(MODES.original);
  fake.say('cat', { id: 'ann', word: 'OTTER', categories: ['animals', 'made_up'] });
  const popup = page.getByTestId('category-popup');
  await expect.element(popup).toBeVisible();
  expect(popup.element().textContent).toContain('ann');
  expect(popup.element().textContent).toContain('OTTER');
  expect(popup.element().textContent).toContain('Animals');
  await wait(2300);
  expect(popup.query()).not.toBeNull();
  await wait(700);
  expect(popup.query()).toBeNull();
});

it('celebrates the end of a list 6500 ms after FNSHD [R0259]', async () => {
  const { fake } = await renderMode(MODES.original);
  const celebration = page.getByTestId('celebration');
  fake.say('finished', { prompt: 'FNSHD' });
  await wait(6100);
  expect(celebration.query()).toBeNull();
  await expect.poll(() => celebration.query(), { timeout: 1500 }).not.toBeNull();
  await expect.element(page.getByText('Every prompt solved!')).toBeVisible();
});

it('leaves a result that is being read its place: the end of a list is said where notices are', async () => {
  const { fake, store } = await renderMode(MODES.original);
  await render(<Toasts />);
  fake.say('winner', { winners: [], matchId: 'm1', recorded: true, self: null });
  store.set('celebration', true);
  await expect.element(page.getByText('Every prompt solved!').first()).toBeVisible();
  expect(page.getByTestId('celebration').element().textContent).toBe('');
});

it('keeps the progress of the own alphabet and shows a completed one [R0193 R0463]', async () => {
  const { fake, store } = await renderMode(MODES.original);
  fake.say('user-letter-healths', { id: 'me', letters: { A: 0, B: 1 } });
  await expect.poll(() => document.querySelector('[data-letter=A]')?.hasAttribute('data-on')).toBe(true);
  expect(document.querySelector('[data-letter=B]')?.hasAttribute('data-on')).toBe(false);
  const done = { status: 'completed', show: true } as const;
  fake.say('alpha', { id: 'ann', index: 0, ...done, completed: 1, multiplier: 1.25 });
  expect(store.get('alpha')).toBeNull();
  const running = { index: 1, status: 'running', show: false, completed: 1, multiplier: 1.25 } as const;
  fake.say('alpha', { id: 'me', ...running });
  expect(store.get('alpha')).toEqual(running);
  expect(page.getByTestId('alpha-banner').query()).toBeNull();
  fake.say('alpha', { id: 'me', index: 1, ...done, completed: 2, multiplier: 1.5 });
  expect(store.get('alpha')).toEqual({ index: 1, status: 'completed', show: true, completed: 2, multiplier: 1.5 });
  await expect.element(page.getByTestId('alpha-banner')).toHaveTextContent('Alphabet complete!Coins ×1.5');
  await expect.poll(() => store.get('alpha')?.show, { timeout: 5000 }).toBe(false);
  expect(store.get('alpha')).toMatchObject({ index: 2, status: 'running', completed: 2 });
});

it('closes windows that would cover the start, not those of the chat', async () => {
  const { fake } = await renderMode(MODES.original);
  for (const id of ['settings', ROOM_WINDOWS.settings, ROOM_WINDOWS.tabChat]) openWindow(id);
  fake.say('start', { matchId: 'm', versusMs: 0 });
  await expect.poll(() => useWindows.getState().open).toEqual([ROOM_WINDOWS.tabChat]);
});

it.each([
  ['against each other', MODES.original, 'VS'],
  ['as a team', MODES.monsters, '+'],
  ['as a team', MODES.climb, '+'],
])('two players are shown %s before a match of mode %i', async (_, mode, between) => {
  const { fake } = await renderStay(runningState([playerState('me'), playerState('ann')], 'me', { mode }));
  fake.say('start', { matchId: 'm', versusMs: 3000 });
  await expect.element(page.getByTestId('versus').getByText(between, { exact: true })).toBeVisible();
});

describe('the game screen', () => {
  it('without a room waits 20 times 50 ms, then says so [R0517 R0601]', async () => {
    const began = performance.now();
    await render(<GameScene social={false} />);
    expect(page.getByText('Something went wrong. Try restarting the game.').query()).toBeNull();
    await expect.element(page.getByText('Something went wrong. Try restarting the game.')).toBeVisible();
    expect(performance.now() - began).toBeGreaterThan(930);
  });
});
