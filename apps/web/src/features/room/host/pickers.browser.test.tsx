import { MODES } from '@syllaboom/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { closeAllWindows, isWindowOpen, openWindow } from '../../../ui/windows/manager.ts';
import { RoomWindows } from '../room-windows.tsx';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { WaitingRoomNavigation } from '../waiting-room/waiting-room-navigation.tsx';
import { playerState, roomState } from '../testing/room-state.ts';
import { renderRoom, toastText } from '../testing/render-room.tsx';

const people = [playerState('me'), playerState('zed')];
const CATEGORIES = [
  { name: 'animals', total: 116 },
  { name: 'cities', total: 3500 },
];

/** The lobby's bar with its windows, one of them open. */
async function open(id: string, changes = {}) {
  const rendered = await renderRoom(
    <>
      <WaitingRoomNavigation />
      <RoomWindows />
    </>,
    roomState(people, changes),
  );
  openWindow(id);
  return rendered;
}
const answer = (name: string, reply: unknown) =>
  vi.spyOn(api, 'call').mockImplementation((async (called: string) => {
    if (called !== name) throw new Error(`not answered: ${called}`);
    return reply;
  }) as typeof api.call);
/** Waits for the window's body, which is fetched when it opens: a busy machine takes its time. */
const shown = (selector: string, count: number) =>
  expect.poll(() => document.querySelectorAll(selector).length, { timeout: 15_000 }).toBe(count);
const modeButton = (id: number) => document.querySelector<HTMLElement>(`[data-mode="${id}"]`);

afterEach(() => {
  closeAllWindows();
  vi.restoreAllMocks();
});

describe('the game mode selector', () => {
  it('shows all twelve modes by name and description, locked ones with the reason [R0067 R0177 R0298]', async () => {
    await open(ROOM_WINDOWS.modes, { locks: ['9:players', '7:categories', '99:operator'] });
    await shown('[data-mode]', 12);
    expect(modeButton(MODES.scapes)?.textContent).toContain('Letter scapes');
    expect(modeButton(MODES.scapes)?.textContent).toContain('Letters in a circle');
    expect(modeButton(MODES.cardBet)?.textContent).toContain('Needs at least two players.');
    expect(modeButton(MODES.monsters)?.textContent).toContain('This language has no monsters yet.');
    expect(modeButton(MODES.yapping)?.textContent).toContain('Switched off for now.');
    expect(document.querySelectorAll('[data-locked]')).toHaveLength(3);
  });
  it('tells the room of another mode, closes, and waits for the change [R0210]', async () => {
    const { fake } = await open(ROOM_WINDOWS.modes);
    await shown('[data-mode]', 12);
    modeButton(MODES.trivia)?.click();
    expect(fake.sentUnder('settings')).toEqual([{ mode: MODES.trivia }]);
    await expect.poll(() => isWindowOpen(ROOM_WINDOWS.modes)).toBe(false);
    await expect.element(page.getByTestId('changing')).toBeInTheDocument();
    fake.say('st-change', { key: 'mode' });
    await expect.element(page.getByTestId('changing')).not.toBeInTheDocument();
  });
  it('does not choose a locked mode [R0297]', async () => {
    const { fake } = await open(ROOM_WINDOWS.modes, { locks: ['9:players'] });
    await shown('[data-mode]', 12);
    modeButton(MODES.cardBet)?.click();
    await expect.poll(toastText).toContain('Needs at least two players.');
    expect(fake.sent).toEqual([]);
  });
  it('is the host’s alone [R0295]', async () => {
    const { fake } = await open(ROOM_WINDOWS.modes, { host: 'zed' });
    await shown('[data-mode]', 12);
    modeButton(MODES.trivia)?.click();
    await expect.poll(toastText).toContain('only host can change');
    expect(fake.sent).toEqual([]);
  });
});

describe('the monster selector', () => {
  const settings = { mode: MODES.monsters, monsters: ['animals'] };

  it('offers the categories of the room’s language with their words, and saves the chosen ones [R0067 R0068 R0210]', async () => {
    const call = answer('categoryList', { categories: CATEGORIES });
    const { fake } = await open(ROOM_WINDOWS.monsters, { ...settings, locale: 'sv-SE' });
    await page.getByRole('button', { name: /^Cities/ }).click();
    expect(call).toHaveBeenCalledWith('categoryList', { params: { locale: 'sv-SE' } });
    await expect.element(page.getByText('2 of 2 chosen')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    expect(fake.sentUnder('settings')).toEqual([{ key: 'monsters', value: ['animals', 'cities'] }]);
    await expect.poll(() => isWindowOpen(ROOM_WINDOWS.monsters)).toBe(false);
  });
  it('cannot be saved without a monster, and warns [R0296]', async () => {
    answer('categoryList', { categories: CATEGORIES });
    await open(ROOM_WINDOWS.monsters, { ...settings, locale: 'fi' });
    await page.getByRole('button', { name: /^Animals/ }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose at least one monster.');
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
  it('opened before its data came says so [R0493]', async () => {
    answer('nothing', null);
    await renderRoom(<WaitingRoomNavigation />, roomState(people, { ...settings, locale: 'it-IT' }));
    await page.getByRole('button', { name: /^Monsters/ }).click();
    await expect.poll(toastText).toContain('Monsters not loaded yet. Please try again later.');
    expect(isWindowOpen(ROOM_WINDOWS.monsters)).toBe(false);
  });
});

describe('the scenario window', () => {
  const card = (id: number) => document.querySelector<HTMLElement>(`[data-scenario="${id}"]`);
  const choose = (id: number) => card(id)?.querySelector<HTMLElement>('[aria-pressed]')?.click();

  it('lists all presets with hearts and times, trophies for all but normal and random [R0112 R0186 R0582]', async () => {
    await open(ROOM_WINDOWS.scenarios);
    await shown('[data-scenario]', 17);
    expect(card(8)?.textContent).toContain('Bullet');
    expect(card(8)?.textContent).toContain('1 heart');
    expect(card(8)?.textContent).toContain('60 s each');
    expect(card(9)?.textContent).toContain('300 s each');
    expect(card(3)?.textContent).toContain('3 hearts');
    const trophies = [...document.querySelectorAll('[aria-label^="Best of"]')];
    expect(trophies).toHaveLength(15);
    for (const id of [0, 99]) expect(card(id)?.querySelector('[aria-label^="Best of"]')).toBeNull();
  });
  it('locks what the language is too small for, and leaves it out of the reel [R0298]', async () => {
    const { fake } = await open(ROOM_WINDOWS.scenarios, { sc: 99, locks: ['sc14:prompts'] });
    await shown('[data-scenario]', 17);
    expect(card(14)?.getAttribute('data-locked')).toBe('prompts');
    expect(card(14)?.textContent).toContain('Too few words of this language fit.');
    expect(document.querySelectorAll('[role=switch]')).toHaveLength(14);
    choose(14);
    expect(fake.sentUnder('settings')).toEqual([]);
    await expect.poll(toastText).toContain('Too few words of this language fit.');
  });
  it('tells the room of the chosen preset [R0113]', async () => {
    const { fake } = await open(ROOM_WINDOWS.scenarios);
    await shown('[data-scenario]', 17);
    choose(9);
    expect(fake.sentUnder('settings')).toEqual([{ key: 'scenario', value: 9 }]);
  });
  it('marks under the random one what is excluded, and sends the flags when it closes [R0114 R0115 R0440]', async () => {
    const { fake } = await open(ROOM_WINDOWS.scenarios, { sc: 99, scx: [4] });
    await shown('[data-scenario]', 17);
    expect(card(4)?.textContent).toContain('Excluded');
    expect(card(1)?.textContent).not.toContain('Excluded');
    await page.getByRole('switch', { name: 'No Fail may be drawn' }).click();
    await expect.poll(() => card(1)?.textContent).toContain('Excluded');
    await page.getByRole('button', { name: 'Close Scenarios' }).click();
    const [flags] = fake.sentUnder('update-scenarios') as { id: number; params: { enabled: boolean } }[][];
    expect(flags).toHaveLength(15);
    expect(flags?.filter(({ params }) => !params.enabled).map(({ id }) => id)).toEqual([1, 4]);
  });
  it('leaves at least one preset in the reel', async () => {
    await open(ROOM_WINDOWS.scenarios, { sc: 99, scx: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] });
    await page.getByRole('switch', { name: 'No Fail may be drawn' }).click();
    await expect.poll(toastText).toContain('At least one scenario stays in the reel.');
    expect(card(1)?.textContent).not.toContain('Excluded');
  });
  it('changes nothing for others, neither by choosing nor by closing', async () => {
    const { fake } = await open(ROOM_WINDOWS.scenarios, { host: 'zed', sc: 99 });
    await shown('[data-scenario]', 17);
    choose(9);
    await page.getByRole('button', { name: 'Close Scenarios' }).click();
    expect(fake.sent).toEqual([]);
  });
  it('opens the leaderboard of a preset by its trophy [R0112]', async () => {
    const call = answer('leaderboard', {
      total: 2,
      rows: [
        { user_id: 'a', displayName: 'Zed', avatar: '', score: 41, matchId: 'm', is_current_user: false },
        { user_id: 'b', displayName: 'Me', avatar: '', score: 1, matchId: 'n', is_current_user: true },
      ],
      localPlayer: { rank: 2, score: 1 },
    });
    await open(ROOM_WINDOWS.scenarios);
    await page.getByRole('button', { name: 'Best of Four Letter' }).click();
    const board = page.getByRole('dialog', { name: 'Best of Four Letter' });
    await expect.element(board.getByText('41 words')).toBeVisible();
    await expect.element(board.getByText('#2')).toBeVisible();
    expect(call).toHaveBeenCalledWith('leaderboard', { params: { category: 'fourletter' }, query: { page: '1' } });
  });
});
