import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useHome, useScreen } from '../../../navigation/navigation.ts';
import * as rooms from '../../../platform/rooms/rooms.ts';
import { fakeFetch, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { MatchFoundOverlay, RankedButton } from '../index.ts';
import { chooseRankedLanguage } from '../language.ts';
import { queue } from '../queue/queue.ts';
import { RankedScreen } from '../ranked-screen.tsx';
import type { OwnRank } from '../use-own-rank.ts';
import { createFakeLobby, fakeLobby } from '../../../testing/fake-lobby.ts';
import { holdLobby } from './hold-lobby.ts';
import { type rankedMatch, ownRank } from './ranked-replies.ts';

/** The connection to the lobby lingers for so long after it was let go. */
const LINGER_MS = 300;

/** What the page's toasts and notices say. */
export const toasts = (): string =>
  [...document.querySelectorAll('[data-type], [role=status] p')].map((one) => one.textContent).join(' ');

interface Served {
  ownRank?: Partial<OwnRank>;
  matches?: readonly ReturnType<typeof rankedMatch>[];
  perk?: (call: SeenCall) => Response;
}

/** The ranked tab as home shows it, with what the server answers; gives the calls that were made. */
export async function openTab({
  ownRank: changes = {},
  matches = [],
  perk = () => reply({ success: true }),
}: Served = {}): Promise<SeenCall[]> {
  const seen = fakeFetch((call) => {
    if (call.path === '/ranked/rank') return reply(ownRank(changes));
    if (call.path === '/ranked/history') return reply({ histories: matches });
    return perk(call);
  });
  const screen = await render(
    <TipProvider>
      <RankedButton />
      <div style={{ height: '90vh' }}>
        <RankedScreen />
      </div>
      <MatchFoundOverlay />
      <Toasts />
    </TipProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Match history' })).toBeVisible();
  return seen;
}

export const main = () => page.getByRole('main');
export const queueButton = (name: string) => main().getByRole('button', { name, exact: true });

/** A player of level 5 on the ranked tab, with a lobby in the hand of the test; `lobby()` is the one of the running test. */
export function prepareRankedHome(): () => ReturnType<typeof createFakeLobby> {
  let lobby = createFakeLobby();
  let letGo: () => void = () => undefined;
  beforeEach(async () => {
    await page.viewport(1280, 900);
    useHome.setState({ tab: 'ranked' });
    useScreen.setState({ screen: { name: 'lobby' } });
    signInAs({ displayName: 'Noodle', avatar: 'Noodle', level: 5, wp: 1042, locale: 'tr-TR' });
    lobby = fakeLobby(rooms.joinLobby);
    letGo = await holdLobby();
  });
  afterEach(async () => {
    letGo();
    await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
    queue.lock(null);
    closeAllWindows();
    chooseRankedLanguage('tr-TR');
    vi.restoreAllMocks();
  });
  return () => lobby;
}
