import type { Ground } from '../picture-set.ts';
import { short } from './shapes.ts';

type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[];

interface LineStyle {
  readonly opacity?: number;
  readonly dash?: string;
  readonly cap?: 'round' | 'butt';
}

/** Collects what is drawn, with its gradients and clips, and what of it belongs to the silhouette. */
export class Pen {
  readonly #defs: string[] = [];
  readonly #halo: string[] = [];
  readonly #transforms: string[] = [];
  #parts: string[] = [];
  #count = 0;
  #clipped = 0;

  readonly ground: Ground;
  readonly #prefix: string;

  constructor(ground: Ground, prefix = '') {
    this.ground = ground;
    this.#prefix = prefix;
  }

  get ink(): string {
    return this.ground.ink;
  }

  #define(body: (id: string) => string): string {
    const id = `${this.#prefix}${(this.#count++).toString(36)}`;
    this.#defs.push(body(id));
    return id;
  }

  #stops(stops: Stops): string {
    return stops
      .map(
        ([offset, color, opacity]) =>
          `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
  }

  /** Light falls from the upper left unless said otherwise. */
  radial(stops: Stops, cx = 0.36, cy = 0.3, r = 0.85): string {
    const id = this.#define(
      (name) => `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${this.#stops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** From the left to the right, or from above to below. */
  linear(stops: Stops, direction: 'right' | 'down' = 'down'): string {
    const ends = direction === 'right' ? '' : ' x2="0" y2="1"';
    const id = this.#define((name) => `<linearGradient id="${name}"${ends}>${this.#stops(stops)}</linearGradient>`);
    return `url(#${id})`;
  }

  /** Filled, with the ink around it. */
  solid(d: string, fill: string, width = 5): void {
    this.#parts.push(
      `<path d="${d}" fill="${fill}" stroke="${this.ink}" stroke-width="${short(width)}" stroke-linejoin="round" stroke-linecap="round"/>`,
    );
    this.silhouette(d, width);
  }

  /** Says that a shape counts for the line around the whole without drawing it. */
  silhouette(d: string, width = 5): void {
    if (this.#clipped > 0) return;
    const { halo } = this.ground;
    const inner = `<path d="${d}" stroke-width="${short(width + halo.width * 2)}"/>`;
    this.#halo.push(
      this.#transforms.reduceRight((drawn, transform) => `<g transform="${transform}">${drawn}</g>`, inner),
    );
  }

  /** Filled, without an outline. */
  shape(d: string, fill: string, opacity = 1): void {
    this.#parts.push(`<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`);
  }

  line(d: string, color: string, width: number, { opacity = 1, dash, cap = 'round' }: LineStyle = {}): void {
    this.#parts.push(
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="${cap}" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
    );
  }

  /** A thick line with ink on both sides. */
  cord(d: string, color: string, width: number, ink = 4): void {
    this.line(d, this.ink, width + ink * 2);
    this.line(d, color, width);
    this.silhouette(d, width + ink * 2);
  }

  /** What is drawn inside stays inside the shape. */
  clip(d: string, draw: () => void): void {
    const id = this.#define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    this.#clipped++;
    this.#wrap(`<g clip-path="url(#${id})">`, draw);
    this.#clipped--;
  }

  /** Draws with a transform. */
  place(transform: string, draw: () => void): void {
    this.#transforms.push(transform);
    this.#wrap(`<g transform="${transform}">`, draw);
    this.#transforms.pop();
  }

  /** Draws twice: as it is, and mirrored about the middle of a bomb. */
  both(draw: () => void): void {
    draw();
    this.place('matrix(-1 0 0 1 260 0)', draw);
  }

  #wrap(open: string, draw: () => void): void {
    const outer = this.#parts;
    this.#parts = [];
    draw();
    outer.push(`${open}${this.#parts.join('')}</g>`);
    this.#parts = outer;
  }

  get defs(): string {
    return this.#defs.join('');
  }

  /** Everything drawn, without the line around the silhouette. */
  get drawing(): string {
    return this.#parts.join('');
  }

  /** The line around the silhouette: it lies below the drawing. */
  get halo(): string {
    const { color, opacity } = this.ground.halo;
    return `<g fill="none" stroke="${color}" stroke-linejoin="round" stroke-linecap="round" opacity="${opacity}">${this.#halo.join('')}</g>`;
  }
}
