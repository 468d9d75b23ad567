import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { i18n, setLanguage } from '../../platform/i18n/i18n.ts';
import * as rooms from '../../platform/rooms/rooms.ts';
import { awaitRest } from '../../testing/await-rest.ts';
import { fakeFetch, reply } from '../../testing/fake-fetch.ts';
import { findClipped } from '../../testing/find-clipped.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { closeAllWindows, openWindow } from '../../ui/windows/manager.ts';
import { MatchFoundOverlay } from './found/match-found-overlay.tsx';
import { useFound } from './found/match-found.ts';
import { PERK_WINDOW } from './card/perk-window.ts';
import { queue } from './queue/queue.ts';
import { RANKS_WINDOW } from './rank-table.tsx';
import { RankedScreen } from './ranked-screen.tsx';
import { RankedRoomCard } from './rooms/ranked-room-card.tsx';
import { TopGameCard } from './rooms/top-game-card.tsx';
import { fakeLobby } from '../../testing/fake-lobby.ts';
import { holdLobby } from './testing/hold-lobby.ts';
import { rankedListing } from './testing/ranked-listing.ts';
import { rankedMatch, ownRank } from './testing/ranked-replies.ts';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

const MATCHES = [
  rankedMatch('a', { won: true, agoMs: 90_000, lastedMs: 125_000 }),
  rankedMatch('b', { won: false, agoMs: 90_000_000, lastedMs: 61_000 }),
];
const GAME = rankedListing('r', [2600, 3600]);
let lobby: ReturnType<typeof fakeLobby>;
let letGo: () => void = () => undefined;

const clipped = async (): Promise<string[]> => {
  await awaitRest();
  return findClipped(document.body, ['Noodle', 'Lumi']);
};

beforeEach(async () => {
  signInAs({ displayName: 'Noodle', avatar: 'Noodle', level: 9, wp: 2600 });
  fakeFetch(({ path }) =>
    reply(path === '/ranked/history' ? { histories: MATCHES } : ownRank({ wp: 2600, perk: 'category-heart' })),
  );
  lobby = fakeLobby(rooms.joinLobby);
  letGo = await holdLobby();
});
afterEach(async () => {
  letGo();
  closeAllWindows();
  useFound.setState({ shown: null });
  vi.restoreAllMocks();
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

it.each(INTERFACE_LANGUAGES)(
  'the ranked tab shows its texts whole in %s, on phones and laptops',
  { timeout: 60_000 },
  async (language) => {
    await setLanguage(language);
    const screen = await render(
      <TipProvider>
        <div style={{ height: '100vh' }}>
          <RankedScreen />
        </div>
        <MatchFoundOverlay />
      </TipProvider>,
    );
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
    ] as const) {
      await page.viewport(width, height);
      await expect.poll(() => page.getByTestId('ranked-match').elements().length).toBe(2);
      expect.soft(await clipped(), `tab ${width}`).toEqual([]);
      lobby.say('queue-entered', { locale: 'en-US', waitedMs: 3_000_000 });
      expect(queue.use.getState().phase).toBe('queued');
      expect.soft(await clipped(), `queued ${width}`).toEqual([]);
      lobby.say('queue-left', { reason: 'asked', until: null });
      for (const id of [PERK_WINDOW, RANKS_WINDOW]) {
        openWindow(id);
        expect.soft(await clipped(), `${id} ${width}`).toEqual([]);
        closeAllWindows();
      }
    }
    await screen.unmount();
  },
);

it.each(INTERFACE_LANGUAGES)(
  'matches to watch and the one that was found show their texts whole in %s',
  async (language) => {
    await setLanguage(language);
    await page.viewport(390, 844);
    const { player1, player2 } = GAME.metadata;
    const list = await render(
      <ul>
        <RankedRoomCard room={GAME} onSpectate={() => undefined} />
        <li>
          <TopGameCard rooms={[GAME]} onSpectate={() => undefined} />
        </li>
      </ul>,
    );
    expect.soft(await clipped(), 'list').toEqual([]);
    await list.unmount();
    if (!player1 || !player2) throw new Error('no pair');
    useFound.setState({
      shown: { matchId: 'm', join: { roomId: 'r', withinMs: 1 }, players: [player1, player2], locale: 'tr-TR' },
    });
    await render(<MatchFoundOverlay />);
    await expect.element(page.getByText(i18n.t('ranked.found'))).toBeVisible();
    expect.soft(await clipped(), 'found').toEqual([]);
  },
);
