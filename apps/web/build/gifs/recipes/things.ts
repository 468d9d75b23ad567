import { box, circle, ellipse } from '../../cosmetics/drawing/shapes.ts';
import { heart } from '../cast.ts';
import { letter } from '../letters.ts';
import { flame, rising, shadow, star } from '../props.ts';
import type { Recipe } from '../recipe.ts';
import { INK, type Reel } from '../reel.ts';
import { beat, even, jump, later, soft, step, swing } from '../tracks.ts';

const HALF = 'M100 168C30 122 20 76 52 58c18 -10 40 -2 48 18l-12 20l16 18l-14 20z';
const OTHER_HALF = 'M100 168C170 122 180 76 148 58c-18 -10 -40 -2 -48 18l-12 20l16 18l-14 20z';

function coin(reel: Reel, x: number, y: number): void {
  reel.solid(circle(x, y, 20), '#ffc62e');
  reel.solid(circle(x, y, 13), '#ffdf6b', 3.5);
}

/** Things, and creatures that are none of ours. */
export const THINGS = {
  'broken-heart': {
    seconds: 2,
    pose: 0.6,
    backdrop: ['plain', '#3b2b5e', '#3b2b5e'],
    draw: (reel) => {
      reel.move(
        {
          turn: soft([0, 0], [0.3, 0], [0.42, -12], [0.9, -14], [1, 0]),
          x: soft([0, 0], [0.3, 0], [0.42, -10], [0.9, -12], [1, 0]),
        },
        [100, 168],
        () => reel.solid(HALF, '#ff2e5f', 5.5),
      );
      reel.move(
        {
          turn: soft([0, 0], [0.3, 0], [0.42, 12], [0.9, 14], [1, 0]),
          x: soft([0, 0], [0.3, 0], [0.42, 10], [0.9, 12], [1, 0]),
        },
        [100, 168],
        () => {
          reel.solid(OTHER_HALF, '#d4154a', 5.5);
        },
      );
      reel.fill('M46 76q8 -12 20 -10q-12 8 -14 24q-8 -4 -6 -14z', '#fff', 0.6);
    },
  },
  heartbeat: {
    seconds: 1.1,
    pose: 0.2,
    backdrop: ['rays', '#ffb3c9', '#ffc4d6'],
    draw: (reel) => {
      reel.move(
        { size: soft([0, 0.94], [0.14, 1.12], [0.28, 0.98], [0.42, 1.16], [0.7, 0.94], [1, 0.94]) },
        [100, 112],
        () => {
          reel.solid(heart(100, 104, 66), '#ff2e5f', 6);
          reel.fill('M44 84q8 -28 36 -22q-22 10 -24 40q-12 -4 -12 -18z', '#fff', 0.65);
        },
      );
      reel.move({ fade: beat(0, 1, 2) }, [0, 0], () => reel.line('M22 60q-8 20 0 42M178 60q8 20 0 42', '#fff', 6));
    },
  },
  lucky: {
    seconds: 2.4,
    pose: 0.2,
    backdrop: ['rays', '#f7d54a', '#f9df75'],
    draw: (reel) => {
      reel.move({ turn: swing(12), size: beat(0.97, 1.05, 2) }, [100, 100], () => {
        reel.line('M100 104q10 40 34 66', INK, 17);
        reel.line('M100 104q10 40 34 66', '#2f9e4f', 8);
        for (let at = 0; at < 4; at++)
          reel.at(
            100,
            92,
            1,
            () => {
              reel.solid(heart(0, -36, 32), at % 2 === 0 ? '#4fd08d' : '#3fbf7b');
              reel.line('M0 -10V-40', '#1f9a5e', 4);
            },
            at * 90 + 45,
          );
      });
      for (const [x, y, by] of [
        [30, 44, 0],
        [168, 60, 0.4],
        [40, 156, 0.7],
      ] as const)
        reel.move({ size: later(beat(0.1, 1.1), by) }, [x, y], () => reel.solid(star(x, y, 13, 4, 0.34), '#fff', 3.5));
    },
  },
  coins: {
    seconds: 1.2,
    pose: 0.15,
    backdrop: ['stripes', '#128677', '#1c9585'],
    draw: (reel) => {
      for (const [x, by] of [
        [40, 0],
        [98, 0.35],
        [156, 0.7],
        [70, 0.6],
        [130, 0.15],
      ] as const)
        reel.move({ y: later(even([0, -60], [1, 220]), by) }, [0, 0], () =>
          reel.move({ wide: beat(1, 0.15, 2) }, [x, 0], () => coin(reel, x, 0)),
        );
      reel.solid('M-10 176q20 -20 46 -14q20 -26 60 -16q30 -18 58 8q34 -6 56 22v30H-10z', '#ffc62e');
      for (const [x, y] of [
        [30, 182],
        [76, 172],
        [124, 178],
        [168, 184],
      ] as const)
        coin(reel, x, y);
    },
  },
  chest: {
    seconds: 2.2,
    pose: 0.6,
    backdrop: ['rays', '#4b2a73', '#5a3585'],
    draw: (reel) => {
      reel.move({ fade: soft([0, 0], [0.3, 0], [0.45, 1], [0.9, 1], [1, 0]) }, [0, 0], () =>
        reel.fill('M48 110L10 0H190L152 110z', '#ffe14d', 0.5),
      );
      for (const [x, from, color] of [
        [70, 0.34, '#ff3d6e'],
        [100, 0.4, '#4cc3f0'],
        [130, 0.37, '#4fd08d'],
      ] as const)
        reel.move(rising(70, from, 0.98, (x - 100) * 0.8), [0, 0], () => reel.solid(star(x, 104, 15), color, 4.5));
      reel.move({ x: soft([0, 0], [0.06, -5], [0.12, 5], [0.18, -5], [0.24, 5], [0.3, 0], [1, 0]) }, [0, 0], () => {
        reel.move({ turn: soft([0, 0], [0.3, 0], [0.42, -34], [0.9, -34], [1, 0]) }, [40, 112], () => {
          reel.solid('M36 112c0 -44 20 -50 64 -50s64 6 64 50z', '#b8692a', 5.5);
          reel.solid('M88 62h24v50h-24z', '#ffc62e');
        });
        reel.solid('M34 112h132v58c0 8 -4 12 -12 12H46c-8 0 -12 -4 -12 -12z', '#8a4a1a', 5.5);
        reel.line('M36 132h128', INK, 4);
        reel.solid(box(100, 128, 34, 38, 7), '#ffc62e');
        reel.fill('M100 116a7 7 0 0 1 4 13l3 12h-14l3 -12a7 7 0 0 1 4 -13z', INK);
      });
    },
  },
  book: {
    seconds: 2,
    pose: 0.35,
    backdrop: ['dots', '#ff8c6b', '#ff9c7f'],
    draw: (reel) => {
      reel.move({ y: beat(0, -5) }, [0, 0], () => {
        reel.solid('M14 70q44 -18 86 6q42 -24 86 -6v100q-44 -16 -86 8q-42 -24 -86 -8z', '#6f48d6', 5.5);
        reel.solid('M24 62q40 -16 76 8v98q-36 -22 -76 -10z', '#fffaf0');
        reel.solid('M176 62q-40 -16 -76 8v98q36 -22 76 -10z', '#fffaf0');
        reel.line('M38 82q22 -6 46 4M38 104q22 -6 46 4M38 126q22 -6 46 4', '#c2ab84', 5);
        reel.at(118, 86, 0.72, () => letter(reel, 'A', '#ff5f9e', 13));
        reel.move(
          { wide: soft([0, 1], [0.25, 1], [0.55, -1], [1, -1]), fade: step([0, 0], [0.25, 1], [0.56, 0], [1, 0]) },
          [100, 100],
          () => {
            reel.solid('M176 62q-40 -16 -76 8v98q36 -22 76 -10z', '#fff1d0');
            reel.line('M118 88q20 -8 44 -4M118 110q20 -8 44 -4', '#c2ab84', 5);
          },
        );
      });
    },
  },
  snail: {
    seconds: 4,
    pose: 0.4,
    backdrop: ['plain', '#a9d65c', '#a9d65c'],
    draw: (reel) => {
      reel.fill('M0 164H200V200H0z', '#5d8f1e');
      reel.move({ x: even([0, -60], [1, 60]) }, [0, 0], () =>
        reel.move({ wide: beat(1, 1.07, 4) }, [60, 168], () => {
          reel.solid('M30 168c20 -8 60 0 90 -6c10 -30 8 -52 24 -54c18 0 20 24 14 38c-6 14 -18 22 -34 22z', '#ffd2b8');
          reel.line('M140 112l-6 -22M154 112l8 -20', INK, 5);
          reel.solid(`${circle(133, 88, 6)}${circle(163, 90, 6)}`, '#fff', 4);
          reel.fill(`${circle(146, 124, 4)}${circle(157, 124, 4)}`, INK);
          reel.line('M144 136q8 6 14 -1', INK, 4);
          reel.solid(circle(84, 122, 42), '#ff7a59', 5.5);
          reel.line('M84 122c8 -10 20 4 8 16c-18 14 -40 -4 -32 -26c10 -24 48 -22 54 8', INK, 6);
        }),
      );
    },
  },
  rocket: {
    seconds: 1.2,
    pose: 0.4,
    backdrop: ['plain', '#1b1f4d', '#1b1f4d'],
    draw: (reel) => {
      for (const [x, y, by] of [
        [24, 0, 0],
        [70, 40, 0.5],
        [150, 20, 0.2],
        [180, 60, 0.7],
        [110, 80, 0.85],
      ] as const)
        reel.move({ y: later(even([0, -60], [1, 220]), by) }, [0, 0], () => reel.line(`M${x} ${y}v18`, '#fff6b8', 4));
      reel.move({ x: swing(3, 4), y: swing(5) }, [100, 100], () => {
        reel.at(100, 168, 1.7, () => flip(reel));
        reel.solid('M70 118L46 152l26 -4zM130 118l24 34l-26 -4z', '#e2262b');
        reel.solid('M100 14c30 26 38 72 28 134H72c-10 -62 -2 -108 28 -134z', '#f2f5ff', 5.5);
        reel.fill('M100 16c18 14 24 34 26 40h-52c2 -6 8 -26 26 -40z', '#e2262b');
        reel.solid(circle(100, 86, 22), '#4cc3f0');
        reel.fill(`${circle(93, 84, 3.5)}${circle(107, 84, 3.5)}`, INK);
        reel.line('M93 94q7 6 14 0', INK, 3.5);
      });
    },
  },
  ghost: {
    seconds: 2.4,
    pose: 0.3,
    backdrop: ['dots', '#32255e', '#3c2e6e'],
    draw: (reel) => {
      shadow(reel, 100, 188, 44);
      reel.move({ y: swing(9), turn: swing(5) }, [100, 110], () => {
        reel.solid(
          'M100 26c44 0 60 36 60 76v74l-20 -16l-20 16l-20 -16l-20 16l-20 -16l-20 16v-74c0 -40 16 -76 60 -76z',
          '#f4f6ff',
          5.5,
        );
        reel.fill('M136 46c18 22 20 60 18 110l-16 -12c8 -40 10 -70 -2 -98z', '#8b95b5', 0.45);
        reel.move({ tall: jump(1, 0.1, 0.8, 0.88) }, [100, 90], () =>
          reel.fill(`${ellipse(80, 90, 9, 13)}${ellipse(120, 90, 9, 13)}`, INK),
        );
        reel.move({ size: beat(0.8, 1.2) }, [100, 124], () => reel.solid(ellipse(100, 124, 13, 16), '#5b1226', 4));
        reel.fill(`${ellipse(64, 108, 9, 5)}${ellipse(136, 108, 9, 5)}`, '#ff8cbc', 0.7);
      });
    },
  },
  coffee: {
    seconds: 2.4,
    pose: 0.4,
    backdrop: ['stripes', '#c98f5a', '#d39d6b'],
    draw: (reel) => {
      shadow(reel, 96, 180, 66);
      for (const [x, by] of [
        [66, 0],
        [94, 0.35],
        [122, 0.7],
      ] as const)
        reel.move(
          { y: later(even([0, 14], [1, -34]), by), fade: later(soft([0, 0], [0.3, 0.9], [0.7, 0.8], [1, 0]), by) },
          [0, 0],
          () => reel.line(`M${x} 66q12 -11 0 -22t0 -22`, '#fff', 8),
        );
      reel.line('M142 106q40 -6 34 24t-44 22', INK, 21);
      reel.line('M142 106q40 -6 34 24t-44 22', '#ff5f52', 11);
      reel.solid('M42 82h108l-10 82c-2 10 -8 14 -18 14H70c-10 0 -16 -4 -18 -14z', '#ff5f52', 5.5);
      reel.solid(ellipse(96, 82, 54, 15), '#5b2e12');
      reel.move({ tall: jump(1, 0.1, 0.7, 0.8) }, [96, 124], () =>
        reel.fill(`${circle(80, 124, 6)}${circle(112, 124, 6)}`, INK),
      );
      reel.line('M84 142q12 12 24 0', INK, 5);
    },
  },
  cake: {
    seconds: 1.6,
    pose: 0.3,
    backdrop: ['dots', '#4cc3f0', '#63ccf4'],
    draw: (reel) => {
      shadow(reel, 100, 184, 80);
      for (const x of [64, 100, 136]) {
        reel.solid(box(x, 78, 13, 40, 4), '#fff', 4.5);
        reel.line(`M${x - 6} 84l12 -8M${x - 6} 70l12 -8`, '#ff3d6e', 4);
        reel.at(x, 42, 0.9, () => flame(reel));
      }
      reel.solid(box(100, 144, 150, 72, 16), '#f2b36b', 5.5);
      reel.solid(
        'M25 122c0 -20 8 -26 20 -26h110c12 0 20 6 20 26c0 14 -20 16 -20 2c-2 16 -26 18 -28 2c-2 18 -28 18 -30 0c-2 16 -26 16 -28 -2c-2 16 -24 14 -24 -2c0 14 -20 14 -20 0z',
        '#ff8cbc',
      );
      reel.line('M30 158h140', '#fff6e0', 7);
      for (const [x, color] of [
        [50, '#ffd23f'],
        [84, '#4fd08d'],
        [118, '#a580ff'],
        [150, '#ffd23f'],
      ] as const)
        reel.fill(circle(x, 108, 4.5), color);
    },
  },
  robot: {
    seconds: 2,
    pose: 0.3,
    backdrop: ['stripes', '#46c2a8', '#57ccb3'],
    draw: (reel) => {
      reel.move({ y: beat(0, -6, 2), turn: swing(3) }, [100, 190], () => {
        reel.line('M100 56V32', INK, 7);
        reel.move({ fade: step([0, 1], [0.25, 0.35], [0.5, 1], [0.75, 0.35], [1, 1]) }, [0, 0], () =>
          reel.solid(circle(100, 28, 12), '#ff3d4a'),
        );
        reel.solid(`${box(40, 112, 18, 40, 5)}${box(160, 112, 18, 40, 5)}`, '#8fa0b8');
        reel.solid(box(100, 110, 112, 100, 18), '#dfe8f2', 5.5);
        reel.solid(box(100, 100, 88, 48, 12), '#1b1f4d');
        reel.move(
          { x: soft([0, -10], [0.4, -10], [0.5, 10], [0.9, 10], [1, -10]), tall: jump(1, 0.1, 0.2, 0.3) },
          [100, 100],
          () => reel.fill(`${box(84, 100, 14, 24, 4)}${box(116, 100, 14, 24, 4)}`, '#5ff2c8'),
        );
        for (let at = 0; at < 5; at++)
          reel.move({ tall: later(beat(0.3, 1.2, 2), at * 0.17) }, [0, 142], () =>
            reel.fill(box(68 + at * 16, 142, 9, 16, 2), '#ff8c42'),
          );
        reel.solid('M66 164h68v36H66z', '#8fa0b8');
      });
    },
  },
} as const satisfies Record<string, Recipe>;

function flip(reel: Reel): void {
  reel.move({ tall: even([0, -1], [1, -1]) }, [0, 0], () => flame(reel));
}
