import { Pen } from '../drawing/pen.ts';
import { circle, ellipse } from '../drawing/shapes.ts';
import type { Ground } from '../picture-set.ts';
import { drawFace, drawPupil, type EyeSlot } from './faces.ts';
import { drawCap, drawFuse } from './fuses.ts';
import type { Gloss, Recipe } from './recipe.ts';
import { drawSpark } from './sparks.ts';

/** The cell of a picture: the bomb's own box is 260 × 270, and what stands on it has room above and beside. */
const CELL = { x: -45, y: -45, width: 350, height: 350, step: 400 } as const;
const EYES: readonly EyeSlot[] = ['left', 'middle', 'right'];

function drawGloss(pen: Pen, gloss: Gloss): void {
  switch (gloss) {
    case 'soft':
      return pen.shape(ellipse(92, 98, 42, 22), '#fff', 0.28);
    case 'glass':
      pen.line('M52 150c2-40 26-72 64-80', '#fff', 9, { opacity: 0.75 });
      pen.line('M208 150c0 30-14 56-40 76', '#fff', 5, { opacity: 0.35 });
      return pen.shape(circle(56, 172, 6), '#fff', 0.6);
    case 'metal':
      pen.shape('M44 140c6-40 34-70 74-76-26 18-40 44-44 84z', '#fff', 0.5);
      return pen.shape('M190 88c20 14 32 40 30 72-8-26-20-46-38-62z', '#fff', 0.22);
    case 'matte':
      return pen.line('M46 138c8-36 30-60 66-70', '#fff', 7, { opacity: 0.22 });
    case 'none':
      return;
    default:
      pen.shape('M52 120c8-30 34-52 66-56-30 12-46 30-52 62-3 12-18 8-14-6z', '#fff', 0.55);
      pen.shape(circle(62, 152, 8), '#fff', 0.5);
  }
}

function drawBody(pen: Pen, recipe: Recipe): void {
  const [light, middle, dark] = recipe.tones;
  recipe.back?.(pen);
  drawFuse(pen, recipe.fuse ?? 'rope', recipe.fuseColors ?? ['#f2d7a0', '#b4813c']);
  drawCap(pen, recipe.cap ?? 'brass', recipe.capTones);
  pen.solid(recipe.body, dark, 7);
  pen.clip(recipe.body, () => {
    // The lit part lies up and to the left: what it leaves free is the shade.
    const lit = pen.radial([
      [0, light],
      [0.5, middle],
      [1, dark],
    ]);
    pen.place('translate(-7 -9)', () => pen.shape(recipe.body, lit));
    recipe.skin?.(pen);
    if (recipe.rim) pen.line('M232 150a102 102 0 01-150 94', recipe.rim, 14, { opacity: 0.4 });
    drawGloss(pen, recipe.gloss ?? 'shine');
  });
  pen.line(recipe.body, pen.ink, 7);
  recipe.front?.(pen);
}

/**
 * One bomb as a sheet: the whole of it, and beside that its parts as views of their own, so that the table can let the face
 * shiver, shrink the pupils and make the spark flicker with one file.
 */
export function drawBombSheet(recipe: Recipe, ground: Ground): string {
  const pens: Pen[] = [];
  const part = (name: string, draw: (pen: Pen) => void): string => {
    const pen = new Pen(ground, name);
    pens.push(pen);
    draw(pen);
    return pen.drawing;
  };
  const body = part('b', (pen) => drawBody(pen, recipe));
  const parts: readonly (readonly [string, string])[] = [
    ['face', part('f', (pen) => drawFace(pen, recipe.face, recipe.tones))],
    ...EYES.map((slot) => [slot, part(slot[0] ?? '', (pen) => drawPupil(pen, recipe.face, slot))] as const),
    ['spark', part('s', (pen) => drawSpark(pen, recipe.spark ?? 'burst', 0))],
    ['flicker', part('k', (pen) => drawSpark(pen, recipe.spark ?? 'burst', 1))],
  ];
  const cell = (index: number) => `${CELL.x + index * CELL.step} ${CELL.y} ${CELL.width} ${CELL.height}`;
  const views = [`<view id="body" viewBox="${cell(1)}"/>`];
  const uses = [`<use href="#b" x="${CELL.step}"/>`];
  for (const [index, [name]] of parts.entries()) {
    views.push(`<view id="${name}" viewBox="${cell(index + 2)}"/>`);
    uses.push(`<use href="#${name}-" x="${CELL.step * (index + 2)}"/>`);
  }
  const whole = parts.filter(([name]) => name !== 'flicker');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cell(0)}" width="${CELL.width}" height="${CELL.height}">${views.join('')}<defs>${pens.map((pen) => pen.defs).join('')}<g id="b">${pens[0]?.halo ?? ''}${body}</g>${parts.map(([name, drawing]) => `<g id="${name}-">${drawing}</g>`).join('')}</defs><use href="#b"/>${whole.map(([name]) => `<use href="#${name}-"/>`).join('')}${uses.join('')}</svg>`;
}
