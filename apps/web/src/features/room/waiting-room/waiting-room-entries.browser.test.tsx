import { DIFFICULTIES, MODES } from '@syllaboom/engine';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, roomState } from '../testing/room-state.ts';

/** Where the bar's entries are narrow, and the largest size that what is chosen may have there, px. */
const SIZES = [
  [1280, 720, 13],
  [768, 1024, 12],
  [390, 844, 11],
  [844, 390, 11],
] as const;

afterEach(async () => {
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

// German has the longest names of modes and difficulties.
it.each(SIZES)('what is chosen stands whole in its entry at %i × %i', async (width, height, largest) => {
  await setLanguage('de-DE');
  await page.viewport(width, height);
  const people = [playerState('me'), playerState('ann')];
  const { fake } = await renderStay(roomState(people, { host: 'me', diff: DIFFICULTIES.challenge }));
  const faults = new Set<string>();
  for (const mode of Object.values(MODES)) {
    fake.patch({ mode });
    await awaitRest();
    const values = [...document.querySelectorAll('[data-testid=lobby-dock] button > span + b')];
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      if (value.scrollWidth > value.clientWidth + 1) faults.add(`cut: ${value.textContent}`);
      if (Number.parseFloat(getComputedStyle(value).fontSize) > largest) faults.add(`large: ${value.textContent}`);
    }
  }
  expect([...faults]).toEqual([]);
});
