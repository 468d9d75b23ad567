import type { Pen } from '../../drawing/pen.ts';
import { box, circle, ellipse, flame, heart, softPolygon } from '../../drawing/shapes.ts';
import type { Recipe } from '../recipe.ts';

function exhaust(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.place(`rotate(180 ${x} ${y})`, () => {
    pen.solid(flame(x, y, width, height), '#ff6a1f', 5);
    pen.shape(flame(x, y, width * 0.6, height * 0.65), '#ffd23f');
  });
}

/** A striped roof from its tip down to its rim. */
function awning(pen: Pen, x: number, top: number, half: number, foot: number, colors: readonly [string, string]): void {
  const d = `M${x} ${top}L${x + half} ${foot}H${x - half}z`;
  pen.solid(d, colors[1], 6);
  pen.clip(d, () => {
    for (let stripe = -3; stripe < 4; stripe += 2) {
      const [from, to] = [x + (stripe / 4) * half - half / 8, x + ((stripe + 1) / 4) * half - half / 8];
      pen.shape(`M${x} ${top}L${from} ${foot}H${to}z`, colors[0]);
    }
  });
}

/** 1001 and 1003–1007: what one can ride, live in or switch on. */
export const RIDES: Readonly<Record<number, Recipe>> = {
  1001: {
    body: 'M130-20c50 40 72 90 72 150 0 50-12 84-24 106H82c-12-22-24-56-24-106C58 70 80 20 130-20z',
    tones: ['#ffffff', '#f0eef8', '#a9a7c9'],
    gloss: 'none',
    back: (pen) => {
      exhaust(pen, 130, 246, 62, 62);
      pen.both(() => {
        pen.solid(softPolygon(10, [64, 130], [-14, 204], [-18, 276], [76, 228]), '#ff4f3d', 6);
        pen.line('M50 164L-2 216v36', '#ffb09c', 6, { opacity: 0.8 });
      });
      pen.solid(box(130, 240, 84, 26, 8), '#46536b', 6);
    },
    skin: (pen) => {
      pen.shape('M40-30h180v74q-90 30-180 0z', '#ff4f3d');
      pen.shape('M150-30h70v300h-50c30-100 26-200-20-300z', '#1b1040', 0.16);
      pen.line('M50 44q80 28 160 0M60 206q70 20 140 0', pen.ink, 5);
      pen.shape('M50 208q80 22 160 0v40H50z', '#ffd23f');
      pen.solid(box(130, 118, 122, 70, 34), '#153a5f', 6);
      pen.shape('M78 116c2-18 12-26 34-26-16 8-22 20-24 42z', '#8fe0ff', 0.6);
    },
    front: (pen) => {
      pen.line(box(130, 118, 122, 70, 34), '#ffd23f', 6);
      pen.line(box(130, 118, 132, 80, 38), pen.ink, 4);
      pen.shape('M92 24c6-14 16-26 28-34-8 14-12 26-14 40z', '#fff', 0.6);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'round', brow: 'stern', browColor: '#ffd23f', mouth: 'none' },
  },
  1003: {
    body: 'M52 92q78-22 156 0l10 150H42z',
    tones: ['#8fe0ff', '#3fa0e0', '#1f4f9c'],
    gloss: 'none',
    back: (pen) => {
      pen.solid('M6 238h248l18 36H-12z', '#e23f5f', 6);
      for (let bulb = 0; bulb < 10; bulb++) pen.solid(circle(10 + bulb * 26.6, 256, 7), '#ffe45c', 3);
      awning(pen, 130, -24, 152, 84, ['#ff4f7a', '#fff6e0']);
      pen.solid(
        'M-22 84h304v14q-16 22-34 0-17 24-34 0-17 24-34 0-17 24-34 0-17 24-34 0-17 24-34 0-17 24-34 0-17 24-34 0-18 20-32 0z',
        '#4fc8ff',
        5,
      );
      pen.cord('M130-24v-18', '#ffd23f', 5, 3);
      pen.solid('M130-40l30 10-30 10z', '#ffd23f', 4);
    },
    skin: (pen) => {
      for (const x of [74, 130, 186]) {
        pen.solid(ellipse(x, 196, 21, 33), '#fff6e0', 4);
        pen.shape(heart(x, 196, 10), '#ff4f7a');
      }
      pen.line('M40 150q90 20 180 0M40 238q90 14 180 0', '#ffd23f', 7);
    },
    front: (pen) => {
      pen.both(() => {
        pen.cord('M12 104v128', '#ffd23f', 6, 3);
        pen.solid(
          'M-24 186c-4-18 8-30 26-28l6-16 12 12-4 10 14 8c8 18-2 30-18 30l-2 18h-10l-2-16h-8l-6 16h-10z',
          '#ffffff',
          4.5,
        );
        pen.shape('M-12 166h26v14h-26z', '#ff4f7a');
        pen.shape(circle(12, 152, 2.6), pen.ink);
      });
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'round', pupil: 'heart', pupilColor: '#e23f5f', brow: 'raised', browColor: '#e23f5f', mouth: 'none' },
  },
  1004: {
    body: 'M-8 134c40 16 236 16 276 0-4 76-40 130-80 130H72c-40 0-76-54-80-130z',
    tones: ['#c98442', '#7a4419', '#341a08'],
    gloss: 'none',
    back: (pen) => {
      pen.cord('M130 150V-30', '#7a4419', 11);
      pen.solid('M130-38l44 12-44 14z', '#d9402c', 4.5);
      pen.solid('M40 18c60 20 120 20 180 0 12 40 12 84-2 118-60 16-116 16-176 0-14-34-14-78-2-118z', '#fff6e0', 6);
      pen.line('M44 46c60 18 112 18 172 0M36 84c60 20 128 20 188 0', '#e0523a', 9, { opacity: 0.9 });
    },
    skin: (pen) => {
      pen.line('M-8 176c90 22 186 22 276 0M6 216c80 20 168 20 248 0', '#341a08', 5);
      pen.shape('M-10 132c40 18 240 18 280 0v20c-40 18-240 18-280 0z', '#ffd23f');
      for (const x of [66, 194]) {
        pen.solid(circle(x, 232, 15), '#2a1406', 5);
        pen.shape(circle(x - 3, 229, 5), '#8fa0b8');
      }
    },
    front: (pen) => {
      pen.solid('M-30 262q20-22 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0v26H-30z', '#2f9be0', 5);
      pen.line('M-20 274q16-12 32 0t32 0M100 274q16-12 32 0t32 0M200 274q16-12 32 0', '#d8f4ff', 4);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'angry', brow: 'bushy', browColor: '#22202f', mouth: 'none' },
  },
  1005: {
    body: 'M30 110V84h28v20h28V84h28v20h32V84h28v20h28V84h28v26l8 152H22z',
    tones: ['#e3e0ee', '#a29cbc', '#57507a'],
    gloss: 'none',
    back: (pen) => {
      pen.both(() => {
        pen.solid(box(22, 180, 62, 176, 6), '#8a83a8', 6);
        pen.solid('M22 18L-22 98h88z', '#4f6fe0', 6);
        pen.cord('M22 18V-8', '#ffd23f', 4, 3);
        pen.solid('M22-10l-30 9 30 10z', '#ff5a36', 4);
        pen.shape(box(22, 140, 14, 26, 7), '#2a2140');
        pen.shape(box(22, 214, 14, 26, 7), '#ffe27a');
      });
      pen.solid(box(130, 68, 70, 70, 4), '#8a83a8', 6);
      pen.solid('M130-34L84 42h92z', '#4f6fe0', 6);
    },
    skin: (pen) => {
      for (let row = 0; row < 7; row++) {
        pen.line(`M10 ${126 + row * 22}h240`, '#57507a', 3, { opacity: 0.5 });
        for (let brick = 0; brick < 7; brick++)
          pen.line(`M${(row % 2) * 20 + brick * 40} ${126 + row * 22}v22`, '#57507a', 3, { opacity: 0.5 });
      }
      pen.solid('M88 268v-52c0-56 84-56 84 0v52z', '#3a1f14', 6);
      pen.line('M102 190v78M120 178v90M140 178v90M158 190v78M88 214h84M88 240h84', '#c9a15c', 4.5);
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'round', brow: 'stern', browColor: '#4f6fe0', mouth: 'none' },
  },
  1006: {
    body: 'M130-22c74 0 116 52 116 108 0 62-58 104-84 146H98c-26-42-84-84-84-146C14 30 56-22 130-22z',
    tones: ['#ffe9a8', '#ffb52e', '#c96a12'],
    gloss: 'shine',
    back: (pen) => {
      pen.line('M100 228l8 30M160 228l-8 30', pen.ink, 5);
      pen.solid('M98 250h64l-8 40h-48z', '#a8672a', 5);
      pen.line('M98 264h62M114 252v38M130 252v38M146 252v38', '#5f3210', 3);
    },
    skin: (pen) => {
      const gores = ['#ff4f5f', '#fff6e0', '#4fc8ff', '#fff6e0', '#ff4f5f'];
      for (const [index, color] of gores.entries()) {
        const [from, to] = [(index - 2.5) * 56, (index - 1.5) * 56];
        pen.shape(
          `M130-30C${130 + from} 0 ${130 + from} 130 ${130 + from * 0.25} 240H${130 + to * 0.25}C${130 + to} 130 ${130 + to} 0 130-30z`,
          color,
          0.95,
        );
      }
      pen.shape('M0 70q130 40 260 0v20q-130 40-260 0z', '#b0203a', 0.5);
      pen.shape('M176-30h90v280h-90c60-90 60-190 0-280z', '#3a0f2a', 0.16);
      for (let bunting = 0; bunting < 9; bunting++)
        pen.solid(
          `M${8 + bunting * 28} ${206 - Math.abs(4 - bunting) * 4}l24 2-12 22z`,
          bunting % 2 ? '#ffd23f' : '#9b6bff',
          3,
        );
    },
    cap: 'none',
    fuse: 'none',
    spark: 'none',
    face: { eyes: 'round', brow: 'raised', browColor: '#8c2a0a', mouth: 'smirk' },
  },
  1007: {
    body: box(130, 158, 196, 176, 34),
    tones: ['#f4f8ff', '#a9bcd9', '#4a5a80'],
    gloss: 'metal',
    back: (pen) => {
      pen.both(() => {
        pen.cord('M40 180H6v34', '#4a5a80', 15);
        pen.solid('M-16 214c-10 24 2 40 18 42l-2-20h14l-2 20c18-4 28-20 16-42z', '#ffb52e', 5);
        pen.solid(box(92, 264, 50, 30, 8), '#4a5a80', 5);
        pen.solid(box(26, 138, 24, 56, 8), '#ff5a36', 5);
      });
      pen.cord('M84 74V20', '#8fa0b8', 6);
      pen.solid(circle(84, 12, 14), '#ff5a36', 5);
      pen.line('M60-6q24-20 48 0M68 4q16-12 32 0', '#7dffea', 4);
    },
    skin: (pen) => {
      pen.solid(box(130, 120, 156, 66, 20), '#0c1322', 5);
      pen.shape('M60 92h60l-26 56H60z', '#7dffea', 0.14);
      pen.solid(box(130, 204, 116, 56, 12), '#22304f', 5);
      for (const [index, height] of [22, 34, 14, 40, 28, 18, 36, 24].entries())
        pen.shape(box(84 + index * 13, 226 - height / 2, 9, height, 2), index % 3 ? '#38d996' : '#ffd23f');
    },
    front: (pen) => {
      for (const [x, y] of [
        [46, 88],
        [214, 88],
        [46, 230],
        [214, 230],
      ] as const) {
        pen.solid(circle(x, y, 7), '#dfe8f2', 3.5);
        pen.line(`M${x - 4} ${y - 4}l8 8`, pen.ink, 2.5);
      }
    },
    cap: 'nut',
    capTones: ['#ffffff', '#a9bcd9', '#4a5a80'],
    fuse: 'cable',
    fuseColors: ['#4a5a80', '#7dffea'],
    spark: 'bolt',
    face: { eyes: 'led', white: '#7dffea', pupil: 'cross', pupilColor: '#7dffea', brow: 'none', mouth: 'none' },
  },
};
