import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeFetch, reply } from '../../../testing/fake-fetch.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { closeAllWindows, isWindowOpen } from '../../../ui/windows/manager.ts';
import { useReportTarget } from '../../moderation/report-target.ts';
import { useOpenedProfile } from '../../profile/open-profile.ts';
import { RoomLobby } from '../lobby/room-lobby.tsx';
import { selectSeat } from '../room-ui.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, roomState } from '../testing/room-state.ts';
import { SeatCard } from './seat-card.tsx';

const ZED = 'account-zed';
const people = [
  playerState('me', { auth_id: 'account-me-1' }),
  playerState('zed', { username: 'Zed', auth_id: `${ZED}1`, type: 5 }),
  playerState('guest', { username: 'Guest', auth_id: 'guest1234' }),
];
const open = async (id: string, host = 'me') => {
  const shown = await renderRoom(
    <>
      <RoomLobby />
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
  fakeFetch(({ path }) => (path === '/relations' ? reply({ players: [], success: true }) : reply({})));
});
afterEach(() => vi.restoreAllMocks());

describe('the profile popup in a room', () => {
  it('offers profile, heart, report and the menu to everybody, and the host’s tools to the host [R0038 R0039]', async () => {
    const social = ['View profile', 'Send heart', 'Report', 'Zed: what you can do'];
    const { screen } = await open('zed', 'zed');
    await expect.poll(labels).toEqual(social.concat('Vote to kick'));
    await screen.unmount();
    await open('zed', 'me');
    await expect.poll(labels).toEqual(social.concat('Make host', 'Kick', 'Ban'));
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
    expect(useOpenedProfile.getState().opened).toMatchObject({ id: `${ZED}1`, room: { roomId: 'K7QX' } });
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
    expect(document.querySelector('[data-seat="zed"] [data-badge="moderator"]')).not.toBeNull();
    expect(document.querySelector('[data-seat="guest"] [data-badge]')).toBeNull();
  });
});
