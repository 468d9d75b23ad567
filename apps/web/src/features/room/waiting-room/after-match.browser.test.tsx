import { asSeatId, MODES } from '@syllaboom/engine';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, roomState, runningState } from '../testing/room-state.ts';

const people = ['me', 'ann', 'bob'].map((id) => playerState(id, { wins: id === 'ann' ? 1 : 0 }));
const series = { mode: MODES.scapes, bestOf: 3, games: 1 };

it('leaves nothing of the last match at the seats, but what a running series stands at', async () => {
  const { fake } = await renderStay(runningState(people, '', series));
  fake.say('mode-state', {
    mode: MODES.scapes,
    letters: 'TREASN',
    endsAt: 60_000,
    players: people.map(({ session_id }) => ({ seat: asSeatId(session_id), score: 20, words: 1 })),
    own: [],
    lengths: [],
    last: null,
  });
  await expect.element(page.getByTestId('mark-ann')).toHaveTextContent('20');
  fake.patch(roomState(people, series));
  fake.say('stop', {} as never);
  await expect.element(page.getByTestId('lobby-dock'), { timeout: 8000 }).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[data-seat]').length).toBe(3);
  expect(document.querySelectorAll('[data-testid^=mark-]')).toHaveLength(0);
  await expect.element(page.getByLabelText('1 win in this series')).toBeVisible();
});
