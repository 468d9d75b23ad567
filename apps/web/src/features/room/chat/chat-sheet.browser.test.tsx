import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { changePreference } from '../../settings/index.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { installKeyboardInset } from '../../../ui/windows/keyboard-inset.ts';
import { closeAllWindows, isWindowOpen, openWindow } from '../../../ui/windows/manager.ts';
import { OWN_TURN_PAUSE_MS } from '../room-timings.ts';
import { resetRoomUi, ROOM_WINDOWS } from '../room-ui.ts';
import { playerState, runningState } from '../testing/room-state.ts';
import { Stay } from '../testing/render-stay.tsx';
import { renderRoom } from '../testing/render-room.tsx';
import { turnMessage } from '../testing/render-mode.tsx';
import { winnerEntry } from '../testing/winner-entry.ts';
import { ChatWindows } from './chat-windows.tsx';

const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
const LANGUAGES = ['en-US', 'de-DE'] as const;
const people = [playerState('me'), playerState('zed', { username: 'Zed' })];
const line = { avatar: '', time: 1, private: false, system: false, type: 'normal', playerType: 0 } as const;

/** A match with the chat's sheet open, and more said than a phone has room for. */
async function openChat(holder = 'zed') {
  const rendered = await renderRoom(
    <>
      <Stay />
      <ChatWindows />
    </>,
    runningState(people, holder, { letter: 'ERL' }),
  );
  openWindow(ROOM_WINDOWS.chat);
  const says = (message: string) => rendered.fake.say('chat', { ...line, id: 'zed', displayName: 'Zed', message });
  for (let n = 0; n < 20; n++) says(`line ${n}`);
  await expect.element(sheet().getByText('line 19')).toBeVisible();
  return { ...rendered, says };
}
const sheet = () => page.getByRole('dialog');
const word = () => document.querySelector<HTMLInputElement>('input[name=word]');
/** The keyboard of the system lies over the page: nothing but the visual viewport is smaller. */
function coverBelow(height: number): void {
  const view = visualViewport as VisualViewport;
  vi.spyOn(view, 'height', 'get').mockReturnValue(height);
  view.dispatchEvent(new Event('resize'));
}
const KEYBOARDS = {
  'lays the page out anew': (width: number, height: number) => page.viewport(width, height),
  'lies over the page': (_: number, height: number) => coverBelow(height),
} as const;
const isWhole = (element: Element, below: number): boolean => {
  const { left, top, width, height, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return height > 0 && top >= 0 && bottom <= below && hit !== null && (element === hit || element.contains(hit));
};

let stop: () => void = () => undefined;
beforeEach(() => {
  signIn();
  resetRoomUi();
  stop = installKeyboardInset();
});
afterEach(async () => {
  stop();
  changePreference('sw', true);
  closeAllWindows();
  vi.restoreAllMocks();
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

describe.each(Object.entries(KEYBOARDS))('a keyboard that %s', (_, raise) => {
  it.each(LANGUAGES)(
    'leaves the input of a phone on its side in sight, and the last line above it, in %s',
    async (language) => {
      await setLanguage(language);
      await page.viewport(844, 390);
      await openChat();
      const input = sheet().getByRole('combobox').element() as HTMLElement;
      input.focus();
      await awaitRest();
      await raise(844, 170);
      await expect.poll(() => isWhole(input, 170)).toBe(true);
      await expect.poll(() => isWhole(sheet().getByText('line 19').element(), 170)).toBe(true);
      expect(document.activeElement).toBe(input);
      expect(isWhole(sheet().getByRole('button', { name: /Chat/ }).element(), 170)).toBe(true);
      // Away from the input the rest is back.
      input.blur();
      await expect.element(sheet().getByRole('tablist')).toBeVisible();
    },
  );

  it('leaves the word search’s input in sight', async () => {
    await page.viewport(844, 390);
    await openChat();
    await sheet().getByRole('tab', { name: 'Search' }).click();
    const input = sheet().getByRole('textbox').element() as HTMLElement;
    input.focus();
    await awaitRest();
    await raise(844, 170);
    await expect.poll(() => isWhole(input, 170)).toBe(true);
    expect(sheet().getByRole('log').element().clientHeight).toBeGreaterThan(40);
  });

  it('keeps the newest line in sight on a phone upright', async () => {
    await page.viewport(390, 844);
    await openChat();
    const input = sheet().getByRole('combobox').element() as HTMLElement;
    input.focus();
    await awaitRest();
    await raise(390, 500);
    await expect.poll(() => isWhole(sheet().getByText('line 19').element(), 500)).toBe(true);
    expect(isWhole(input, 500)).toBe(true);
  });
});

describe.each(PHONES)('the sheet on a phone of $width × $height', ({ width, height }) => {
  const turnLine = () => sheet().getByRole('button', { name: /ERL/ });

  it.each(LANGUAGES)(
    'says that it is the own turn and what is asked, and leads to the word, in %s',
    async (language) => {
      await setLanguage(language);
      await page.viewport(width, height);
      await openChat('me');
      await awaitRest();
      expect(turnLine().element().textContent).toContain(language === 'de-DE' ? 'Du bist dran!' : 'Your turn!');
      expect(isWhole(turnLine().element(), height)).toBe(true);
      expect(turnLine().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      // The turn is announced by the table; said here as well it would be heard twice.
      expect(turnLine().element().closest('[aria-live], [role=status], [role=alert], [role=log]')).toBeNull();
      await turnLine().click();
      await expect.poll(() => isWindowOpen(ROOM_WINDOWS.chat)).toBe(false);
      await expect.poll(() => document.activeElement).toBe(word());
    },
  );

  it('says so beside a keyboard, and no more when the turn is over', async () => {
    changePreference('sw', false);
    await page.viewport(width, height);
    const { fake } = await openChat();
    expect(turnLine().query()).toBeNull();
    (sheet().getByRole('combobox').element() as HTMLElement).focus();
    const left = height > width ? 500 : 170;
    await page.viewport(width, left);
    fake.say('turn', turnMessage({ prompt: 'ERL' }));
    await expect.element(turnLine()).toBeVisible();
    await expect.poll(() => isWhole(turnLine().element(), left)).toBe(true);
    fake.say('turn', turnMessage({ id: 'zed', turn: 3 }));
    await expect.element(turnLine()).not.toBeInTheDocument();
  });

  it('makes way for the word at the own turn, and keeps what is opened in it', async () => {
    await page.viewport(width, height);
    const { fake } = await openChat();
    await sheet().getByRole('combobox').click();
    fake.say('turn', turnMessage({ prompt: 'ERL' }));
    await expect.poll(() => isWindowOpen(ROOM_WINDOWS.chat)).toBe(false);
    await expect.poll(() => document.activeElement).toBe(word());
    openWindow(ROOM_WINDOWS.chat);
    await sheet().getByRole('combobox').click();
    await awaitRest();
    expect(isWindowOpen(ROOM_WINDOWS.chat)).toBe(true);
  });

  it('lets a line be written to its end at the own turn: it makes way when that is sent', async () => {
    await page.viewport(width, height);
    const { fake } = await openChat();
    const input = sheet().getByRole('combobox').element() as HTMLInputElement;
    await userEvent.fill(input, 'good one');
    fake.say('turn', turnMessage({ prompt: 'ERL' }));
    // Without a way out of the page between them: on a slow machine that alone is a pause.
    await vi.waitUntil(() => turnLine().query() !== null, { interval: 5 });
    expect([document.activeElement, isWindowOpen(ROOM_WINDOWS.chat)]).toEqual([input, true]);
    input.form?.requestSubmit();
    await expect.poll(() => isWindowOpen(ROOM_WINDOWS.chat)).toBe(false);
    expect(fake.sentUnder('chat')).toEqual([{ message: 'good one' }]);
    await expect.poll(() => document.activeElement).toBe(word());
  });

  it('takes a pause for the end of it, and keeps the line', async () => {
    await page.viewport(width, height);
    const { fake, store } = await openChat();
    await sheet().getByRole('combobox').fill('half a sen');
    fake.say('turn', turnMessage({ prompt: 'ERL' }));
    await vi.waitUntil(() => turnLine().query() !== null, { interval: 5 });
    expect(isWindowOpen(ROOM_WINDOWS.chat)).toBe(true);
    await expect.poll(() => isWindowOpen(ROOM_WINDOWS.chat), { timeout: OWN_TURN_PAUSE_MS * 4 }).toBe(false);
    expect(store.chat.state.getState().draft).toBe('half a sen');
    await expect.poll(() => document.activeElement).toBe(word());
  });

  it('makes way for the result of a match', async () => {
    await page.viewport(width, height);
    const { fake } = await openChat();
    fake.say('winner', { winners: [winnerEntry('zed')], matchId: 'm', recorded: true, self: null });
    await expect.poll(() => isWindowOpen(ROOM_WINDOWS.chat)).toBe(false);
    await expect.element(page.getByTestId('winner')).toBeVisible();
    // Whoever opens it again wants it.
    openWindow(ROOM_WINDOWS.chat);
    await expect.element(sheet().getByRole('combobox')).toBeVisible();
    expect(isWindowOpen(ROOM_WINDOWS.chat)).toBe(true);
  });

  it('stays with a sentence half written, and leads to the result', async () => {
    await page.viewport(width, height);
    const { fake, store } = await openChat();
    await sheet().getByRole('combobox').fill('half a sen');
    fake.say('winner', { winners: [winnerEntry('zed')], matchId: 'm', recorded: true, self: null });
    const way = sheet().getByRole('button', { name: /^The match is over/ });
    await expect.element(way).toBeVisible();
    await expect.poll(() => isWhole(way.element(), height)).toBe(true);
    await userEvent.click(way);
    await expect.poll(() => isWindowOpen(ROOM_WINDOWS.chat)).toBe(false);
    expect(store.chat.state.getState().draft).toBe('half a sen');
  });
});
