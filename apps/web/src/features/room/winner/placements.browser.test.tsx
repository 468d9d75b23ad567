import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { awaitRest } from '../../../testing/await-rest.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { winnerEntry } from '../testing/winner-entry.ts';
import { WinnerScreen } from './winner-screen.tsx';

const eight = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'me', 'hal'].map((id, place) =>
  winnerEntry(id, { correct_words: 9 - place }),
);
afterEach(() => page.viewport(1280, 800));

it.each([
  [1440, 900],
  [1280, 720],
])('shows everything of a rich result of eight at once, on %i × %i', async (width, height) => {
  await page.viewport(width, height);
  const people = eight.map(({ player }) => playerState(player.id));
  const { fake } = await renderRoom(<WinnerScreen />, runningState(people, 'ann', { round: 4, bestOf: 3, host: 'me' }));
  const self = { ...eight[6], longest_word: 'ANTIPROHIBITION' } as (typeof eight)[number];
  const bests = ['wpm', 'word', 'combo'] as ('wpm' | 'word' | 'combo')[];
  fake.say('winner', { winners: eight, matchId: 'm', recorded: true, self, bests });
  const list = page.getByTestId('placements');
  await expect.element(list).toBeVisible();
  await document.fonts.ready;
  await awaitRest();
  const actions = page.getByRole('link', { name: 'Watch the replay' }).element().getBoundingClientRect();
  expect(list.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(actions.top);
  const result = page.getByTestId('winner').element();
  expect(result.scrollHeight).toBeLessThanOrEqual(result.clientHeight);
});
