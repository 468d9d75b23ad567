import { MODES } from '@syllaboom/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { clippedTexts, outsideScreen, overfull, overlaps } from '../testing/layout-faults.ts';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, roomState } from '../testing/room-state.ts';

const SIZES = [
  [390, 844],
  [844, 390],
  [768, 1024],
] as const;

afterAll(async () => {
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

/** The words of a text that stand on more than one line. */
const brokenWords = (element: Element): string[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(match[0]);
    }
  return broken;
};

async function openSix(size: readonly [number, number], host: string, mode: number) {
  await page.viewport(...size);
  const names = [host, 'Nutmeg', 'Sprocket', 'Jellybean', 'Comet', 'Friedrich_Wilhel'];
  const people = names.map((username, n) => playerState(n === 5 ? 'me' : `p${n}`, { username, bot: n > 0 && n < 5 }));
  await renderStay(roomState(people, { host: 'p0', mode }));
  await expect.poll(() => document.querySelectorAll('[data-seat]').length).toBe(6);
  await document.fonts.ready;
  await awaitRest();
}

describe('six at the table', () => {
  it.each(SIZES.flatMap((size) => (['en-US', 'de-DE'] as const).map((language) => [size, language] as const)))(
    'on %s in %s: no name breaks inside, and the mode is written out',
    async (size, language) => {
      await setLanguage(language);
      await openSix(size, 'Karla_Funke', MODES.scapes);
      const title = document.querySelector('[data-testid=room] h1');
      expect(title && brokenWords(title)).toEqual([]);
      const mode = document.querySelector('[data-testid=middle] [data-part=mode]');
      expect(mode && mode.scrollWidth - mode.clientWidth).toBeLessThanOrEqual(0);
      expect([clippedTexts(), overlaps(), outsideScreen(), overfull()]).toEqual([[], [], [], false]);
    },
  );

  it('a name as long as names are is written smaller, not broken', async () => {
    await setLanguage('de-DE');
    await openSix([390, 844], 'Wilhelmina_Gross', MODES.scapes);
    const title = document.querySelector('[data-testid=room] h1');
    expect(title && brokenWords(title)).toEqual([]);
  });
});
