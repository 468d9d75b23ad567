import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { storage } from '../../../platform/storage.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { turnMessage } from '../testing/render-mode.tsx';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { touch, motion } from '../../../testing/emulate.ts';

/** Outlines and the rounding of places, px. */
const SLACK = 1;

const box = (element: Element) => element.getBoundingClientRect();
const meet = (a: Element, b: Element): boolean => {
  const [one, other] = [box(a), box(b)];
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK
  );
};

beforeEach(async () => {
  await motion('reduce');
  await touch(true);
  storage.removeItem('coach');
});
afterEach(async () => {
  await motion('');
  await touch(false);
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

describe.each([
  [390, 844],
  [412, 915],
  [768, 1024],
  [844, 390],
])('at %i × %i', (width, height) => {
  it.each([
    [2, 'de-DE'],
    [2, 'en-US'],
    [4, 'de-DE'],
    [8, 'de-DE'],
  ] as const)('a tip in the own turn covers no word of %i players, in %s', async (count, language) => {
    await setLanguage(language);
    await page.viewport(width, height);
    const people = Array.from({ length: count }, (_, at) =>
      playerState(at === 0 ? 'me' : `p${at}`, { username: `Grumblebottom${at}`, level: 1, order: at }),
    );
    const { fake } = await renderStay(runningState(people, 'p1', { turnEndsAt: 60_000, maxTime: 60 }));
    await expect.poll(() => page.getByTestId('sign').query()).not.toBeNull();
    for (const { session_id } of people.slice(1))
      fake.say('correct', { id: session_id, word: 'BEFEHL', prompt: 'EFE', points: 5, combo: 1 });
    fake.say('turn', turnMessage({ turn: 3 }));
    fake.say('user-letter-healths', { id: 'me', letters: { A: 0 } });
    await expect.poll(() => document.querySelector('[data-tip=letters]')).not.toBeNull();
    await awaitRest();
    const tip = page.getByTestId('coach').element();
    const strip = page.getByTestId('strip').element();
    expect(box(tip).bottom).toBeLessThanOrEqual(box(strip).bottom + SLACK);
    const words = [...document.querySelectorAll('[data-testid^="bubble-"][data-shown]')];
    expect(words.length).toBe(count - 1);
    for (const one of [...words, ...document.querySelectorAll('[data-seat] svg, [data-plate]')])
      expect(meet(strip, one), one.outerHTML.slice(0, 160)).toBe(false);
  });
});
