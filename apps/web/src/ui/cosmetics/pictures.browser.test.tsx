import { BOMBS, FRAMES, HEART_EFFECTS, STREAKS } from '@syllaboom/engine';
import { expect, it } from 'vitest';
import { picturePrint, printDistance } from '../../testing/picture-print.ts';
import { cosmeticUrl } from './cosmetic-url.ts';
import { PICTURE_THEMES, type PictureKind } from './picture-kinds.ts';

/** Of 189 bits: two pictures that differ in fewer look alike. */
const LEAST_DISTANCE = 18;

const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);
const KINDS: readonly (readonly [PictureKind, readonly number[]])[] = [
  ['bomb', idsOf(BOMBS)],
  ['frame', idsOf(FRAMES).filter((id) => id > 0)],
  ['streak', idsOf(STREAKS)],
  ['heart', idsOf(HEART_EFFECTS)],
];

it.each(KINDS)('every %s has a picture of its own in every theme, unlike all others', async (kind, ids) => {
  for (const theme of PICTURE_THEMES) {
    const prints = await Promise.all(ids.map((id) => picturePrint(cosmeticUrl(kind, id, theme))));
    const alike = prints.flatMap((print, at) =>
      prints.slice(0, at).flatMap((other, before) => {
        const distance = printDistance(print, other);
        return distance < LEAST_DISTANCE ? [`${theme}: ${ids[before]} and ${ids[at]}: ${distance}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  }
});
