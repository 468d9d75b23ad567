import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { signInAs } from '../../../testing/sign-in.ts';
import { KeepLink } from './keep-link.tsx';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, roomState } from '../testing/room-state.ts';

it('offers to keep an account by name alone, once a match was played', async () => {
  const { fake } = await renderRoom(<KeepLink />, roomState([playerState('me')]));
  signInAs({ wayIn: false });
  const offer = page.getByRole('button', { name: 'Keep this account' });
  expect(offer.query()).toBeNull();
  fake.say('winner', { winners: [], matchId: 'kept1', recorded: true, self: null });
  await expect.element(offer).toBeVisible();
  signInAs({ wayIn: true });
  await expect.element(offer).not.toBeInTheDocument();
});
