import type { GameRoomState } from '@syllaboom/contracts';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { findBroken } from '../../../testing/find-broken.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { outsideScreen, clippedTexts, hiddenSeats, overfull, overlaps } from '../testing/layout-faults.ts';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, roomState } from '../testing/room-state.ts';

const SIZES = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
] as const;
/** A table that is still one, px. */
const LEAST_TABLE = 150;

const idle = playerState('me', { spectating: true, idle: true });
const bots = ['Kettle', 'Fidget', 'Clover'].map((username) => playerState(username, { username, bot: true }));
const WHOLE = { overlaps: [], outsideScreen: [], overfull: false, clippedTexts: [], hidden: [], broken: [] };

const faults = () => ({
  overlaps: overlaps(),
  outsideScreen: outsideScreen(),
  overfull: overfull(),
  clippedTexts: clippedTexts(),
  hidden: hiddenSeats(),
  broken: findBroken(document.body),
});

function setTextSize(percent: number): void {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  document.documentElement.toggleAttribute('data-large-text', percent > 100);
}

/** After a match, in which everything there is to press stands there. */
async function open(size: readonly [number, number], changes: Partial<GameRoomState> = {}) {
  await page.viewport(...size);
  signInAs({ wayIn: false });
  const rendered = await renderStay(roomState([idle, ...bots], { host: 'me', quick: true, ...changes }));
  rendered.store.set('hasPlayed', true);
  rendered.store.set('lastMatch', 'm1');
  await expect.poll(() => document.querySelectorAll('[data-seat]').length).toBeGreaterThan(0);
  await awaitRest();
  return rendered;
}

afterEach(async () => {
  setTextSize(100);
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

describe.each(['en-US', 'de-DE'] as const)('a host who was idle at a table of quick play, in %s', (language) => {
  it.each(SIZES.flatMap((size) => [100, 150].map((percent) => [...size, percent] as const)))(
    'finds a whole table and everything else on %i × %i with text of %i percent',
    async (width, height, percent) => {
      await setLanguage(language);
      setTextSize(percent);
      await open([width, height]);
      expect(faults()).toEqual(WHOLE);
      const table = page.getByTestId('room').element().querySelector('[data-stage]')?.getBoundingClientRect();
      expect(table?.height).toBeGreaterThanOrEqual(LEAST_TABLE);
      // A screen that is full may scroll; this one needs not.
      const dock = document.querySelector('[data-testid=lobby-dock]');
      expect((dock?.scrollHeight ?? 0) - (dock?.clientHeight ?? 0)).toBeLessThanOrEqual(2);
    },
  );

  it.each(SIZES)('finds all of it on %i × %i while the clock runs, too', async (...size) => {
    await setLanguage(language);
    await open(size, { startsAt: 60_000 });
    expect(faults()).toEqual(WHOLE);
  });
});

it.each(INTERFACE_LANGUAGES)('breaks no word of large text on a phone, in %s', async (language) => {
  await setLanguage(language);
  setTextSize(150);
  await open([390, 844]);
  expect(faults()).toEqual(WHOLE);
});

describe('what a host who was idle is offered', () => {
  it('is to sit down, and nothing else; the clock waits until they are back', async () => {
    const { fake } = await open([390, 844]);
    await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    expect(page.getByRole('button', { name: 'Again', exact: true }).query()).toBeNull();
    expect(page.getByRole('switch').query()).toBeNull();
    expect(page.getByRole('button', { name: 'Start by itself' }).query()).toBeNull();
    fake.patch({ players: new Map([playerState('me'), ...bots].map((one) => [one.session_id, one])) });
    await expect.element(page.getByRole('button', { name: 'Again', exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Start by itself' })).toBeVisible();
  });
});

describe('the countdown', () => {
  it.each(SIZES)('is not read through what stands on the table, on %i × %i', async (...size) => {
    const { store } = await open(size);
    store.set('countdown', 5);
    await awaitRest();
    const count = page.getByTestId('countdown').element().firstElementChild;
    const { left, right, top, bottom } = (count as Element).getBoundingClientRect();
    const title = document.querySelector('[data-testid=middle] h1');
    const behind = [title, ...document.querySelectorAll('[data-testid=lobby-dock] button')].filter((element) => {
      if (!element?.checkVisibility({ visibilityProperty: true })) return false;
      const box = element.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
    // A wide screen darkens what stands there.
    if (size[0] <= 760 || size[1] <= 480) expect(behind.map((element) => element?.textContent)).toEqual([]);
    expect([left >= 0, right <= innerWidth, top >= 0, bottom <= innerHeight]).toEqual([true, true, true, true]);
  });
});
