import { ROLES } from '@syllaboom/engine';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signInAs } from '../../../testing/sign-in.ts';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, roomState } from '../testing/room-state.ts';
import { DeveloperWindow } from './developer-window.tsx';

const DEVELOPER = ROLES.find(({ key }) => key === 'developer')?.id ?? -1;
const tools = () => page.getByRole('dialog', { name: 'Developer tools' });

afterEach(closeAllWindows);

it('F9 opens and closes the developer tools for developers, and for nobody else [R0099]', async () => {
  signInAs({ roles: [4, 5, 7] });
  await renderRoom(<DeveloperWindow />, roomState([playerState('me')]));
  await userEvent.keyboard('{F9}');
  expect(tools().query()).toBeNull();
  signInAs({ roles: [DEVELOPER] });
  await expect
    .poll(async () => {
      if (!tools().query()) await userEvent.keyboard('{F9}');
      return tools().query() !== null;
    })
    .toBe(true);
  await userEvent.keyboard('{F9}');
  await expect.poll(() => tools().query()).toBeNull();
});

it('they show frames, round trip, the room’s state and what the room says', async () => {
  signInAs({ roles: [DEVELOPER] });
  const { fake } = await renderRoom(<DeveloperWindow />, roomState([playerState('me')]));
  await userEvent.keyboard('{F9}');
  await expect.element(page.getByText('No message yet')).toBeVisible();
  fake.say('title', { title: 'Hello' });
  await expect.element(page.getByText('title', { exact: true })).toBeVisible();
  await expect
    .poll(() => Number(page.getByText('Frames per second').element().nextElementSibling?.textContent), {
      timeout: 10_000,
    })
    .toBeGreaterThan(0);
  expect(page.getByText('Round trip').element().nextElementSibling?.textContent).toMatch(/^\d+ ms$/);
  await page.getByRole('tab', { name: 'Room state' }).click();
  await expect.element(page.getByText(/"locale": "en-US"/)).toBeVisible();
});
