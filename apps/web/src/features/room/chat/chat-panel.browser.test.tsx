import { page, userEvent } from 'vitest/browser';
import type { ChatLine, SystemLine } from '@syllaboom/contracts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAllWindows, isWindowOpen } from '../../../ui/windows/manager.ts';
import { resetRoomUi, ROOM_WINDOWS } from '../room-ui.ts';
import { TICKER_MS } from '../room-timings.ts';
import { playerState, roomState, runningState } from '../testing/room-state.ts';
import { renderRoom, toastText, wait } from '../testing/render-room.tsx';
import { pollDrawnEmoji, textsLeftToFonts } from '../../../testing/left-to-fonts.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { useRoomEvents } from '../use-room-events.ts';
import { ChatPanel } from './chat-panel.tsx';
import { ChatTicker } from './chat-ticker.tsx';

const line = {
  id: 'zed',
  avatar: '',
  displayName: 'Zed',
  time: 1,
  private: false,
  system: false,
  type: 'normal',
  playerType: 0,
} as const;
/** The chat with what the room tells beside it. */
function Screen() {
  useRoomEvents();
  return <ChatPanel />;
}
const open = () =>
  renderRoom(
    <div style={{ display: 'grid', width: 332, height: 600 }}>
      <Screen />
    </div>,
    roomState([playerState('me'), playerState('zed', { username: 'Zed' })]),
  );
const input = () => page.getByRole('combobox');

beforeEach(() => {
  signIn();
  resetRoomUi();
});

describe('the chat panel', () => {
  it('has an input, a send button, an emoji button and an auto-switch toggle [L0098]', async () => {
    await open();
    await expect.element(input()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Send message' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Emoji and GIFs' })).toBeVisible();
    await expect.element(page.getByRole('switch')).toBeVisible();
  });
  it('offers every emoji as a picture; keys find and pick one', async () => {
    await open();
    await page.getByRole('button', { name: 'Emoji and GIFs' }).click();
    const panel = () => document.querySelector('[frimousse-root]') as HTMLElement;
    await expect.element(page.getByRole('gridcell', { name: 'Grinning face', exact: true })).toBeVisible();
    const pictures = () => panel().querySelectorAll('img[data-emoji]').length;
    await pollDrawnEmoji(panel).toHaveLength(pictures());
    expect(pictures()).toBe(panel().querySelectorAll('button').length);
    expect(textsLeftToFonts(panel())).toEqual([]);
    const search = page.getByRole('searchbox');
    await search.fill('flag');
    await pollDrawnEmoji(panel).toContain('🇦🇩');
    await search.fill('trophy');
    await expect.element(page.getByRole('gridcell', { name: 'Trophy' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('gridcell', { selected: true })).toHaveAccessibleName('Trophy');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => (input().element() as HTMLInputElement).value).toMatch(/^🏆\ufe0f?$/u);
  });
  it('offers the usual emoji where the names of all cannot be fetched', async () => {
    const real = globalThis.fetch;
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
      const [address] = call;
      return typeof address !== 'string' && 'href' in address && /names-/.test(address.href)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : real(...call);
    });
    await open();
    await page.getByRole('button', { name: 'Emoji and GIFs' }).click();
    await page.getByRole('button', { name: '🔥' }).click();
    await expect.element(input()).toHaveValue('🔥');
    expect(asked).toHaveBeenCalled();
    asked.mockRestore();
  });
  it('keeps people’s lines: a match and a row of changed settings are one line each', async () => {
    const { fake } = await open();
    const system = (key: SystemLine, params: NonNullable<ChatLine['params']>) =>
      fake.say('chat', { ...line, id: '', displayName: '', message: '', system: true, type: 'system', key, params });
    system('settingChanged', { mode: 11 });
    system('settingChanged', { speed: 2, best_of: 3, watch_delay: 0, way_in: 1 });
    fake.say('chat', { ...line, message: 'hello' });
    system('matchStarted', { number: 4, mode: 11, sc: 0 });
    system('playerOut', { name: 'Zed' });
    system('matchWon', { name: 'Widget' });
    const rows = () => [...document.querySelectorAll('[data-chat-line]')].map((row) => row.textContent);
    await expect.poll(() => rows().length).toBe(3);
    expect(rows()[0]).toBe(
      'Settings: Trivia · Speed 2× · Series Best of 3 · Watchers’ delay Off · Only accounts that can sign in On',
    );
    expect(rows()[1]).toContain('hello');
    expect(rows()[2]).toBe('Match 4 · Trivia · Widget won');
  });
  it('says in the viewer’s language that a series begins anew', async () => {
    const { fake } = await open();
    const said = { displayName: '', message: '', system: true, type: 'system' } as const;
    fake.say('chat', { ...line, ...said, id: '', key: 'seriesRestarted', params: { n: 3 } });
    await expect.element(page.getByText('This match starts a new series (best of 3).', { exact: false })).toBeVisible();
  });
  it('shows who writes in the frame that they wear', async () => {
    const { fake } = await open();
    fake.say('chat', { ...line, message: 'plain' });
    fake.say('chat', { ...line, message: 'framed', frame: 4 });
    await expect.element(page.getByText('framed')).toBeVisible();
    const frameOf = (row: Element) => row.querySelector<HTMLElement>('[data-frame]')?.dataset.frame;
    expect([...document.querySelectorAll('[data-chat-line]')].map(frameOf)).toEqual([undefined, '4']);
  });
  it('draws the emoji that people write, and leaves none to a font', async () => {
    const { fake } = await open();
    fake.say('chat', { ...line, message: 'gg 🇪🇸 <i>👍🏽</i>' });
    await pollDrawnEmoji(() => page.getByRole('log').element()).toEqual(['🇪🇸', '👍🏽']);
    expect(textsLeftToFonts(page.getByRole('log').element())).toEqual([]);
    expect(page.getByRole('log').element().querySelector('i')).toBeNull();
  });
  it('shows at most 50 lines [L0386]', async () => {
    const { fake } = await open();
    for (let n = 0; n < 60; n++) fake.say('chat', { ...line, message: `line ${n}` });
    await expect.poll(() => document.querySelectorAll('[data-chat-line]').length).toBe(50);
    expect(page.getByText('line 9', { exact: true }).query()).toBeNull();
    await expect.element(page.getByText('line 59')).toBeVisible();
  });
  it('sends trimmed text of at most 255 characters [L0191 L0192 L0292]', async () => {
    const { fake } = await open();
    await input().fill('  hi  ');
    await userEvent.keyboard('{Enter}');
    await wait(30);
    await input().fill('a'.repeat(300));
    await userEvent.keyboard('{Enter}');
    expect(fake.sentUnder('chat')).toEqual([{ message: 'hi' }, { message: 'a'.repeat(255) }]);
  });
  it('is closed to guests with a word about it [L0190]', async () => {
    signIn('guest1234');
    await open();
    await expect
      .element(page.getByPlaceholder('Guests are not allowed to chat anymore. Please log in.'))
      .toBeDisabled();
  });
  it('is closed while the staff has muted the player, and says so of others [R0468]', async () => {
    const { fake } = await open();
    fake.say('mt', { id: 'me', muted: true });
    await expect.element(page.getByPlaceholder('You are muted.')).toBeDisabled();
    fake.say('mt', { id: 'me', muted: false });
    await expect.element(input()).toBeEnabled();
    fake.say('mt', { id: 'zed', muted: true });
    await expect.element(page.getByText('Zed was muted.')).toBeVisible();
    await expect.element(input()).toBeEnabled();
  });
  it('gives supporters their style: types that begin with 7, and 99 [L0010]', async () => {
    const { fake } = await open();
    for (const playerType of [6, 7, 71_000, 99])
      fake.say('chat', { ...line, message: 'x', displayName: `T${playerType}`, playerType });
    const colored = (name: string) => getComputedStyle(page.getByText(name, { exact: true }).element()).color;
    await expect.element(page.getByText('T99')).toBeVisible();
    expect(colored('T7')).toBe(colored('T99'));
    expect(colored('T71000')).toBe(colored('T99'));
    expect(colored('T6')).not.toBe(colored('T99'));
  });
  it('shows the words that were asked for as tiles, a few at first and more at a press', async () => {
    const { fake } = await open();
    const words = Array.from({ length: 50 }, (_, n) => `WORD${n}`);
    const params = { q: 'WORD', count: 1234, words: words.join(', ') };
    fake.say('chat', { ...line, message: '', system: true, type: 'q', key: 'wordsFound', params });
    const tiles = page.getByRole('list', { name: 'WORD' }).getByRole('listitem');
    await expect.element(tiles.first()).toBeVisible();
    expect(page.getByRole('log').getByRole('paragraph').element().textContent).toBe('WORD (1,234)');
    expect(tiles.elements().map((one) => one.textContent)).toEqual([...words.slice(0, 8), '42 more']);
    await page.getByRole('button', { name: '42 more' }).click();
    await expect.poll(() => tiles.elements().map((one) => one.textContent)).toEqual(words);
  });
  it('says system lines in the viewer’s language [R0466]', async () => {
    const { fake } = await open();
    fake.say('chat', { ...line, message: '', system: true, type: 'system', key: 'hostNow', params: { name: 'Ida' } });
    await expect.element(page.getByText('Ida is the host now.')).toBeVisible();
    fake.say('chat', {
      ...line,
      message: '',
      system: true,
      type: 'q',
      key: 'wordsFound',
      params: { q: 'TIO', count: 2, words: 'RATIO, PATIO' },
    });
    const tiles = page.getByRole('list', { name: 'TIO' }).getByRole('listitem');
    await expect.element(tiles.first()).toBeVisible();
    expect(tiles.elements().map((one) => one.textContent)).toEqual(['RATIO', 'PATIO']);
    const answer = { ...line, message: '', system: true, private: true } as const;
    const say = (type: 'i' | 'syl' | 'system', key: SystemLine, params: Record<string, string | number>) =>
      fake.say('chat', { ...answer, type, key, params });
    say('syl', 'syllableInfo', { q: 'TIO', count: 9, starts: 1, ends: 2 });
    say('i', 'meaning', { q: 'RATIO', meaning: 'a relation' });
    say('i', 'noMeaning', { q: 'XQZ' });
    say('i', 'meaningUnavailable', {});
    for (const text of [
      'TIO: in 9 words, 1 start with it, 2 end with it',
      'RATIO: a relation',
      'Error: no meaning is known for XQZ.',
      'Error: Unable to load meaning information.',
    ])
      await expect.element(page.getByText(text)).toBeVisible();
  });
  it('says whom a whisper could not reach [L0310]', async () => {
    const { fake } = await open();
    fake.say('chat', {
      ...line,
      message: '',
      system: true,
      private: true,
      type: 'system',
      key: 'playerNotFound',
      params: { name: 'nobody' },
    });
    await expect.element(page.getByText('Player nobody not found')).toBeVisible();
  });
  it('answers two messages within 20 ms with a dialog about the wait [L0193 L0194]', async () => {
    const { fake, store } = await open();
    const form = () => document.querySelector('form') as HTMLFormElement;
    await input().fill('one');
    // No time passes between the two, however busy the machine is.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    form().requestSubmit();
    store.chat.write('two');
    await Promise.resolve();
    flushSync(() => form().requestSubmit());
    clock.mockRestore();
    await expect.element(page.getByText('Please wait before sending another message.')).toBeVisible();
    expect(fake.sentUnder('chat')).toEqual([{ message: 'one' }]);
    await page.getByRole('button', { name: 'OK' }).click();
  });
});

describe('commands', () => {
  it('are offered after a slash, players where a command wants one [L0099]', async () => {
    await open();
    await input().fill('/wh');
    await expect.poll(() => page.getByRole('option').query()?.textContent).toContain('/whisper {to} {message}');
    await userEvent.keyboard('{Enter}');
    await expect.element(input()).toHaveValue('/whisper ');
    await input().fill('/whisper Z');
    await userEvent.keyboard('{Tab}');
    await expect.element(input()).toHaveValue('/whisper Zed ');
  });
  it('go out with their parameters, not as text [L0195 L0291]', async () => {
    const { fake } = await open();
    await input().fill('/whisper Zed how are you');
    await userEvent.keyboard('{Enter}');
    expect(fake.sentUnder('command')).toEqual([{ command: 'whisper', args: { to: 'Zed', message: 'how are you' } }]);
    expect(fake.sentUnder('chat')).toEqual([]);
  });
  it('ask the host before the match is ended for everybody', async () => {
    const { fake } = await renderRoom(
      <ChatPanel />,
      runningState([playerState('me'), playerState('zed')], 'me', { turn: 9 }),
    );
    await input().fill('/end');
    await userEvent.keyboard('{Enter}');
    const question = page.getByRole('alertdialog');
    await expect.element(page.getByText(/for you this counts as leaving/)).toBeVisible();
    expect(fake.sentUnder('command')).toEqual([]);
    await question.getByRole('button', { name: 'End game' }).click();
    await expect.poll(() => fake.sentUnder('command')).toEqual([{ command: 'end', args: {} }]);
  });
  it('that nobody knows are named [L0196]', async () => {
    await open();
    await input().fill('/foo ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(toastText).toContain('Unknown command: foo');
  });
  it('without a parameter name it with the usage [L0194 L0197]', async () => {
    await open();
    await input().fill('/whisper Zed ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(toastText).toContain('Missing required parameter: message.');
    await expect.poll(toastText).toContain('Usage: /whisper {to} {message}');
  });
});

// The pill lies over it.
const nextScene = () => (page.getByRole('button', { name: 'next scene' }).element() as HTMLElement).click();
/** The ticker of one scene after the other. */
function Scenes() {
  const [scene, setScene] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setScene(scene + 1)}>
        next scene
      </button>
      <ChatTicker key={scene} />
    </>
  );
}

describe('the ticker of phones', () => {
  it.each(['me', 'zed'])('tells everybody but the host what the host has changed (host: %s)', async (host) => {
    const { fake } = await renderRoom(<ChatTicker />, roomState([playerState('me'), playerState('zed')], { host }));
    fake.say('chat', { ...line, system: true, message: '', key: 'settingChanged' });
    const told = page.getByText('The host changed the room’s settings.');
    if (host === 'zed') return expect.element(told).toBeVisible();
    await wait(100);
    expect(told.query()).toBeNull();
  });
  it('shows the last line for some seconds only; a tap opens the chat', async () => {
    const { fake } = await renderRoom(<ChatTicker />, roomState([playerState('me')]));
    fake.say('chat', { ...line, message: 'who took RATIO?' });
    await expect.element(page.getByText('who took RATIO?')).toBeVisible();
    await wait(TICKER_MS - 400);
    expect(page.getByText('who took RATIO?').query()).not.toBeNull();
    await expect.element(page.getByText('who took RATIO?')).not.toBeInTheDocument();
    fake.say('chat', { ...line, message: 'me again' });
    await page.getByRole('button').click();
    expect(isWindowOpen(ROOM_WINDOWS.chat)).toBe(true);
    // There the line stands already.
    await expect.element(page.getByText('me again')).not.toBeInTheDocument();
    closeAllWindows();
  });
  it('does not tell oneself that one came in, only others', async () => {
    const { fake } = await renderRoom(<ChatTicker />, roomState([playerState('me', { username: 'Ada' })]));
    const joins = (name: string) =>
      fake.say('chat', { ...line, system: true, message: '', key: 'joined', params: { name } });
    joins('Ada');
    await wait(100);
    expect(page.getByText('Ada joined.').query()).toBeNull();
    joins('Zed');
    await expect.element(page.getByText('Zed joined.')).toBeVisible();
  });
  it('stays through a change of scene, and shows no news of before', async () => {
    const { fake } = await renderRoom(<Scenes />, roomState([playerState('me')]));
    fake.say('chat-history', { lines: [{ ...line, message: 'an hour ago' }], solves: [] });
    await wait(50);
    expect(page.getByText('an hour ago').query()).toBeNull();
    fake.say('chat', { ...line, message: 'here we go' });
    await expect.element(page.getByText('here we go')).toBeVisible();
    nextScene();
    await expect.element(page.getByText('here we go')).toBeVisible();
    await expect.element(page.getByText('here we go'), { timeout: TICKER_MS + 1000 }).not.toBeInTheDocument();
    nextScene();
    await wait(50);
    expect(page.getByText('here we go').query()).toBeNull();
  });
});
