import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { winnerEntry } from '../testing/winner-entry.ts';
import { WinnerScreen } from './winner-screen.tsx';

/** The result of a match of two at a table of the given host. */
const show = async (host = 'ann', matchId = 'm') => {
  const both = ['ann', 'me'].map((id, place) => winnerEntry(id, { correct_words: 9 - place }));
  const people = both.map(({ player }) => playerState(player.id));
  const rendered = await renderRoom(<WinnerScreen />, runningState(people, 'ann', { round: 4, host }));
  rendered.fake.say('winner', { winners: both, matchId, recorded: true, self: both[1] ?? null });
  await expect.element(page.getByTestId('winner')).toBeVisible();
  return rendered;
};

it('offers the host the next match once the room takes it, and nobody else', async () => {
  const { fake, store } = await show('me');
  const again = page.getByRole('button', { name: 'Again' });
  await expect.element(again).toBeDisabled();
  fake.patch({ started: false, phase: 'lobby' });
  await expect.element(again).toBeEnabled();
  await again.click();
  expect(fake.sentUnder('start')).toHaveLength(1);
  expect(store.get('winner')).toBeNull();
});

it('offers no next match to who is not the host', async () => {
  await show();
  expect(page.getByRole('button', { name: 'Again' }).query()).toBeNull();
});

it('passes the replay on by the device’s sheet, else by the clipboard', async () => {
  const shared: ShareData[] = [];
  const before = Object.getOwnPropertyDescriptor(navigator, 'share');
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: ShareData) => void shared.push(data),
  });
  try {
    await show('ann', 'match-1');
    await page.getByRole('button', { name: 'Share the replay' }).click();
    await expect.poll(() => shared[0]?.url).toMatch(/[?]replay=match-1$/);
  } finally {
    if (before) Object.defineProperty(navigator, 'share', before);
    else Reflect.deleteProperty(navigator, 'share');
  }
});

it('says where a replay would stand that so few turns leave nothing to keep', async () => {
  const { fake } = await show();
  expect(page.getByText('After so few turns', { exact: false }).query()).toBeNull();
  fake.say('winner', { winners: [winnerEntry('ann')], matchId: 'n', recorded: false, short: true, self: null });
  await expect
    .element(page.getByRole('status').filter({ hasText: 'After so few turns there is no replay' }))
    .toBeVisible();
});
