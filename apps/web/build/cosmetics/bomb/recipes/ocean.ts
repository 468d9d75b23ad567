import type { Pen } from '../../drawing/pen.ts';
import { around, box, circle, ellipse, scatter, smooth, spikes } from '../../drawing/shapes.ts';
import type { Recipe } from '../recipe.ts';

const ROUND = circle(130, 158, 101);
const WEED = ['#2f8f5a', '#5fd08a'] as const;

const suckers = (pen: Pen, places: readonly (readonly [number, number, number])[], color: string): void => {
  for (const [x, y, r] of places) {
    pen.shape(circle(x, y, r), color);
    pen.shape(circle(x, y, r * 0.45), '#000', 0.25);
  }
};

const star = smooth(
  Array.from({ length: 20 }, (_, step) => {
    const angle = (step / 20) * 2 * Math.PI;
    const away = [132, 108, 84, 84, 108][(step + 1) % 4 === 0 ? 2 : step % 4 === 0 ? 0 : 1] ?? 100;
    const reach = step % 4 === 0 ? away : step % 4 === 2 ? 86 : 104;
    return { x: 130 + Math.sin(angle) * reach, y: 166 - Math.cos(angle) * reach };
  }),
);

/** 11–20: the sea. */
export const OCEAN: Readonly<Record<number, Recipe>> = {
  11: {
    body: ROUND,
    tones: ['#e8fbff', '#8fdcff', '#3f9bd9'],
    rim: '#ffb8f2',
    gloss: 'glass',
    skin: (pen) => {
      pen.shape('M0 196q26-16 52 0t52 0t52 0t52 0t52 0v90H0z', '#1d7fc4', 0.75);
      pen.shape('M0 206q26-12 52 0t52 0t52 0t52 0t52 0v90H0z', '#0f5a9c', 0.7);
      pen.solid(
        'M60 226c14-16 36-12 44 0 6-8 12-10 16-10-2 8-2 14 0 22-6-2-12-4-16-10-10 12-32 12-44-2z',
        '#ff9421',
        4,
      );
      pen.shape(circle(72, 224, 3), pen.ink);
      for (const [x, y, r] of [
        [196, 150, 8],
        [206, 126, 5],
        [66, 190, 6],
        [186, 216, 7],
      ] as const)
        pen.line(circle(x, y, r), '#fff', 3, { opacity: 0.9 });
    },
    cap: 'none',
    fuse: 'vine',
    fuseColors: WEED,
    spark: 'bubbles',
    face: { eyes: 'cute', brow: 'none', mouth: 'o', mouthColor: '#1d5a9c' },
  },
  12: {
    body: star,
    tones: ['#ffc27a', '#ff7a3d', '#b03a12'],
    gloss: 'soft',
    skin: (pen) => {
      for (let arm = 0; arm < 5; arm++)
        pen.place(`rotate(${arm * 72} 130 166)`, () => {
          for (let dot = 0; dot < 5; dot++) pen.shape(circle(130, 66 + dot * 15, 6 - dot * 0.5), '#ffe6c2', 0.9);
        });
      for (const { x, y } of scatter(12, 16, 74, { x: 130, y: 170 })) pen.shape(circle(x, y, 3), '#ffe6c2', 0.8);
    },
    cap: 'none',
    fuse: 'vine',
    fuseColors: WEED,
    spark: 'stars',
    face: { eyes: 'round', brow: 'raised', browColor: '#8c2a0a', mouth: 'open' },
  },
  13: {
    body: 'M130 256c-26 0-40-14-42-30C40 214 14 160 30 108 42 72 86 52 130 52s88 20 100 56c16 52-10 106-58 118-2 16-16 30-42 30z',
    tones: ['#fff0f6', '#ffb3cf', '#cf5f92'],
    gloss: 'soft',
    skin: (pen) => {
      for (const [x, y] of [
        [18, 140],
        [34, 84],
        [74, 50],
        [130, 40],
        [186, 50],
        [226, 84],
        [242, 140],
      ] as const)
        pen.line(`M130 250L${x} ${y}`, '#cf5f92', 6, { opacity: 0.75 });
      pen.line('M40 190q90-50 180 0M58 218q72-40 144 0', '#fff', 5, { opacity: 0.5 });
    },
    front: (pen) => {
      pen.solid(box(130, 246, 74, 26, 12), '#e88ab4', 5);
      pen.solid(
        circle(130, 240, 15),
        pen.radial([
          [0, '#ffffff'],
          [0.5, '#f2ecff'],
          [1, '#b3a3d9'],
        ]),
        4.5,
      );
      pen.shape(circle(125, 235, 4), '#fff');
    },
    cap: 'none',
    fuse: 'rope',
    spark: 'prism',
    face: { eyes: 'sleepy', brow: 'none', mouth: 'smirk' },
  },
  14: {
    body: spikes(22, 118, 97),
    tones: ['#fff2a8', '#ffc233', '#c47a0a'],
    back: (pen) =>
      pen.both(() => {
        pen.solid('M34 160c-34-30-52-20-58-4 10 2 12 8 8 14 6 4 6 10 0 16 18 6 40-2 54-14z', '#ff8a3d', 5);
        pen.line('M24 164l-30-8M24 170l-26 8', '#b04a12', 3.5);
      }),
    skin: (pen) => {
      pen.shape(ellipse(130, 236, 92, 62), '#fffbe6');
      for (const { x, y } of scatter(14, 16, 70, { x: 130, y: 100 }))
        if (y < 98 || Math.abs(x - 130) > 58) pen.shape(circle(x, y, 6), '#a05a0a', 0.7);
      pen.shape(ellipse(66, 148, 15, 9), '#ff6a6a', 0.6);
      pen.shape(ellipse(194, 148, 15, 9), '#ff6a6a', 0.6);
    },
    cap: 'none',
    fuse: 'cable',
    fuseColors: ['#ff8a3d', '#ffe45c'],
    spark: 'bubbles',
    face: { eyes: 'wide', brow: 'none', mouth: 'o', mouthColor: '#ff8a6a' },
  },
  15: {
    body: 'M38 150C22 96 70 66 130 66s108 30 92 84c24 44-14 104-92 104S14 194 38 150z',
    tones: ['#ff9a7a', '#e2402c', '#86150f'],
    back: (pen) =>
      pen.both(() => {
        pen.line('M40 196c-22 10-34 8-46 22M52 222c-18 12-28 14-36 30', pen.ink, 17);
        pen.line('M40 196c-22 10-34 8-46 22M52 222c-18 12-28 14-36 30', '#e2402c', 8);
        pen.cord('M40 150C10 140 4 120 4 100', '#e2402c', 11);
        pen.solid('M6 104c-32-10-34-56-8-70 0 18 4 26 10 32 6-8 12-12 24-10 10 28-4 46-26 48z', '#ff6a4a', 5);
      }),
    skin: (pen) => {
      pen.shape(ellipse(130, 250, 90, 54), '#ffd9b8', 0.85);
      pen.line('M60 224q70 24 140 0M76 240q54 18 108 0', '#b03a24', 4, { opacity: 0.6 });
      for (const [x, y, r] of [
        [60, 112, 7],
        [76, 92, 5],
        [200, 112, 7],
        [182, 90, 5],
      ] as const)
        pen.shape(circle(x, y, r), '#ffd0b0', 0.8);
    },
    cap: 'none',
    fuse: 'chain',
    fuseColors: ['#dfe6f2', '#9aa6bd'],
    spark: 'bubbles',
    face: { eyes: 'tall', brow: 'spiky', browColor: '#86150f', mouth: 'flat' },
  },
  16: {
    body: ROUND,
    tones: ['#6d8fa8', '#33506b', '#142436'],
    gloss: 'metal',
    back: (pen) => {
      for (let horn = 0; horn < 12; horn++)
        pen.place(`rotate(${horn * 30 + 15} 130 158)`, () => {
          pen.solid(box(130, 50, 22, 26, 4), '#33506b', 5);
          pen.solid(box(130, 36, 32, 13, 5), '#d9533a', 5);
        });
    },
    skin: (pen) => {
      pen.shape('M10 152q120 36 240 0v120H10z', '#a83226', 0.75);
      pen.line('M20 158q110 34 220 0', '#0c1826', 6);
      pen.line('M20 152q110 34 220 0', '#9fc0d6', 3, { opacity: 0.6 });
      for (const { x, y } of scatter(16, 9, 92)) {
        pen.shape(ellipse(x, y, 10, 7), '#c98d52', 0.8);
        pen.shape(ellipse(x, y, 5, 3.4), '#5b3a1a', 0.8);
      }
      for (const [x, y] of [
        [40, 196],
        [70, 222],
        [190, 222],
        [220, 196],
      ] as const)
        pen.solid(
          around((_, step) => 12 + (step % 2) * 3, { cx: x, cy: y, steps: 10 }),
          '#5fd08a',
          3,
        );
    },
    cap: 'nut',
    capTones: ['#ffb39c', '#d9533a', '#7a2012'],
    fuse: 'chain',
    fuseColors: ['#c9d6e6', '#8496ad'],
    face: { eyes: 'angry', brow: 'stern', browColor: '#d9533a', mouth: 'grille' },
  },
  17: {
    body: 'M24 178c-10-70 36-122 106-122s116 52 106 122c-2 18-22 22-36 8-12 20-30 20-40 4-10 18-50 18-60 0-10 16-28 16-40-4-14 14-34 10-36-8z',
    tones: ['#ffd6ff', '#c46bf0', '#5f2aa8'],
    gloss: 'glass',
    back: (pen) => {
      for (const [x, bend, length, color] of [
        [58, -14, 84, '#ff9df0'],
        [88, 10, 96, '#9d7bff'],
        [130, -12, 92, '#ff9df0'],
        [172, 12, 96, '#9d7bff'],
        [202, -10, 84, '#ff9df0'],
      ] as const)
        pen.cord(`M${x} 176c${bend} ${length * 0.3} ${-bend * 2} ${length * 0.6} ${bend * 0.5} ${length}`, color, 9);
    },
    skin: (pen) => {
      pen.shape('M52 190C40 130 70 82 130 80s90 50 78 110z', '#fff', 0.16);
      for (const { x, y } of scatter(17, 14, 80, { x: 130, y: 112 }))
        if (Math.abs(x - 130) > 48 || y < 92) pen.shape(circle(x, y, 4.5), '#ffe1ff', 0.9);
    },
    cap: 'none',
    fuse: 'tentacle',
    fuseColors: ['#9d7bff', '#ffd6ff'],
    spark: 'bolt',
    face: {
      eyes: 'cute',
      pupilColor: '#2a0f52',
      brow: 'raised',
      browColor: '#5f2aa8',
      mouth: 'o',
      mouthColor: '#5f2aa8',
    },
  },
  18: {
    body: around((part) => 100 + (part > 0.3 && part < 0.7 ? 4 : 0)),
    tones: ['#ffc48a', '#c9702a', '#6b3210'],
    gloss: 'metal',
    back: (pen) => {
      pen.solid(
        'M40 226h180l22 40q-112 24-224 0z',
        pen.linear(
          [
            [0, '#ffd9a0'],
            [0.5, '#c98a3a'],
            [1, '#6b3f12'],
          ],
          'right',
        ),
        6,
      );
      pen.both(() => pen.solid(circle(22, 158, 26), '#8c4f1c', 6));
    },
    skin: (pen) => {
      pen.shape(box(130, 122, 146, 86, 40), '#0f3a52');
      pen.shape('M60 150l50-76h26l-54 90z', '#7fd0f0', 0.3);
    },
    front: (pen) => {
      pen.line(box(130, 122, 146, 86, 40), pen.ink, 19);
      pen.line(box(130, 122, 146, 86, 40), '#f2c46a', 11);
      for (let bolt = 0; bolt < 10; bolt++) {
        const angle = (bolt / 10) * 2 * Math.PI;
        pen.shape(circle(130 + Math.sin(angle) * 74, 122 - Math.cos(angle) * 44, 3.4), '#7a4a12');
      }
      pen.both(() => {
        pen.solid(circle(20, 158, 17), '#0f3a52', 5);
        pen.line('M8 158h24M20 146v24', '#f2c46a', 3.5);
      });
      for (let bolt = 0; bolt < 7; bolt++)
        pen.solid(circle(40 + bolt * 30, 252 - Math.abs(3 - bolt) * 3, 5), '#ffe2a8', 3);
    },
    cap: 'ring',
    fuse: 'pipe',
    fuseColors: ['#c9702a', '#ffc48a'],
    spark: 'bubbles',
    face: { eyes: 'cute', pupilColor: '#eafcff', brow: 'none', mouth: 'none' },
  },
  19: {
    body: 'M40 150C30 90 72 54 130 54s100 36 90 96c-2 24-10 34-6 52 6 30-40 48-84 48s-90-18-84-48c4-18-4-28-6-52z',
    tones: ['#ffa8c9', '#e0447f', '#7a1547'],
    back: (pen) => {
      pen.both(() => {
        pen.cord('M60 210C10 230-16 200 0 172c10-18 34-8 26 8', '#e0447f', 20, 4.5);
        pen.cord('M76 228c-40 40-92 34-94 8', '#c2346c', 18, 4.5);
        pen.cord('M100 236c-10 36-50 40-62 24', '#e0447f', 17, 4.5);
        suckers(
          pen,
          [
            [6, 200, 5],
            [20, 218, 5],
            [40, 220, 5],
            [0, 248, 4.5],
            [22, 258, 4.5],
            [44, 252, 4.5],
          ],
          '#ffd0e2',
        );
      });
    },
    skin: (pen) => {
      for (const [x, y, r] of [
        [74, 88, 11],
        [102, 72, 7],
        [190, 90, 12],
        [60, 124, 7],
        [204, 128, 8],
        [160, 70, 6],
        [66, 200, 8],
        [196, 204, 9],
      ] as const)
        pen.shape(circle(x, y, r), '#8c1a55', 0.5);
    },
    front: (pen) => {
      pen.solid('M64 84C60 30 100 34 130 34s70-4 66 50q-66-26-132 0z', '#1f2a4f', 5);
      pen.solid('M46 92c40-30 128-30 168 0-4 10-12 12-18 10-44-20-88-20-132 0-6 2-14 0-18-10z', '#16203f', 5);
      pen.solid(circle(130, 58, 13), '#ffd23f', 4);
      pen.line('M130 50v15M124 60q6 8 12 0', pen.ink, 3);
    },
    cap: 'none',
    fuse: 'rope',
    spark: 'slime',
    face: { eyes: 'sleepy', white: '#fff6c9', pupil: 'goat', brow: 'none', mouth: 'moustache', mouthColor: '#f4f0ff' },
  },
  20: {
    body: 'M16 170c-6-66 40-114 114-114s120 48 114 114c10 60-50 90-114 90S6 230 16 170z',
    tones: ['#3f7fa8', '#12395f', '#061526'],
    rim: '#4ff0ff',
    gloss: 'none',
    back: (pen) => {
      pen.both(() => {
        pen.solid('M24 170c-30-34-52-26-60 6 12-2 16 4 14 12 10 0 12 8 6 18 20 0 36-10 46-20z', '#1f5f8c', 5);
        pen.line('M16 176l-32-8M18 184l-24 14', '#4ff0ff', 3.5, { opacity: 0.8 });
      });
      pen.solid('M84 70c-4-30 10-54 26-62 2 14 8 18 16 14-2 14 6 20 14 16 2 12 8 16 16 18l-20 20z', '#1f5f8c', 5);
    },
    skin: (pen) => {
      pen.shape('M0 168q130-34 260 0v46q-130 60-260 0z', '#2a0616');
      pen.shape('M20 190q110-20 220 0v24q-110 40-220 0z', '#8c1440', 0.8);
      for (const { x, y } of scatter(20, 24, 96)) if (y < 140 || y > 236) pen.shape(circle(x, y, 3), '#4ff0ff', 0.85);
    },
    front: (pen) => {
      for (let tooth = 0; tooth < 9; tooth++) {
        const x = 26 + tooth * 23;
        const sag = Math.abs(4 - tooth) * 3;
        pen.solid(`M${x} ${153 + sag}l18-1-7 ${tooth % 2 ? 36 : 24}z`, '#f2fff0', 4);
        pen.solid(`M${x + 8} ${240 - sag * 2}l18 0-10-${tooth % 2 ? 22 : 34}z`, '#dff5e8', 4);
      }
    },
    cap: 'none',
    fuse: 'tentacle',
    fuseColors: ['#1f5f8c', '#4ff0ff'],
    spark: 'lamp',
    face: { eyes: 'glow', white: '#7dffea', pupil: 'slit', pupilColor: '#041018', brow: 'none', mouth: 'none' },
  },
};
