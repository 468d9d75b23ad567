import { circle, ellipse } from '../../cosmetics/drawing/shapes.ts';
import { arm, COAT, critter, heart, hero, paw } from '../cast.ts';
import { rising, star } from '../props.ts';
import type { Recipe } from '../recipe.ts';
import { INK } from '../reel.ts';
import { beat, later, soft, step, swing } from '../tracks.ts';

/** What one does with others, or behind their backs. */
export const COMPANY = {
  'high-five': {
    seconds: 1.3,
    pose: 0.5,
    backdrop: ['rays', '#a580ff', '#b798ff'],
    draw: (reel) => {
      for (const [side, coat, body] of [
        [-1, COAT.LIME, 0],
        [1, COAT.CORAL, 3],
      ] as const) {
        reel.move({ x: soft([0, side * 16], [0.45, 0], [0.7, 0], [1, side * 16]) }, [0, 0], () => {
          reel.at(side < 0 ? -12 : 116, 106, 0.96, () =>
            critter(reel, { coat, body, top: side < 0 ? 'antenna' : 'ears', eyes: 'happy', mouth: 'laugh' }),
          );
          reel.move(
            { turn: soft([0, -side * 40], [0.45, 0], [0.7, 0], [1, -side * 40]) },
            [100 + side * 40, 150],
            () => {
              arm(reel, `M${100 + side * 42} 150L${100 + side * 20} 92`, coat);
              reel.at(100 + side * 17, 80, 1, () => paw(reel, coat, 20), -side * 8);
            },
          );
        });
      }
      reel.move(
        { size: soft([0, 0.01], [0.42, 0.01], [0.52, 1.1], [0.75, 0.9], [0.9, 0.01], [1, 0.01]) },
        [100, 62],
        () => {
          reel.solid(star(100, 54, 38, 9, 0.55), '#ffe14d');
          reel.fill(star(100, 54, 22, 9, 0.55), '#fff');
        },
      );
    },
  },
  please: {
    seconds: 2,
    pose: 0.3,
    backdrop: ['dots', '#e2a7ff', '#eabaff'],
    draw: (reel) => {
      hero(
        reel,
        {
          coat: COAT.HONEY,
          body: 0,
          top: 'ears',
          eyes: 'big',
          mouth: 'wavy',
          brows: 'worried',
          gaze: { x: swing(1.5, 4) },
        },
        { turn: swing(4), size: beat(1, 1.05) },
      );
      for (const side of [-1, 1])
        reel.move({ y: beat(0, -7, 3) }, [0, 0], () =>
          reel.at(100 + side * 13, 180, 1, () => paw(reel, COAT.HONEY, 17)),
        );
      for (const [x, y, by] of [
        [30, 60, 0],
        [170, 50, 0.5],
        [166, 104, 0.25],
      ] as const)
        reel.move({ size: later(beat(0.1, 1.1), by) }, [x, y], () => reel.solid(star(x, y, 12, 4, 0.32), '#fff', 3));
    },
  },
  sorry: {
    seconds: 2.4,
    pose: 0.5,
    backdrop: ['plain', '#7cc6a4', '#7cc6a4'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.SKY, body: 4, top: 'round', eyes: 'big', mouth: 'sad', brows: 'worried' },
        { tall: beat(1, 0.95) },
      );
      reel.move(
        { turn: soft([0, 30], [0.3, 0], [0.8, 0], [1, 30]), x: soft([0, 40], [0.3, 0], [0.8, 0], [1, 40]) },
        [150, 190],
        () => {
          reel.line('M150 196V122', INK, 11);
          reel.line('M150 196V122', '#2f9e4f', 5);
          reel.solid('M150 170c18 -2 26 -14 26 -22c-16 0 -24 8 -26 22z', '#4fd08d', 4);
          for (let at = 0; at < 6; at++)
            reel.at(150, 106, 1, () => reel.solid(ellipse(0, -17, 10, 13), '#ff5f8d', 4), at * 60);
          reel.solid(circle(150, 106, 12), '#ffd23f', 4);
        },
      );
      reel.at(146, 176, 0.9, () => paw(reel, COAT.SKY, 17));
    },
  },
  hug: {
    seconds: 1.8,
    pose: 0.5,
    backdrop: ['dots', '#ffb0a0', '#ffbfb2'],
    draw: (reel) => {
      const one = { eyes: 'shut', mouth: 'smile', blush: true } as const;
      reel.move(
        { x: soft([0, -18], [0.3, 8], [0.8, 8], [1, -18]), turn: soft([0, -4], [0.3, 7], [0.8, 7], [1, -4]) },
        [50, 196],
        () => {
          reel.at(2, 80, 1.22, () => critter(reel, { coat: COAT.MINT, body: 0, top: 'antenna', ...one }));
        },
      );
      reel.move(
        { x: soft([0, 18], [0.3, -8], [0.8, -8], [1, 18]), turn: soft([0, 4], [0.3, -7], [0.8, -7], [1, 4]) },
        [150, 196],
        () => {
          reel.at(78, 84, 1.2, () => critter(reel, { coat: COAT.GRAPE, body: 1, top: 'ears', ...one }));
          arm(reel, 'M104 178Q76 176 62 160', COAT.GRAPE);
        },
      );
      reel.move(rising(50, 0.3, 0.85, 8), [0, 0], () => reel.solid(heart(100, 70, 16), '#ff2e5f', 4.5));
    },
  },
  popcorn: {
    seconds: 1.4,
    pose: 0.3,
    backdrop: ['plain', '#2a1f3d', '#2a1f3d'],
    draw: (reel) => {
      reel.move({ fade: step([0, 0.16], [0.3, 0.3], [0.5, 0.12], [0.7, 0.26], [1, 0.16]) }, [0, 0], () =>
        reel.fill('M0 0L200 60V140L0 200z', '#9fd0ff'),
      );
      hero(reel, { coat: COAT.CORAL, body: 1, top: 'round', eyes: 'wide', mouth: 'o', face: { y: beat(0, 3, 2) } });
      reel.solid('M60 166h80l-8 40H68z', '#fff');
      reel.fill('M78 166h14l-2 40h-9zM110 166h14l-4 40h-10z', '#e2262b');
      for (const [x, y] of [
        [68, 164],
        [85, 157],
        [102, 163],
        [118, 157],
        [133, 164],
      ] as const)
        reel.solid(circle(x, y, 11), '#fff1b8', 4);
      reel.move({ y: soft([0, 0], [0.5, -18], [1, 0]), x: soft([0, 16], [0.5, 0], [1, 16]) }, [0, 0], () => {
        reel.solid(circle(116, 162, 9), '#fff1b8', 4);
        reel.at(132, 172, 0.9, () => paw(reel, COAT.CORAL, 17), -20);
      });
    },
  },
  sneaky: {
    seconds: 3,
    pose: 0.5,
    backdrop: ['stripes', '#2c2350', '#372c62'],
    draw: (reel) => {
      reel.move({ y: soft([0, 110], [0.15, 110], [0.32, 0], [0.7, 0], [0.85, 110], [1, 110]) }, [0, 0], () => {
        reel.at(25, 84, 1.5, () =>
          critter(reel, {
            coat: COAT.GRAPE,
            body: 0,
            top: 'horns',
            eyes: 'half',
            mouth: 'smirk',
            gaze: { x: soft([0, 0], [0.36, -6], [0.5, -6], [0.54, 6], [0.7, 6], [1, 0]) },
          }),
        );
      });
      reel.solid('M-10 172H210V210H-10z', '#6b4a8f');
      for (const side of [-1, 1])
        reel.move({ y: soft([0, 60], [0.15, 60], [0.28, 0], [0.74, 0], [0.85, 60], [1, 60]) }, [0, 0], () =>
          reel.at(100 + side * 54, 172, 0.9, () => paw(reel, COAT.GRAPE, 17)),
        );
    },
  },
} as const satisfies Record<string, Recipe>;
