import { DAILY_REWARDS } from '@syllaboom/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import * as rooms from '../../platform/rooms/rooms.ts';
import { fakeFetch, reply } from '../../testing/fake-fetch.ts';
import { fakeLobby } from '../../testing/fake-lobby.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { HomeShell } from './home-shell.tsx';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

afterEach(async () => {
  await cleanup();
  // The connection outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

it.each([1440, 390])(
  'daily rewards that were put off wait in the bar %i px wide until they are claimed',
  async (width) => {
    await page.viewport(width, 844);
    const lobby = fakeLobby(rooms.joinLobby);
    fakeFetch(() => reply({ css: '', html: '', discord: null, google: null, communityUrl: null }));
    signInAs({ id: 'account-me-1', exp: 900 });
    await render(
      <TipProvider>
        <HomeShell />
      </TipProvider>,
    );
    await expect.poll(() => vi.mocked(rooms.joinLobby).mock.calls.length).toBeGreaterThan(0);
    lobby.say('daily', { day: 3, rewards: DAILY_REWARDS.map((one) => ({ ...one })), frozen: false, freezeLeft: false });
    const popup = page.getByRole('dialog', { name: 'Daily rewards' });
    await popup.getByRole('button', { name: 'Later' }).click();
    await expect.poll(() => popup.query()).toBeNull();
    const inMenu = width < 800;
    const more = page.getByRole('button', { name: /^More/ });
    if (inMenu) await more.click();
    const again = page.getByRole(inMenu ? 'menuitem' : 'button', { name: /^Daily rewards.*One reward waits for you/ });
    // Who speaks the words that stand on the button reaches it: its name begins with them.
    if (!inMenu) expect(again.element().getAttribute('aria-label')).toMatch(`${again.element().textContent}: `);
    await again.click();
    await popup.getByRole('button', { name: 'Claim' }).click();
    expect(lobby.sentOf('claim-daily')).toHaveLength(1);
    await expect.poll(() => popup.query()).toBeNull();
    if (inMenu) await more.click();
    await expect
      .element(
        inMenu
          ? page.getByRole('menuitem', { name: 'Daily word' })
          : page.getByRole('banner').getByRole('button', { name: 'Daily word', exact: true }),
      )
      .toBeVisible();
    expect(again.query()).toBeNull();
  },
);
