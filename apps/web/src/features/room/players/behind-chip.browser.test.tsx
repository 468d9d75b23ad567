import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { playerState, roomState, runningState } from '../testing/room-state.ts';
import { renderStay } from '../testing/render-stay.tsx';

const people = [playerState('ann'), playerState('me', { spectating: true })];

it('tells who watches late by how much, until they are here again', async () => {
  const { fake } = await renderStay(runningState(people, 'ann'));
  expect(page.getByText('You are watching 30 seconds behind').query()).toBeNull();
  fake.say('watch-delay', { ms: 29_400 });
  await expect.element(page.getByText('You are watching 30 seconds behind')).toBeInTheDocument();
  await expect.element(page.getByText('−30 s')).toBeVisible();
  fake.say('watch-delay', { ms: 0 });
  await expect.poll(() => page.getByText('−30 s').query()).toBeNull();
});

it('tells who comes in and sees nothing yet why', async () => {
  const { fake, store } = await renderStay(roomState(people));
  fake.say('countdown', { n: 1 });
  store.set('scene', 'loading');
  fake.say('watch-delay', { ms: 10_000 });
  await expect.element(page.getByText(/picture comes in 10 seconds at most/)).toBeVisible();
  // The end of the countdown waits, too: it must not stand over everything meanwhile.
  expect(store.get('countdown')).toBeNull();
});
