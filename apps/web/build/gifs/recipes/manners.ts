import { box, circle, ellipse } from '../../cosmetics/drawing/shapes.ts';
import { COAT, type Critter, critter, heart, hero, paw } from '../cast.ts';
import { rising, star } from '../props.ts';
import type { Recipe } from '../recipe.ts';
import { INK, type Reel } from '../reel.ts';
import { beat, even, later, soft, step, swing } from '../tracks.ts';

const ARM = 15;
/** An arm from the body to a paw, as a thick line. */
function arm(reel: Reel, d: string, coat: Critter['coat']): void {
  reel.line(d, INK, ARM + 10);
  reel.line(d, coat.body, ARM);
}
const THUMB =
  'M-30 -2h16c6 -12 14 -18 14 -34c0 -10 18 -10 20 6c0 8 -4 14 -6 20h22c12 0 12 14 6 18c5 6 3 14 -3 16c3 6 0 13 -6 14c1 8 -4 12 -12 12h-30c-10 0 -12 -4 -21 -4z';

function bigThumb(reel: Reel, color: string, cuff: string): void {
  reel.solid(THUMB, color, 5.5);
  reel.line('M22 10h16M24 26h12M22 40h8', INK, 4);
  reel.solid(box(-34, 24, 22, 60, 5), cuff, 5.5);
}

/** Answers, greetings, and what one does with one's hands. */
export const MANNERS = {
  hello: {
    seconds: 1.4,
    pose: 0.15,
    backdrop: ['rays', '#4cc3f0', '#6bd0f5'],
    draw: (reel) => {
      hero(reel, { coat: COAT.HONEY, body: 0, top: 'sprout', eyes: 'open', mouth: 'laugh' }, { turn: swing(4) });
      reel.move({ turn: swing(18, 2, -4) }, [150, 160], () => {
        arm(reel, 'M146 168L168 92', COAT.HONEY);
        reel.at(169, 82, 1.15, () => paw(reel, COAT.HONEY, 19), 12);
      });
      reel.move({ fade: beat(0.2, 1, 2) }, [0, 0], () => reel.line('M134 46q-8 8 -8 20M186 40q8 8 8 20', '#fff', 5));
    },
  },
  bye: {
    seconds: 2.4,
    pose: 0.2,
    backdrop: ['stripes', '#ff9a5a', '#ffab74'],
    draw: (reel) => {
      reel.fill('M0 168H200V200H0z', '#7a3d1d', 0.35);
      reel.move(
        { x: even([0, 0], [0.4, 0], [1, 150]), y: soft([0, 0], [0.4, 0], [0.55, -12], [0.7, 0], [0.85, -12], [1, 0]) },
        [0, 0],
        () => {
          hero(reel, { coat: COAT.TEAL, body: 1, top: 'round', eyes: 'happy', mouth: 'smile' });
          reel.move({ turn: swing(20, 4) }, [54, 160], () => {
            arm(reel, 'M54 160L34 92', COAT.TEAL);
            reel.at(32, 82, 1, () => paw(reel, COAT.TEAL, 19), -12);
          });
        },
      );
    },
  },
  yes: {
    seconds: 1,
    pose: 0.4,
    backdrop: ['rays', '#4fd08d', '#67dca0'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.MINT, body: 3, top: 'ears', eyes: 'happy', mouth: 'laugh', face: { y: beat(-6, 9, 2) } },
        { tall: beat(1.02, 0.95, 2) },
      );
      reel.move({ size: beat(0.9, 1.12, 2) }, [152, 58], () => {
        reel.solid(circle(152, 56, 32), '#1f9a5e');
        reel.line('M137 57l11 12l21 -25', '#fff', 10);
      });
    },
  },
  no: {
    seconds: 1,
    pose: 0.25,
    backdrop: ['rays', '#ff7a59', '#ff8f72'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.CORAL, body: 4, top: 'tuft', eyes: 'shut', mouth: 'sad', face: { x: swing(11, 2) } },
        { x: swing(-3, 2) },
      );
      reel.move({ turn: swing(10, 2) }, [152, 58], () => {
        reel.solid(circle(152, 56, 32), '#d4253c');
        reel.line('M141 45l22 22M163 45l-22 22', '#fff', 10);
      });
    },
  },
  clap: {
    seconds: 0.7,
    pose: 0.5,
    backdrop: ['rays', '#ffc53d', '#ffd266'],
    draw: (reel) => {
      hero(reel, { coat: COAT.SKY, body: 0, top: 'antenna', eyes: 'happy', mouth: 'laugh' }, { y: beat(0, -4) });
      for (const side of [-1, 1])
        reel.move({ x: beat(side * 26, side * 2), turn: beat(side * 14, 0) }, [100, 190], () =>
          reel.at(100 + side * 18, 160, 1.3, () => paw(reel, COAT.SKY, 20), side * 10),
        );
      reel.move(
        { fade: soft([0, 0], [0.4, 0], [0.5, 1], [0.8, 0], [1, 0]), size: even([0, 0.8], [0.45, 0.8], [1, 1.2]) },
        [100, 150],
        () => reel.line('M100 118v-16M72 124l-9 -13M128 124l9 -13', '#fff', 6),
      );
    },
  },
  facepalm: {
    seconds: 2.4,
    pose: 0.55,
    backdrop: ['plain', '#8b95b5', '#8b95b5'],
    draw: (reel) => {
      hero(
        reel,
        {
          coat: COAT.CREAM,
          body: 0,
          top: 'tuft',
          eyes: 'shut',
          mouth: 'flat',
          brows: 'worried',
          face: { y: soft([0, 0], [0.3, 0], [0.36, 5], [0.9, 6], [1, 0]) },
        },
        {
          turn: soft([0, 0], [0.3, 0], [0.36, -5], [0.5, 3], [0.6, -3], [0.7, 3], [0.9, 0], [1, 0]),
        },
      );
      reel.move(
        {
          y: soft([0, 70], [0.15, 70], [0.34, 0], [0.9, 0], [1, 70]),
          turn: soft([0, 30], [0.15, 30], [0.34, 0], [0.5, 3], [0.6, -3], [0.7, 3], [0.9, 0], [1, 30]),
        },
        [140, 190],
        () => {
          arm(reel, 'M166 206L112 128', COAT.CREAM);
          reel.at(100, 116, 1.35, () => paw(reel, COAT.CREAM, 21), -32);
        },
      );
      reel.move({ fade: step([0, 0], [0.34, 1], [0.5, 0], [1, 0]) }, [0, 0], () =>
        reel.line('M52 84l-14 -8M66 58l-8 -14M140 62l10 -14', '#fff', 6),
      );
    },
  },
  'thumbs-up': {
    seconds: 1.2,
    pose: 0.5,
    backdrop: ['rays', '#1d8bc0', '#2c9bd0'],
    draw: (reel) => {
      reel.move(
        {
          y: soft([0, 14], [0.3, -12], [0.5, 0], [0.8, 0], [1, 14]),
          turn: soft([0, 10], [0.3, -10], [0.5, 0], [0.8, 0], [1, 10]),
        },
        [100, 180],
        () => reel.at(96, 104, 1.65, () => bigThumb(reel, COAT.HONEY.body, '#ff5f9e')),
      );
      for (const [x, y, by] of [
        [160, 44, 0],
        [176, 84, 0.4],
        [38, 52, 0.6],
      ] as const)
        reel.move({ size: later(beat(0.1, 1.1), by) }, [x, y], () =>
          reel.solid(star(x, y, 14, 4, 0.35), '#fff6b8', 3.5),
        );
    },
  },
  'thumbs-down': {
    seconds: 1.4,
    pose: 0.5,
    backdrop: ['stripes', '#7d3a4a', '#8d4656'],
    draw: (reel) =>
      reel.move(
        {
          y: soft([0, -14], [0.3, 14], [0.5, 0], [0.8, 0], [1, -14]),
          turn: soft([0, -10], [0.3, 8], [0.5, 0], [0.8, 0], [1, -10]),
        },
        [100, 30],
        () => reel.at(104, 96, 1.65, () => flip(reel, () => bigThumb(reel, COAT.SLATE.body, '#5a6388'))),
      ),
  },
  shrug: {
    seconds: 1.8,
    pose: 0.5,
    backdrop: ['dots', '#c2ab84', '#cdb892'],
    draw: (reel) => {
      for (const side of [-1, 1])
        reel.move(
          {
            y: soft([0, 26], [0.3, 0], [0.7, 0], [1, 26]),
            turn: soft([0, side * 40], [0.3, 0], [0.7, 0], [1, side * 40]),
          },
          [100 + side * 50, 160],
          () => {
            arm(reel, `M${100 + side * 50} 160l${side * 18} 10l${side * 10} -46`, COAT.GRAPE);
            reel.at(100 + side * 79, 112, 1, () => paw(reel, COAT.GRAPE, 18), side * 40);
          },
        );
      hero(
        reel,
        { coat: COAT.GRAPE, body: 0, top: 'round', eyes: 'up', mouth: 'smirk' },
        {
          y: soft([0, 4], [0.3, -4], [0.7, -4], [1, 4]),
          turn: soft([0, 0], [0.3, 7], [0.7, 7], [1, 0]),
        },
      );
    },
  },
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
  thanks: {
    seconds: 2,
    pose: 0.5,
    backdrop: ['dots', '#6f9be8', '#82aaf0'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.ROSE, body: 1, top: 'sprout', eyes: 'happy', mouth: 'smile', blush: true },
        { tall: soft([0, 1], [0.3, 0.8], [0.6, 0.8], [0.8, 1.03], [1, 1]) },
      );
      reel.move({ y: soft([0, 8], [0.4, -6], [1, 8]), size: beat(0.95, 1.12, 3) }, [100, 170], () =>
        reel.solid(heart(100, 166, 26), '#ff2e5f'),
      );
      for (const side of [-1, 1])
        reel.move({ y: soft([0, 8], [0.4, -6], [1, 8]) }, [0, 0], () =>
          reel.at(100 + side * 34, 172, 0.9, () => paw(reel, COAT.ROSE, 18), side * 20),
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

function flip(reel: Reel, draw: () => void): void {
  reel.move({ tall: even([0, -1], [1, -1]) }, [0, 0], draw);
}
