import { circle, polygon } from '../cosmetics/drawing/shapes.ts';
import { Reel } from './reel.ts';
import { even } from './tracks.ts';

/** What lies behind: rays that turn, dots or stripes that drift, or nothing. */
export type Backdrop = readonly [pattern: 'rays' | 'dots' | 'stripes' | 'plain', color: string, second: string];

export interface Recipe {
  /** How long a turn takes. */
  readonly seconds: number;
  /** The moment of the turn, from 0 to 1, that a still picture shows: by it alone one must see what is meant. */
  readonly pose: number;
  readonly backdrop: Backdrop;
  readonly draw: (reel: Reel) => void;
}

const SIZE = 200;
const CARD = 'M26 0H174A26 26 0 0 1 200 26V174A26 26 0 0 1 174 200H26A26 26 0 0 1 0 174V26A26 26 0 0 1 26 0z';
const RAYS = 12;

function drawBackdrop(reel: Reel, [pattern, color, second]: Backdrop): void {
  reel.fill('M0 0H200V200H0z', color);
  if (pattern === 'rays')
    return reel.move({ turn: even([0, 0], [1, 360 / RAYS]) }, [100, 110], () => {
      const rays = Array.from({ length: RAYS }, (_, at) => {
        const corner = (turn: number) => {
          const angle = ((at + turn) * 2 * Math.PI) / RAYS;
          return [100 + Math.cos(angle) * 170, 110 + Math.sin(angle) * 170] as const;
        };
        return polygon([100, 110], corner(0), corner(0.5));
      });
      reel.fill(rays.join(''), second);
    });
  if (pattern === 'dots')
    return reel.move({ x: even([0, 0], [1, 40]), y: even([0, 0], [1, 40]) }, [0, 0], () => {
      const dots = Array.from({ length: 49 }, (_, at) => {
        const row = Math.floor(at / 7);
        return circle((at % 7) * 40 - 40 + (row % 2) * 20, row * 40 - 40, 7);
      });
      reel.fill(dots.join(''), second);
    });
  if (pattern === 'stripes')
    reel.move({ x: even([0, 0], [1, 40]) }, [0, 0], () => {
      const stripes = Array.from({ length: 12 }, (_, at) => {
        const x = at * 40 - 240;
        return polygon([x, 200], [x + 200, 0], [x + 220, 0], [x + 20, 200]);
      });
      reel.fill(stripes.join(''), second);
    });
}

/** A picture of a recipe: moving, or held at its pose (or another moment). */
export function drawRecipe({ seconds, pose, backdrop, draw }: Recipe, moves: boolean, moment: number = pose): string {
  const reel = new Reel(seconds, moves ? null : moment);
  reel.clip(CARD, () => {
    drawBackdrop(reel, backdrop);
    draw(reel);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" stroke-linejoin="round" stroke-linecap="round">${reel.drawing}</svg>`;
}
