import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBundle } from '../tools/build.ts';
import { ROOT } from '../tools/run-command.ts';
import { BUNDLE_BUDGET, type BundleSizes, measureBundle } from './bundle-size.ts';

/** What loads beside the shell or instead of a screen, not with a window: everything that the landing page does without, home, the rooms library, the chat platform's SDK, the table with all modes, and the screens that bring the engine along. Requests and invitations of friends are heard at home and in every room: 1 to 2 KB; so are messages, with their badges and their window's frame: 1 KB. Words open what is known of them everywhere, and the community has a tab and five windows: 2 KB, most of it contracts and what refusals say. So does the shop, whose messages come to home and to rooms: 2 KB; frames, bombs and effects at the table take 2 more. The calls of marketplace and tiles, with what their refusals say, take 2 everywhere; their screens come when they are opened. Those of crafting boards, collections, GIFs and clans take 4 to 8 more. */
const LIBRARIES: readonly (readonly [name: RegExp, scriptKb: number])[] = [
  [/platform\/rooms\/colyseus/, 53],
  [/^_app-/, 113],
  [/^_home-/, 92],
  [/^_room-/, 143],
  [/features\/practice\/index/, 158],
  // Covers hyphenate their names by themselves.
  [/features\/collections\/shelf\//, 34],
  [/platform\/discord\/sdk/, 45],
  [/features\/replay\/index/, 174],
  // All texts of a language but the first ones: French, the longest, with those of shop, tiles, marketplace, crafting board and collections.
  [/platform\/i18n\/texts\//, 43],
];

let sizes: BundleSizes;
beforeAll(async () => {
  await buildBundle();
  sizes = measureBundle(resolve(ROOT, 'apps/web/dist'));
}, 120_000);

describe('the bundle', () => {
  it('starts with as little as its budget says', () => {
    expect(sizes.initialScriptKb).toBeLessThanOrEqual(BUNDLE_BUDGET.initialScriptKb);
    expect(sizes.initialStyleKb).toBeLessThanOrEqual(BUNDLE_BUDGET.initialStyleKb);
  });

  it('adds no more for any later part than its budget says', () => {
    const budgetOf = (name: string): number =>
      LIBRARIES.find(([pattern]) => pattern.test(name))?.[1] ?? BUNDLE_BUDGET.windowKb;
    expect(sizes.parts.length).toBeGreaterThan(0);
    expect(sizes.parts.filter(({ name, scriptKb }) => scriptKb > budgetOf(name))).toEqual([]);
  });
});
