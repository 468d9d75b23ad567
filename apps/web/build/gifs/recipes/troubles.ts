import { circle, ellipse } from '../../cosmetics/drawing/shapes.ts';
import { COAT, hero, paw } from '../cast.ts';
import { drop, rising, star } from '../props.ts';
import type { Recipe } from '../recipe.ts';
import { INK } from '../reel.ts';
import { beat, even, later, soft, step, swing } from '../tracks.ts';

const PUFF = 'M-14 8a10 10 0 0 1 4 -18a13 13 0 0 1 24 4a8 8 0 0 1 -2 14z';

/** Faces that something is wrong with. */
export const TROUBLES = {
  cry: {
    seconds: 1.2,
    pose: 0.5,
    backdrop: ['stripes', '#5aa9e6', '#72b8ee'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.SKY, body: 0, top: 'tuft', eyes: 'shut', mouth: 'wavy', brows: 'worried' },
        { x: swing(2, 3) },
      );
      for (const side of [-1, 1]) {
        reel.solid(
          `M${100 + side * 22} 128c${side * 8} 20 ${side * 40} 20 ${side * 46} 60h${-side * 18}c${-side * 2} -26 ${-side * 28} -30 ${-side * 38} -58z`,
          '#bfeaff',
          4,
        );
        reel.move({ y: even([0, 0], [1, 30]), fade: soft([0, 0], [0.2, 1], [0.8, 1], [1, 0]) }, [0, 0], () =>
          reel.line(`M${100 + side * 42} 146q${side * 10} 4 ${side * 12} 14`, '#fff', 4),
        );
      }
      reel.move({ wide: beat(0.95, 1.05, 2) }, [100, 194], () => reel.solid(ellipse(100, 194, 92, 13), '#8fdcff', 4.5));
    },
  },
  angry: {
    seconds: 0.9,
    pose: 0.3,
    backdrop: ['rays', '#c81e3a', '#dc2f4a'],
    draw: (reel) => {
      for (const side of [-1, 1])
        reel.move(
          {
            x: even([0, 0], [1, side * 34]),
            y: even([0, 0], [1, -34]),
            size: even([0, 0.4], [1, 1.5]),
            fade: soft([0, 1], [0.6, 1], [1, 0]),
          },
          [100 + side * 50, 74],
          () => reel.at(100 + side * 50, 74, 1, () => reel.solid(PUFF, '#fff', 4.5)),
        );
      hero(
        reel,
        {
          coat: COAT.CORAL,
          body: 5,
          top: 'horns',
          eyes: 'half',
          mouth: 'teeth',
          brows: 'angry',
          face: { y: beat(0, 3, 3) },
        },
        {
          x: swing(4, 4),
        },
      );
      reel.move({ size: beat(0.9, 1.15, 2) }, [146, 70], () =>
        reel.line('M140 56v10h-10M152 56v10h10M140 84v-10h-10M152 84v-10h10', '#7a0014', 6),
      );
    },
  },
  phew: {
    seconds: 2.2,
    pose: 0.45,
    backdrop: ['plain', '#1d8bc0', '#1d8bc0'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.HONEY, body: 0, top: 'round', eyes: 'shut', mouth: 'o' },
        { tall: soft([0, 1.04], [0.5, 0.94], [1, 1.04]) },
      );
      reel.move({ x: soft([0, -10], [0.5, 40], [1, -10]), turn: soft([0, -6], [0.5, 12], [1, -6]) }, [100, 96], () =>
        reel.at(88, 96, 1, () => paw(reel, COAT.HONEY, 19)),
      );
      for (const [x, y, from] of [
        [150, 80, 0.3],
        [164, 104, 0.4],
      ] as const)
        reel.move(
          {
            x: even([0, 0], [from, 0], [from + 0.4, 22], [1, 22]),
            y: even([0, 0], [from, 0], [from + 0.4, 60], [1, 60]),
            fade: step([0, 1], [from + 0.35, 0], [1, 0]),
          },
          [0, 0],
          () => reel.solid(drop(x, y, 9), '#bff0ff', 4),
        );
    },
  },
  sad: {
    seconds: 1.6,
    pose: 0.3,
    backdrop: ['plain', '#5a6388', '#5a6388'],
    draw: (reel) => {
      for (const [x, by] of [
        [58, 0],
        [84, 0.4],
        [112, 0.7],
        [140, 0.2],
        [158, 0.55],
      ] as const)
        reel.move(
          { y: later(even([0, 0], [1, 120]), by), fade: later(even([0, 1], [0.8, 1], [1, 0]), by) },
          [0, 0],
          () => reel.line(`M${x} 62v12`, '#9fdcff', 5),
        );
      hero(
        reel,
        { coat: COAT.SLATE, body: 1, top: 'sprout', eyes: 'half', mouth: 'sad', brows: 'worried' },
        { tall: beat(0.95, 0.9) },
      );
      reel.move({ x: swing(6) }, [0, 0], () => {
        reel.solid('M58 62a20 20 0 0 1 2 -38a30 30 0 0 1 54 -4a22 22 0 0 1 34 16a14 14 0 0 1 -4 26z', '#dfe5f7');
        reel.fill('M66 56q40 8 74 0q-2 4 -6 4h-60q-6 0 -8 -4z', '#8b95b5', 0.7);
      });
    },
  },
  scared: {
    seconds: 0.8,
    pose: 0.2,
    backdrop: ['stripes', '#3b2b5e', '#463470'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.MINT, body: 0, top: 'ears', eyes: 'wide', mouth: 'wavy', brows: 'worried' },
        { x: swing(4, 5) },
      );
      for (const side of [-1, 1])
        reel.move({ y: beat(0, -6, 3) }, [0, 0], () =>
          reel.at(100 + side * 36, 172, 1, () => paw(reel, COAT.MINT, 16)),
        );
      for (const side of [-1, 1])
        reel.move(
          { y: even([0, 0], [1, 40]), x: even([0, 0], [1, side * 20]), fade: soft([0, 1], [1, 0]) },
          [0, 0],
          () => reel.solid(drop(100 + side * 62, 84, 8), '#8fe3ff', 4),
        );
    },
  },
  dizzy: {
    seconds: 1.6,
    pose: 0.1,
    backdrop: ['rays', '#128677', '#1a9988'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.LIME, body: 0, eyes: 'spiral', mouth: 'wavy', gaze: { turn: even([0, 0], [1, 360]) } },
        { turn: swing(8) },
      );
      for (const by of [0, 0.25, 0.5, 0.75])
        reel.move(
          {
            x: later(soft([0, 0], [0.25, 60], [0.5, 0], [0.75, -60], [1, 0]), -by),
            y: later(soft([0, 12], [0.25, 0], [0.5, -12], [0.75, 0], [1, 12]), -by),
          },
          [0, 0],
          () => reel.solid(star(100, 44, 13), '#ffe14d', 4),
        );
    },
  },
  sick: {
    seconds: 1.8,
    pose: 0.6,
    backdrop: ['stripes', '#c9c24a', '#d3cc60'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.LIME, body: 4, eyes: 'half', mouth: 'wavy', brows: 'worried', face: { y: beat(0, 4) } },
        { turn: swing(4), tall: beat(1, 0.96, 2) },
      );
      reel.move({ turn: swing(5) }, [128, 158], () => {
        reel.line('M118 168L164 136', INK, 13);
        reel.line('M118 168L164 136', '#fff', 6);
        reel.solid(circle(166, 134, 8), '#ff3d4a', 4);
      });
      for (const [x, from] of [
        [64, 0],
        [140, 0.45],
      ] as const)
        reel.move(rising(40, from, from + 0.5, 8), [0, 0], () => reel.line(`M${x} 60q8 -8 0 -16t0 -16`, '#5d7a10', 6));
    },
  },
} as const satisfies Record<string, Recipe>;
