import { MODES } from '@syllaboom/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { renderStay } from '../../testing/render-stay.tsx';
import { playerState, runningState } from '../../testing/room-state.ts';
import { awaitRest } from '../../../../testing/await-rest.ts';
import { motion, touch } from '../../../../testing/emulate.ts';

const BLITZ = 9;
const meets = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

beforeEach(() => motion('reduce'));
afterEach(async () => {
  await motion('');
  await touch(false);
  await page.viewport(1280, 800);
});

it.each(
  [2, 3, 5, 8].flatMap((seats) => [
    [seats, 390, 844] as const,
    [seats, 844, 390] as const,
    [seats, 768, 1024] as const,
  ]),
)(
  'with %d at the table the name of what is played lies on nobody, and no notice on it, at %d × %d',
  async (seats, width, height) => {
    await touch(true);
    await page.viewport(width, height);
    const people = Array.from({ length: seats }, (_, at) => playerState(at === 0 ? 'me' : `p${at}`, { order: at }));
    const { fake } = await renderStay(
      runningState(people, 'p1', { mode: MODES.original, sc: BLITZ, turnEndsAt: 300_000, maxTime: 300 }),
    );
    await expect.element(page.getByTestId('scenario-bar')).toBeVisible();
    for (const { session_id: id } of people)
      fake.say('correct', { id, word: 'ALTITUDE', prompt: 'TIO', points: 5, combo: 1 });
    await expect.poll(() => document.querySelectorAll('[data-testid^=bubble-][data-shown]').length).toBe(seats);
    await document.fonts.ready;
    await awaitRest();
    const bar = page.getByTestId('scenario-bar').element().getBoundingClientRect();
    const others = document.querySelectorAll(
      '[data-toasts=strip], [data-seat] [data-plate], [data-testid^=bubble-][data-shown], [data-seat] svg, header button, [data-testid=sign]',
    );
    expect(others.length).toBeGreaterThan(seats);
    expect(
      [...others].filter((one) => meets(bar, one.getBoundingClientRect())).map((one) => one.outerHTML.slice(0, 120)),
    ).toEqual([]);
  },
);
