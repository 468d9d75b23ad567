import { BACKGROUNDS, MODES } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { useShopTab } from '../../../../navigation/windows.ts';
import { i18n } from '../../../../platform/i18n/i18n.ts';
import { signInAs } from '../../../../testing/sign-in.ts';
import { closeAllWindows, isWindowOpen, openWindow } from '../../../../ui/windows/manager.ts';
import { setShopSender } from '../../../../platform/rooms/shop-sender.ts';
import { withNames } from '../../../shop/index.ts';
import { nameOfWare, type Ware } from '../../../wardrobe/index.ts';
import { RoomWindows } from '../../room-windows.tsx';
import { ROOM_WINDOWS } from '../../room-ui.ts';
import { playerState, roomState } from '../../testing/room-state.ts';
import { renderRoom } from '../../testing/render-room.tsx';
import { WaitingRoomNavigation } from '../../waiting-room/waiting-room-navigation.tsx';
import { useBombKeys } from './use-bomb-keys.ts';

const SLOW = { timeout: 15_000 } as const;
const OWNED = { bombs: '0,4,12', hearts: [3], streaks: [7, 2] } as const;
const worn = vi.fn(() => true);
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const called = (kind: Ware['kind'], id: number): string => nameOfWare(i18n.t, { kind, id });
const choices = () =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent);
const chosen = () => document.querySelector('[role=tabpanel] [aria-pressed=true]')?.textContent;

function Keys() {
  useBombKeys();
  return null;
}

/** The selector in a room of which this player is the host, or not. */
async function show(changes = {}, viewer = {}) {
  await withNames(Promise.resolve());
  signInAs({ ...OWNED, hearts: [...OWNED.hearts], streaks: [...OWNED.streaks], ...viewer });
  const rendered = await renderRoom(
    <>
      <WaitingRoomNavigation />
      <RoomWindows />
      <Keys />
    </>,
    roomState([playerState('me'), playerState('zed')], changes),
  );
  openWindow(ROOM_WINDOWS.cosmetics);
  return rendered;
}

beforeEach(() => {
  worn.mockClear();
  setShopSender({ send: worn, askProfile: () => undefined });
});
afterEach(async () => {
  setShopSender(null);
  closeAllWindows();
  await cleanup();
});

describe('the cosmetics of a room', () => {
  it('have the tabs backgrounds, bombs, streak, heart [R0064 R0120]', async () => {
    const { fake } = await show();
    await expect.element(tab('Backgrounds'), SLOW).toBeVisible();
    expect(
      page
        .getByRole('tab')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Backgrounds', 'Bombs', 'Streak', 'Heart']);
    expect(choices()).toEqual(BACKGROUNDS.map((_, id) => called('background', id)));
    await page.getByRole('button', { name: 'Waves' }).click();
    expect(fake.sentUnder('settings')).toEqual([{ background: 3 }]);
  });

  it('are those that one owns; the room’s bomb is the host’s choice, effects are one’s own', async () => {
    const { fake } = await show();
    await tab('Bombs').click();
    await expect.poll(choices).toEqual([0, 4, 12].map((id) => called('bomb', id)));
    await page.getByRole('button', { name: called('bomb', 4) }).click();
    expect(fake.sentUnder('settings')).toEqual([{ bomb: 4 }]);
    await tab('Streak').click();
    await expect.poll(choices).toEqual([0, 2, 7].map((id) => called('streak', id)));
    await page.getByRole('button', { name: called('streak', 7) }).click();
    await tab('Heart').click();
    await page.getByRole('button', { name: called('heart', 3) }).click();
    expect(worn.mock.calls).toEqual([
      ['equip-streak', { id: 7 }],
      ['equip-heart', { id: 3 }],
    ]);
    await expect.poll(chosen).toBe(called('heart', 3));
  });

  it('are, but for effects, the host’s to change', async () => {
    const { fake } = await show({ host: 'zed' });
    await tab('Bombs').click();
    await page.getByRole('button', { name: called('bomb', 12) }).click();
    await expect.element(page.getByText('only host can change').first()).toBeVisible();
    expect(fake.sentUnder('settings')).toEqual([]);
  });

  it('lead to the shop at the tab that has more of them', async () => {
    await show();
    await tab('Heart').click();
    await page.getByRole('button', { name: 'More in the shop' }).click();
    expect([isWindowOpen('shop'), useShopTab.getState().tab]).toEqual([true, 'heart']);
  });

  it('have no backgrounds in climb [R0065]', async () => {
    await show({ mode: MODES.climb });
    await expect.element(page.getByText('Climb has a background of its own.'), SLOW).toBeVisible();
    expect(page.getByRole('button', { name: 'Waves' }).query()).toBeNull();
  });
});

describe('the arrow keys', () => {
  it('change the bomb for type 10 alone: the room’s for its host, else the own one [R0355]', async () => {
    const host = await show({}, { type: 10, roles: [10] });
    closeAllWindows();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect.poll(() => host.fake.sentUnder('settings')).toEqual([{ bomb: 4 }, { bomb: 12 }]);
    await cleanup();
    const other = await show({ host: 'zed' }, { type: 10, roles: [10], bomb: 4 });
    closeAllWindows();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => worn.mock.calls).toEqual([['equip-bomb', { id: 12 }]]);
    expect(other.fake.sentUnder('settings')).toEqual([]);
    await cleanup();
    const plain = await show({}, { type: 0, roles: [] });
    closeAllWindows();
    await userEvent.keyboard('{ArrowRight}');
    expect(plain.fake.sentUnder('settings')).toEqual([]);
    expect(worn).toHaveBeenCalledTimes(1);
  });

  it('still do in tabs and fields what they do there', async () => {
    const { fake } = await show({}, { type: 10, roles: [10] });
    (tab('Backgrounds').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Bombs')).toHaveAttribute('aria-selected', 'true');
    expect(fake.sentUnder('settings')).toEqual([]);
  });
});
