import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { signInAs } from '../../../testing/sign-in.ts';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { askCreateRoom, CreateRoomWindow } from './create-room-window.tsx';

afterEach(closeAllWindows);

it.each([
  ['who plays by a name alone reads before pressing what a name for the table takes', false],
  ['who has a way in may name the table', true],
])('%s', async (_who, wayIn) => {
  signInAs({ displayName: 'Noodle', guest: false, wayIn });
  await render(<CreateRoomWindow onCreate={vi.fn()} />);
  askCreateRoom();
  const name = page.getByLabelText('Room name');
  await expect.element(name).toBeVisible();
  expect(name.element()).toHaveProperty('disabled', !wayIn);
  const hint = page.getByText('To name your table, add a password, Discord or Google to your account.');
  if (wayIn) expect(hint.query()).toBeNull();
  else await expect.element(hint).toBeVisible();
});

it('says who sees the room, and how one comes into a private one', async () => {
  signInAs({ displayName: 'Noodle', guest: false });
  await render(<CreateRoomWindow onCreate={vi.fn()} />);
  askCreateRoom();
  await expect.element(page.getByText('Everybody sees it in the list.')).toBeVisible();
  await page.getByRole('switch', { name: 'Public room' }).click();
  await expect.element(page.getByText('Not in the list: people come by link or code.')).toBeVisible();
  expect(page.getByText('Everybody sees it in the list.').query()).toBeNull();
});
