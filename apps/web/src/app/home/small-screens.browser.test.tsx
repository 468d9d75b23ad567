import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { cleanup, render } from 'vitest-browser-react';
import { forgetSignInOptions } from '../../features/session/sign-in-options.ts';
import * as rooms from '../../platform/rooms/rooms.ts';
import { awaitRest } from '../../testing/await-rest.ts';
import { fakeFetch, reply } from '../../testing/fake-fetch.ts';
import { fakeLobby } from '../../testing/fake-lobby.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/tip.tsx';
import { HomeShell } from './home-shell.tsx';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

beforeEach(() => {
  fakeLobby(rooms.joinLobby);
  forgetSignInOptions();
  fakeFetch(() => reply({ discord: null, google: null, communityUrl: null }));
  signInAs({ id: 'account-me-1', displayName: 'Grumblebottom the Great', score: 123_456, diamond: 1234, key: 12 });
});
afterEach(async () => {
  await cleanup();
  // The connection outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

async function showHome(width: number, height: number) {
  await page.viewport(width, height);
  await render(
    <TipProvider>
      <div style={{ height: '100vh' }}>
        <HomeShell />
      </div>
    </TipProvider>,
  );
  await expect.element(page.getByRole('button', { name: /^Quick play/ })).toBeVisible();
  await awaitRest();
}

describe('on a phone on its side', () => {
  it.each([/^Quick play/, 'Create room', 'Practice against bots'])('%s is hit wherever it is pressed', async (name) => {
    await showHome(844, 390);
    const button = page.getByRole('main').getByRole('button', { name }).element();
    button.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const missed = [0.08, 0.3, 0.5, 0.7, 0.92]
      .flatMap((x) => [0.25, 0.5, 0.75].map((y) => [x, y] as const))
      .filter(([x, y]) => !button.contains(document.elementFromPoint(left + width * x, top + height * y)));
    expect(missed).toEqual([]);
  });
});

describe.each([768, 820, 900, 1024])('the top bar on a tablet %i wide', (width) => {
  it('holds its parts beside each other, whole', async () => {
    await showHome(width, 1024);
    const bar = page.getByRole('banner').element();
    const parts = [...bar.children].filter((part) => part.getBoundingClientRect().width > 0);
    const boxes = parts.map((part) => part.getBoundingClientRect());
    boxes.forEach((box, at) => {
      expect(box.left).toBeGreaterThanOrEqual((boxes[at - 1]?.right ?? 0) - 1);
      expect(box.right).toBeLessThanOrEqual(width);
    });
    const inside = [...bar.querySelectorAll('button, a')].map((part) => part.getBoundingClientRect());
    for (const [at, a] of inside.entries())
      for (const b of inside.slice(at + 1))
        expect(
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        ).toBe(false);
  });
});
