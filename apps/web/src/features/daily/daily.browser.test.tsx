import type { DailyOffer, DailyWord } from '@syllaboom/contracts';
import { DAILY_REWARDS } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useLobbyConnection } from '../../platform/rooms/lobby-connection.ts';
import * as rooms from '../../platform/rooms/rooms.ts';
import { fakeLobby } from '../../testing/fake-lobby.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { LoadingWindow } from '../../ui/loading/loading-window.tsx';
import { useSpawns } from '../../ui/spawns/spawn-store.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { closeAllWindows, openWindow } from '../../ui/windows/manager.ts';
import { askDailyWord } from './ask-daily-word.ts';
import { DailyLayer } from './daily-layer.tsx';
import { useDaily } from './daily-store.ts';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

const OFFER: DailyOffer = {
  day: 3,
  rewards: DAILY_REWARDS.map((one) => ({ ...one })),
  frozen: false,
  freezeLeft: false,
};
const WORD: DailyWord = {
  word: 'REACHING',
  locale: 'en-US',
  meanings: ['sailing on a reach'],
  played: false,
  coins: 500,
};

let lobby: ReturnType<typeof fakeLobby>;
function Home() {
  useLobbyConnection();
  return (
    <>
      <DailyLayer />
      <LoadingWindow />
      <Toasts />
    </>
  );
}
async function showHome(changes: Parameters<typeof signInAs>[0] = {}) {
  signInAs({ exp: 900, ...changes });
  lobby = fakeLobby(rooms.joinLobby);
  const before = vi.mocked(rooms.joinLobby).mock.calls.length;
  await render(<Home />);
  await expect.poll(() => vi.mocked(rooms.joinLobby).mock.calls.length).toBeGreaterThan(before);
  await draw();
}
const draw = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
/** From here on time passes when the test says so. */
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const pass = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await draw();
};
const popup = () => page.getByRole('dialog', { name: 'Daily rewards' });

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  vi.useRealTimers();
  closeAllWindows();
  useDaily.setState(useDaily.getInitialState());
  useSpawns.setState({ spawns: [] });
  await cleanup();
  // The connection outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.clearAllMocks();
});

describe('the daily rewards', () => {
  it.each([1, 3, 7])(
    'are seven cards with picture and value, day %i highlighted, and a claim [L0057 L0302]',
    async (day) => {
      await showHome();
      lobby.say('daily', { ...OFFER, day });
      await expect.element(popup()).toBeVisible();
      const cards = popup().getByRole('listitem').elements();
      expect(cards).toHaveLength(7);
      expect(cards.every((card) => card.querySelector('svg, [aria-hidden]') !== null)).toBe(true);
      expect(cards.map((card) => card.querySelector('b')?.textContent)).toEqual([
        '500 coins',
        '3 syllable tiles',
        '1,500 coins',
        '2 diamonds',
        '3,000 coins',
        '4 diamonds',
        '1 key',
      ]);
      expect(cards.findIndex((card) => card.getAttribute('aria-current') === 'true')).toBe(day - 1);
      await expect.element(popup().getByRole('button', { name: 'Claim' })).toBeEnabled();
    },
  );

  it('say on a phone on its side, too, what the line means, which lies below the buttons', async () => {
    await page.viewport(844, 390);
    await showHome();
    lobby.say('daily', OFFER);
    const claim = popup().getByRole('button', { name: 'Claim' });
    await expect.element(claim).toBeVisible();
    await expect.element(popup().getByText(/^Close this for now/)).toBeVisible();
    const line = popup().element().querySelector(':scope > i')?.getBoundingClientRect();
    expect(claim.element().getBoundingClientRect().bottom).toBeLessThan(line?.top ?? 0);
    expect(popup().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(390);
  });

  it('hide the overlay when claimed, ask the lobby once, and close after 1 s [L0138 L0287]', async () => {
    await showHome();
    lobby.say('daily', OFFER);
    const claim = popup().getByRole('button', { name: 'Claim' });
    await expect.element(claim).toBeVisible();
    await expect.element(page.getByTestId('daily-overlay')).toBeVisible();
    stopTime();
    (claim.element() as HTMLElement).click();
    (claim.element() as HTMLElement).click();
    await draw();
    expect(page.getByTestId('daily-overlay').query()).toBeNull();
    expect(lobby.sentOf('claim-daily')).toHaveLength(1);
    await pass(900);
    expect(popup().query()).not.toBeNull();
    await pass(200);
    vi.useRealTimers();
    await expect.poll(() => popup().query()).toBeNull();
  });

  it('close themselves after 10 s, and nothing is claimed by that: they can be offered again [L0137 L0139]', async () => {
    await showHome();
    stopTime();
    lobby.say('daily', OFFER);
    await pass(0);
    await pass(9_900);
    expect(popup().query()).not.toBeNull();
    await pass(200);
    vi.useRealTimers();
    await expect.poll(() => popup().query()).toBeNull();
    expect(lobby.sentOf('claim-daily')).toEqual([]);
    lobby.say('daily', OFFER);
    await expect.element(popup()).toBeVisible();
  });

  it('wait until no window is open', async () => {
    await showHome();
    openWindow('create-room');
    lobby.say('daily', OFFER);
    await draw();
    expect(popup().query()).toBeNull();
    closeAllWindows();
    await expect.element(popup()).toBeVisible();
  });

  it('of a player without experience are claimed without a popup [L0136]', async () => {
    await showHome({ exp: 0 });
    lobby.say('daily', { ...OFFER, day: 1 });
    await draw();
    expect(lobby.sentOf('claim-daily')).toHaveLength(1);
    expect(popup().query()).toBeNull();
  });

  it('tell that a missed day was bridged', async () => {
    await showHome();
    lobby.say('daily', { ...OFFER, frozen: true });
    await expect.element(popup().getByText('You missed a day: your freeze kept the streak.')).toBeVisible();
  });
});

describe('rewards that came', () => {
  it('fly as pictures, are told in words, and leave the screen after 4 s [R0599 L0297]', async () => {
    await showHome();
    stopTime();
    lobby.say('coin-spawn', { count: 500 });
    lobby.say('diamond-spawn', { count: 2 });
    lobby.say('key-spawn', { count: 1 });
    lobby.say('exp-spawn', { count: 6 });
    lobby.say('word-spawn', { syllables: ['ING', 'ER'] });
    await draw();
    const count = (kind: string) => document.querySelectorAll(`[data-spawn=${kind}]`).length;
    // So many as came; of coins there are more than a screen needs.
    expect(['coin', 'diamond', 'key', 'exp', 'tile'].map(count)).toEqual([14, 2, 1, 6, 2]);
    await expect.element(page.getByText('You got 500 coins')).toBeInTheDocument();
    await pass(3_900);
    expect(document.querySelectorAll('[data-spawn]')).toHaveLength(25);
    await pass(200);
    expect(document.querySelectorAll('[data-spawn]')).toHaveLength(0);
    expect(page.getByText('You got 500 coins').query()).toBeNull();
  });
});

describe('the daily word', () => {
  it('waits in the loading window for 5 s at most [L0062]', async () => {
    await showHome();
    stopTime();
    askDailyWord();
    await draw();
    expect(lobby.sentOf('daily-check')).toEqual([{ locale: 'en-US' }]);
    expect(page.getByTestId('loading-window').query()).not.toBeNull();
    await pass(4_900);
    expect(page.getByTestId('loading-window').query()).not.toBeNull();
    await pass(200);
    expect(page.getByTestId('loading-window').query()).toBeNull();
  });

  it('comes as a card with word, language, meaning and what it brings; the window is gone [L0303 R0071]', async () => {
    await showHome();
    askDailyWord();
    lobby.say('daily-result', WORD);
    const card = page.getByRole('dialog', { name: 'Daily word' });
    await expect.element(card).toBeVisible();
    for (const text of ['REACHING', 'English', 'sailing on a reach', 'Play it in a match today for 500 coins.'])
      await expect.element(card.getByText(text).first()).toBeInTheDocument();
    expect(page.getByTestId('loading-window').query()).toBeNull();
  });

  it('tells who has played it that the coins are theirs, and who knows no meaning that nobody does', async () => {
    await showHome();
    lobby.say('daily-result', { ...WORD, played: true, meanings: [] });
    await expect.element(page.getByText('Played today: 500 coins are yours.')).toBeVisible();
    await expect.element(page.getByText('Nobody has written down its meaning yet.')).toBeVisible();
  });

  it('ends its wait when the lobby refuses', async () => {
    await showHome();
    askDailyWord();
    await expect.element(page.getByTestId('loading-window')).toBeInTheDocument();
    lobby.say('refused', { code: 'languageBuilding' });
    await expect.poll(() => page.getByTestId('loading-window').query()).toBeNull();
  });
});

describe('something unlocked', () => {
  it.each([
    ['item-unlocked', { type: 'theme', value: 2, index: 0 }, 'New theme!', '[data-background=confetti]'],
    ['new-item', { type: 'bomb', value: 3, index: 1 }, 'New bomb!', '[data-cosmetic=bomb-3]'],
  ] as const)('by %s shows its picture [L0058 L0299]', async (message, item, words, picture) => {
    await showHome();
    lobby.say(message, item);
    await expect.element(page.getByText(words)).toBeVisible();
    expect(page.getByTestId('unlocked').element().querySelector(picture)).not.toBeNull();
  });

  it('fades at 1.5 s and is gone at 2.5 s; the next one follows [L0140]', async () => {
    await showHome();
    stopTime();
    lobby.say('new-item', { type: 'theme', value: 1, index: 0 });
    lobby.say('new-item', { type: 'bomb', value: 1, index: 0 });
    await draw();
    const shown = () => page.getByTestId('unlocked').query();
    await pass(1_400);
    expect(shown()?.getAttribute('data-fading')).toBeNull();
    await pass(200);
    expect(shown()?.getAttribute('data-fading')).toBe('true');
    await pass(800);
    expect(shown()?.textContent).toContain('New theme!');
    await pass(200);
    expect(shown()?.textContent).toContain('New bomb!');
    await pass(2_500);
    expect(shown()).toBeNull();
  });
});
