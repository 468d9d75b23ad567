import { circle } from '../../cosmetics/drawing/shapes.ts';
import { COAT, critter, heart, hero, paw } from '../cast.ts';
import { letter } from '../letters.ts';
import { drop, rising, star } from '../props.ts';
import type { Recipe } from '../recipe.ts';
import { INK } from '../reel.ts';
import { beat, even, jump, later, soft, step, swing } from '../tracks.ts';

/** Faces that feel something. */
export const MOODS = {
  laugh: {
    seconds: 1.2,
    pose: 0.25,
    backdrop: ['rays', '#ffd84d', '#ffe88a'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.CORAL, body: 1, top: 'round', eyes: 'pressed', mouth: 'laugh', face: { y: beat(0, 5, 4) } },
        {
          turn: swing(7, 1),
          tall: beat(1, 0.93, 4),
        },
      );
      for (const side of [-1, 1])
        for (const at of [0, 0.5])
          reel.move(
            {
              x: even([0, 0], [1, side * 46]),
              y: soft([0, 0], [0.3, -18], [1, 60]),
              fade: later(soft([0, 1], [0.8, 1], [1, 0]), 0),
            },
            [0, 0],
            () => reel.solid(drop(100 + side * 48, 118 + at * 20, 8), '#8fe3ff', 4),
          );
    },
  },
  wow: {
    seconds: 1.6,
    pose: 0.4,
    backdrop: ['rays', '#8a5cf6', '#a580ff'],
    draw: (reel) => {
      for (const [x, y, r, by] of [
        [34, 46, 15, 0],
        [168, 58, 18, 0.3],
        [150, 26, 10, 0.6],
        [40, 110, 10, 0.7],
        [172, 130, 11, 0.15],
      ] as const)
        reel.move({ size: later(beat(0.2, 1.1), by), turn: swing(14) }, [x, y], () =>
          reel.solid(star(x, y, r), '#ffe14d', 4),
        );
      hero(
        reel,
        { coat: COAT.HONEY, body: 0, top: 'antenna', eyes: 'wide', mouth: 'o', face: { size: beat(1, 1.08) } },
        {
          tall: soft([0, 0.95], [0.2, 1.08], [0.6, 1.05], [1, 0.95]),
        },
      );
    },
  },
  love: {
    seconds: 1.4,
    pose: 0.3,
    backdrop: ['dots', '#ff8cbc', '#ffa6cc'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.ROSE, body: 4, eyes: 'hearts', mouth: 'laugh', blush: true, gaze: { size: beat(0.85, 1.2, 2) } },
        { turn: swing(4) },
      );
      for (const [x, from, r] of [
        [34, 0, 13],
        [168, 0.2, 16],
        [62, 0.4, 9],
        [144, 0.5, 10],
      ] as const)
        reel.move(rising(86, from, from + 0.5, 12), [0, 0], () => reel.solid(heart(x, 112, r), '#ff2e5f', 4));
    },
  },
  think: {
    seconds: 3,
    pose: 0.6,
    backdrop: ['dots', '#3c4a78', '#46558a'],
    draw: (reel) => {
      for (const [at, x] of [
        [0, 64],
        [1, 104],
        [2, 144],
      ] as const)
        reel.move({ fade: step([0, 0], [0.15 + at * 0.2, 1], [0.95, 0], [1, 0]), y: beat(0, -4, 2) }, [0, 0], () =>
          reel.solid(circle(x, 34, 13), '#fff', 4.5),
        );
      hero(reel, { coat: COAT.TEAL, body: 3, top: 'tuft', eyes: 'up', mouth: 'flat' }, { turn: swing(3) });
      reel.move({ y: beat(0, -5, 3) }, [0, 0], () => reel.at(76, 178, 1, () => paw(reel, COAT.TEAL, 19)));
    },
  },
  confused: {
    seconds: 2,
    pose: 0.3,
    backdrop: ['plain', '#7a9c17', '#7a9c17'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.LIME, body: 4, top: 'sprout', eyes: 'side', mouth: 'wavy', brows: 'worried' },
        {
          turn: soft([0, -10], [0.4, -10], [0.5, 10], [0.9, 10], [1, -10]),
        },
      );
      for (const [x, y, size, by] of [
        [18, 12, 0.62, 0],
        [146, 4, 0.8, 0.5],
      ] as const)
        reel.move({ turn: later(swing(14), by), size: later(beat(0.7, 1.1), by) }, [x + 20, y + 30], () =>
          reel.at(x, y, size, () => letter(reel, '?', '#fff')),
        );
    },
  },
  cool: {
    seconds: 2.4,
    pose: 0.7,
    backdrop: ['stripes', '#ff5f9e', '#ff78ae'],
    draw: (reel) => {
      hero(reel, { coat: COAT.GRAPE, body: 0, top: 'tuft', eyes: 'open', mouth: 'smirk' }, { turn: swing(3) });
      reel.move(
        { y: soft([0, -130], [0.12, -130], [0.38, 4], [0.44, -3], [0.5, 0], [1, 0]), turn: swing(3) },
        [100, 190],
        () => {
          reel.solid('M50 110h102v12c0 22 -40 24 -44 0h-12c-6 24 -46 22 -46 0z', INK, 4);
          reel.fill('M60 115h16l-9 16q-8 -4 -7 -16zM118 115h16l-9 16q-8 -4 -7 -16z', '#fff', 0.55);
        },
      );
      reel.move(
        {
          fade: step([0, 0], [0.55, 1], [1, 0]),
          turn: even([0, 0], [0.55, 0], [1, 120]),
          size: jump(0.01, 1.2, 0.5, 0.95),
        },
        [140, 112],
        () => reel.solid(star(140, 112, 15, 4, 0.3), '#fff', 3.5),
      );
    },
  },
  sleep: {
    seconds: 3,
    pose: 0.55,
    backdrop: ['dots', '#27306b', '#333d80'],
    draw: (reel) => {
      reel.solid('M44 18a24 24 0 1 0 22 36a20 20 0 0 1 -22 -36z', '#ffe9a0', 4.5);
      hero(
        reel,
        { coat: COAT.SLATE, body: 1, eyes: 'shut', mouth: 'tiny' },
        { tall: beat(0.95, 1.05), wide: beat(1.03, 0.98) },
      );
      for (const [from, size, x] of [
        [0, 0.34, 122],
        [0.25, 0.46, 132],
        [0.5, 0.6, 116],
      ] as const)
        reel.move(rising(60, from, from + 0.5, 14), [0, 0], () =>
          reel.at(x, 54, size, () => letter(reel, 'Z', '#fff')),
        );
      reel.move({ size: beat(0.3, 1) }, [112, 168], () =>
        reel.path(circle(126, 170, 15), { fill: '#bfeaff', line: INK, width: 3.5, opacity: 0.85 }),
      );
    },
  },
  shy: {
    seconds: 2.2,
    pose: 0.25,
    backdrop: ['dots', '#ffd2b8', '#ffc3a3'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.CREAM, body: 0, top: 'round', eyes: 'happy', mouth: 'tiny', blush: true },
        { turn: swing(5) },
      );
      for (const side of [-1, 1])
        reel.move({ x: beat(0, -side * 12, 2) }, [0, 0], () =>
          reel.at(100 + side * 28, 178, 1, () => paw(reel, COAT.CREAM, 17)),
        );
      reel.move(rising(50, 0.3, 0.95, 10), [0, 0], () => reel.solid(heart(154, 80, 9), '#ff5f8d', 4));
    },
  },
  wink: {
    seconds: 1.8,
    pose: 0.55,
    backdrop: ['rays', '#2fc4b2', '#48d0bf'],
    draw: (reel) => {
      reel.move({ turn: soft([0, 0], [0.35, 0], [0.5, 7], [0.8, 7], [1, 0]) }, [100, 196], () => {
        reel.move({ fade: step([0, 1], [0.42, 0], [0.82, 1], [1, 1]) }, [0, 0], () =>
          reel.at(25, 51, 1.5, () =>
            critter(reel, { coat: COAT.ROSE, body: 0, top: 'ears', eyes: 'open', mouth: 'smile' }),
          ),
        );
        reel.move({ fade: step([0, 0], [0.42, 1], [0.82, 0], [1, 0]) }, [0, 0], () =>
          reel.at(25, 51, 1.5, () =>
            critter(reel, { coat: COAT.ROSE, body: 0, top: 'ears', eyes: 'wink', mouth: 'tongue' }),
          ),
        );
      });
      reel.move({ size: jump(0.01, 1.2, 0.44, 0.84), turn: even([0, 0], [1, 180]) }, [148, 100], () =>
        reel.solid(star(150, 98, 15, 4, 0.3), '#fff6b8', 3.5),
      );
    },
  },
  'eye-roll': {
    seconds: 2.2,
    pose: 0.4,
    backdrop: ['plain', '#6f48d6', '#6f48d6'],
    draw: (reel) =>
      hero(
        reel,
        {
          coat: COAT.GRAPE,
          body: 3,
          top: 'horns',
          eyes: 'wide',
          mouth: 'flat',
          gaze: {
            x: soft([0, 0], [0.2, -8], [0.4, 0], [0.6, 8], [0.8, 0], [1, 0]),
            y: soft([0, 4], [0.2, 0], [0.4, -9], [0.6, 0], [0.8, 4], [1, 4]),
          },
        },
        { turn: soft([0, 0], [0.4, -4], [0.7, 4], [1, 0]) },
      ),
  },
} as const satisfies Record<string, Recipe>;
