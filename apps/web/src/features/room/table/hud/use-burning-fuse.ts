import { type RefObject, useEffect } from 'react';
import { prefersReducedMotion } from '../../../../platform/media.ts';
import { sound } from '../../../../platform/sound/sound.ts';
import { tickInterval } from '../../../../platform/sound/voices.ts';
import type { RoomStore } from '../../store/room-store.ts';
import type { TurnView } from '../../store/room-types.ts';
import { drawnFuse, isHot, tickRate, timeLeft } from './fuse.ts';
import type { Particles } from '../effects/particles.ts';
import type { Stage } from '../effects/stage-effects.ts';

/** Radius of the fuse in its box of 100 units. */
export const FUSE_RADIUS = 46;
const SPARK_COLORS = ['#fff6d0', '#fff6d0', '#ffd23f', '#ffd23f', '#ff7a2e'];

interface FuseParts {
  readonly hud: RefObject<HTMLDivElement | null>;
  readonly rope: RefObject<SVGCircleElement | null>;
  readonly head: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<Stage | null>;
}
interface FusePlace {
  readonly x: number;
  readonly y: number;
  readonly ringPx: number;
}

const emitSparks = (particles: Particles, place: FusePlace, degrees: number, count: number): void => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const radius = (place.ringPx / 2) * (FUSE_RADIUS / 50);
  const at = { x: place.x + Math.cos(angle) * radius, y: place.y + Math.sin(angle) * radius };
  for (let index = 0; index < count; index++) {
    const way = Math.random() * Math.PI * 2;
    const speed = 30 + Math.random() * 150;
    const color = SPARK_COLORS[Math.floor(Math.random() * SPARK_COLORS.length)] ?? '#ffd23f';
    const v = { x: Math.cos(way) * speed, y: Math.sin(way) * speed - 60 };
    particles.emit('spark', at, v, 0.25 + Math.random() * 0.45, 2 + Math.random() * 3, color);
  }
};

/** Writes heat, beat and the last-quarter look; style work only when a step of 40 changes. */
const createHeat = (hud: HTMLElement) => {
  let shown = -1;
  return (left: number): void => {
    const heat = Math.round((1 - left) * 40) / 40;
    if (heat === shown) return;
    shown = heat;
    hud.style.setProperty('--heat', String(heat));
    hud.style.setProperty('--beat', `${tickInterval(left)}ms`);
    hud.toggleAttribute('data-panic', heat > 0.6);
    hud.toggleAttribute('data-hot', isHot(left));
  };
};

/** The one frame loop of the table: fuse, spark, ticking, particles. Nothing here enters React. */
export function useBurningFuse(store: RoomStore, parts: FuseParts, place: FusePlace, lowDetail: boolean): void {
  const { x, y, ringPx } = place;
  useEffect(() => {
    const { hud, rope, head } = { hud: parts.hud.current, rope: parts.rope.current, head: parts.head.current };
    if (!hud || !rope || !head) return undefined;
    const heat = createHeat(hud);
    const sparks = !prefersReducedMotion() && !lowDetail;
    let frame = 0;
    let before = performance.now();
    let nextTickAt = 0;
    let owedSparks = 0;
    let turnSeen: TurnView | null = null;
    let turnSeenAt = -1e9;
    let drawn = 1;
    let drawnBefore = 1;
    const loop = (at: number) => {
      frame = requestAnimationFrame(loop);
      const passed = Math.min(50, at - before);
      before = at;
      const turn = store.get('turn');
      if (turn?.turn !== turnSeen?.turn) {
        turnSeenAt = at;
        drawnBefore = drawn;
      }
      turnSeen = turn;
      const left = timeLeft(turn, store.now());
      const burning = turn !== null && turn.endsAt !== null && left > 0;
      drawn = drawnFuse(left, drawnBefore, at - turnSeenAt);
      rope.style.strokeDashoffset = String(1 - drawn);
      head.style.transform = `rotate(${drawn * 360}deg)`;
      hud.toggleAttribute('data-still', !burning);
      heat(burning ? left : 1);
      sound.setHeat(burning ? 1 - left : 0);
      if (burning && at > nextTickAt) {
        sound.play('tick', tickRate(left));
        nextTickAt = at + tickInterval(left);
      }
      const particles = parts.stage.current?.particles;
      if (sparks && burning && particles) {
        owedSparks += (passed / 1000) * (36 + (1 - left) * 60);
        emitSparks(particles, { x, y, ringPx }, drawn * 360, Math.floor(owedSparks));
        owedSparks %= 1;
      }
      particles?.advance(passed);
    };
    frame = requestAnimationFrame(loop);
    return () => {
      cancelAnimationFrame(frame);
      sound.setHeat(0);
    };
  }, [store, x, y, ringPx, lowDetail, parts.hud, parts.rope, parts.head, parts.stage]);
}
