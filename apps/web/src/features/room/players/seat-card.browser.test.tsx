import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { fakeFetch, reply } from '../../../testing/fake-fetch.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { setTextSize } from '../../../testing/text-size.ts';
import { closeAllWindows, isWindowOpen } from '../../../ui/windows/manager.ts';
import { useReportTarget } from '../../moderation/report-target.ts';
import { useOpenedProfile } from '../../../navigation/windows.ts';
import { WaitingRoom } from '../waiting-room/waiting-room.tsx';
import { ROOM_WINDOWS, selectSeat } from '../room-ui.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, roomState, runningState } from '../testing/room-state.ts';
import { SeatCard } from './seat-card.tsx';

const ZED = 'account-zed';
const people = [
  playerState('me', { auth_id: 'account-me-1' }),
  playerState('zed', { username: 'Zed', auth_id: `${ZED}1`, type: 5 }),
  playerState('bot-1', { username: 'Waffle', auth_id: 'bot-1', bot: true, strength: 'gentle' }),
  playerState('bot-2', { username: 'Mochi', auth_id: 'bot-2', bot: true }),
  playerState('guest', { username: 'Guest', auth_id: 'guest1234' }),
];
/** What is asked for about the one who looks: they know nobody. */
const NOBODY: Readonly<Record<string, object>> = {
  '/blocks': { players: [], success: true },
  '/friends': { friends: [], hash: '', unchanged: false },
  '/friends/requests': { incoming: [], outgoing: [], hash: '', unchanged: false },
};
const open = async (id: string, host = 'me') => {
  const shown = await renderRoom(
    <>
      <WaitingRoom />
      <SeatCard />
    </>,
    roomState(people, { host }),
  );
  selectSeat(id);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return shown;
};
const labels = () =>
  page
    .getByRole('dialog')
    .getByRole('button')
    .elements()
    .map((one) => one.textContent || one.getAttribute('aria-label'));
const press = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

beforeEach(() => {
  selectSeat(null);
  closeAllWindows();
  signIn();
  fakeFetch(({ path }) => reply(NOBODY[path] ?? {}));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await setLanguage('en-US');
  setTextSize(100);
  await page.viewport(1280, 800);
});

describe('the profile popup in a room', () => {
  it('offers profile, heart, report, friendship and the menu to everybody, and the host’s tools to the host [R0038 R0039]', async () => {
    const social = ['View profile', 'Send heart', 'Report', 'Add friend', 'Zed: what you can do'];
    const { screen } = await open('zed', 'zed');
    await expect.poll(labels).toEqual(social.concat('Vote to kick'));
    await screen.unmount();
    await open('zed', 'me');
    await expect.poll(labels).toEqual(social.concat('Make host', 'Kick', 'Ban'));
  });

  it('shows how a player does while a match runs, and not what was left of the last one', async () => {
    const played = [playerState('me'), playerState('zed', { username: 'Zed', wpm: 31.4 })];
    const card = () => page.getByRole('dialog').element().textContent;
    const { screen } = await renderRoom(<SeatCard />, runningState(played, 'me'));
    selectSeat('zed');
    await expect.poll(card).toContain('WPM 31');
    await screen.unmount();
    await renderRoom(<SeatCard />, roomState(played));
    selectSeat('zed');
    await expect.poll(card).toContain('View profile');
    expect(card()).not.toContain('WPM');
  });

  it('closes with the scene that held the seat, so that it lies over no result and no match', async () => {
    const { fake, store } = await open('zed');
    fake.say('winner', { winners: [], matchId: 'm1', recorded: false, self: null });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    store.set('winner', null);
    await awaitRest();
    selectSeat('zed');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    store.set('scene', 'game');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(INTERFACE_LANGUAGES)('keeps its buttons whole in large text in %s', async (language) => {
    await page.viewport(390, 844);
    await setLanguage(language);
    setTextSize(150);
    await open('zed', 'zed');
    await expect.poll(() => document.querySelectorAll('[role=dialog] button').length).toBe(6);
    for (const button of document.querySelectorAll<HTMLElement>('[role=dialog] button'))
      expect([button.textContent, button.scrollWidth <= button.clientWidth]).toEqual([button.textContent, true]);
  });

  it('sends a heart [R0038]', async () => {
    const { fake } = await open('zed');
    await press('Send heart');
    expect(fake.sentUnder('love')).toEqual([{ id: 'zed' }]);
  });

  it('reports with the room and its last 25 lines, each under its author’s account [R0038 R0041]', async () => {
    const { fake } = await open('zed', 'zed');
    for (let n = 1; n <= 30; n++)
      fake.say('chat', {
        id: n % 2 ? 'zed' : 'gone',
        avatar: '',
        displayName: 'x',
        message: `line ${n}`,
        time: n,
        private: false,
        system: n === 30,
        type: 'normal',
        playerType: 0,
      });
    await press('Report');
    expect(isWindowOpen('report')).toBe(true);
    const target = useReportTarget.getState().target;
    expect(target).toMatchObject({ playerId: `${ZED}1`, name: 'Zed', roomId: 'K7QX', language: 'en-US' });
    expect(target?.chat).toHaveLength(25);
    expect(target?.chat.slice(-2)).toEqual([
      { id: 'gone', message: 'line 28' },
      { id: `${ZED}1`, message: 'line 29' },
    ]);
  });

  it('opens the profile', async () => {
    await open('zed');
    await press('View profile');
    expect(isWindowOpen('profile')).toBe(true);
    const { result } = await renderHook(() => useOpenedProfile());
    expect(result.current).toMatchObject({ id: `${ZED}1`, room: { roomId: 'K7QX' } });
  });

  it('mutes from its menu, and knows it afterwards', async () => {
    await open('zed');
    await press('Zed: what you can do');
    await page.getByRole('menuitem', { name: 'Mute' }).click();
    await expect.element(page.getByText('You no longer read Zed')).toBeVisible();
    await press('Zed: what you can do');
    await expect.element(page.getByRole('menuitem', { name: 'Unmute' })).toBeVisible();
  });

  it('of a guest has nothing of this [R0345]', async () => {
    await open('guest', 'zed');
    expect(labels()).toEqual(['Vote to kick']);
  });

  it('tells the role of the player by badge, name and colour [R0354]', async () => {
    await open('zed');
    const card = page.getByRole('dialog');
    await expect.element(card.getByTitle('Game Moderator')).toBeVisible();
    expect(card.element().querySelector('[data-badge="moderator"]')).not.toBeNull();
    await expect.poll(() => document.querySelector('[data-seat="zed"] [data-badge="moderator"]')).not.toBeNull();
    expect(document.querySelector('[data-seat="guest"] [data-badge]')).toBeNull();
  });
});

describe('the card of a bot', () => {
  it('says how strong it is, and removes it for the host', async () => {
    const { fake } = await open('bot-1');
    await expect.element(page.getByRole('dialog').getByText('Bot · Gentle')).toBeVisible();
    await expect.poll(labels).toEqual(['Bot profile', 'Remove bot']);
    await press('Remove bot');
    expect(fake.sentUnder('remove-bot')).toEqual([{ id: 'bot-1' }]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens its profile for the host', async () => {
    await open('bot-2');
    await expect.element(page.getByRole('dialog').getByText('Bot · own settings')).toBeVisible();
    await press('Bot profile');
    expect(isWindowOpen(ROOM_WINDOWS.botProfile)).toBe(true);
  });

  it.each(['de-DE', 'fr-FR', 'tl-TL'] as const)('keeps its buttons whole on a narrow phone in %s', async (language) => {
    await page.viewport(360, 740);
    await setLanguage(language);
    await open('bot-1');
    const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')];
    expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth + 1);
      expect(button.querySelector('svg')?.clientWidth).toBe(18);
    }
  });

  it('lets nobody else touch it', async () => {
    await open('bot-1', 'zed');
    await expect.element(page.getByRole('dialog').getByText('Bot · Gentle')).toBeVisible();
    expect(labels()).toEqual([]);
  });

  it('keeps the bot while a match runs', async () => {
    await renderRoom(<SeatCard />, runningState(people, 'me', { host: 'me' }));
    selectSeat('bot-1');
    await expect.poll(labels).toEqual(['Bot profile']);
  });

  it('opens from the seat by keyboard', async () => {
    await renderRoom(
      <>
        <WaitingRoom />
        <SeatCard />
      </>,
      roomState(people, { host: 'me' }),
    );
    const seat = page.getByRole('button', { name: /Waffle/ });
    await expect.poll(() => seat.element().textContent).toContain('Gentle');
    (seat.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(labels).toEqual(['Bot profile', 'Remove bot']);
  });
});
