import type { Pen } from '../../drawing/pen.ts';
import { around, circle, drop, ellipse, scatter, spikes } from '../../drawing/shapes.ts';
import type { Recipe } from '../recipe.ts';

const STALK = ['#5b8f2c', '#8fd14a'] as const;

/** A crown of leaves where a cap would be. */
function leafCrown(pen: Pen, color: string, y = 62): void {
  pen.solid(
    `M130 ${y + 4}c-14-22-38-20-52-8 12 2 14 8 24 12-10 2-16 10-16 18 16-2 24-10 32-14 2 10 8 16 12 20 4-6 10-12 10-20 10 6 18 12 34 12-2-8-8-14-16-16 10-4 12-10 24-14-14-10-40-10-52 10z`,
    color,
    5,
  );
}

const pumpkin = around((part) => 96 + Math.abs(Math.sin(part * Math.PI * 5)) * 14, { steps: 60 });
const onion =
  'M130 44c6 34 30 34 60 58 40 32 44 92 4 128-16 16-38 28-64 28s-48-12-64-28c-40-36-36-96 4-128 30-24 54-24 60-58z';

function petals(pen: Pen, count: number, color: string, inner: string, rx: number, ry: number, away: number): void {
  for (let petal = 0; petal < count; petal++)
    pen.place(`rotate(${(petal * 360) / count} 130 158)`, () => {
      pen.solid(ellipse(130, 158 - away, rx, ry), color, 5);
      pen.line(`M130 ${158 - away - ry * 0.6}v${ry * 0.8}`, inner, 4, { opacity: 0.7 });
    });
}

/** 1–10: the garden. */
export const GARDEN: Readonly<Record<number, Recipe>> = {
  1: {
    body: 'M130 70c30-16 92-14 100 50 8 70-40 138-70 138-12 0-18-4-30-4s-18 4-30 4c-30 0-78-68-70-138 8-64 70-66 100-50z',
    tones: ['#ff8a7a', '#e0262e', '#86101c'],
    rim: '#ffb48a',
    skin: (pen) => {
      pen.shape('M20 60h70c-34 40-40 120-10 210H10z', '#ffd23f', 0.32);
      for (const { x, y } of scatter(1, 12, 80, { x: 150, y: 190 })) pen.shape(circle(x, y, 2.2), '#ffb48a', 0.8);
      pen.shape(ellipse(134, 74, 46, 15), '#4a0a14', 0.55);
    },
    front: (pen) => {
      pen.cord('M134 78c-2-18 2-32 12-44', '#7a4a22', 7);
      const leaf = 'M140 50c-30-34-66-26-82-6 22 22 54 26 82 6z';
      pen.solid(leaf, '#6fc02f', 5);
      pen.line('M132 48c-24-6-44-6-62-3M108 46l-12-10M96 44l-10 8', '#2f7a12', 3);
      pen.solid(
        'M206 196c-12 6-30 0-30 18 0 14 16 12 18 20 4 12 16 8 20 0 10-2 16-10 12-20-4-14-12-20-20-18z',
        '#fff6dc',
        4.5,
      );
      pen.shape('M190 212c-2 6 6 8 8 14 8 0 10-6 14-10-4-8-14-10-22-4z', '#e8cf9a');
    },
    cap: 'none',
    fuse: 'rope',
    face: { eyes: 'round', brow: 'raised', browColor: '#6b1018', mouth: 'smirk' },
  },
  2: {
    body: pumpkin,
    tones: ['#ffc06a', '#f58220', '#9c3f0a'],
    gloss: 'soft',
    skin: (pen) => {
      for (const bend of [-78, -44, 44, 78])
        pen.line(`M130 56C${130 + bend * 1.5} 90 ${130 + bend * 1.5} 226 130 262`, '#b24f0c', 5, { opacity: 0.75 });
    },
    cap: 'cork',
    capTones: ['#a7c957', '#5b8f2c', '#2f5314'],
    fuse: 'vine',
    fuseColors: STALK,
    spark: 'ghost',
    face: { eyes: 'socket', white: '#ffd23f', pupil: 'dot', pupilColor: '#ffe96a', brow: 'none', mouth: 'zigzag' },
  },
  3: {
    body: onion,
    tones: ['#f4d6ff', '#b455c9', '#5b1f73'],
    skin: (pen) => {
      for (const bend of [-120, -76, -34, 34, 76, 120])
        pen.line(`M130 40C${130 + bend * 0.5} 110 ${130 + bend * 1.3} 190 130 262`, '#f9e6ff', 4, { opacity: 0.65 });
    },
    cap: 'none',
    fuse: 'hair',
    fuseColors: ['#d8f08a', '#7fae34'],
    spark: 'bubbles',
    face: { eyes: 'wide', white: '#e8fbff', brow: 'worried', browColor: '#3f1450', mouth: 'open' },
    front: (pen) => {
      pen.solid(drop(66, 150, 11), '#8fe3ff', 3.5);
      pen.solid(drop(196, 156, 8), '#8fe3ff', 3.5);
    },
  },
  4: {
    body: around((part) => 99 + Math.sin(part * 2 * Math.PI * 9) * 6, { steps: 72 }),
    tones: ['#cfe87a', '#6fa82a', '#2f5a12'],
    gloss: 'matte',
    back: (pen) => {
      for (const [turn, color] of [
        [-78, '#4f8f22'],
        [78, '#4f8f22'],
        [-118, '#6fae2f'],
        [118, '#6fae2f'],
        [-44, '#8fc63f'],
        [44, '#8fc63f'],
      ] as const)
        pen.place(`rotate(${turn} 130 158)`, () => {
          pen.solid('M84 110C70 60 92 26 104 34c6-10 18-14 26-4 8-10 20-6 26 4 12-8 34 26 20 76z', color, 5);
          pen.line('M130 100V44M130 84l-22-20M130 84l22-20M130 64l-14-12M130 64l14-12', '#e4ffb0', 3.5, {
            opacity: 0.8,
          });
        });
    },
    skin: (pen) => {
      pen.shape('M10 60c60 10 110 70 120 210H10z', '#a6d64a', 0.55);
      pen.line('M36 80c54 20 88 90 92 190', '#2f5a12', 5);
      pen.line(
        'M44 92c44 24 70 90 74 170M92 138l-36 2M108 186l-44 10M112 226l-34 10M72 112l-6-20M100 160l8-26',
        '#eaffb0',
        4,
      );
      pen.line('M224 80c-40 30-62 90-66 190M190 130l34 4M172 180l44 12M166 224l30 10', '#eaffb0', 4, { opacity: 0.8 });
    },
    cap: 'none',
    fuse: 'hair',
    fuseColors: ['#b8e05a', '#5b8f2c'],
    face: { eyes: 'sleepy', brow: 'bushy', browColor: '#2f5a12', mouth: 'flat' },
  },
  5: {
    body: 'M18 152C18 92 66 56 130 56s112 36 112 96c0 20-30 26-58 28 8 40 8 60-2 74-10 12-94 12-104 0-10-14-10-34-2-74-28-2-58-8-58-28z',
    tones: ['#ff8f7a', '#e8322f', '#8f1220'],
    skin: (pen) => {
      pen.shape('M60 178h140v100H60z', '#fff1d0');
      pen.shape('M150 178h50v100h-30z', '#d9b98a', 0.7);
      for (const [x, y, r] of [
        [50, 112, 17],
        [130, 74, 19],
        [208, 108, 18],
        [36, 150, 10],
        [222, 150, 10],
        [82, 76, 10],
      ] as const)
        pen.shape(circle(x, y, r), '#fff6e4');
      pen.line('M28 170q102 24 204 0', pen.ink, 5);
      for (const x of [72, 92, 112, 148, 168, 188])
        pen.line(`M${x} 178l${(130 - x) * 0.1} 8`, pen.ink, 3, { opacity: 0.5 });
    },
    cap: 'collar',
    capTones: ['#fff6e4', '#ecd3a6', '#b08d55'],
    spark: 'ghost',
    fuse: 'vine',
    fuseColors: ['#d9b98a', '#8fd14a'],
    face: { eyes: 'cute', brow: 'none', mouth: 'smirk' },
  },
  6: {
    body: 'M130 60c34-26 104-6 104 62 0 62-56 112-104 138-48-26-104-76-104-138 0-68 70-88 104-62z',
    tones: ['#ff9aa8', '#ee2f55', '#8c0d33'],
    skin: (pen) => {
      for (const { x, y } of scatter(61, 34, 112)) {
        pen.shape(ellipse(x, y, 4.6, 6.4), '#8c0d33', 0.7);
        pen.shape(ellipse(x, y - 1, 3, 4.6), '#ffe08a');
      }
    },
    front: (pen) => leafCrown(pen, '#57b22b', 58),
    cap: 'none',
    fuse: 'twist',
    fuseColors: STALK,
    spark: 'petal',
    face: { eyes: 'round', brow: 'none', mouth: 'tongue' },
  },
  7: {
    body: circle(130, 158, 84),
    tones: ['#b5793f', '#6f4119', '#351c08'],
    gloss: 'soft',
    back: (pen) => {
      petals(pen, 14, '#ff9d1f', '#c96a0a', 20, 42, 92);
      pen.place('rotate(12.8 130 158)', () => petals(pen, 14, '#ffd23f', '#e0a010', 18, 38, 84));
    },
    skin: (pen) => {
      for (let ring = 1; ring < 7; ring++)
        for (let seed = 0; seed < ring * 6; seed++) {
          const angle = (seed / (ring * 6)) * 2 * Math.PI + ring * 0.4;
          pen.shape(circle(130 + Math.sin(angle) * ring * 14, 158 + Math.cos(angle) * ring * 14, 3.4), '#2a1405', 0.6);
        }
    },
    cap: 'none',
    fuse: 'vine',
    fuseColors: STALK,
    spark: 'lamp',
    face: { eyes: 'wide', brow: 'raised', browColor: '#ffd23f', mouth: 'grin' },
  },
  8: {
    body: 'M66 70c20-26 108-26 128 0 34 50 34 130 8 176-8 14-136 14-144 0C32 200 32 120 66 70z',
    tones: ['#a6e07a', '#3f9b46', '#174f2a'],
    gloss: 'matte',
    back: (pen) =>
      pen.both(() => {
        pen.solid('M50 220c-40 4-62-20-62-60 0-26 34-30 36-4 0 22 10 26 30 24z', '#3f9b46', 6);
        for (const [x, y] of [
          [4, 170],
          [14, 200],
          [2, 150],
        ] as const)
          pen.line(`M${x} ${y}l-8-2`, '#fff6d0', 3.5);
      }),
    skin: (pen) => {
      for (const x of [62, 96, 130, 164, 198])
        pen.line(`M${x} 40C${x + (x - 130) * 0.5} 110 ${x + (x - 130) * 0.5} 200 ${x} 280`, '#174f2a', 5, {
          opacity: 0.55,
        });
      for (const { x, y } of scatter(81, 34, 112))
        pen.line(`M${x - 5} ${y - 5}l5 5 5-5M${x} ${y}v-8`, '#fff6d0', 2.6, { opacity: 0.95 });
    },
    front: (pen) =>
      pen.place('translate(86 54) scale(.52) translate(-130 -158)', () => {
        petals(pen, 7, '#ff6ab4', '#d92c86', 26, 40, 40);
        pen.solid(circle(130, 158, 24), '#ffd23f', 7);
      }),
    cap: 'none',
    fuse: 'vine',
    fuseColors: ['#3f9b46', '#a6e07a'],
    spark: 'petal',
    face: { eyes: 'angry', brow: 'spiky', browColor: '#fff6d0', mouth: 'moustache' },
  },
  9: {
    body: 'M30 132c-14-40 26-76 100-76s114 36 100 76c14 16 14 40 2 52 4 50-46 76-102 76S24 234 28 184c-12-12-12-36 2-52z',
    tones: ['#d9ff7a', '#63b51f', '#1f5a12'],
    back: (pen) => {
      pen.both(() => {
        pen.solid('M44 230c-40 10-66-6-72-30 24-4 44-2 62 8-10-10-12-26-6-40 24 12 40 30 42 58z', '#2f8f3a', 5);
        pen.line('M40 226c-20-6-36-12-52-20', '#a6e07a', 4);
      });
    },
    skin: (pen) => {
      pen.shape('M0 140h260v46H0z', '#ff5c93');
      pen.shape('M0 140h260v12H0z', '#b5175c', 0.6);
      for (const [x, y, r] of [
        [56, 104, 12],
        [206, 100, 15],
        [180, 72, 8],
        [84, 74, 9],
        [60, 218, 13],
        [200, 222, 11],
        [136, 242, 10],
      ] as const)
        pen.shape(circle(x, y, r), '#2f7f1a', 0.6);
    },
    front: (pen) => {
      for (let tooth = 0; tooth < 8; tooth++) {
        const x = 38 + tooth * 24;
        pen.solid(`M${x} 138l16 0-8 24z`, '#fffaf0', 4);
        pen.solid(`M${x + 6} 192l16 0-8-24z`, '#fffaf0', 4);
      }
    },
    cap: 'none',
    fuse: 'tentacle',
    fuseColors: ['#63b51f', '#d9ff7a'],
    spark: 'slime',
    face: { eyes: 'glow', white: '#fff27a', pupil: 'slit', brow: 'none', mouth: 'none' },
  },
  10: {
    body: 'M60 96c6-30 40-46 70-46s64 16 70 46c16 34 18 70 22 96 4 30 20 44 30 62 8 14-16 14-30 6-6 14-28 14-36 0-10 12-26 12-34-2-10 12-34 12-44 0-8 14-24 14-34 2-8 14-30 14-36 0-14 8-38 8-30-6 10-18 26-32 30-62 4-26 6-62 22-96z',
    tones: ['#c98d52', '#7d4a22', '#3a1d0a'],
    gloss: 'none',
    back: (pen) => {
      pen.both(() => {
        pen.solid(
          'M66 110C30 100 4 76-6 40l16-4c2 12 6 18 14 24-2-14 0-26 8-38l12 8c-6 12-6 24 2 36 8 14 24 20 36 20z',
          '#7d4a22',
          6,
        );
        for (const [x, y, r] of [
          [0, 30, 26],
          [40, 4, 30],
          [-6, 72, 20],
          [84, 3, 31],
        ] as const)
          pen.solid(
            around((_, step) => r + (step % 2) * 5, { cx: x, cy: y, steps: 14 }),
            r > 28 ? '#5fb53a' : '#86d14a',
            5,
          );
        pen.solid(circle(6, 56, 9), '#ff5c5c', 3.5);
        pen.solid(circle(60, 20, 9), '#ff5c5c', 3.5);
      });
      pen.solid(
        around((_, step) => 42 + (step % 2) * 7, { cx: 130, cy: 14, steps: 18 }),
        '#5fb53a',
        5,
      );
      pen.shape(circle(114, 2, 12), '#a6e86a', 0.8);
    },
    skin: (pen) => {
      for (const x of [50, 80, 112, 150, 184, 214])
        pen.line(`M${x} 60c${(x % 7) - 10} 60 14 100 ${(x - 130) * 0.3} 220`, '#3a1d0a', 4.5, { opacity: 0.6 });
      pen.solid(ellipse(130, 184, 44, 30), '#1d0a06', 5);
      pen.shape(ellipse(130, 192, 30, 18), '#ffc23f', 0.35);
      for (const { x, y } of scatter(101, 10, 60, { x: 130, y: 236 })) pen.shape(ellipse(x, y, 9, 5), '#8fd14a', 0.8);
    },
    cap: 'none',
    fuse: 'vine',
    fuseColors: ['#7d4a22', '#a6e86a'],
    spark: 'lamp',
    face: { eyes: 'glow', white: '#ffe45c', pupil: 'dot', brow: 'bushy', browColor: '#8fd14a', mouth: 'none' },
    front: (pen) => {
      pen.solid(spikes(5, 13, 6, { cx: 60, cy: 214 }), '#ff9ad0', 3.5);
      pen.solid(spikes(5, 10, 5, { cx: 206, cy: 228 }), '#ffe45c', 3.5);
    },
  },
};
