import type { GameRoomState, RoomPlayerState } from '@syllaboom/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { showError, showNotice } from '../../../ui/toasts/toasts.tsx';
import { RoomDrops } from '../overlays/room-drops.tsx';
import { renderRoom } from '../testing/render-room.tsx';
import { Stay } from '../testing/render-stay.tsx';
import { playerState, roomState, runningState } from '../testing/room-state.ts';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;
/** Antialiasing, outlines and the rounding of places, px. */
const SLACK = 2;

const table = (count: number): RoomPlayerState[] =>
  Array.from({ length: count }, (_, n) => playerState(n === 0 ? 'me' : `p${n}`));
const ROOMS: readonly (readonly [string, GameRoomState])[] = [
  ['between matches', roomState(table(8))],
  ['between matches, with two', roomState(table(2), { host: 'p1' })],
  ['at a table of quick play', roomState(table(2), { quick: true, startsAt: 60_000 })],
  ['in a match', runningState(table(8), 'me')],
];

/** Bars, seats, buttons and words of the room that are seen. */
const pieces = (): Element[] =>
  [
    ...document.querySelectorAll(
      '[data-testid=room] :is(header > *, nav, button, a, input, h1, [data-plate], [data-part], [data-seat] svg, [data-testid=strip] p)',
    ),
  ].filter((piece) => piece.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 40);

/** What lies below something that is said. */
function covered(said: string): string[] {
  const boxes = [...document.querySelectorAll(said)].map((element) => element.getBoundingClientRect());
  expect(boxes.length).toBeGreaterThan(0);
  return boxes.slice(-1).flatMap((box) =>
    pieces()
      .filter((piece) => {
        const { left, right, top, bottom } = piece.getBoundingClientRect();
        const across = Math.min(box.right, right) - Math.max(box.left, left);
        const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        return across > SLACK && down > SLACK;
      })
      .map(nameOf),
  );
}

afterAll(async () => {
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

describe('in a long language', () => {
  beforeAll(() => setLanguage('de-DE'));

  it.each(SIZES.flatMap((size) => ROOMS.map(([name, state]) => [...size, name, state] as const)))(
    'on %i × %i %s toasts, notices and what one got cover neither bar, seat, button nor word',
    async (width, height, _name, state) => {
      await page.viewport(width, height);
      const { store, fake } = await renderRoom(
        <>
          <Stay />
          <RoomDrops />
        </>,
        state,
      );
      store.set('hasPlayed', true);
      store.set('lastMatch', 'm1');
      await expect.poll(() => document.querySelectorAll('[data-seat]').length).toBeGreaterThan(0);
      showError('Das geht gerade nicht.', 'Versuch es zwischen zwei Partien.');
      showNotice('Kopiert');
      fake.say('coin-spawn', { id: 'me', count: 30 });
      fake.say('exp-spawn', { id: 'me', count: 40 });
      fake.say('word-spawn', { id: 'me', syllables: ['ING', 'KI'] });
      await expect.element(page.getByTestId('spawned').getByRole('paragraph').first()).toBeInTheDocument();
      await awaitRest();
      expect({
        toast: covered('[role$=dialog][data-type]'),
        notice: covered('[data-testid=notice]'),
        // Nothing is given during a match.
        drop: state.started ? [] : covered('[data-testid=spawned] p'),
      }).toEqual({ toast: [], notice: [], drop: [] });
    },
  );
});
