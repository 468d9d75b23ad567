import { listWordIndex, SAMPLE_WORDS } from '@syllaboom/engine/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { awaitRest } from '../../testing/await-rest.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import * as hosts from './practice-host.ts';
import { PracticeScreen } from './practice-screen.tsx';
import * as packs from './word-pack.ts';
import { runPracticeMatch } from './worker/practice-match.ts';
import type { PracticeEvent } from './worker/practice-protocol.ts';

vi.mock('./practice-host.ts', { spy: true });
vi.mock('./word-pack.ts', { spy: true });

/** The worker's match in this page, whose clock moves on as the test says. */
const createHost = () => {
  const listeners = new Set<(event: PracticeEvent) => void>();
  const due: (() => void)[] = [];
  let now = 0;
  const host: hosts.PracticeHost = {
    open: () => Promise.resolve(),
    stop: () => undefined,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    post: (command) => {
      if (command.k !== 'play') return;
      const clock = { now: () => now, wakeAt: () => undefined, after: (_: number, run: () => void) => due.push(run) };
      runPracticeMatch(command.setup, listWordIndex(SAMPLE_WORDS), clock, (event) => {
        for (const listener of listeners) listener(structuredClone(event));
      });
    },
  };
  const second = () => {
    now += 1000;
    due.shift()?.();
  };
  return { host, second };
};

let table: ReturnType<typeof createHost>;
beforeEach(() => {
  table = createHost();
  vi.mocked(packs.loadWordPack).mockResolvedValue(new Uint8Array());
  vi.mocked(hosts.startPracticeHost).mockReturnValue(table.host);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

/** Where heads are, whoever they belong to: the order round the table is drawn as the match begins. */
const seatPlaces = () =>
  [...document.querySelectorAll('[data-seat]')]
    .map((seat) => {
      const { x, y, width, height } = seat.getBoundingClientRect();
      // The active seat is drawn larger about its middle.
      return `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`;
    })
    .sort();

it.each([
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [844, 390],
])('while practice counts down, the places are those of the match (%i × %i)', async (width, height) => {
  await page.viewport(width, height);
  signInAs({ id: 'guest0001', guest: true });
  await render(
    <TipProvider>
      <PracticeScreen onLeft={() => undefined} />
    </TipProvider>,
  );
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.element(page.getByTestId('countdown')).toBeVisible();
  await awaitRest();
  const before = seatPlaces();
  expect(before).toHaveLength(4);
  // The number stands on the felt, on nobody.
  const number = page.getByTestId('countdown').element().querySelector('b')?.getBoundingClientRect() ?? new DOMRect();
  const felt = page.getByTestId('middle').element().getBoundingClientRect();
  expect(Math.abs(number.x + number.width / 2 - felt.x - felt.width / 2)).toBeLessThan(3);
  expect(Math.abs(number.y + number.height / 2 - felt.y - felt.height / 2)).toBeLessThan(60);
  for (let n = 0; n < 3; n++) table.second();
  await expect.element(page.getByTestId('bomb')).toBeVisible();
  await awaitRest();
  expect(seatPlaces()).toEqual(before);
});
