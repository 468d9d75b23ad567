import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { touch } from '../../../testing/emulate.ts';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, runningState } from '../testing/room-state.ts';

afterEach(async () => {
  await touch(false);
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

it.each([
  [390, 844, {}],
  [390, 844, { eliminated: true, heart: 0 }],
  [844, 390, {}],
  [844, 390, { eliminated: true, heart: 0 }],
  [844, 390, { spectating: true }],
  [768, 1024, {}],
])('long words of a hint stand whole in the strip at %i×%i for %o', async (width, height, changes) => {
  await page.viewport(width, height);
  await touch(true);
  const people = ['ann', 'bob', 'cid'].map((id) => playerState(id));
  const { store } = await renderStay(runningState([playerState('me', changes), ...people], 'ann'));
  for (const language of INTERFACE_LANGUAGES) {
    await setLanguage(language);
    store.set('hint', { prompt: 'GEN', words: ['LEGENDARY', 'CONVERGENCES', 'GENERALIZATIONS'] });
    await expect.element(page.getByTestId('hint')).toBeVisible();
    await document.fonts.ready;
    await awaitRest();
    const hint = page.getByTestId('hint').element();
    const { left, right, top, bottom } = hint.getBoundingClientRect();
    for (const word of hint.querySelectorAll('b')) {
      const range = document.createRange();
      range.selectNodeContents(word);
      const text = range.getBoundingClientRect();
      const isWhole = text.left >= left && text.right <= right && text.top >= top - 1 && text.bottom <= bottom + 1;
      expect([language, word.textContent, isWhole, word.scrollWidth - word.clientWidth]).toEqual([
        language,
        word.textContent,
        true,
        0,
      ]);
    }
  }
});
