import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { RoomWindows } from '../room-windows.tsx';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, roomState } from '../testing/room-state.ts';
import { WaitingRoom } from './waiting-room.tsx';

afterEach(closeAllWindows);
const people = [playerState('zed', { lang: 'tr-TR' }), playerState('me', { lang: 'de-DE' })];
const enter = (changes = {}) =>
  renderRoom(
    <>
      <WaitingRoom />
      <RoomWindows />
    </>,
    roomState(people, changes),
  );
const own = () => page.getByRole('button', { name: /^Your language/ });

it('in a multi-language room everybody sees and chooses the own language [R0441 R0464]', async () => {
  const { fake } = await enter({ mlang: true });
  await expect.element(own()).toHaveAccessibleName('Your language: German');
  await own().click();
  const german = page.getByRole('button', { name: 'German', exact: true });
  await expect.element(german).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Italian', exact: true }).click();
  expect(fake.sentUnder('pref-lang')).toEqual([{ locale: 'it-IT' }]);
  fake.say('lang-set', { id: 'me', locale: 'it-IT' });
  await expect.element(own()).toHaveAccessibleName('Your language: Italian');
});

it('shows the flag of each player there, and none where all play in one language', async () => {
  const { fake } = await enter({ mlang: true });
  await expect.element(page.getByTestId('flag-zed')).toHaveTextContent('Turkish');
  await expect.element(page.getByTestId('flag-me')).toHaveTextContent('German');
  const { width, height } = getComputedStyle(document.querySelector('[data-testid=flag-me] svg') as Element);
  expect([width, height]).toEqual(['24px', '17px']);
  fake.patch({ mlang: false });
  await expect.element(page.getByTestId('flag-zed')).not.toBeInTheDocument();
  await expect.element(own()).not.toBeInTheDocument();
});
