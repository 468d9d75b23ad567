import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { closeAllWindows, openWindow } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS, useRoomUi } from '../room-ui.ts';
import { playerState, roomState, runningState } from '../testing/room-state.ts';
import { renderRoom, toastText, wait } from '../testing/render-room.tsx';
import { AddBot } from './add-bot.tsx';
import { BotProfileBody } from './bot-profile.tsx';

const people = [playerState('me'), playerState('bot-1', { bot: true })];
const add = (changes = {}) => {
  openWindow(ROOM_WINDOWS.addBot);
  const body = (
    <FloatingWindow id={ROOM_WINDOWS.addBot} title="Add bot" icon={null} initial={centerRect(420, 420)}>
      <AddBot />
    </FloatingWindow>
  );
  return renderRoom(body, roomState(people, changes));
};
const button = () => page.getByRole('dialog').getByRole('button', { name: 'Add bot', exact: true });

beforeEach(() => {
  closeAllWindows();
  useRoomUi.setState({ botSeat: 'bot-1' });
});

describe('the bot add window', () => {
  it('has sliders for speed 1–10, typos 0–10 and thinking 3–10, each at 5 [R0066 R0288]', async () => {
    await add();
    const sliders = [...document.querySelectorAll<HTMLInputElement>('input[type=range]')];
    expect(sliders.map(({ min, max, value }) => [min, max, value])).toEqual([
      ['1', '10', '5'],
      ['0', '10', '5'],
      ['3', '10', '5'],
    ]);
  });
  it('sends the request and closes on the confirm message [R0208]', async () => {
    const { fake } = await add();
    await button().click();
    expect(fake.sentUnder('add-bot')).toEqual([{ typingSpeed: 5, typoAmount: 5, thinkingTime: 5 }]);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    fake.say('confirm', { what: 'bot-added' });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
  it('wants a language in multi-language rooms [R0289]', async () => {
    const { fake } = await add({ mlang: true });
    await button().click();
    await expect.poll(toastText).toContain('Please select a language for the bot.');
    expect(fake.sentUnder('add-bot')).toEqual([]);
  });
});

describe('the bot profile window', () => {
  const profile = { id: 'bot-1', typingSpeed: 4, typoAmount: 2, thinkingTime: 6 };
  const slide = async () => {
    document.querySelectorAll<HTMLInputElement>('input[type=range]')[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
  };

  it('asks for the profile and sends edits half a second after the last one [R0292]', async () => {
    const { fake } = await renderRoom(<BotProfileBody />, roomState(people));
    expect(fake.sentUnder('req-bot-profile')).toEqual([{ id: 'bot-1' }]);
    fake.say('bot-profile', profile);
    await expect.poll(() => document.querySelectorAll('input[type=range]').length).toBe(3);
    await slide();
    await slide();
    expect(fake.sentUnder('update-bot-profile')).toEqual([]);
    await wait(650);
    expect(fake.sentUnder('update-bot-profile')).toEqual([{ ...profile, typingSpeed: 6 }]);
  });
  it('removes the bot [R0209]', async () => {
    const { fake } = await renderRoom(<BotProfileBody />, roomState(people));
    fake.say('bot-profile', profile);
    await page.getByRole('button', { name: 'Remove bot' }).click();
    expect(fake.sentUnder('remove-bot')).toEqual([{ id: 'bot-1' }]);
  });
  it('cannot be edited while the game runs [R0291]', async () => {
    const { fake } = await renderRoom(<BotProfileBody />, runningState(people, 'me'));
    fake.say('bot-profile', profile);
    await expect.poll(() => document.querySelectorAll('input[type=range]').length).toBe(3);
    await slide();
    await expect.poll(toastText).toContain('You cannot edit bot profile while the game is running.');
    await wait(600);
    expect(fake.sentUnder('update-bot-profile')).toEqual([]);
  });
  it('says so when no profile came within ten seconds [R0489]', async () => {
    await renderRoom(<BotProfileBody />, roomState(people));
    await wait(9500);
    expect(page.getByText('Failed to load bot profile details.').query()).toBeNull();
    await expect.element(page.getByText('Failed to load bot profile details.'), { timeout: 1500 }).toBeVisible();
  });
});
