import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setLanguage } from '../../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../../testing/await-rest.ts';
import { renderStay } from '../../testing/render-stay.tsx';
import { playerState, roomState } from '../../testing/room-state.ts';

afterAll(async () => {
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

it.each([
  [390, 844, 'en-US'],
  [390, 844, 'de-DE'],
  [844, 390, 'en-US'],
  [844, 390, 'de-DE'],
] as const)(
  'the crown lies beside the own face however short the name is, at %i × %i in %s',
  async (width, height, language) => {
    await setLanguage(language);
    await page.viewport(width, height);
    await renderStay(roomState(['me', 'ann', 'bob'].map((id) => playerState(id))));
    await expect.poll(() => document.querySelectorAll('[data-seat]').length).toBe(3);
    await awaitRest();
    const crown = document.querySelector('[data-seat=me] [data-plate] [role=img]')?.getBoundingClientRect();
    const face = document.querySelector('[data-seat=me] button svg')?.getBoundingClientRect();
    if (!crown || !face) throw new Error('A host has a face and a crown.');
    // The mouth has the middle of the face, and no more than half of its width.
    expect(crown.right).toBeLessThanOrEqual(face.left + face.width / 4);
    expect(crown.left).toBeGreaterThanOrEqual(0);
  },
);
