import { short } from '../cosmetics/drawing/shapes.ts';
import { type Track, valueAt } from './tracks.ts';

/** What moves, and how: along, up and down, turning, growing (also in one direction), fading. */
export interface Motion {
  readonly x?: Track;
  readonly y?: Track;
  readonly turn?: Track;
  readonly size?: Track;
  readonly wide?: Track;
  readonly tall?: Track;
  readonly fade?: Track;
}

interface Paint {
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
}

export const INK = '#170d1c';
/** The ease of `soft` as a curve. */
const SOFT = '.42 0 .58 1';

/**
 * Writes a picture that moves, or one moment of it. Movements are those of the SVG itself: they run wherever an image does,
 * without a script or a style.
 */
export class Reel {
  readonly #seconds: number;
  readonly #moment: number | null;
  #parts: string[] = [];
  readonly #defs: string[] = [];

  /** `moment`: a time of the turn to hold; null: it moves. */
  constructor(seconds: number, moment: number | null) {
    this.#seconds = seconds;
    this.#moment = moment;
  }

  get drawing(): string {
    const defs = this.#defs.length === 0 ? '' : `<defs>${this.#defs.join('')}</defs>`;
    return defs + this.#parts.join('');
  }

  path(d: string, { fill = 'none', line, width = 5, opacity = 1 }: Paint): void {
    const stroke = line === undefined ? '' : ` stroke="${line}" stroke-width="${short(width)}"`;
    this.#parts.push(`<path d="${d}" fill="${fill}"${stroke}${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`);
  }
  /** Filled, with the ink around it. */
  solid(d: string, fill: string, width = 5): void {
    this.path(d, { fill, line: INK, width });
  }
  /** Filled, without an outline. */
  fill(d: string, fill: string, opacity = 1): void {
    this.path(d, { fill, opacity });
  }
  line(d: string, color: string = INK, width = 5): void {
    this.path(d, { line: color, width });
  }

  /** Draws at a place, in a size. */
  at(x: number, y: number, size: number, draw: () => void, turn = 0): void {
    const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
    const sized = size === 1 ? '' : ` scale(${Math.round(size * 1000) / 1000})`;
    this.#wrap(`<g transform="translate(${short(x)} ${short(y)})${turned}${sized}">`, draw);
  }
  /** What is drawn inside stays inside the shape. */
  clip(d: string, draw: () => void): void {
    const id = `c${this.#defs.length}`;
    this.#defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.#wrap(`<g clip-path="url(#${id})">`, draw);
  }
  /** Draws what moves; it turns and grows about a point. */
  move(motion: Motion, [px, py]: readonly [number, number], draw: () => void): void {
    const { x, y, turn, size, wide, tall, fade } = motion;
    let inner = draw;
    const add = (track: Track | undefined, open: (track: Track) => string): void => {
      if (track === undefined) return;
      const within = inner;
      inner = () => this.#wrap(open(track), within);
    };
    const center = [short(px), short(py)].join(' ');
    const grows = size !== undefined || wide !== undefined || tall !== undefined;
    if (grows) {
      const within = inner;
      inner = () => this.#wrap(`<g transform="translate(${short(-px)} ${short(-py)})">`, within);
      add(size, (track) => this.#transform('scale', track, (value) => fine(value)));
      add(wide, (track) => this.#transform('scale', track, (value) => `${fine(value)} 1`));
      add(tall, (track) => this.#transform('scale', track, (value) => `1 ${fine(value)}`));
      const scaled = inner;
      inner = () => this.#wrap(`<g transform="translate(${center})">`, scaled);
    }
    add(turn, (track) => this.#transform('rotate', track, (value) => `${short(value)} ${center}`));
    add(y, (track) => this.#transform('translate', track, (value) => `0 ${short(value)}`));
    add(x, (track) => this.#transform('translate', track, (value) => `${short(value)} 0`));
    add(fade, (track) => this.#fading(track));
    inner();
  }

  #transform(type: string, track: Track, write: (value: number) => string): string {
    if (this.#moment !== null) return `<g transform="${type}(${write(valueAt(track, this.#moment))})">`;
    return `<g><animateTransform attributeName="transform" type="${type}" ${this.#timing(track, write)}/>`;
  }
  #fading(track: Track): string {
    if (this.#moment !== null) return `<g opacity="${fine(valueAt(track, this.#moment))}">`;
    return `<g><animate attributeName="opacity" ${this.#timing(track, fine)}/>`;
  }
  #timing({ keys, ease }: Track, write: (value: number) => string): string {
    const values = keys.map(([, value]) => write(value)).join(';');
    const times = keys.map(([at]) => fine(at)).join(';');
    const splines =
      ease === 'soft'
        ? ` calcMode="spline" keySplines="${keys
            .slice(1)
            .map(() => SOFT)
            .join(';')}"`
        : '';
    const steps = ease === 'step' ? ' calcMode="discrete"' : '';
    return `dur="${this.#seconds}s" repeatCount="indefinite" values="${values}" keyTimes="${times}"${splines}${steps}`;
  }
  #wrap(open: string, draw: () => void): void {
    const outer = this.#parts;
    this.#parts = [];
    draw();
    outer.push(`${open}${this.#parts.join('')}</g>`);
    this.#parts = outer;
  }
}

const fine = (value: number): string => String(Math.round(value * 1000) / 1000);
