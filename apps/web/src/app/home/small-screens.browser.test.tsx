import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { cleanup, render } from 'vitest-browser-react';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { i18n, setLanguage } from '../../platform/i18n/i18n.ts';
import * as rooms from '../../platform/rooms/rooms.ts';
import { awaitRest } from '../../testing/await-rest.ts';
import { fakeFetch, reply } from '../../testing/fake-fetch.ts';
import { fakeLobby } from '../../testing/fake-lobby.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { noteNewCodes } from '../../features/session/recovery/new-codes.ts';
import { ownRank } from '../../features/ranked/testing/ranked-replies.ts';
import { roomListing } from '../../testing/room-listing.ts';
import { useHome } from '../../navigation/navigation.ts';
import { showSpawn } from '../../ui/spawns/spawn-store.ts';
import { showGood, Toasts } from '../../ui/toasts/toasts.tsx';
import { HomeShell } from './home-shell.tsx';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

beforeEach(() => {
  fakeLobby(rooms.joinLobby);
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

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;

async function showHome(width: number, height: number) {
  await page.viewport(width, height);
  await render(
    <TipProvider>
      <div style={{ height: '100vh' }}>
        <HomeShell />
      </div>
    </TipProvider>,
  );
  await expect.element(page.getByRole('button', { name: new RegExp(`^${i18n.t('lobby.quickPlay')}`) })).toBeVisible();
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

/** What of the ways into a game lies under something. */
const hidden = (): string[] =>
  [/^Quick play/, 'Create room', 'Practice against bots']
    .map((name) => page.getByRole('main').getByRole('button', { name }).element())
    .filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return [0.05, 0.25, 0.5, 0.75, 0.95].some(
        (x) => !button.contains(document.elementFromPoint(left + width * x, top + height / 2)),
      );
    })
    .map((button) => button.textContent ?? '');

describe('what greets a newcomer on a phone', () => {
  it.each([
    [390, 844],
    [844, 390],
  ])('leaves the ways into a game free, %i×%i', async (width, height) => {
    await showHome(width, height);
    await render(<Toasts />);
    showGood('Welcome, Grumblebottom!', 'Your account is ready.');
    showSpawn('coin', 500);
    await expect.element(page.getByTestId('spawned')).toBeVisible();
    await expect.element(page.getByText('Your account is ready.').first()).toBeVisible();
    await awaitRest();
    expect(hidden()).toEqual([]);
    const words = page.getByTestId('spawned').element().getBoundingClientRect();
    const ways = page
      .getByRole('main')
      .getByRole('button', { name: /^Quick play/ })
      .element()
      .getBoundingClientRect();
    expect(words.bottom <= ways.top || words.right <= ways.left || words.top >= ways.bottom).toBe(true);
  });

  it.each(INTERFACE_LANGUAGES)(
    'keeps the recovery codes off the ways into a game on its side, in %s',
    async (language) => {
      await setLanguage(language);
      document.documentElement.style.fontSize = '150%';
      noteNewCodes(['ABCD-EFGH']);
      try {
        await page.viewport(844, 390);
        await render(
          <TipProvider>
            <HomeShell />
          </TipProvider>,
        );
        const strip = page.getByRole('region', { name: i18n.t('account.codes') });
        const quick = page.getByRole('main').getByRole('button', { name: new RegExp(`^${i18n.t('lobby.quickPlay')}`) });
        await expect.element(strip).toBeVisible();
        await expect.element(quick).toBeVisible();
        await awaitRest();
        const { bottom } = strip.element().getBoundingClientRect();
        expect(quick.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
      } finally {
        noteNewCodes([]);
        document.documentElement.style.fontSize = '';
        await setLanguage('en-US');
      }
    },
  );

  it.each([
    [1440, 900],
    [768, 1024],
    [390, 844],
  ])('shows their critter down to its mouth, %i×%i', async (width, height) => {
    await showHome(width, height);
    const stage = page.getByRole('region', { name: 'You', exact: true }).element();
    const face = stage.querySelector('svg')?.getBoundingClientRect();
    const sign = [...stage.querySelectorAll('b')].find((one) => one.textContent?.startsWith('Grumble'))?.parentElement;
    const covered = (face?.bottom ?? 0) - (sign?.getBoundingClientRect().top ?? 0);
    expect(covered / (face?.height ?? 1)).toBeLessThan(0.2);
  });
});

/** The bar's parts stand beside each other, and what is in them, too. */
function expectBeside(width: number, where?: string): void {
  const bar = page.getByRole('banner').element();
  const parts = [...bar.children].filter((part) => part.getBoundingClientRect().width > 0);
  const boxes = parts.map((part) => part.getBoundingClientRect());
  boxes.forEach((box, at) => {
    expect(box.left, where).toBeGreaterThanOrEqual((boxes[at - 1]?.right ?? 0) - 1);
    expect(box.right, where).toBeLessThanOrEqual(width);
  });
  const bottom = bar.getBoundingClientRect().bottom;
  const inside = [...bar.querySelectorAll('button, a, li')]
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.top < bottom);
  for (const [at, a] of inside.entries())
    for (const b of inside.slice(at + 1))
      expect(
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        where,
      ).toBe(false);
}

it('the bar holds what somebody rich owns on every screen', { timeout: 60_000 }, async () => {
  signInAs({ displayName: 'Grumblebottom the Great', score: 123_456_789, diamond: 1_234_567, key: 1234 });
  for (const language of ['de-DE', 'tr-TR'] as const) {
    await setLanguage(language);
    for (const [width, height] of SIZES) {
      await showHome(width, height);
      expectBeside(width, `${language} ${width}×${height}`);
      await cleanup();
    }
  }
  await setLanguage('en-US');
});

it('a laptop has room for the words that make a table, in every language', async () => {
  for (const language of INTERFACE_LANGUAGES) {
    await setLanguage(language);
    await showHome(1280, 720);
    const label = page
      .getByRole('banner')
      .getByRole('button', { name: i18n.t('lobby.createRoom') })
      .element();
    expect(label.getBoundingClientRect().width, language).toBeGreaterThan(90);
    await cleanup();
  }
  await setLanguage('en-US');
});

it('who plays by a name alone is told so on a phone on its side, in one line that leaves the page its room', async () => {
  signInAs({ id: 'account-me-1', displayName: 'Grumblebottom the Great', wayIn: false });
  await setLanguage('de-DE');
  await showHome(844, 390);
  const notice = page.getByRole('region', { name: i18n.t('invite.keepTitle') }).element();
  expect(notice.getBoundingClientRect().height).toBeLessThanOrEqual(56);
  await setLanguage('en-US');
});

describe.each(['en-US', 'de-DE'] as const)('a laptop with a notice above the page, in %s', (language) => {
  beforeEach(async () => {
    await setLanguage(language);
    signInAs({ id: 'account-me-1', displayName: 'Marble', wayIn: false, level: 1 });
  });
  afterEach(async () => {
    useHome.setState({ tab: 'rooms' });
    await setLanguage('en-US');
  });

  it('shows the way into the queue whole, with what it asks for', async () => {
    fakeFetch(({ path }) =>
      reply(path === '/ranked/history' ? { histories: [] } : path === '/ranked/rank' ? ownRank({}) : {}),
    );
    await showHome(1280, 720);
    useHome.setState({ tab: 'ranked' });
    const note = page.getByText(i18n.t('ranked.opensAt', { level: 5 }));
    await expect.element(note).toBeVisible();
    await awaitRest();
    expect(note.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(720);
  });

  it('shows the only table whole, with the ways in', async () => {
    fakeLobby(rooms.joinLobby, { rooms: { rooms: [roomListing('r1')], total: 1, offset: 0 } });
    await showHome(1280, 690);
    const ways = page.getByRole('main').getByRole('listitem').getByRole('button');
    await expect.element(ways.first()).toBeVisible();
    expect(Math.max(...ways.elements().map((one) => one.getBoundingClientRect().bottom))).toBeLessThanOrEqual(690);
  });
});

describe.each([
  [768, 1024],
  [820, 1024],
  [900, 1024],
  [1024, 1024],
  [1280, 720],
] as const)('the top bar %i wide', (width, height) => {
  it.each(['en-US', 'de-DE'] as const)('holds its parts beside each other, whole: %s', async (language) => {
    await setLanguage(language);
    await showHome(width, height);
    expectBeside(width);
    await setLanguage('en-US');
  });
});

it.each(INTERFACE_LANGUAGES)('shows all eight pages side by side on a phone, in %s', async (language) => {
  fakeFetch(() => reply({ discord: null, google: null, communityUrl: 'https://community.test/' }));
  await setLanguage(language);
  try {
    await showHome(390, 844);
    await expect.poll(() => document.querySelectorAll('[data-tab]').length).toBe(8);
    await document.fonts.ready;
    const tabs = document.querySelector('[data-tab]')?.parentElement;
    expect(tabs?.scrollWidth).toBeLessThanOrEqual(tabs?.clientWidth ?? 0);
  } finally {
    await setLanguage('en-US');
  }
});
