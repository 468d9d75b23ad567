import { box, circle } from '../../cosmetics/drawing/shapes.ts';
import { COAT, hero, paw } from '../cast.ts';
import { crown, cup, shadow, star } from '../props.ts';
import type { Recipe } from '../recipe.ts';
import { INK, type Reel } from '../reel.ts';
import { beat, even, jump, later, soft, step, swing } from '../tracks.ts';

const CONFETTI = ['#ff3d6e', '#ffd23f', '#4cc3f0', '#4fd08d', '#a580ff', '#ff8c42'];

function confetti(reel: Reel, count: number): void {
  for (let at = 0; at < count; at++) {
    const x = (at * 67) % 196;
    const motion = {
      y: later(even([0, -20], [1, 220]), (at * 0.37) % 1),
      x: swing(10, 1 + (at % 2)),
    };
    reel.move(motion, [0, 0], () =>
      reel.move({ turn: even([0, 0], [1, at % 2 === 0 ? 360 : -360]) }, [x, 0], () =>
        reel.solid(box(x, 0, 13, 8, 2), CONFETTI[at % CONFETTI.length] ?? '#fff', 3),
      ),
    );
  }
}

/** What one wins and loses, and how it is kept. */
export const PRIZES = {
  party: {
    seconds: 2.4,
    pose: 0.3,
    backdrop: ['rays', '#6f48d6', '#7d57e0'],
    draw: (reel) => {
      confetti(reel, 9);
      hero(
        reel,
        { coat: COAT.HONEY, body: 4, eyes: 'happy', mouth: 'laugh' },
        { y: soft([0, 0], [0.25, -12], [0.5, 0], [0.75, -12], [1, 0]), turn: swing(6) },
      );
      reel.move({ y: soft([0, 0], [0.25, -12], [0.5, 0], [0.75, -12], [1, 0]), turn: swing(6) }, [100, 196], () => {
        reel.solid('M74 84L100 22L126 84z', '#ff3d6e');
        reel.fill('M88 52l24 0l6 14h-36z', '#ffd23f');
        reel.solid(star(100, 22, 15), '#ffe14d', 4);
      });
      for (let at = 0; at < 6; at++)
        reel.move({ y: later(even([0, -20], [1, 220]), at * 0.19) }, [0, 0], () =>
          reel.solid(box(16 + at * 34, 0, 12, 8, 2), CONFETTI[5 - at] ?? '#fff', 3),
        );
    },
  },
  trophy: {
    seconds: 2,
    pose: 0.4,
    backdrop: ['rays', '#1f9a5e', '#2aab6c'],
    draw: (reel) => {
      shadow(reel, 100, 178, 52);
      reel.move({ y: beat(0, -8), turn: swing(4) }, [100, 174], () => reel.at(100, 172, 1.5, () => cup(reel)));
      for (const [x, y, by] of [
        [34, 60, 0],
        [166, 52, 0.35],
        [154, 140, 0.7],
        [44, 136, 0.5],
      ] as const)
        reel.move({ size: later(beat(0.05, 1.1), by) }, [x, y], () =>
          reel.solid(star(x, y, 15, 4, 0.34), '#fff6b8', 3.5),
        );
    },
  },
  crown: {
    seconds: 2,
    pose: 0.6,
    backdrop: ['dots', '#8b2fc9', '#9a43d6'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.CREAM, body: 0, eyes: 'half', mouth: 'smirk', blush: true },
        { tall: soft([0, 1], [0.34, 1], [0.4, 0.92], [0.5, 1], [1, 1]) },
      );
      reel.move(
        {
          y: soft([0, -110], [0.36, 0], [0.44, -10], [0.52, 0], [1, 0]),
          turn: soft([0, -20], [0.36, 4], [0.52, 0], [1, 0]),
        },
        [100, 70],
        () => reel.at(100, 60, 1, () => crown(reel)),
      );
      reel.move({ fade: step([0, 0], [0.5, 1], [0.95, 0], [1, 0]), size: jump(0.4, 1.2, 0.5, 0.98) }, [146, 32], () =>
        reel.solid(star(146, 32, 15, 4, 0.3), '#fff', 3.5),
      );
    },
  },
  medal: {
    seconds: 1.8,
    pose: 0.3,
    backdrop: ['rays', '#2f7fd6', '#3f8de0'],
    draw: (reel) =>
      reel.move({ turn: swing(9) }, [100, -10], () => {
        reel.solid('M58 -10L88 78H118L92 -10z', '#e2262b');
        reel.solid('M142 -10L112 78H82L108 -10z', '#ffffff');
        reel.solid(circle(100, 124, 54), '#ffc62e', 5.5);
        reel.solid(circle(100, 124, 41), '#ffdf6b', 4);
        reel.at(79, 92, 0.78, () => reel.line('M14 24L30 8V74M10 76h40', INK, 22));
        reel.at(79, 92, 0.78, () => reel.line('M14 24L30 8V74M10 76h40', '#fff', 12));
        reel.move({ x: even([0, -90], [0.6, 90], [1, 90]) }, [0, 0], () =>
          reel.fill('M92 70l14 0l-24 110l-14 0z', '#fff', 0.5),
        );
      }),
  },
  'white-flag': {
    seconds: 1.6,
    pose: 0.25,
    backdrop: ['plain', '#8b95b5', '#8b95b5'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.SLATE, body: 1, top: 'round', eyes: 'shut', mouth: 'wavy', brows: 'worried' },
        { tall: beat(1, 0.95, 2) },
      );
      reel.move({ turn: swing(16, 1, 6) }, [150, 180], () => {
        reel.line('M150 184V36', INK, 13);
        reel.line('M150 184V36', '#c08a4a', 6);
        reel.solid('M150 36c-22 -14 -40 12 -76 -2v56c36 14 54 -12 76 2z', '#fff');
        reel.fill('M150 76c-22 -14 -40 12 -76 -2v14c36 14 54 -12 76 2z', '#8fa0b8', 0.4);
        reel.at(150, 168, 0.95, () => paw(reel, COAT.SLATE, 18));
      });
    },
  },
  letters: {
    seconds: 2.4,
    pose: 0.2,
    backdrop: ['dots', '#d9a441', '#e3b35a'],
    draw: (reel) => {
      for (const [at, sign] of [...'ABC'].entries()) {
        const [x, y] = [44 + at * 56, 100 + (at % 2 === 0 ? 10 : -14)];
        reel.move(
          {
            y: later(soft([0, 0], [0.2, -30], [0.4, 0], [1, 0]), at * 0.2),
            turn: later(soft([0, 0], [0.2, 14], [0.4, 0], [1, 0]), at * 0.2),
          },
          [x, y],
          () => {
            reel.solid(box(x, y + 6, 54, 62, 11), '#b87b2a');
            reel.solid(box(x, y, 54, 58, 11), '#fff1d0');
            reel.at(x - 15, y - 22, 0.54, () =>
              reel.path(
                {
                  A: 'M4 76L28 6l24 70M13 52h30',
                  B: 'M8 6v70h20a18 18 0 0 0 0-37H8h17a16 16 0 0 0 0-33z',
                  C: 'M50 19A25 35 0 1 0 50 63',
                }[sign] ?? '',
                { line: INK, width: 15 },
              ),
            );
          },
        );
      }
    },
  },
} as const satisfies Record<string, Recipe>;
