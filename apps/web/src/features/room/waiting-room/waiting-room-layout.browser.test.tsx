import type { GameRoomState, RoomPlayerState } from '@syllaboom/contracts';
import { DIFFICULTIES, MODES, NO_SCENARIO, RANDOM_SCENARIO, SCENARIOS } from '@syllaboom/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { i18n, setLanguage } from '../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { scenarioHow } from '../../../ui/mode/scenario-words.ts';
import type { RoomStore } from '../store/room-store.ts';
import { outsideScreen, clippedTexts, coveredNames, overfull, overlaps } from '../testing/layout-faults.ts';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, roomState, runningState } from '../testing/room-state.ts';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [844, 390],
  [1024, 768],
] as const;
const COUNTS = [2, 8, 16] as const;
const NAMES = ['Marble', 'Sprocket', 'Dumpling', 'Widget', 'Whiskers', 'Pomp', 'Jellybean', 'Mirabel'];
/** Multi Word: its name is a chip of its own. */
const SCENARIO = 15;
/** How deep a small button's edge and outline are, px. */
const EDGE = 7;

const table = (count: number): RoomPlayerState[] =>
  Array.from({ length: count }, (_, n) =>
    playerState(n === 0 ? 'me' : `p${n}`, { username: NAMES[n % NAMES.length] ?? '', bot: n % 3 === 2, level: n + 7 }),
  );

const centres = () =>
  new Map(
    [...document.querySelectorAll<HTMLElement>('[data-seat]')].map((seat) => {
      const { x, y } = seat.getBoundingClientRect();
      return [seat.dataset['seat'] ?? '', { x, y }] as const;
    }),
  );

/** Nothing lies over anything else, stands beyond the screen, or needs more than the felt has. */
const expectWhole = (): void =>
  expect({ overlaps: overlaps(), outsideScreen: outsideScreen(), overfull: overfull() }).toEqual({
    overlaps: [],
    outsideScreen: [],
    overfull: false,
  });

/** What is told of how the next match is played. */
const rules = (): Element[] => [...document.querySelectorAll('[data-part=how]')].filter((one) => one.checkVisibility());

const endMatch = (store: RoomStore): void => {
  store.set('hasPlayed', true);
  store.set('lastMatch', 'm1');
};

async function open(size: readonly [number, number], state: GameRoomState) {
  await page.viewport(...size);
  const rendered = await renderStay(state);
  await expect.poll(() => document.querySelectorAll('[data-seat]').length).toBeGreaterThan(0);
  await awaitRest();
  return rendered;
}

afterAll(async () => {
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

it.each(SIZES)(
  'leaves the table its height before each mode, whatever letters that brings, on %d × %d',
  async (...size) => {
    const { fake } = await open(size, roomState(table(7)));
    const height = () => document.querySelector('[data-stage]')?.getBoundingClientRect().height ?? 0;
    const usual = height();
    for (const mode of Object.values(MODES)) {
      fake.patch({ mode });
      await awaitRest();
      expect.soft(height(), `mode ${mode}`).toBeGreaterThan(usual * 0.8);
    }
  },
);

describe.each([
  ['en-US', COUNTS],
  ['de-DE', [8]],
] as const)('the waiting room in %s', (language, counts) => {
  beforeAll(() => setLanguage(language));

  it.each(SIZES.flatMap((size) => counts.map((count) => [size, count] as const)))(
    'on %s with %i: nothing over a seat or each other, nothing beyond the screen',
    async (size, count) => {
      const { store, fake } = await open(size, roomState(table(count), { bestOf: 3, games: 1 }));
      // After a match everything there is stands there: Again, the replay, for many players the advice.
      endMatch(store);
      await awaitRest();
      expectWhole();
      fake.patch({ host: 'p1' });
      await awaitRest();
      expectWhole();
      if (count <= 8) expect(clippedTexts()).toEqual([]);
    },
  );

  it.each(SIZES)('on %i × %i whoever opens a table of quick play finds everything', async (...size) => {
    const { store } = await open(size, roomState(table(1), { quick: true, startsAt: 60_000 }));
    for (const played of [false, true]) {
      if (played) endMatch(store);
      await awaitRest();
      expectWhole();
    }
  });

  it.each([
    [390, 844],
    [844, 390],
  ] as const)('on %i × %i a link that stands alone is as wide as its words', async (...size) => {
    const { store, fake } = await open(size, roomState(table(2), { host: 'p1' }));
    const spilt = () =>
      [...document.querySelectorAll<HTMLElement>('[data-testid=lobby-dock] :is(a, button)')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent);
    expect(spilt()).toEqual([]);
    fake.patch({ host: 'me' });
    endMatch(store);
    await awaitRest();
    expect(spilt()).toEqual([]);
    const links = [...document.querySelectorAll('[data-testid=lobby-dock] a')];
    expect(links.map((one) => one.getBoundingClientRect().height <= 48)).toEqual([true]);
  });

  it.each(SIZES)('on %i × %i the host of a full table who watches reads what is played', async (...size) => {
    const watcher = playerState('me', { spectating: true });
    const others = table(9).slice(1);
    const { store } = await open(size, roomState([watcher, ...others], { host: 'me', title: 'Wide words at a table' }));
    endMatch(store);
    await awaitRest();
    expectWhole();
  });

  it.each(SIZES)(
    'on %i × %i the seats of a full table keep off each other for its host who watches',
    async (...size) => {
      const watcher = playerState('me', { spectating: true });
      const others = Array.from({ length: 9 }, (_, n) => playerState(`p${n}`, { username: 'pwhrbwrdfcfdr' }));
      const { store } = await open(
        size,
        roomState([watcher, ...others], { host: 'me', title: 'Wide words at a table', maxp: 9 }),
      );
      endMatch(store);
      await expect.element(page.getByText(/^Der Tisch ist voll|^The table is full/)).toBeInTheDocument();
      await awaitRest();
      expectWhole();
      expect(coveredNames()).toEqual([]);
    },
  );

  it.each(SIZES)('on %i × %i who was idle finds everything, too', async (...size) => {
    const idle = playerState('me', { spectating: true, idle: true });
    const { store } = await open(size, roomState([idle, ...table(8).slice(1)], { host: 'me' }));
    endMatch(store);
    await awaitRest();
    expectWhole();
  });
});

describe('for few', () => {
  beforeAll(() => setLanguage('en-US'));

  it.each(SIZES)('on %i × %i all that the felt says of any mode is whole, in a series too', async (...size) => {
    const { store, fake } = await open(size, roomState(table(3), { bestOf: 3, games: 1, sc: SCENARIO }));
    endMatch(store);
    const faults = new Map<string, unknown>();
    const look = (mode: string) => {
      const cut = [...document.querySelectorAll('[data-testid=middle] [data-part]')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent);
      const found = [...overlaps(), ...clippedTexts(), ...cut, ...(overfull() ? ['overfull'] : [])];
      if (found.length > 0) faults.set(mode, found);
    };
    for (const [name, mode] of Object.entries(MODES)) {
      fake.patch({ mode });
      await awaitRest();
      look(name);
    }
    // Nobody sits there yet: its picture stands on the felt.
    fake.patch({ ...roomState([playerState('me', { spectating: true })], { mode: MODES.yapping, host: 'me' }) });
    await awaitRest();
    look('empty yapping');
    expect(Object.fromEntries(faults)).toEqual({});
  });

  it.each(SIZES.slice(0, -1))(
    'on %i × %i whoever waits reads what the preset makes of the mode, once it is known',
    async (...size) => {
      await setLanguage('de-DE');
      const { fake } = await open(size, roomState(table(3), { host: 'p1', sc: SCENARIO }));
      const untold: string[] = [];
      for (const { id, key } of SCENARIOS) {
        fake.patch({ sc: id });
        await awaitRest();
        const isPlain = id === NO_SCENARIO || id === RANDOM_SCENARIO;
        const own = [i18n.t('host.how.original'), ...(isPlain ? [] : [i18n.t(scenarioHow(id))])].join(' ');
        const told = rules().map((one) => one.textContent);
        if (told.join() !== own) untold.push(`${key}: ${told.join()}`);
        expectWhole();
      }
      await setLanguage('en-US');
      expect(untold).toEqual([]);
    },
  );

  it.each(SIZES.slice(0, -1))('on %i × %i whoever waits reads how the mode is played', async (...size) => {
    const { fake } = await open(size, roomState(table(3), { host: 'p1' }));
    const untold: string[] = [];
    for (const [name, mode] of Object.entries(MODES)) {
      fake.patch({ mode });
      await awaitRest();
      if (rules().length !== 1) untold.push(`${name}: ${rules().length}`);
      expectWhole();
      // With what practice makes of it, too.
      fake.patch({ diff: DIFFICULTIES.practice });
      await awaitRest();
      expectWhole();
      fake.patch({ diff: DIFFICULTIES.normal });
    }
    // Also where nobody sits yet, and a picture stands on the felt.
    fake.patch({ ...roomState([playerState('me', { spectating: true })], { mode: MODES.yapping, host: 'p1' }) });
    await awaitRest();
    if (rules().length !== 1) untold.push(`empty yapping: ${rules().length}`);
    expect(untold).toEqual([]);
  });

  it.each(SIZES)('on %i × %i the crown of the one opposite stands free of the bar', async (...size) => {
    await open(size, roomState(table(2), { host: 'p1' }));
    const crown = page.getByLabelText('Host', { exact: true }).element().getBoundingClientRect();
    for (const button of document.querySelectorAll('header :is(button, a)')) {
      const { left, right, bottom } = button.getBoundingClientRect();
      if (left < crown.right && right > crown.left) expect(crown.top).toBeGreaterThan(bottom);
    }
  });

  it.each(SIZES)('on %i × %i nobody stops the clock who means to start', async (...size) => {
    await open(size, roomState(table(1), { quick: true, startsAt: 60_000 }));
    const start = page.getByRole('button', { name: 'Start', exact: true }).element().getBoundingClientRect();
    for (const other of document.querySelectorAll('[data-testid=quick-start] :is(p:not([role]), button)')) {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const apart = Math.max(start.top - bottom, top - start.bottom, left - start.right, start.left - right);
      // Buttons stand on an edge of some pixels.
      expect(apart).toBeGreaterThanOrEqual(12 + EDGE);
    }
  });
});

describe('when the match starts', () => {
  beforeAll(() => setLanguage('de-DE'));

  it.each([...SIZES.map((size) => [size, 8] as const), [SIZES[0], 16], [SIZES[3], 2]] as const)(
    'nobody jumps, on %s with %i',
    async (size, count) => {
      const people = table(count);
      // Without the advice to the host of many players: it goes when the match starts.
      const { fake } = await open(size, roomState(people, { heart: 1, speed: 2 }));
      const before = centres();
      expect(before.size).toBe(count);
      const running = runningState(people, 'me');
      fake.patch(running);
      fake.say('start', { matchId: 'm', versusMs: 0 });
      await expect.poll(() => document.querySelector('[data-testid=bomb]')).not.toBeNull();
      await awaitRest();
      const after = centres();
      const moved = [...before].map(([id, { x, y }]) =>
        Math.hypot(x - (after.get(id)?.x ?? 0), y - (after.get(id)?.y ?? 0)),
      );
      expect(Math.max(...moved)).toBeLessThan(6);
    },
  );

  it('the others move over to their places in the order of turns, they do not stand there at once', async () => {
    const people = table(4);
    const { fake } = await open([1280, 720], roomState(people));
    const before = centres();
    const order = [0, 2, 1, 3];
    const shuffled = people.map((one, n) => ({ ...one, order: order[n] ?? 0 }));
    fake.patch(runningState(shuffled, 'me'));
    fake.say('start', { matchId: 'm', versusMs: 0 });
    await expect.poll(() => document.querySelector('[data-testid=bomb]')).not.toBeNull();
    const first = centres();
    const gap = (a: { x: number; y: number } | undefined, b: { x: number; y: number } | undefined) =>
      Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
    const was = before.get('p1');
    await expect.poll(() => gap(centres().get('p1'), was), { timeout: 10_000 }).toBeGreaterThan(100);
    await awaitRest();
    expect(gap(first.get('p1'), was)).toBeLessThan(gap(centres().get('p1'), was));
  });
});
