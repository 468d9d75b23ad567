import { box, circle } from '../../cosmetics/drawing/shapes.ts';
import { arm, COAT, heart, hero, paw } from '../cast.ts';
import { star } from '../props.ts';
import type { Recipe } from '../recipe.ts';
import { INK, type Reel } from '../reel.ts';
import { beat, even, later, soft, step, swing } from '../tracks.ts';

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
} as const satisfies Record<string, Recipe>;

function flip(reel: Reel, draw: () => void): void {
  reel.move({ tall: even([0, -1], [1, -1]) }, [0, 0], draw);
}
