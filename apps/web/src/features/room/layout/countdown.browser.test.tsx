import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/rubik/wght.css';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, roomState } from '../testing/room-state.ts';

afterEach(async () => {
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

it.each(['en-US', 'de-DE'] as const)(
  'the countdown’s words stay one line over its narrowest number, in %s',
  async (language) => {
    await setLanguage(language);
    await page.viewport(768, 1024);
    const { store } = await renderStay(roomState([playerState('me'), playerState('ann')]));
    await expect.poll(() => document.querySelector('[data-seat]')).not.toBeNull();
    store.set('countdown', 1);
    await expect.element(page.getByTestId('countdown')).toBeInTheDocument();
    await awaitRest();
    const [words, number] = ['span', 'b'].map((tag) =>
      page.getByTestId('countdown').element().querySelector(tag)?.getBoundingClientRect(),
    );
    expect(words?.height).toBeLessThan(2 * 26);
    const middle = (box: DOMRect | undefined) => (box ? box.left + box.width / 2 : Number.NaN);
    expect(Math.abs(middle(words) - middle(number))).toBeLessThan(3);
  },
);
