import { MODES } from '@syllaboom/engine';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { awaitRest } from '../../../../testing/await-rest.ts';
import { touch } from '../../../../testing/emulate.ts';
import { renderStay } from '../../testing/render-stay.tsx';
import { triviaView } from '../../testing/trivia-view.ts';
import { playerState, runningState } from '../../testing/room-state.ts';

afterEach(async () => {
  await touch(false);
  await page.viewport(1280, 800);
});

/** The middle of each is hit by it alone. */
const isFree = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};

it.each([
  ['who plays', {}],
  ['who is out', { eliminated: true, heart: 0 }],
  ['who watches', { spectating: true }],
])('on a phone on its side %s reads what is told beside the buttons, not under them', async (_who, changes) => {
  await page.viewport(844, 390);
  await touch(true);
  const people = ['ann', 'bob', 'cid'].map((id) => playerState(id));
  const watcher = playerState('eve', { spectating: true });
  const { fake, store } = await renderStay(
    runningState([...people, playerState('me', changes), watcher], '', {
      mode: MODES.trivia,
      requirement: '{"free":true}',
      turnEndsAt: 60_000,
      maxTime: 60,
    }),
  );
  fake.say('mode-state', triviaView());
  store.set('hint', { prompt: 'ING', words: ['SINGING'] });
  await expect.element(page.getByTestId('answer-3')).toBeVisible();
  await expect.element(page.getByTestId('hint')).toBeVisible();
  await document.fonts.ready;
  await awaitRest();
  const hint = page.getByTestId('hint').element().getBoundingClientRect();
  const spectators = document.querySelector('aside[aria-label="Spectators"]') as Element;
  for (const one of [...document.querySelectorAll('header button'), spectators]) {
    expect(isFree(one)).toBe(true);
    const { left, right, top, bottom } = one.getBoundingClientRect();
    expect(right <= hint.left || left >= hint.right || bottom <= hint.top || top >= hint.bottom).toBe(true);
  }
});
