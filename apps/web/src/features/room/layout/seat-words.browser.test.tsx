import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { turnMessage } from '../testing/render-mode.tsx';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { touch, motion } from '../../../testing/emulate.ts';

const MOUSE = [
  [1440, 900],
  [1280, 720],
] as const;
const TOUCH = [
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;
const SCREENS = [...MOUSE.map((size) => [...size, false] as const), ...TOUCH.map((size) => [...size, true] as const)];
/** Outlines and the rounding of places, px. */
const SLACK = 2;
const WORD = 'ALTITUDE';

/** As the setting does it, in percent. */
const setTextSize = (percent: number): void => {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  document.documentElement.toggleAttribute('data-large-text', percent >= 150);
};

const box = (element: Element) => element.getBoundingClientRect();
const meet = (a: Element, b: Element): boolean => {
  const [one, other] = [box(a), box(b)];
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK
  );
};
/** How large a text is drawn, px: seats are scaled with their table. */
const drawnSize = (element: HTMLElement): number =>
  (fontSize(element) * box(element).width) / Number.parseFloat(getComputedStyle(element).width);

const sign = () => page.getByTestId('sign').element();
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const words = () => all('[data-testid^="bubble-"]');
const letters = () => all('[data-letter]');
const fontSize = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
const plates = () => all('[data-seat] [data-plate]');

async function open(count: number, holder: string) {
  const people = Array.from({ length: count }, (_, at) =>
    playerState(at === 0 ? 'me' : `p${at}`, { username: `Grumblebottom${at}`, level: 12 + at, order: at }),
  );
  const rendered = await renderStay(runningState(people, holder, { turnEndsAt: 60_000, maxTime: 60 }));
  await expect.poll(() => page.getByTestId('sign').query()).not.toBeNull();
  return rendered;
}

beforeEach(async () => {
  await motion('reduce');
  await setLanguage('de-DE');
});
afterEach(async () => {
  await motion('');
  setTextSize(100);
  await touch(false);
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

/** Shows everybody's last word, the own one last. */
const sayWords = async (fake: Awaited<ReturnType<typeof open>>['fake'], count: number): Promise<void> => {
  for (let at = count - 1; at >= 0; at--)
    fake.say('correct', { id: at === 0 ? 'me' : `p${at}`, word: WORD, prompt: 'TIO', points: 5, combo: 1 });
  await expect.poll(() => words().filter((word) => word.hasAttribute('data-shown')).length).toBe(count);
  await awaitRest();
};

describe.each(SCREENS)('on %i × %i', (width, height, finger) => {
  beforeEach(async () => {
    await touch(finger);
    await page.viewport(width, height);
  });

  it.each([4, 8])('last words stay clear of the sign and the plates, with %i seats', async (count) => {
    const { fake } = await open(count, 'me');
    await sayWords(fake, count);
    for (const holder of ['p1', 'me']) {
      fake.say('turn', turnMessage({ id: holder, prompt: 'UCT', turn: 3 }));
      await awaitRest();
      const [own, board] = [box(page.getByTestId('bubble-me').element()), box(sign())];
      expect(own.top > board.bottom || own.bottom < board.top, JSON.stringify([holder, own, board])).toBe(true);
      expect(words().filter((word) => meet(word, sign()))).toEqual([]);
    }
  });

  it('names, words and letters grow with the text and cover nothing', async () => {
    const { fake } = await open(8, 'p2');
    await awaitRest();
    const before = letters().map(fontSize);
    for (const [percent, least] of [
      [100, 11],
      [150, 13],
    ] as const) {
      setTextSize(percent);
      await sayWords(fake, 8);
      const names = all('[data-seat] [data-name]');
      expect(Math.min(...[...names, ...words()].map(drawnSize)), `${percent} %`).toBeGreaterThanOrEqual(least - 0.05);
      for (const name of names.slice(1)) expect(box(name).width, `${percent} %`).toBeGreaterThan(2.5 * drawnSize(name));
      const faults = plates().flatMap((plate, at, others) => [
        ...[...others.slice(at + 1), sign()].filter((other) => meet(plate, other)).map((other) => [plate, other]),
        ...(box(plate).left < -SLACK || box(plate).right > width + SLACK ? [[plate]] : []),
      ]);
      expect(faults.map((pair) => pair.map((one) => `${percent} % ${one.textContent}`))).toEqual([]);
      const notices = all('[data-testid=strip] p').filter((notice) => box(notice).width > 0);
      expect(words().filter((word) => notices.some((notice) => meet(word, notice)))).toEqual([]);
    }
    expect(letters().length).toBeGreaterThan(20);
    for (const [at, letter] of letters().entries()) {
      expect(fontSize(letter)).toBeGreaterThan((before[at] ?? 0) * 1.15);
      expect(letter.scrollWidth, letter.textContent ?? '').toBeLessThanOrEqual(letter.clientWidth + 1);
    }
    const panel = page.getByTestId('alphabet').element();
    expect(panel.scrollHeight).toBeLessThanOrEqual(panel.clientHeight + 1);
    expect(box(panel).bottom).toBeLessThanOrEqual(height);
    expect(box(panel).right).toBeLessThanOrEqual(width);
    expect(all('[data-name]').map(({ title }) => title)).toContain('Grumblebottom3');
  });
});
