import { ANIMATION_STEP_MS } from '../../room-timings.ts';

const CAPACITY = 700;
type ParticleKind = 'spark' | 'confetti' | 'ring' | 'smoke';

interface Particle {
  kind: ParticleKind;
  x: number;
  y: number;
  vx: number;
  vy: number;
  life: number;
  total: number;
  size: number;
  turn: number;
  color: string;
}
const GRAVITY: Record<ParticleKind, number> = { spark: 520, confetti: 900, ring: -30, smoke: -30 };
const FULL_TURN = Math.PI * 2;

const drawConfetti = (g: CanvasRenderingContext2D, p: Particle, left: number): void => {
  g.globalAlpha = Math.min(1, left * 3);
  g.save();
  g.translate(p.x, p.y);
  g.rotate(p.turn + (1 - left) * 9);
  g.scale(1, Math.cos((1 - left) * 14 + p.turn));
  g.fillRect(-p.size / 2, -p.size / 3, p.size, p.size * 0.66);
  g.restore();
};
const drawDisc = (g: CanvasRenderingContext2D, p: Particle, alpha: number, radius: number): void => {
  g.globalAlpha = alpha;
  g.beginPath();
  g.arc(p.x, p.y, radius, 0, FULL_TURN);
  g.fill();
};
const drawRing = (g: CanvasRenderingContext2D, p: Particle, left: number): void => {
  g.globalAlpha = left;
  g.strokeStyle = p.color;
  g.lineWidth = 26 * left;
  g.beginPath();
  g.arc(p.x, p.y, p.size * (1 - left ** 3) * 0.5, 0, FULL_TURN);
  g.stroke();
};
const draw = (g: CanvasRenderingContext2D, p: Particle): void => {
  const left = p.life / p.total;
  g.fillStyle = p.color;
  if (p.kind === 'spark') drawDisc(g, p, Math.min(1, left * 1.6), p.size * left);
  else if (p.kind === 'confetti') drawConfetti(g, p, left);
  else if (p.kind === 'ring') drawRing(g, p, left);
  else drawDisc(g, p, left * 0.5, p.size * (1.3 - left * 0.6));
};

/** All particles of the stage on one canvas, pooled: nothing is allocated while they fly. Steps are 1/65 s. */
export class Particles {
  /** The canvas overhangs the stage so that bursts are not cut at its edge. */
  static readonly overhang = 150;
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #pool: Particle[] = [];
  #count = 0;
  #width = 0;
  #height = 0;
  #ratio = 1;
  #restMs = 0;
  #blank = true;

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    this.#context = canvas.getContext('2d');
  }

  resize(width: number, height: number): void {
    // Particles do not need the third pixel of a phone.
    this.#ratio = Math.min(1.5, devicePixelRatio || 1);
    this.#width = width + Particles.overhang * 2;
    this.#height = height + Particles.overhang * 2;
    this.canvas.width = this.#width * this.#ratio;
    this.canvas.height = this.#height * this.#ratio;
  }

  emit(
    kind: ParticleKind,
    at: { x: number; y: number },
    v: { x: number; y: number },
    life: number,
    size: number,
    color: string,
  ): void {
    const index = this.#count < CAPACITY ? this.#count++ : Math.floor(Math.random() * CAPACITY);
    const values = {
      kind,
      x: at.x,
      y: at.y,
      vx: v.x,
      vy: v.y,
      life,
      total: life,
      size,
      turn: Math.random() * FULL_TURN,
      color,
    };
    const reused = this.#pool[index];
    if (reused) Object.assign(reused, values);
    else this.#pool[index] = values;
  }

  /** Confetti from a point. */
  burst(at: { x: number; y: number }, colors: readonly string[], count = 60, speed = 520): void {
    for (let index = 0; index < count; index++) {
      const angle = Math.random() * FULL_TURN;
      const v = speed * (0.3 + Math.random() * 0.9);
      const color = colors[index % colors.length] ?? '#fff';
      this.emit(
        'confetti',
        at,
        { x: Math.cos(angle) * v, y: Math.sin(angle) * v - 180 },
        0.9 + Math.random() * 0.7,
        6 + Math.random() * 8,
        color,
      );
    }
  }

  /** Shock rings, confetti and smoke of an explosion. */
  boom(at: { x: number; y: number }): void {
    const still = { x: 0, y: 0 };
    this.emit('ring', at, still, 0.55, 420, '#fff1d0');
    this.emit('ring', at, still, 0.75, 640, '#ff9421');
    this.burst(at, ['#ff5533', '#ffd23f', '#fff1d0', '#ff9421'], 110, 760);
    for (let index = 0; index < 14; index++) {
      const angle = Math.random() * FULL_TURN;
      const v = { x: Math.cos(angle) * 300, y: Math.sin(angle) * 240 - 60 };
      this.emit('smoke', at, v, 1.1, 26 + Math.random() * 34, '#ffe9c4');
    }
  }

  /** Moves on by so many milliseconds in fixed steps, then draws; does nothing while nothing flies. */
  advance(ms: number): void {
    if (this.#count === 0 && this.#blank) return;
    this.#restMs = Math.min(this.#restMs + ms, 100);
    while (this.#restMs >= ANIMATION_STEP_MS) {
      this.#restMs -= ANIMATION_STEP_MS;
      this.#step(ANIMATION_STEP_MS / 1000);
    }
    this.#draw();
  }

  #step(seconds: number): void {
    for (let index = 0; index < this.#count; index++) {
      const p = this.#pool[index];
      if (!p) continue;
      p.life -= seconds;
      if (p.life <= 0) {
        const last = this.#pool[--this.#count];
        if (last && last !== p) {
          this.#pool[index] = last;
          this.#pool[this.#count] = p;
          index--;
        }
        continue;
      }
      p.vy += GRAVITY[p.kind] * seconds;
      p.vx *= 1 - 1.6 * seconds;
      p.x += p.vx * seconds;
      p.y += p.vy * seconds;
    }
  }

  #draw(): void {
    const g = this.#context;
    if (!g) return;
    const inset = Particles.overhang;
    g.setTransform(this.#ratio, 0, 0, this.#ratio, inset * this.#ratio, inset * this.#ratio);
    g.clearRect(-inset, -inset, this.#width, this.#height);
    for (let index = 0; index < this.#count; index++) {
      const p = this.#pool[index];
      if (p) draw(g, p);
    }
    g.globalAlpha = 1;
    this.#blank = this.#count === 0;
  }
}
