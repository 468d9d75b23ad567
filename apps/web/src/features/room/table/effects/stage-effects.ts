import { prefersReducedMotion } from '../../../../platform/media.ts';
import type { Particles } from './particles.ts';

/** The parts of the mounted stage that effects draw on. */
export interface Stage {
  readonly element: HTMLElement;
  readonly particles: Particles;
  readonly star: SVGSVGElement;
}

const STAR_FRAMES: Keyframe[] = [
  { opacity: 1, scale: 0.2, rotate: '-20deg' },
  { opacity: 1, scale: 1.18, rotate: '4deg', offset: 0.22 },
  { opacity: 1, scale: 1, rotate: '-3deg', offset: 0.34 },
  { opacity: 1, scale: 1.03, rotate: '-3deg', offset: 0.82 },
  { opacity: 0, scale: 1.5, rotate: '-3deg' },
];
const STAR_FADE: Keyframe[] = [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
const SHAKE = [0, 9, -8, 6, -4, 2, 0].map((by, index) => ({ translate: `${by}px ${(index % 2 ? -0.6 : 0.5) * by}px` }));

/** Half of the printed star with what its word juts out: it stays on the stage, also where a phone's seat stands at the edge. */
const HALF_STAR_PX = 140;

/** Where the star's middle goes for a seat at `x` on a stage of this width. */
const starX = (x: number, width: number): number =>
  width < 2 * HALF_STAR_PX ? width / 2 : Math.min(width - HALF_STAR_PX, Math.max(HALF_STAR_PX, x));

/** A seat is a point at the table, with the head above it; one that is a row says where in it something bursts. */
function seatPoint(stage: Stage, seatId: string): { x: number; y: number } | null {
  const seat = stage.element.querySelector(`[data-seat="${CSS.escape(seatId)}"]`);
  if (!seat) return null;
  const box = stage.element.getBoundingClientRect();
  const place = seat.querySelector('[data-burst]')?.getBoundingClientRect();
  if (place) return { x: place.left + place.width / 2 - box.left, y: place.top + place.height / 2 - box.top };
  const { left, top } = seat.getBoundingClientRect();
  return { x: left - box.left, y: top - box.top - 34 };
}

/** The bomb goes off at a seat: rings, confetti, a printed BOOM! and a short shake; with reduced motion only the star fades. */
export function explodeAt(stage: Stage, seatId: string, lowDetail: boolean): void {
  const at = seatPoint(stage, seatId);
  if (!at) return;
  const calm = prefersReducedMotion();
  stage.star.style.translate = `${starX(at.x, stage.element.clientWidth)}px ${at.y}px`;
  stage.star.animate(calm ? STAR_FADE : STAR_FRAMES, { duration: 1100, easing: 'ease-out' });
  if (calm) return;
  if (!lowDetail) stage.particles.boom(at);
  stage.element.animate(SHAKE, { duration: 320 });
}

const CHEER = ['#38d996', '#ffd23f', '#fff1d0', '#45c4f5'];
/** An accepted word: confetti at the seat. */
export function cheerAt(stage: Stage, seatId: string): void {
  const at = seatPoint(stage, seatId);
  if (at && !prefersReducedMotion()) stage.particles.burst(at, CHEER, 34, 380);
}
