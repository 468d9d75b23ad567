import { GOLD, metal } from '../../drawing/metals.ts';
import type { Pen } from '../../drawing/pen.ts';
import { around, circle, ellipse, flame, scatter, softPolygon, spikes } from '../../drawing/shapes.ts';
import { everywhere, type FrameRecipe, RING } from '../ring.ts';

const TRACK = circle(RING.x, RING.y, RING.middle);

function blossom(pen: Pen, x: number, y: number, size: number, color: string, core: string): void {
  for (let petal = 0; petal < 5; petal++)
    pen.place(`rotate(${petal * 72} ${x} ${y})`, () =>
      pen.solid(ellipse(x, y - size * 0.72, size * 0.46, size * 0.62), color, 2.6),
    );
  pen.solid(circle(x, y, size * 0.36), core, 2.6);
}

/** Draws twice: as it is, and mirrored about the ring's middle. */
function mirrored(pen: Pen, draw: () => void): void {
  draw();
  pen.place('matrix(-1 0 0 1 120 0)', draw);
}

/** A branch of coral, as far round the ring as a turn in degrees. */
const coral = (pen: Pen, turn: number, size: number, color: string): void =>
  pen.place(`rotate(${turn} 60 60) translate(60 10) scale(${size})`, () =>
    pen.cord('M0 8V-18M0-2L-11-12V-20M0-7L11-15V-25M-11-12L-17-14M11-15L17-16M0-18L-4-26', color, 6, 3),
  );

/** 7–12: what grows, flows and burns. */
export const GROWN: Readonly<Record<number, FrameRecipe>> = {
  7: {
    well: ['#2f7a5a', '#0f3326'],
    back: (pen) => {
      pen.solid(circle(60, 60, 52), '#7a4a1f', 4);
      pen.line(TRACK, '#a8702f', 5);
      everywhere(pen, 13, (index) => {
        pen.solid('M60 12c-14-2-20-12-18-22 12-2 20 8 18 22z', index % 2 ? '#57b22b' : '#8fd14a', 3);
        pen.line('M58 8q-6-6-10-12', '#2f7f1a', 1.8);
      });
      blossom(pen, 16, 22, 15, '#ff8fc8', '#ffd23f');
      blossom(pen, 106, 34, 12, '#fff1d0', '#ff9421');
    },
    front: (pen) => {
      blossom(pen, 44, 110, 15, '#ffd1e6', '#ff5c93');
      blossom(pen, 76, 112, 12, '#b48bff', '#ffd23f');
      blossom(pen, 96, 98, 9, '#ff8fc8', '#ffd23f');
    },
  },
  8: {
    well: ['#5fd0ff', '#0f4a8c'],
    back: (pen) => {
      for (const [turn, size, color] of [
        [68, 0.95, '#ff8a3c'],
        [-68, 0.95, '#b15cff'],
        [38, 0.72, '#b15cff'],
        [-38, 0.72, '#ff8a3c'],
        [100, 1.1, '#ff4f6d'],
        [-100, 1.1, '#ff5fb0'],
        [133, 1.05, '#ffc22e'],
        [-133, 1.05, '#ff4f6d'],
      ] as const)
        coral(pen, turn, size, color);
      pen.solid(circle(60, 60, 53), '#1d7fc4', 4.5);
      pen.line(
        around((part) => 47 + Math.sin(part * 2 * Math.PI * 10) * 2.2, { cx: 60, cy: 60, steps: 80 }),
        '#8fe3ff',
        4,
      );
      for (const [x, y, r] of [
        [58, -8, 8],
        [75, -17, 5],
        [44, -18, 4],
      ] as const) {
        pen.solid(circle(x, y, r), '#d8f8ff', 3);
        pen.shape(circle(x - r * 0.3, y - r * 0.3, r * 0.3), '#fff');
      }
    },
    front: (pen) => {
      // A clownfish, a shell and a starfish on the ground.
      pen.solid('M34 107l-15-12q4 12 0 25z', '#ff8a1f', 3.2);
      pen.solid(ellipse(46, 108, 17, 12), '#ff8a1f', 3.4);
      pen.clip(ellipse(46, 108, 15.4, 10.4), () => pen.line('M46 94q-4 14 0 28', '#fff', 6));
      pen.shape(circle(56, 105, 2.6), '#170d1c');
      pen.solid('M60 121q2-24 17-24t17 24c-6 6-28 6-34 0z', '#ffd1e6', 3.4);
      pen.line('M77 100v20M68 103l4 16M86 103l-4 16', '#cf5f92', 2.2);
      pen.solid(spikes(5, 14, 7, { cx: 104, cy: 101 }), '#ffe14a', 3.2);
    },
  },
  9: {
    well: ['#bfefff', '#3f7fb8'],
    back: (pen) => {
      everywhere(pen, 12, (index) => {
        const reach = index % 3 === 0 ? -20 : index % 2 ? -6 : -12;
        pen.solid(
          softPolygon(1.5, [50, 14], [56, reach + 8], [60, reach], [66, reach + 12], [70, 14]),
          index % 2 ? '#a8e6ff' : '#e8fbff',
          3.2,
        );
        pen.shape(softPolygon(1, [60, reach + 3], [66, reach + 13], [68, 12], [60, 12]), '#4fa8e0', 0.6);
      });
      pen.solid(circle(60, 60, 52), '#d8f6ff', 4);
      pen.line(TRACK, '#7fc8f0', 5);
      everywhere(pen, 9, () => pen.line('M56 16l8-6', '#fff', 3));
    },
    front: (pen) => {
      for (const [x, length] of [
        [26, 16],
        [40, 26],
        [54, 18],
        [68, 28],
        [82, 20],
        [95, 14],
      ] as const)
        pen.solid(`M${x - 7} ${103 + (30 - Math.abs(60 - x)) * 0.16}h14l-7 ${length}z`, '#e8fbff', 3);
    },
  },
  10: {
    well: ['#5a3fb8', '#120a36'],
    back: (pen) => {
      pen.solid(circle(60, 60, 54), '#1b1f6b', 4.5);
      for (const { x, y } of scatter(10, 30, 53, { x: 60, y: 60 })) pen.shape(circle(x, y, 1.3), '#fff', 0.9);
      pen.place('rotate(-24 60 60)', () => {
        pen.cord('M-14 60a74 24 0 0 1 148 0', '#ffb02e', 3.5, 2.5);
      });
      pen.solid(circle(8, 12, 11), '#ff7ac8', 3.5);
      pen.line('M0 16q8-6 16-6', '#ffd1f0', 2.5);
      pen.solid(spikes(4, 13, 4.5, { cx: 108, cy: 8 }), '#fff6b8', 3);
    },
    front: (pen) => {
      pen.place('rotate(-24 60 60)', () => {
        pen.cord('M-14 60a74 24 0 0 0 148 0', '#ffd23f', 4, 2.5);
        pen.solid(circle(90, 82, 9), '#5fe0d8', 3.2);
      });
      pen.solid(spikes(5, 12, 5.5, { cx: 34, cy: 112 }), '#ffe14a', 3);
      pen.solid(spikes(5, 8, 3.6, { cx: 52, cy: 120 }), '#ffe14a', 2.6);
    },
  },
  11: {
    well: ['#ffb02e', '#8c1a0a'],
    back: (pen) => {
      everywhere(pen, 14, (index) => {
        const height = index % 2 ? 30 : 37;
        pen.solid(flame(60, 14, 24, height), index % 2 ? '#ff4f1f' : '#ff8a1f', 3.2);
        pen.shape(flame(60, 13, 14, height * 0.6), '#ffd23f');
      });
      pen.solid(circle(60, 60, 51), '#c4230f', 4);
      pen.line(TRACK, '#ff8a1f', 4);
    },
    front: (pen) => {
      for (const [x, y, size] of [
        [30, 124, 34],
        [60, 132, 46],
        [90, 124, 34],
      ] as const) {
        pen.solid(flame(x, y, size * 0.7, size), '#ff6a1f', 3.2);
        pen.shape(flame(x + 1, y - 1, size * 0.42, size * 0.62), '#ffd23f');
      }
    },
  },
  12: {
    well: ['#1f6f5a', '#062a26'],
    back: (pen) => {
      const skin = pen.radial(
        [
          [0, '#8ff0b0'],
          [0.55, '#35b37c'],
          [1, '#176b4c'],
        ],
        0.5,
        0.2,
        0.9,
      );
      mirrored(pen, () => {
        pen.solid(
          'M26 44C16 22 0 4-20-6c2 12 2 20-2 28 8 0 11 4 12 11-6 3-9 8-10 16 8-3 15-1 19 5-4 4-5 10-4 16 8-6 18-10 30-12z',
          '#e0453a',
          3.4,
        );
        pen.line('M22 46C8 26-6 8-18-3M20 46C6 36-4 32-12 33M18 50C10 50 2 52-4 55', '#8c1a1a', 2.6);
      });
      pen.solid(circle(60, 60, 54), '#2f9b6c', 4.5);
      pen.clip(circle(60, 60, 52), () => {
        everywhere(pen, 20, () => pen.line('M51 20q9 9 18 0M51 12q9 9 18 0', '#0f5a3f', 2.6));
      });
      pen.line(circle(60, 60, 43), '#ffd23f', 4);
      // The head keeps watch above.
      pen.place('translate(7.2 -3) scale(0.88)', () => {
        mirrored(pen, () => {
          pen.solid('M50-4C38-6 30-13 31-23c8 5 15 6 25 7z', metal(pen, GOLD), 3.2);
          pen.solid('M44 6L28 2l10 13z', skin, 3.2);
        });
        pen.solid(
          'M60-20c13 0 20 8 20 18 0 7-4 10-7 15-2 8-6 14-13 14s-11-6-13-14c-3-5-7-8-7-15 0-10 7-18 20-18z',
          skin,
          3.6,
        );
        pen.solid('M60-23l5 10-5 8-5-8z', metal(pen, GOLD), 2.8);
        pen.shape(ellipse(60, 16, 8, 7), '#c6ffd0', 0.75);
        mirrored(pen, () => {
          pen.solid('M43-3l13 5c0 6-4 8-7 7-4-1-6-6-6-12z', '#ffe45c', 2.8);
          pen.shape(ellipse(50.5, 3.5, 1.5, 3.4), '#170d1c');
          pen.shape(circle(57, 15, 1.7), '#170d1c');
        });
      });
    },
    front: (pen) => {
      // Claws hold the ring, and between them lies what the dragon guards.
      mirrored(pen, () => {
        for (const [x, y, turn] of [
          [22, 99, 32],
          [33, 106, 20],
          [44, 110, 8],
        ] as const)
          pen.place(`rotate(${turn} ${x} ${y})`, () => {
            pen.solid(ellipse(x, y - 3, 6.5, 11), '#3fbf86', 3);
            pen.solid(`M${x - 4} ${y + 5}h8l-4 12z`, '#fff6d8', 2.6);
          });
      });
      pen.solid('M60 98l11 8-3 13-8 7-8-7-3-13z', '#ff4f6d', 3.2);
      pen.line('M49 106h22M60 98v28', '#ffb3c4', 2);
    },
  },
};
