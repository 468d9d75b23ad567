import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ReplayLink } from './replay-link.tsx';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, roomState } from '../testing/room-state.ts';

it('leads to the last match that was kept, and to none before', async () => {
  const { fake } = await renderRoom(<ReplayLink />, roomState([playerState('me')]));
  const shown = (matchId: string, recorded: boolean) => ({ winners: [], matchId, recorded, self: null });
  const link = page.getByRole('link', { name: 'Watch the replay' });
  fake.say('winner', shown('estimate', false));
  expect(link.query()).toBeNull();
  fake.say('winner', shown('kept1', true));
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\?replay=kept1$/));
  fake.say('winner', shown('kept2', true));
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\?replay=kept2$/));
});
