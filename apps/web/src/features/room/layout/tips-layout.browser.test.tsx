import { asSeatId, MODES, type ModeName, modeTraits, type Requirement } from '@syllaboom/engine';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { storage } from '../../../platform/storage.ts';
import { ALLOWED_FAULTS } from '../../../testing/allowed-faults.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { motion, touch } from '../../../testing/emulate.ts';
import { findLayoutFaults } from '../../../testing/find-layout-faults.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { modeScreen } from '../modes/screens.ts';
import { MODE_TABLES, tableState } from '../testing/mode-tables.ts';
import { turnMessage } from '../testing/render-mode.tsx';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState } from '../testing/room-state.ts';

const SIZES = [
  [390, 844, true],
  [844, 390, true],
  [768, 1024, true],
  [1280, 720, false],
] as const;
const PERCENTS = [100, 150] as const;
const ALLOWED = [
  ...ALLOWED_FAULTS,
  { reason: 'A definition may be long: its beginning is shown.', kinds: ['cut'], of: '[data-testid=monster-bar] p' },
] as const;

const textSize = (percent: number) => {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  document.documentElement.toggleAttribute('data-large-text', percent > 100);
};
beforeEach(async () => {
  storage.removeItem('coach');
  await setLanguage('de-DE');
  signInAs({ id: 'account-me', displayName: 'Grumblebottom0' });
  await motion('reduce');
});
afterEach(async () => {
  textSize(100);
  storage.removeItem('coach');
  await setLanguage('en-US');
  await touch(false);
  await motion('');
  await page.viewport(1280, 800);
});

/** The lower edge of what stands out, px: it belongs to the piece, but to none of its boxes. */
const EDGE = 8;
/** Its outline, px. */
const OUTLINE = 3;
const box = (element: Element) => element.getBoundingClientRect();
const tip = () => document.querySelector<HTMLElement>('[data-tip]')?.dataset['tip'] ?? null;
const nameOf = (one: Element) => one.getAttribute('data-testid') ?? one.getAttribute('aria-label') ?? one.textContent;
const meet = (a: DOMRect, b: DOMRect, edge = 0): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom + edge, b.bottom) - Math.max(a.top, b.top) > 1;
/** What is wrong with the tip on the screen: its words out of its box, or it, or what it moves, over what else there is. */
function tipFaults(): string[] {
  const notice = page.getByTestId('coach').element();
  const words = box(notice.querySelector('p') as Element);
  const own = box(notice);
  const hint = page.getByTestId('turn-hint').element();
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => box(one).height > 0 && !one.contains(notice));
  const bars = shown('[data-testid=room] main > section:not(:empty)');
  const asked = [hint, ...hint.querySelectorAll('*')].map(box);
  return [
    ...(words.top < own.top - 1 || words.bottom > own.bottom + 1 ? ['words out of the box'] : []),
    ...(own.top < OUTLINE || own.right > innerWidth || own.left < 0 ? ['out of the screen'] : []),
    ...[...bars, ...shown('[data-testid=turn-hint], [data-testid=tray-box], [data-key]')]
      .filter((one) => meet(own, box(one), EDGE))
      .map((one) => `over ${nameOf(one)}`),
    ...bars
      .filter((bar) => asked.some((line) => meet(box(bar), line)))
      .map((bar) => `${nameOf(bar)} over what is asked`),
  ];
}

const WITH_BOMB = (Object.keys(MODES) as ModeName[]).filter((name) => {
  const mode = MODES[name];
  return modeScreen(mode).hasBomb && modeTraits(mode).typing === 'turn' && MODE_TABLES[name].requirement.free !== true;
});

describe.each(WITH_BOMB)('in %s a newcomer’s tips lie over nothing', (mode) => {
  it.each(['waits', 'plays'] as const)(
    'who %s',
    async (role) => {
      const { prompt, requirement, said } = MODE_TABLES[mode];
      const ids = ['me', 'p1', 'p2'];
      const people = ids.map((id, order) => playerState(id, { order, username: `Grumblebottom${order}`, level: 1 }));
      const faults: string[] = [];
      const { fake } = await renderStay(tableState(mode, people, 'p1'));
      const says = said(ids.map((id) => asSeatId(id)));
      if (says) fake.say(says[0], says[1] as never);
      const look = async (name: string, happen: () => void) => {
        for (const percent of PERCENTS)
          for (const [width, height, finger] of SIZES) {
            textSize(percent);
            await touch(finger);
            await page.viewport(width, height);
            do {
              if (tip() !== name) {
                storage.removeItem('coach');
                happen();
                await expect.poll(tip).toBe(name);
              }
              await awaitRest();
              // A tip goes by itself, on a slow machine also while the page comes to rest: then it has to come again.
            } while (tip() !== name);
            faults.push(
              ...[...tipFaults(), ...(percent === 100 ? findLayoutFaults(ALLOWED) : [])].map(
                (one) => `${name} at ${width}x${height}, ${percent} %: ${one}`,
              ),
            );
          }
      };
      let turns = 1;
      // Each time another turn: the same one told twice is no news, and brings no tip.
      const turn = (id: string, asked: Requirement) =>
        fake.say('turn', turnMessage({ id, prompt, requirement: asked, turn: ++turns }));
      if (role === 'waits') await look('wait', () => turn('p1', requirement));
      else {
        fake.patch({ currentPlayerSessionId: 'me' });
        await look('turn', () => turn('me', {}));
        turn('me', requirement);
        await look('letters', () => fake.say('user-letter-healths', { id: 'me', letters: { A: 0 } }));
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );
});
