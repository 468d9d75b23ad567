import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { prefersReducedMotion } from '../../../platform/media.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showGood } from '../../../ui/toasts/toasts.tsx';
import { closeWindow, useWindows } from '../../../ui/windows/manager.ts';
import { CELEBRATION_MS } from '../room-timings.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import { Particles } from '../table/effects/particles.ts';
import s from './match-overlays.module.css';

/** Windows that may stay open while a match begins: everything of the chat. */
const STAYING: readonly string[] = [
  ROOM_WINDOWS.chat,
  ROOM_WINDOWS.tabChat,
  ROOM_WINDOWS.tabSearch,
  ROOM_WINDOWS.tabInspector,
];

const COLORS = ['#ff5533', '#ffd23f', '#38d996', '#45c4f5', '#ff74a8', '#9b6bff'];
const BURST_EVERY_MS = 520;

/** Fireworks of confetti over the page while `FNSHD` is celebrated. */
function Fireworks() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || prefersReducedMotion()) return undefined;
    const particles = new Particles(canvas.current);
    const { innerWidth: width, innerHeight: height } = window;
    particles.resize(width, height);
    let before = performance.now();
    let nextAt = before;
    let frame = 0;
    const loop = (at: number) => {
      frame = requestAnimationFrame(loop);
      if (at >= nextAt) {
        nextAt = at + BURST_EVERY_MS;
        particles.burst(
          { x: width * (0.15 + Math.random() * 0.7), y: height * (0.2 + Math.random() * 0.4) },
          COLORS,
          80,
        );
      }
      particles.advance(Math.min(50, at - before));
      before = at;
    };
    frame = requestAnimationFrame(loop);
    return () => cancelAnimationFrame(frame);
  }, []);
  return <canvas ref={canvas} className={s.fireworks} />;
}

/** The end of a list: every prompt is solved. */
function Celebration() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const celebrating = useSnapshot('celebration');
  useEffect(() => {
    if (!celebrating) return undefined;
    sound.play('win');
    // A result that is being read keeps its place.
    if (store.get('winner')) showGood(t('modes.listDone'));
    const timer = setTimeout(() => store.set('celebration', false), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [store, celebrating, t]);
  const overResult = useSnapshot('winner') !== null;
  if (!celebrating) return null;
  return (
    <div className={s.celebration} role={overResult ? undefined : 'status'} data-testid="celebration">
      <Fireworks />
      {overResult ? null : <b>{t('modes.listDone')}</b>}
    </div>
  );
}

/** What shows over a running match for a moment. When a match starts, windows that would cover it close. */
export function MatchOverlays() {
  const { store } = useRoom();
  useEffect(
    () =>
      store.onEvent('start', () => {
        for (const id of useWindows.getState().open) if (!STAYING.includes(id)) closeWindow(id);
      }),
    [store],
  );
  return <Celebration />;
}
