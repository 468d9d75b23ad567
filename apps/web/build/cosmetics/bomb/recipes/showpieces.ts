import type { Pen } from '../../drawing/pen.ts';
import {
  around,
  box,
  circle,
  ellipse,
  flame,
  heart,
  polygon,
  scatter,
  softPolygon,
  spikes,
} from '../../drawing/shapes.ts';
import type { Recipe, Tones } from '../recipe.ts';

const ROUND = circle(130, 158, 101);
const GOLD: Tones = ['#fff6b8', '#ffc62e', '#a8680a'];

const gilded = (pen: Pen): string =>
  pen.linear(
    [
      [0, '#fff3b0'],
      [0.5, '#ffc62e'],
      [1, '#a8680a'],
    ],
    'right',
  );

function gem(pen: Pen, x: number, y: number, size: number, color: string): void {
  pen.solid(softPolygon(2, [x, y - size], [x + size * 0.8, y], [x, y + size], [x - size * 0.8, y]), color, 4);
  pen.shape(polygon([x, y - size * 0.8], [x + size * 0.25, y - size * 0.1], [x - size * 0.55, y]), '#fff', 0.65);
}

function bell(pen: Pen, x: number, y: number): void {
  pen.solid(circle(x, y, 13), gilded(pen), 4.5);
  pen.line(`M${x - 9} ${y + 3}h18M${x} ${y + 4}v7`, pen.ink, 3);
}

function speaker(pen: Pen, x: number, y: number, r: number): void {
  pen.solid(circle(x, y, r), '#2a2f45', 5);
  pen.line(circle(x, y, r * 0.78), '#8fa0b8', 3);
  pen.solid(circle(x, y, r * 0.52), '#4a5470', 4);
  pen.shape(circle(x, y, r * 0.22), '#ff6ad5');
  pen.shape(ellipse(x - r * 0.4, y - r * 0.45, r * 0.22, r * 0.12), '#fff', 0.5);
}

/** 1009–1017: more show-pieces. */
export const SHOWPIECES: Readonly<Record<number, Recipe>> = {
  1009: {
    body: ROUND,
    tones: ['#fffaf0', '#ffe9cf', '#d9a878'],
    gloss: 'soft',
    back: (pen) => {
      for (let point = 0; point < 9; point++)
        pen.place(`rotate(${100 + point * 20} 130 158)`, () => {
          pen.solid('M112 70l18-62 18 62z', point % 2 ? '#ff3d6e' : '#8f4fe0', 5);
          pen.solid(circle(130, 8, 9), '#ffd23f', 4);
        });
    },
    skin: (pen) => {
      pen.shape('M86 84l14 70-14 40-12-40z', '#8f4fe0', 0.85);
      pen.shape('M174 84l12 70-12 40-14-40z', '#ff3d6e', 0.85);
      pen.shape(circle(60, 168, 15), '#ff5c7a', 0.6);
      pen.shape(circle(200, 168, 15), '#ff5c7a', 0.6);
    },
    front: (pen) => {
      pen.solid('M130 84C110 60 96 40 108-2 116-30 150-32 160-6c10 40-10 66-30 90z', '#ffd23f', 6);
      pen.solid('M130 86C90 90 52 78 30 106 4 90-6 50 22 16c34 0 86 20 108 70z', '#ff3d6e', 6);
      pen.solid('M130 86c40 4 78-8 100 20 26-16 36-56 8-90-34 0-86 20-108 70z', '#8f4fe0', 6);
      bell(pen, 26, 112);
      bell(pen, 234, 112);
      bell(pen, 136, -26);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'round', pupil: 'cross', brow: 'none', mouth: 'grin' },
  },
  1010: {
    body: ROUND,
    tones: ['#5f6480', '#2b2e45', '#0c0d18'],
    rim: '#ff5a5a',
    gloss: 'metal',
    back: (pen) => {
      pen.both(() => {
        pen.solid('M24 120c-36 4-60 40-56 84l40-6 24 30 34-40z', '#c4182f', 6);
        pen.line('M-22 176l60-16M-6 206l50-24', '#ffd23f', 5);
      });
      pen.solid('M130 56C84 40 44 8 48-34c24 40 50 54 82 56 32-2 58-16 82-56 4 42-36 74-82 90z', gilded(pen), 6);
    },
    skin: (pen) => {
      pen.shape('M24 100q106-30 212 0V40H24z', '#c4182f');
      pen.line('M24 102q106-30 212 0', '#ffd23f', 7);
      pen.line('M66 50l10 44M98 40l6 44M162 40l-6 44M194 50l-10 44', '#7a0f1f', 5);
      pen.solid('M66 162q64 26 128 0c8 50-20 92-64 92s-72-42-64-92z', '#c4182f', 5);
      pen.line('M76 186q54 18 108 0M84 212q46 16 92 0', '#5f0a18', 4);
      pen.solid('M100 182l10 30 8-26zM160 182l-10 30-8-26z', '#fff', 3);
    },
    front: (pen) => {
      pen.solid(circle(130, 46, 24), gilded(pen), 5);
      pen.solid(circle(130, 46, 13), '#c4182f', 4);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'angry', white: '#ffe9b8', brow: 'bushy', browColor: '#f4f0ff', mouth: 'none' },
  },
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
  1012: {
    body: circle(130, 150, 88),
    tones: ['#ffe08a', '#e0a22e', '#8c5a0f'],
    gloss: 'metal',
    back: (pen) => {
      const cloth =
        'M130 20c80 0 116 56 118 118l24 124q-28 18-64 8l-14-60H66l-14 60q-36 10-64-8l24-124c2-62 38-118 118-118z';
      pen.solid(cloth, '#ffc62e', 7);
      pen.clip(cloth, () => {
        for (let stripe = 0; stripe < 10; stripe++)
          pen.line(
            `M130 ${-30 + stripe * 12}C${230 + stripe * 8} ${10 + stripe * 16} 250 ${150 + stripe * 18} 300 ${190 + stripe * 20}M130 ${-30 + stripe * 12}C${30 - stripe * 8} ${10 + stripe * 16} 10 ${150 + stripe * 18}-40 ${190 + stripe * 20}`,
            '#2456c4',
            7,
          );
      });
      pen.solid('M108 234h44l-6 48h-32z', '#2456c4', 5);
      pen.line('M112 246h36M114 258h32M116 270h28', '#ffd23f', 4);
    },
    skin: (pen) => {
      pen.line('M74 118q10-8 20-8M186 118q-10-8-20-8', '#10223f', 4);
      pen.line('M118 120l40 0', '#10223f', 0.1);
      pen.line('M80 128l-26 10M180 128l26 10', '#10223f', 7);
    },
    front: (pen) => {
      pen.solid('M40 92q90-34 180 0l-4 16q-86-32-172 0z', '#2456c4', 5);
      pen.solid('M122 86c-10-26-4-44 12-50 14 4 12 22 2 24 6 6 8 16 4 26z', gilded(pen), 4.5);
      pen.shape(circle(136, 46, 3), '#c4182f');
      pen.both(() => gem(pen, 84, 90, 10, '#38d996'));
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'sleepy', brow: 'raised', browColor: '#10223f', mouth: 'flat', mouthColor: '#5f3210' },
  },
  1013: {
    body: 'M130 54c66 0 108 40 108 98 0 36-18 54-34 62l-6 40q-6 12-18 12H80q-12 0-18-12l-6-40c-16-8-34-26-34-62 0-58 42-98 108-98z',
    tones: ['#ffffff', '#f4efe2', '#b8ab94'],
    gloss: 'none',
    back: (pen) => {
      for (const [x, y, r, color] of [
        [52, 62, 30, '#ff3d6e'],
        [208, 62, 30, '#ff9421'],
        [90, 36, 32, '#ffd23f'],
        [170, 36, 32, '#9b6bff'],
        [130, 22, 36, '#ff5ca8'],
      ] as const) {
        pen.solid(
          around((part) => r + Math.abs(Math.sin(part * 6 * Math.PI)) * 7, { cx: x, cy: y, steps: 36 }),
          color,
          5,
        );
        pen.line(circle(x, y, r * 0.55), '#fff', 4, { opacity: 0.5 });
        pen.solid(circle(x, y, r * 0.28), '#fff1d0', 3.5);
      }
    },
    skin: (pen) => {
      for (const [x, color] of [
        [100, '#ff5ca8'],
        [160, '#4fc8ff'],
      ] as const)
        for (let petal = 0; petal < 10; petal++)
          pen.place(`rotate(${petal * 36} ${x} 118)`, () => pen.shape(circle(x, 86, 9.5), color));
      pen.shape(heart(130, 84, 9), '#ff3d6e');
      pen.solid('M130 152l12 22h-24z', '#2a1020', 4);
      pen.line('M70 214q60 22 120 0', '#2a1020', 5);
      for (const x of [84, 102, 121, 139, 158, 176]) pen.line(`M${x} 206v34`, '#2a1020', 4);
      pen.line('M34 150q14 10 4 26M226 150q-14 10-4 26M40 186q12 2 18-8M220 186q-12 2-18-8', '#9b6bff', 5);
      for (const [x, y, color] of [
        [62, 172, '#ff9421'],
        [198, 172, '#ff9421'],
        [80, 76, '#38d996'],
        [180, 76, '#38d996'],
      ] as const)
        pen.shape(circle(x, y, 6), color);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'socket', white: '#ffd23f', pupil: 'heart', pupilColor: '#ff5ca8', brow: 'none', mouth: 'none' },
  },
  1014: {
    body: circle(130, 154, 96),
    tones: ['#f0d8ff', '#9a5cf0', '#3a1490'],
    rim: '#7fe3ff',
    gloss: 'glass',
    back: (pen) => {
      pen.solid('M52 236h156l26 40q-104 14-208 0z', gilded(pen), 6);
      pen.both(() => pen.solid('M58 240c-26-4-40 10-38 26 14 6 30-2 38-26z', gilded(pen), 5));
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
      for (let bar = 0; bar < 4; bar++)
        pen.both(() =>
          pen.shape(
            box(30 + bar * 12, 130 - [6, 12, 8, 15][bar]! / 2, 8, [10, 22, 14, 28][bar]!, 2),
            ['#38d996', '#ffd23f', '#ff6ad5', '#7dffea'][bar]!,
          ),
        );
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
      pen.solid('M58 84L36 4l54 34L130-26l40 64 54-34-22 80q-72-26-144 0z', gilded(pen), 6);
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
