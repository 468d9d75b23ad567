import { asSeatId, MODES } from '@syllaboom/engine';
import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { setLanguage } from '../../../../platform/i18n/i18n.ts';
import { renderStay } from '../../testing/render-stay.tsx';
import { playerState, runningState } from '../../testing/room-state.ts';

const touch = (enabled: boolean): Promise<void> =>
  (cdp() as unknown as { send(name: string, params: object): Promise<void> }).send(
    'Emulation.setTouchEmulationEnabled',
    { enabled, maxTouchPoints: enabled ? 5 : 1 },
  );
const SIZES = [
  [1440, 900, false],
  [1280, 720, false],
  [768, 1024, true],
  [390, 844, true],
  [844, 390, true],
] as const;
const LETTERS = 'TREASN';

async function open() {
  const people = ['me', 'ann', 'bob'].map((id) => playerState(id));
  const rendered = await renderStay(
    runningState(people, '', {
      mode: MODES.scapes,
      letter: LETTERS,
      requirement: JSON.stringify({ free: true }),
      turnEndsAt: 60_000,
      maxTime: 60,
    }),
  );
  rendered.fake.say('mode-state', {
    mode: MODES.scapes,
    letters: LETTERS,
    endsAt: 60_000,
    players: people.map(({ session_id }, at) => ({ seat: asSeatId(session_id), score: at * 10, words: at })),
    own: ['TEAR', 'STEAR', 'RATES'],
    lengths: [3, 4, 5, 6].map((letters) => ({ letters, of: 20 })),
    last: null,
  });
  await expect.element(page.getByTestId('letter-wheel')).toBeVisible();
  await document.fonts.ready;
}

afterEach(async () => {
  await touch(false);
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

/** What a finger would hit in the middle of each letter instead of the circle. */
function coveredLetters(): string[] {
  const wheel = page.getByTestId('letter-wheel').element();
  return [...wheel.querySelectorAll('[data-letter]')].flatMap((letter) => {
    const box = letter.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return wheel.contains(hit) ? [] : [`${letter.textContent}: ${hit?.className ?? 'beyond the screen'}`];
  });
}

it.each(SIZES)('leaves every letter of the circle to be drawn over at %d × %d', async (width, height, finger) => {
  await setLanguage('de-DE');
  await touch(finger);
  await page.viewport(width, height);
  await open();
  await expect.poll(coveredLetters).toEqual([]);
  const wheel = page.getByTestId('letter-wheel').element().getBoundingClientRect();
  expect(Math.min(wheel.width, wheel.height)).toBeGreaterThanOrEqual(130);
  const lists = document.querySelector('[data-testid=scape-lengths]')?.getBoundingClientRect();
  expect(wheel.right <= (lists?.left ?? 0) || wheel.top >= (lists?.bottom ?? 0)).toBe(true);
  const board = document.querySelector('[data-board]')?.getBoundingClientRect();
  expect(wheel.bottom).toBeLessThanOrEqual(board?.bottom ?? 0);
  expect(wheel.top).toBeGreaterThanOrEqual(board?.top ?? Number.POSITIVE_INFINITY);
});
