import { GOLD, metal } from '../../drawing/metals.ts';
import type { Pen } from '../../drawing/pen.ts';
import { box, circle, ellipse, polygon, scatter, softPolygon, spikes } from '../../drawing/shapes.ts';
import type { Recipe } from '../recipe.ts';

const ROUND = circle(130, 158, 101);

function gem(pen: Pen, x: number, y: number, size: number, color: string): void {
  pen.solid(softPolygon(2, [x, y - size], [x + size * 0.8, y], [x, y + size], [x - size * 0.8, y]), color, 4);
  pen.shape(polygon([x, y - size * 0.8], [x + size * 0.25, y - size * 0.1], [x - size * 0.55, y]), '#fff', 0.65);
}

function speaker(pen: Pen, x: number, y: number, r: number): void {
  pen.solid(circle(x, y, r), '#2a2f45', 5);
  pen.line(circle(x, y, r * 0.78), '#8fa0b8', 3);
  pen.solid(circle(x, y, r * 0.52), '#4a5470', 4);
  pen.shape(circle(x, y, r * 0.22), '#ff6ad5');
  pen.shape(ellipse(x - r * 0.4, y - r * 0.45, r * 0.22, r * 0.12), '#fff', 0.5);
}

/** 1011 and 1014–1017: the last night of the fair. */
export const FAIR: Readonly<Record<number, Recipe>> = {
  1011: {
    body: 'M130 58c34-8 70 6 88 40 20 14 26 40 16 60 12 30 0 66-28 84-20 18-54 22-76 22s-56-4-76-22c-28-18-40-54-28-84-10-20-4-46 16-60 18-34 54-48 88-40z',
    tones: ['#ff8f6a', '#d42a2f', '#5f0a1f'],
    rim: '#ffb52e',
    gloss: 'soft',
    back: (pen) => {
      pen.both(() => {
        pen.solid('M40 150C0 120-20 60-34 10c30 6 60 16 84 46l-18 4 26 22-20 2 24 24z', '#8c1230', 6);
        pen.line('M36 140C10 100-6 60-26 20M42 120C26 90 24 80 30 62M48 108c0-10-4-16 4-26', '#ff8f6a', 4);
        pen.solid('M82 82C60 60 54 20 76-22c10 30 26 50 46 66z', '#ffe9b8', 6);
        pen.line('M70 40q16-2 26-14M66 22q12-2 20-12', '#c98a3a', 4);
      });
      pen.solid('M212 230c46 20 78-4 76-38l16 4-26-30-20 30h14c0 18-22 22-46 8z', '#d42a2f', 5);
    },
    skin: (pen) => {
      const belly = 'M64 178q66-20 132 0c4 50-26 90-66 90s-70-40-66-90z';
      pen.shape(belly, '#ffd98a');
      pen.line('M66 196q64-16 128 0M68 216q62-16 124 0M80 236q50-14 100 0', '#c98a3a', 4.5);
      for (const { x, y } of scatter(1011, 26, 110))
        if (y < 100 || Math.abs(x - 130) > 76) pen.line(`M${x - 8} ${y}q8 10 16 0`, '#5f0a1f', 4, { opacity: 0.6 });
    },
    front: (pen) => {
      for (const [x, y] of [
        [130, 50],
        [110, 60],
        [150, 60],
      ] as const)
        pen.solid(`M${x - 11} ${y + 12}l11-30 11 30z`, '#ffb52e', 4.5);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'round', white: '#fff27a', pupil: 'slit', brow: 'spiky', browColor: '#5f0a1f', mouth: 'fangs' },
  },
  1014: {
    body: circle(130, 154, 96),
    tones: ['#f0d8ff', '#9a5cf0', '#3a1490'],
    rim: '#7fe3ff',
    gloss: 'glass',
    back: (pen) => {
      pen.solid('M52 236h156l26 40q-104 14-208 0z', metal(pen, GOLD), 6);
      pen.both(() => pen.solid('M58 240c-26-4-40 10-38 26 14 6 30-2 38-26z', metal(pen, GOLD), 5));
    },
    skin: (pen) => {
      pen.line('M50 206c40 30 60-40 100-10s60-20 70-50M60 230c50 20 60-30 110-10s50-20 60-30', '#7fe3ff', 9, {
        opacity: 0.5,
      });
      pen.line('M70 190c30 20 50-20 80-10s40 0 60-20', '#ff9df0', 6, { opacity: 0.6 });
      for (const { x, y } of scatter(1014, 14, 88, { x: 130, y: 170 }))
        pen.shape(spikes(4, 8, 2.4, { cx: x, cy: y }), '#fff');
    },
    front: (pen) => {
      const hat = 'M60 76C90 60 96 10 150-42c-2 20 10 24 26 30-16 4-18 16-10 30 12 24 18 44 34 58z';
      pen.solid(hat, '#2a2f8c', 6);
      pen.clip(hat, () => {
        for (const [x, y, r] of [
          [112, 40, 10],
          [148, 10, 8],
          [160, 52, 9],
        ] as const)
          pen.shape(spikes(5, r, r * 0.45, { cx: x, cy: y }), '#ffd23f');
        pen.shape('M50 62h160v18H50z', '#ffd23f');
      });
      pen.line(hat, pen.ink, 6);
      pen.solid(ellipse(130, 80, 102, 17), '#2a2f8c', 6);
      pen.line('M40 78q90 18 180 0', '#6f78f0', 4, { opacity: 0.8 });
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'wide', pupil: 'spark', pupilColor: '#3a1490', brow: 'none', mouth: 'smirk', mouthColor: '#1f0a5f' },
  },
  1015: {
    body: box(130, 168, 258, 170, 26),
    tones: ['#5f6b99', '#2f3663', '#14162f'],
    rim: '#ff6ad5',
    gloss: 'none',
    back: (pen) => {
      pen.line('M46 92V30h168v62', pen.ink, 22);
      pen.line('M46 92V30h168v62', '#8fa0b8', 12);
      pen.cord('M196 84L244-20', '#dfe8f2', 4, 3);
      pen.solid(circle(246, -24, 7), '#ff5a36', 4);
      pen.both(() => {
        pen.solid('M-14 24v34a10 8 0 1 1-8-8V12l26-6v38a10 8 0 1 1-8-8V20z', '#ffd23f', 4);
      });
    },
    skin: (pen) => {
      pen.shape('M0 84h260v14H0z', '#8f9ad9', 0.6);
      pen.shape('M0 96h260v54H0z', '#14162f', 0.55);
    },
    front: (pen) => {
      speaker(pen, 52, 200, 42);
      speaker(pen, 208, 200, 42);
      pen.solid(box(130, 200, 60, 62, 8), '#14162f', 5);
      pen.solid(box(130, 184, 48, 18, 4), '#7dffea', 3);
      for (const [index, color] of ['#ff5a36', '#ffd23f', '#38d996'].entries())
        pen.solid(box(112 + index * 18, 216, 13, 16, 3), color, 3);
      for (const [bar, [low, height, color]] of (
        [
          [6, 10, '#38d996'],
          [12, 22, '#ffd23f'],
          [8, 14, '#ff6ad5'],
          [15, 28, '#7dffea'],
        ] as const
      ).entries())
        pen.both(() => pen.shape(box(30 + bar * 12, 130 - low / 2, 8, height, 2), color));
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'wide', pupil: 'ring', pupilColor: '#14162f', brow: 'none', mouth: 'none' },
  },
  1016: {
    body: 'M-14 168L6 268h248l20-100z',
    tones: ['#fff6e0', '#ffe9c2', '#c99a6a'],
    gloss: 'none',
    back: (pen) => {
      pen.both(() => {
        pen.cord('M6 96V40', '#ffd23f', 5, 3);
        pen.solid('M6 38l-34 11 34 12z', '#4fc8ff', 4);
      });
      pen.cord('M130-4v-34', '#ffd23f', 5, 3);
      pen.solid('M130-40l44 13-44 14z', '#ff5ca8', 4.5);
    },
    skin: (pen) => {
      for (let stripe = 0; stripe < 7; stripe++) pen.shape(`M${-20 + stripe * 44} 160h22l-4 120h-22z`, '#e2334f');
      pen.solid('M96 280V220q34-46 68 0v60z', '#2a1020', 6);
      pen.shape('M96 280c14-10 18-40 14-70l20-14-34 20zM164 280c-14-10-18-40-14-70l-20-14 34 20z', '#ffd23f');
    },
    front: (pen) => {
      const roof = 'M130-6C150 70 220 118 290 134l-14 38H-16l-14-38C40 118 110 70 130-6z';
      pen.solid(roof, '#fff6e0', 7);
      pen.clip(roof, () => {
        for (const [left, right] of [
          [-150, -100],
          [-60, -14],
          [14, 60],
          [100, 150],
        ] as const)
          pen.shape(
            `M130-10C${130 + left * 0.4} 80 ${130 + left} 120 ${130 + left * 1.2} 190H${130 + right * 1.2}C${130 + right} 120 ${130 + right * 0.4} 80 130-10z`,
            '#e2334f',
          );
      });
      pen.line(roof, pen.ink, 7);
      let scallops = 'M-18 168';
      for (let scallop = 0; scallop < 9; scallop++) scallops += 'q16.5 30 33 0';
      pen.solid(`${scallops}z`, '#ffd23f', 5);
      for (let bulb = 0; bulb < 10; bulb++) pen.solid(circle(-18 + bulb * 33, 166, 7), '#fffbe0', 3.5);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'wide', pupil: 'star', pupilColor: '#e2334f', brow: 'raised', browColor: '#8c1230', mouth: 'none' },
  },
  1017: {
    body: ROUND,
    tones: GOLD,
    rim: '#fff6b8',
    gloss: 'metal',
    back: (pen) => {
      for (let ray = 0; ray < 16; ray++)
        pen.place(`rotate(${ray * 22.5} 130 158)`, () =>
          pen.solid(ray % 2 ? 'M114 66l16-50 16 50z' : 'M110 66l20-80 20 80z', ray % 2 ? '#ffe45c' : '#ff9421', 4.5),
        );
    },
    skin: (pen) => {
      pen.shape(spikes(5, 26, 11, { cx: 66, cy: 216 }), '#a8680a', 0.5);
      pen.shape(spikes(5, 26, 11, { cx: 194, cy: 216 }), '#a8680a', 0.5);
      pen.line(circle(130, 158, 90), '#a8680a', 4, { opacity: 0.6, dash: '3 12' });
    },
    front: (pen) => {
      pen.solid('M58 84L36 4l54 34L130-26l40 64 54-34-22 80q-72-26-144 0z', metal(pen, GOLD), 6);
      pen.solid('M56 94q74-30 148 0l-2-20q-72-26-144 0z', '#e2334f', 5);
      gem(pen, 130, 24, 15, '#4fc8ff');
      gem(pen, 84, 50, 10, '#ff5ca8');
      gem(pen, 176, 50, 10, '#38d996');
      for (const [x, y] of [
        [36, 2],
        [224, 2],
        [130, -30],
      ] as const)
        pen.solid(circle(x, y, 9), '#fff6b8', 4);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'round', brow: 'none', mouth: 'grin' },
  },
};
