import type { WinnerEntry } from '@syllaboom/contracts';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { playerState, runningState } from '../testing/room-state.ts';
import { renderRoom, wait } from '../testing/render-room.tsx';
import { WinnerScreen } from './winner-screen.tsx';

const entry = (id: string, words: number): WinnerEntry => ({
  player: { id, name: id, avatar: '' },
  wpm: 40,
  react: 1.25,
  elo: 0,
  reached_wpp: 0,
  longest_word: 'STATION',
  correct_words: words,
  wrong_words: 1,
  category: {},
  xp: 120,
  coins: 300,
  discovered: 0,
  claimed: 0,
});
const four = ['ann', 'me', 'cid', 'dan'].map((id, place) => entry(id, 9 - place));
const people = four.map(({ player }) => playerState(player.id));
const open = async (round = 4) => {
  const rendered = await renderRoom(<WinnerScreen />, runningState(people, 'ann', { round }));
  rendered.fake.say('winner', { winners: four, matchId: 'm', recorded: true, self: four[1] ?? null });
  await expect.element(page.getByTestId('winner')).toBeVisible();
  return rendered;
};

it('shows the top three with words, speed, reaction and what was earned [R0131 R0190]', async () => {
  await open();
  const places = [...document.querySelectorAll('[data-place]')];
  expect(places.map((place) => place.querySelector('b')?.textContent)).toEqual(['ann', 'You', 'cid']);
  for (const text of ['1.25 s', '+300', '+120', 'STATION']) await expect.element(page.getByText(text)).toBeVisible();
});

it('may be skipped after 5 s, fades at 9.5 s and closes at 10 s [R0260]', async () => {
  const { store } = await open();
  const began = performance.now();
  const until = (ms: number) => wait(Math.max(0, ms - (performance.now() - began)));
  await until(4600);
  expect(page.getByRole('button', { name: 'Skip' }).query()).toBeNull();
  await until(5300);
  await expect.element(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await until(9200);
  expect(page.getByTestId('winner').element()).not.toHaveAttribute('data-phase', 'fading');
  await until(9750);
  expect(page.getByTestId('winner').element()).toHaveAttribute('data-phase', 'fading');
  await until(10_400);
  expect(page.getByTestId('winner').query()).toBeNull();
  expect(store.get('winner')).toBeNull();
});

it('crowns the winner only up to round 10 [R0261]', async () => {
  await open(10);
  expect(document.querySelector('.lucide-crown')).not.toBeNull();
});

it('crowns nobody in round 11 [R0261]', async () => {
  await open(11);
  expect(document.querySelector('.lucide-crown')).toBeNull();
});
