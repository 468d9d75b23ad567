import type { Pen } from '../../drawing/pen.ts';
import { around, box, circle, ellipse, scatter, smooth, softPolygon } from '../../drawing/shapes.ts';
import type { Recipe } from '../recipe.ts';

const ROUND = circle(130, 158, 101);
const CANDY = ['#ff5c93', '#ffd23f', '#4fd6ff', '#8be04e', '#b48bff', '#ffffff'];
const candy = (index: number): string => CANDY[index % CANDY.length] ?? '#fff';

function sprinkles(pen: Pen, seed: number, count: number, radius: number, y = 158): void {
  for (const [index, { x, y: top }] of scatter(seed, count, radius, { x: 130, y }).entries())
    pen.place(`rotate(${(index * 67) % 180} ${x} ${top})`, () => {
      pen.shape(box(x, top, 16, 7, 3.5), pen.ink);
      pen.shape(box(x, top, 12, 4, 2), candy(index));
    });
}

/** Icing that runs down: its lower edge as drops of different lengths. */
const icing = (top: number, lengths: readonly number[]): string => {
  const width = 220 / lengths.length;
  const drops = lengths.map((length) => `q0 ${length} ${-width / 2} ${length}t${-width / 2} ${-length}`).join('');
  return `M20 ${top - 80}h220v80${drops}z`;
};

function wrapperEnd(pen: Pen): void {
  pen.solid('M36 150L-18 108l8 30-16 8 16 14-16 10 16 12-8 30 54-42z', '#ff8fc4', 5);
  pen.line('M34 160L-6 140M34 164h-40M34 170l-38 16', '#d93a86', 4);
}

function swirl(pen: Pen, color: string, arms: number, twist = 0.9): void {
  for (let arm = 0; arm < arms; arm++) {
    const points = [];
    for (const [turn, width] of [
      [0, 0],
      [1, 0.5],
    ] as const)
      for (let step = 0; step <= 8; step++) {
        const part = turn === 0 ? step / 8 : 1 - step / 8;
        const angle = ((arm + width) / arms) * 2 * Math.PI + part * twist;
        points.push({ x: 130 + Math.sin(angle) * part * 112, y: 158 - Math.cos(angle) * part * 112 });
      }
    pen.shape(smooth(points), color);
  }
}

const macaronHalf = (y: number, flip: number): string =>
  `M32 ${y}c-6 ${flip * -70} 50 ${flip * -96} 98 ${flip * -96}s104 ${flip * 26} 98 ${flip * 96}q-12 ${flip * 12}-24 ${flip * 2}t-25 ${flip * 2}t-25 0t-24 0t-25 0t-25 0t-24 0t-24 ${flip * -4}z`;

/** 21–30: the sweet shop. */
export const SWEETS: Readonly<Record<number, Recipe>> = {
  21: {
    body: 'M130 58c58 0 82 44 92 98 8 42 16 66 6 84-8 16-188 16-196 0-10-18-2-42 6-84 10-54 34-98 92-98z',
    tones: ['#ff9cc9', '#f0448f', '#a3195c'],
    gloss: 'soft',
    skin: (pen) => {
      for (const { x, y } of scatter(11, 70, 118)) pen.shape(box(x, y, 5, 5, 1.5), '#fff', 0.75);
    },
    cap: 'none',
    fuse: 'twist',
    fuseColors: ['#3a1a24', '#7a2f45'],
    spark: 'sugar',
    face: { eyes: 'cute', brow: 'none', mouth: 'open' },
  },
  22: {
    body: ROUND,
    tones: ['#ffffff', '#fff3ee', '#e2b9b4'],
    back: (pen) => pen.both(() => wrapperEnd(pen)),
    skin: (pen) => {
      swirl(pen, '#ef3340', 7);
      pen.shape(
        circle(130, 158, 104),
        pen.radial([
          [0, '#fff', 0],
          [0.75, '#8a1020', 0],
          [1, '#8a1020', 0.4],
        ]),
      );
    },
    cap: 'none',
    fuse: 'twist',
    fuseColors: ['#ffffff', '#ef3340'],
    face: { eyes: 'round', brow: 'raised', browColor: '#ef3340', mouth: 'grin' },
  },
  23: {
    body: around((part) => 99 + Math.sin(part * 38) * 1.6),
    tones: ['#a06a42', '#63351b', '#2b1308'],
    rim: '#d9a273',
    gloss: 'shine',
    skin: (pen) => {
      // Chocolate poured over the top, with nuts in it.
      pen.solid(icing(92, [34, 58, 22, 30, 24, 62, 36]), '#3a1a0b', 5);
      for (const { x, y } of scatter(31, 11, 46, { x: 130, y: 80 }))
        pen.place(`rotate(${(x * 7) % 180} ${x.toFixed(0)} ${y.toFixed(0)})`, () =>
          pen.solid(softPolygon(3, [x - 8, y + 4], [x, y - 7], [x + 8, y + 4]), '#ffd79a', 3),
        );
    },
    // The paper cup that it lies in.
    front: (pen) => {
      const teeth = Array.from({ length: 9 }, (_, at): [number, number] => [22 + at * 27, at % 2 ? 222 : 204]);
      pen.solid(
        softPolygon(3, ...teeth, [206, 268], [54, 268]),
        pen.linear([
          [0, '#fff0b0'],
          [1, '#e09a1f'],
        ]),
        5.5,
      );
      for (let fold = 0; fold < 7; fold++)
        pen.line(`M${49 + fold * 27} ${fold % 2 ? 212 : 228}L${67 + fold * 21} 264`, '#a8610a', 4, { opacity: 0.75 });
    },
    cap: 'none',
    fuse: 'pipe',
    fuseColors: ['#e2a55c', '#9a5f25'],
    spark: 'flame',
    face: { eyes: 'wide', brow: 'none', mouth: 'tongue' },
  },
  24: {
    body: 'M58 82c34-38 108-34 150 6 40 40 48 104 18 144-24 32-62 34-84 10-16-18-14-34-38-40-34-8-66-20-76-56-6-24 8-42 30-64z',
    tones: ['#d6ff8f', '#6fcf2c', '#2b7a12'],
    rim: '#f4ffd0',
    gloss: 'shine',
    skin: (pen) => {
      for (const { x, y } of scatter(4, 12, 80)) pen.line(circle(x, y, 5), '#f4ffd0', 2.5, { opacity: 0.7 });
    },
    cap: 'none',
    fuse: 'twist',
    fuseColors: ['#ffdf4a', '#ff8a3d'],
    spark: 'sugar',
    face: { eyes: 'wide', brow: 'worried', browColor: '#2b7a12', mouth: 'o' },
  },
  25: {
    body: `${macaronHalf(150, 1)}${macaronHalf(172, -1)}M40 146h180v30H40z`,
    tones: ['#d9c2ff', '#a67ff0', '#6140ad'],
    gloss: 'soft',
    skin: (pen) => {
      pen.shape('M20 140h220v42H20z', '#6140ad');
      pen.shape('M20 146h220v30H20z', '#fff1d0');
      pen.shape('M20 166h220v10H20z', '#e8c98f', 0.8);
      for (const y of [140, 182]) {
        const crumbs = `M24 ${y}q9 ${y < 150 ? 13 : -13} 18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0`;
        pen.line(crumbs, pen.ink, 13);
        pen.line(crumbs, '#c3a6ff', 7);
      }
      for (const { x, y } of scatter(52, 18, 80)) pen.shape(circle(x, y, 2.4), '#6140ad', 0.6);
    },
    cap: 'cup',
    capTones: ['#fff', '#f3d9ff', '#b79be0'],
    fuse: 'hair',
    fuseColors: ['#ff9cc9', '#d93a86'],
    spark: 'hearts',
    face: { eyes: 'cute', brow: 'raised', browColor: '#ffffff', mouth: 'none' },
  },
  26: {
    body: `${around((part) => 102 + Math.sin(part * 6 * Math.PI) * 2)}`,
    tones: ['#f7cf8a', '#dfa04e', '#9c5f1e'],
    gloss: 'shine',
    skin: (pen) => {
      const glaze = around((part, step) => 80 + Math.sin(part * 14 * Math.PI) * 7 + (step % 5), { cy: 150 });
      pen.shape(glaze, '#b51f66');
      pen.place('translate(-3 -5)', () =>
        pen.shape(
          glaze,
          pen.radial([
            [0, '#ffb0dc'],
            [0.6, '#ff6ab4'],
            [1, '#e23d91'],
          ]),
        ),
      );
      sprinkles(pen, 6, 24, 70, 148);
      pen.solid(ellipse(130, 168, 25, 22), '#7a4214', 5);
    },
    front: (pen) => {
      pen.solid('M206 66c-14 4-20 16-14 28 10 2 8 12 16 16 12 0 12 12 24 12 10-18-4-46-26-56z', '#fff1d0', 5);
      pen.shape('M212 76c-8 4-12 10-10 18 8 0 10 8 16 12 6-14 4-22-6-30z', '#f0c987');
    },
    cap: 'none',
    fuse: 'twist',
    fuseColors: ['#fff1d0', '#ff6ab4'],
    spark: 'sugar',
    face: { eyes: 'round', brow: 'bushy', browColor: '#7a4214', mouth: 'none' },
  },
  27: {
    body: 'M36 158C30 96 74 60 130 60s100 36 94 98c16 8 14 30-2 34-2 22-30 26-40 10-10 20-34 22-44 4-12 20-40 16-44-4-12 14-38 8-38-12-20-2-24-24-20-32z',
    tones: ['#fff3cf', '#ffd98a', '#d99a3a'],
    gloss: 'soft',
    back: (pen) => {
      const cone = softPolygon(10, [44, 178], [216, 178], [136, 278], [124, 278]);
      pen.solid(cone, '#e6a24a', 7);
      pen.clip(cone, () =>
        pen.line(
          'M20 170l120 120M60 160l120 120M100 160l110 110M240 170L120 290M200 160L80 280M160 160L50 270',
          '#9c5a1a',
          5,
        ),
      );
    },
    skin: (pen) => {
      pen.shape('M20 40h220v50c-16 30-30 0-44 22s-32 20-44-4-30 24-46 2-28 14-42 0-34 10-44-20z', '#7a3b1c');
      sprinkles(pen, 7, 10, 54, 82);
      for (const { x, y } of scatter(71, 14, 90)) pen.shape(circle(x, y, 3), '#7a3b1c', 0.55);
    },
    cap: 'none',
    front: (pen) => {
      pen.solid(
        circle(118, 50, 19),
        pen.radial([
          [0, '#ff8a8f'],
          [0.5, '#e31b3a'],
          [1, '#8c0b22'],
        ]),
        5,
      );
      pen.shape(circle(111, 43, 5), '#fff', 0.8);
    },
    fuse: 'vine',
    fuseColors: ['#5b8f2c', '#7fc43c'],
    spark: 'stars',
    face: { eyes: 'tall', brow: 'raised', browColor: '#7a3b1c', mouth: 'tongue' },
  },
  28: {
    body: circle(130, 150, 98),
    tones: ['#f4fdff', '#c4ecff', '#7fbfe0'],
    gloss: 'glass',
    back: (pen) => {
      pen.solid(
        'M66 214h128l22 50q2 8-8 8H52q-10 0-8-8z',
        pen.linear(
          [
            [0, '#ff6a5a'],
            [0.5, '#e02c2c'],
            [1, '#8c1020'],
          ],
          'right',
        ),
        7,
      );
    },
    skin: (pen) => {
      for (const [index, { x, y }] of scatter(8, 54, 100, { x: 130, y: 170 }).entries())
        if (y > 132 || Math.abs(x - 130) > 62) {
          pen.solid(circle(x, y, 14), candy(index), 3);
          pen.shape(circle(x - 5, y - 5, 3.5), '#fff', 0.8);
        }
    },
    front: (pen) => {
      pen.solid(box(130, 252, 52, 30, 8), '#fff1d0', 5);
      pen.solid(circle(130, 252, 9), '#ffd23f', 4);
      pen.line('M130 246v12', pen.ink, 3.5);
    },
    cap: 'ring',
    capTones: ['#ff8a7a', '#e02c2c', '#8c1020'],
    fuse: 'coil',
    fuseColors: ['#ffe14a', '#ffb52e'],
    spark: 'stars',
    face: { eyes: 'goggles', brow: 'none', mouth: 'none' },
  },
  29: {
    body: 'M24 138c-8-30 20-50 42-44-4-28 24-44 46-36 12-26 56-20 60 6 28-6 46 20 36 42 26 4 36 30 24 48l-24 98q-4 14-18 14H70q-14 0-18-14L26 156z',
    tones: ['#fff6ff', '#ffc6e6', '#e07cb4'],
    gloss: 'soft',
    skin: (pen) => {
      pen.line('M40 122q46 26 92 8t92-4', '#d9609f', 6, { opacity: 0.6 });
      pen.line('M66 92q40 20 74 6t66 0', '#d9609f', 6, { opacity: 0.6 });
      sprinkles(pen, 9, 15, 88, 106);
      pen.shape('M10 156l240-6-14 130H24z', '#2f7fc4');
      for (let fold = 0; fold < 8; fold++)
        pen.shape(`M${26 + fold * 28} 150l14 0 ${(3.5 - fold) * 2} 120h-10z`, fold % 2 ? '#7fd0ff' : '#ffffff', 0.85);
      pen.line('M14 156q13-14 26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0', pen.ink, 6);
      pen.line('M14 156q13-14 26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0', '#fff', 2);
    },
    cap: 'none',
    front: (pen) => {
      pen.solid(
        circle(84, 56, 17),
        pen.radial([
          [0, '#ff8a8f'],
          [0.5, '#e31b3a'],
          [1, '#8c0b22'],
        ]),
        5,
      );
      pen.line('M84 40q4-22 22-28', '#3f7a22', 5);
      pen.shape(circle(78, 50, 4.5), '#fff', 0.85);
    },
    fuse: 'candle',
    fuseColors: ['#7fe3ff', '#ffffff'],
    spark: 'flame',
    face: { eyes: 'cute', brow: 'raised', browColor: '#b03a7a', mouth: 'grin' },
  },
  30: {
    body: softPolygon(
      14,
      [66, 62],
      [194, 62],
      [194, 120],
      [222, 120],
      [222, 188],
      [246, 188],
      [246, 266],
      [14, 266],
      [14, 188],
      [38, 188],
      [38, 120],
      [66, 120],
    ),
    tones: ['#fffaf0', '#ffe6c2', '#d9a76a'],
    gloss: 'none',
    back: (pen) => {
      pen.both(() => {
        pen.solid(box(66, 30, 14, 66, 4), '#4fd6ff', 5);
        pen.line('M62 20l9-7M62 40l9-7', '#fff', 4);
        pen.solid('M66-6c-12-6-8-22 0-32 8 10 12 26 0 32z', '#ff9421', 4);
        pen.shape('M66-9c-5-4-4-11 0-16 4 5 5 12 0 16z', '#ffe88a');
      });
      pen.solid(ellipse(130, 266, 150, 14), '#cfe4f2', 5);
    },
    skin: (pen) => {
      pen.shape('M0 120h260v68H0z', '#ff9cc9');
      pen.shape('M0 188h260v80H0z', '#8d5a35');
      for (const [y, color, lengths] of [
        [74, '#ff5c93', [26, 40, 20, 34, 24, 44, 28]],
        [124, '#fff1d0', [22, 34, 18, 30, 24, 20, 36, 22]],
        [194, '#4fd6ff', [24, 40, 22, 30, 26, 42, 24, 34]],
      ] as const) {
        pen.shape(icing(y, lengths), pen.ink);
        pen.place('translate(0 -5)', () => pen.shape(icing(y, lengths), color));
      }
      for (let berry = 0; berry < 9; berry++) {
        pen.solid(circle(22 + berry * 27, 248, 10), berry % 2 ? '#ffd23f' : '#ff3d5f', 3);
        pen.shape(circle(19 + berry * 27, 245, 3), '#fff', 0.8);
      }
      pen.shape('M194 60h60v210h-20z', '#000', 0.12);
    },
    cap: 'none',
    fuse: 'candle',
    fuseColors: ['#ffd23f', '#ff5c93'],
    spark: 'flame',
    face: { eyes: 'wide', pupil: 'star', pupilColor: '#d92c6a', brow: 'raised', browColor: '#8d3a1c', mouth: 'grin' },
  },
};
