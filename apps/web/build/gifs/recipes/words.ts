import { box } from '../../cosmetics/drawing/shapes.ts';
import { COAT, critter } from '../cast.ts';
import { letter, lettering } from '../letters.ts';
import { star } from '../props.ts';
import type { Recipe } from '../recipe.ts';
import { INK } from '../reel.ts';
import { beat, later, soft, swing } from '../tracks.ts';

/** Short words in letters of our own. */
export const WORDS = {
  gg: {
    seconds: 1.4,
    pose: 0.15,
    backdrop: ['rays', '#1d8bc0', '#2f9bd0'],
    draw: (reel) => {
      lettering(reel, 'GG', {
        x: 100,
        y: 76,
        size: 1.12,
        colors: ['#ffe14d', '#ff8c42'],
        motion: (at) => ({
          y: later(soft([0, 0], [0.25, -20], [0.5, 0], [1, 0]), at * 0.25),
          turn: later(swing(7), at * 0.3),
        }),
      });
      for (const [x, coat, by] of [
        [20, COAT.MINT, 0],
        [70, COAT.ROSE, 0.3],
        [120, COAT.HONEY, 0.6],
      ] as const)
        reel.move({ y: later(beat(6, -6), by) }, [0, 0], () =>
          reel.at(x, 142, 0.6, () => critter(reel, { coat, body: 0, eyes: 'happy', mouth: 'laugh' })),
        );
    },
  },
  wp: {
    seconds: 1.6,
    pose: 0.2,
    backdrop: ['rays', '#1f9a5e', '#2cab6e'],
    draw: (reel) => {
      lettering(reel, 'WP', {
        x: 100,
        y: 78,
        size: 1.12,
        colors: ['#ffffff', '#ffe14d'],
        motion: (at) => ({ size: later(beat(1, 1.14), at * 0.5), turn: later(swing(5), at * 0.5) }),
      });
      for (const at of [0, 1, 2])
        reel.move(
          {
            size: soft(
              [0, 0.01],
              [0.1 + at * 0.15, 0.01],
              [0.2 + at * 0.15, 1.25],
              [0.28 + at * 0.15, 1],
              [0.94, 1],
              [1, 0.01],
            ),
          },
          [48 + at * 52, 158],
          () => reel.solid(star(48 + at * 52, 158, 23), '#ffd23f'),
        );
    },
  },
  lol: {
    seconds: 1,
    pose: 0.2,
    backdrop: ['dots', '#ff5f9e', '#ff74ab'],
    draw: (reel) => {
      lettering(reel, 'LOL', {
        x: 100,
        y: 56,
        size: 0.86,
        colors: ['#ffe14d', '#fff', '#8fe3ff'],
        motion: (at) => ({ turn: later(swing(10, 2), at * 0.2), y: later(beat(0, -8, 2), at * 0.3) }),
      });
      reel.move({ y: beat(0, 6, 3), turn: swing(5) }, [100, 200], () =>
        reel.at(36, 96, 1.28, () => critter(reel, { coat: COAT.HONEY, body: 1, eyes: 'pressed', mouth: 'laugh' })),
      );
    },
  },
  ok: {
    seconds: 1.4,
    pose: 0.45,
    backdrop: ['stripes', '#2fc4b2', '#42cfbe'],
    draw: (reel) =>
      reel.move({ size: soft([0, 0.9], [0.25, 1.12], [0.45, 1], [1, 0.9]) }, [100, 100], () => {
        lettering(reel, 'OK', {
          x: 100,
          y: 92,
          size: 1.3,
          colors: ['#fff', '#ffe14d'],
          motion: (at) => ({ turn: swing(at === 0 ? 6 : -6) }),
        });
        reel.move({ wide: soft([0, 0.1], [0.2, 0.1], [0.45, 1], [1, 1]) }, [40, 168], () => {
          reel.line('M42 168q58 14 116 -4', INK, 17);
          reel.line('M42 168q58 14 116 -4', '#ff5f9e', 8);
        });
      }),
  },
  nope: {
    seconds: 1.8,
    pose: 0.5,
    backdrop: ['plain', '#f2e6cf', '#f2e6cf'],
    draw: (reel) =>
      reel.move(
        {
          size: soft([0, 2.2], [0.16, 2.2], [0.28, 0.94], [0.36, 1], [0.9, 1], [1, 2.2]),
          fade: soft([0, 0], [0.16, 0], [0.26, 1], [0.9, 1], [1, 0]),
          turn: soft([0, -18], [0.28, -12], [1, -12]),
        },
        [100, 100],
        () => {
          reel.path(box(100, 100, 176, 92, 16), { line: '#c81e3a', width: 10 });
          lettering(reel, 'NOPE', { x: 100, y: 101, size: 0.58, colors: ['#ff3d4a'] });
        },
      ),
  },
  question: {
    seconds: 1.6,
    pose: 0.2,
    backdrop: ['dots', '#a580ff', '#b393ff'],
    draw: (reel) =>
      reel.move(
        {
          turn: swing(12),
          y: soft([0, 0], [0.5, -14], [1, 0]),
          tall: soft([0, 0.92], [0.25, 1.05], [0.75, 1.05], [1, 0.92]),
        },
        [100, 180],
        () => reel.at(50, 30, 1.8, () => letter(reel, '?', '#ffe14d', 17)),
      ),
  },
} as const satisfies Record<string, Recipe>;
