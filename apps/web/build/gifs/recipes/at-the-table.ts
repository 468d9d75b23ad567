import { box, circle, ellipse } from '../../cosmetics/drawing/shapes.ts';
import { COAT, critter, hero, paw } from '../cast.ts';
import { lettering, letter } from '../letters.ts';
import { bomb, bombFace, drop, flame, flying, shadow, star, stopwatch } from '../props.ts';
import type { Recipe } from '../recipe.ts';
import { INK } from '../reel.ts';
import { beat, even, later, soft, step, swing } from '../tracks.ts';

/** What happens at the table. */
export const PLAY = {
  boom: {
    seconds: 1.8,
    pose: 0.62,
    backdrop: ['rays', '#2a1440', '#3a1c56'],
    draw: (reel) => {
      reel.move(
        {
          fade: step([0, 1], [0.36, 0], [1, 0]),
          size: soft([0, 0.9], [0.12, 1], [0.24, 0.92], [0.36, 1.25], [1, 1]),
          x: swing(3, 8),
        },
        [96, 120],
        () => reel.at(96, 124, 0.95, () => bomb(reel, () => bombFace(reel, 'panic'))),
      );
      reel.move(
        {
          fade: step([0, 0], [0.36, 1], [0.97, 0], [1, 0]),
          size: soft([0, 0.2], [0.36, 0.2], [0.48, 1.12], [0.6, 1], [0.9, 1.05], [1, 0.9]),
        },
        [100, 100],
        () => {
          reel.solid(star(100, 100, 108, 13, 0.72), '#e2262b', 6);
          reel.solid(star(100, 100, 86, 13, 0.7), '#ff9a1f', 5);
          reel.solid(star(100, 100, 64, 11, 0.72), '#ffe14d', 4);
          reel.at(0, 0, 1, () =>
            lettering(reel, 'BOOM', {
              x: 100,
              y: 102,
              size: 0.66,
              colors: ['#fff'],
              motion: (n) => ({ y: swing(n % 2 === 0 ? 4 : -4, 4) }),
            }),
          );
        },
      );
    },
  },
  hurry: {
    seconds: 1,
    pose: 0.3,
    backdrop: ['rays', '#ff5f52', '#ff7468'],
    draw: (reel) => {
      reel.move({ x: swing(4, 4), turn: swing(4, 2) }, [100, 120], () =>
        reel.at(100, 112, 1.15, () => stopwatch(reel, even([0, 0], [1, 720]))),
      );
      for (const side of [-1, 1])
        reel.move({ fade: beat(0, 1, 2) }, [0, 0], () =>
          reel.line(`M${100 + side * 76} 82q${side * 12} 26 0 56M${100 + side * 90} 92q${side * 6} 18 0 38`, '#fff', 6),
        );
    },
  },
  dance: {
    seconds: 1.4,
    pose: 0.2,
    backdrop: ['stripes', '#2fc4b2', '#45d1c0'],
    draw: (reel) => {
      hero(
        reel,
        { coat: COAT.ROSE, body: 1, top: 'antenna', eyes: 'happy', mouth: 'smile' },
        { turn: swing(16), y: beat(0, -10, 2), wide: beat(1, 0.94, 2) },
      );
      for (const side of [-1, 1])
        reel.move({ y: swing(side * 34), x: swing(8) }, [0, 0], () =>
          reel.at(100 + side * 70, 130, 1, () => paw(reel, COAT.ROSE, 17)),
        );
      for (const [x, y, by] of [
        [34, 44, 0],
        [164, 56, 0.5],
      ] as const)
        reel.move({ y: later(beat(0, -14), by), turn: later(swing(14), by) }, [x, y], () => {
          reel.line(`M${x + 8} ${y}v-28l18 -6v26`, INK, 6);
          reel.fill(`${ellipse(x + 2, y + 1, 9, 7)}${ellipse(x + 20, y - 6, 9, 7)}`, INK);
        });
    },
  },
  'mind-blown': {
    seconds: 2,
    pose: 0.6,
    backdrop: ['rays', '#1f3a6e', '#284883'],
    draw: (reel) => {
      for (const [dx, dy, x, color] of [
        [-64, -60, 80, '#ffd23f'],
        [64, -56, 120, '#ff3d6e'],
        [-30, -84, 92, '#4fd08d'],
        [34, -88, 108, '#4cc3f0'],
      ] as const)
        reel.move(flying(dx, dy, 0.34, 0.95), [0, 0], () => reel.solid(star(x, 88, 12), color, 4));
      reel.move(
        {
          fade: step([0, 0], [0.34, 1], [0.96, 0], [1, 0]),
          size: soft([0, 0.3], [0.34, 0.3], [0.55, 1.05], [0.96, 1.15], [1, 1]),
        },
        [100, 96],
        () => {
          reel.solid(
            'M84 96c2 -14 -2 -20 -22 -22a20 20 0 0 1 4 -38a36 30 0 0 1 68 0a20 20 0 0 1 4 38c-20 2 -24 8 -22 22z',
            '#ff9a1f',
          );
          reel.fill(
            'M92 96c2 -22 -4 -28 -16 -34a12 12 0 0 1 8 -18a20 16 0 0 1 34 0a12 12 0 0 1 6 18c-12 6 -18 12 -16 34z',
            '#ffe14d',
          );
        },
      );
      reel.clip('M-10 96H210V210H-10z', () => hero(reel, { coat: COAT.TEAL, body: 3, eyes: 'wide', mouth: 'o' }));
      reel.line('M36 96H164', INK, 5);
      reel.move(
        {
          y: soft([0, 0], [0.3, 0], [0.5, -64], [0.9, -64], [1, 0]),
          turn: soft([0, 0], [0.3, 0], [0.5, -22], [0.9, 16], [1, 0]),
        },
        [100, 80],
        () => reel.solid('M34 96c0 -18 10 -20 22 -20h88c12 0 22 2 22 20z', COAT.TEAL.body),
      );
    },
  },
  idea: {
    seconds: 2,
    pose: 0.6,
    backdrop: ['plain', '#33407a', '#33407a'],
    draw: (reel) => {
      reel.move({ fade: step([0, 0], [0.34, 1], [0.4, 0.2], [0.46, 1], [0.97, 0], [1, 0]) }, [0, 0], () =>
        reel.fill(circle(100, 46, 78), '#ffe14d', 0.4),
      );
      hero(
        reel,
        { coat: COAT.LIME, body: 0, eyes: 'up', mouth: 'laugh' },
        { y: soft([0, 8], [0.34, 8], [0.46, -4], [1, 8]) },
      );
      reel.move({ size: soft([0, 0.8], [0.34, 0.8], [0.46, 1.15], [0.56, 1], [1, 0.8]) }, [100, 66], () => {
        reel.solid('M100 10a28 28 0 0 1 16 51v9h-32v-9a28 28 0 0 1 16 -51z', '#dfe5f7');
        reel.move({ fade: step([0, 0], [0.34, 1], [0.97, 0], [1, 0]) }, [0, 0], () =>
          reel.solid('M100 10a28 28 0 0 1 16 51v9h-32v-9a28 28 0 0 1 16 -51z', '#ffe14d'),
        );
        reel.solid(box(100, 74, 28, 14, 4), '#8fa0b8', 4);
        reel.line('M92 46l8 8l8 -8', INK, 4);
      });
      reel.move({ fade: step([0, 0], [0.34, 1], [0.97, 0], [1, 0]), turn: swing(5) }, [100, 40], () =>
        reel.line('M52 40h-16M148 40h16M64 10l-10 -8M136 10l10 -8', '#ffe14d', 6),
      );
    },
  },
  run: {
    seconds: 0.9,
    pose: 0.2,
    backdrop: ['stripes', '#ff9a1f', '#ffaa42'],
    draw: (reel) => {
      reel.fill('M0 172H200V200H0z', '#8a4a10');
      reel.move({ x: even([0, 0], [1, -40]) }, [0, 0], () =>
        reel.line('M10 186h16M90 186h16M170 186h16M50 192h10M130 192h10M210 186h16', '#c97a2b', 5),
      );
      reel.move({ turn: even([0, 0], [1, 360]), y: beat(0, -10, 2) }, [46, 134], () =>
        reel.at(48, 130, 0.78, () => bomb(reel, () => bombFace(reel, 'grin'))),
      );
      for (const by of [0, 0.5])
        reel.move({ x: later(swing(16), by), y: later(swing(7), by + 0.25) }, [0, 0], () =>
          reel.solid(ellipse(136, 172, 15, 9), COAT.MINT.shade),
        );
      reel.move({ y: beat(0, -9, 2), turn: swing(5) }, [138, 172], () => {
        reel.at(86, 66, 1, () =>
          critter(reel, { coat: COAT.MINT, body: 0, top: 'ears', eyes: 'wide', mouth: 'wavy', brows: 'worried' }),
        );
        reel.move({ y: even([0, 0], [1, -14]), x: even([0, 0], [1, -16]), fade: soft([0, 1], [1, 0]) }, [0, 0], () =>
          reel.solid(drop(92, 74, 7), '#8fe3ff', 4),
        );
      });
    },
  },
  typing: {
    seconds: 0.8,
    pose: 0.3,
    backdrop: ['dots', '#4c5a8f', '#56659d'],
    draw: (reel) => {
      hero(reel, {
        coat: COAT.SKY,
        body: 3,
        top: 'tuft',
        eyes: 'half',
        mouth: 'teeth',
        brows: 'angry',
        face: { y: beat(0, 3, 4) },
      });
      reel.solid(box(100, 176, 164, 42, 8), '#dfe5f7');
      for (let row = 0; row < 2; row++)
        for (let at = 0; at < 9; at++)
          reel.fill(box(36 + at * 16, 168 + row * 14, 11, 9, 2), (at + row) % 4 === 0 ? '#ff5f9e' : '#8fa0b8');
      for (const side of [-1, 1])
        reel.move({ y: swing(side * 12, 3), x: swing(10, 2) }, [0, 0], () =>
          reel.at(100 + side * 38, 158, 1, () => paw(reel, COAT.SKY, 18)),
        );
      for (const [sign, x, by] of [
        ['A', 24, 0],
        ['B', 150, 0.3],
        ['C', 126, 0.6],
      ] as const)
        reel.move(
          { y: later(even([0, 60], [1, -30]), by), fade: later(soft([0, 0], [0.2, 1], [0.7, 1], [1, 0]), by) },
          [0, 0],
          () => reel.at(x, 50, 0.36, () => letter(reel, sign, '#ffe14d')),
        );
    },
  },
  bomb: {
    seconds: 1.2,
    pose: 0.3,
    backdrop: ['rays', '#ffb03a', '#ffc05e'],
    draw: (reel) => {
      shadow(reel, 96, 184, 50);
      reel.move(
        {
          y: soft([0, 0], [0.5, -16], [1, 0]),
          tall: soft([0, 0.93], [0.2, 1.04], [0.8, 1.04], [1, 0.93]),
          turn: swing(6),
        },
        [96, 184],
        () => reel.at(94, 124, 1.12, () => bomb(reel, () => bombFace(reel, 'grin'))),
      );
    },
  },
  'tick-tock': {
    seconds: 2,
    pose: 0.1,
    backdrop: ['dots', '#ff8c6b', '#ff9b7e'],
    draw: (reel) => {
      const swinging = soft([0, -9], [0.42, -9], [0.5, 9], [0.92, 9], [1, -9]);
      reel.move({ turn: swinging }, [96, 190], () => {
        reel.at(96, 122, 1.1, () =>
          bomb(reel, () => {
            reel.solid(circle(0, 2, 34), '#fffaf0', 4.5);
            reel.line('M0 -24v6M0 28v-6M26 2h-6M-26 2h6', INK, 4.5);
            reel.move({ turn: step([0, 0], [0.25, 90], [0.5, 180], [0.75, 270], [1, 270]) }, [0, 2], () =>
              reel.line('M0 6V-16', '#e2262b', 6),
            );
          }),
        );
      });
    },
  },
  fire: {
    seconds: 1.2,
    pose: 0.3,
    backdrop: ['rays', '#5b1226', '#6d1a30'],
    draw: (reel) => {
      reel.at(100, 128, 4.4, () => flame(reel));
      reel.move({ y: beat(0, -5, 2) }, [0, 0], () =>
        reel.at(56, 110, 0.88, () =>
          critter(reel, { coat: COAT.CORAL, body: 0, eyes: 'half', mouth: 'smirk', brows: 'angry' }),
        ),
      );
      for (const [x, by] of [
        [40, 0],
        [160, 0.4],
        [128, 0.7],
      ] as const)
        reel.move({ y: later(even([0, 0], [1, -110]), by), fade: later(soft([0, 1], [1, 0]), by) }, [0, 0], () =>
          reel.fill(circle(x, 130, 5), '#ffe14d'),
        );
    },
  },
} as const satisfies Record<string, Recipe>;
