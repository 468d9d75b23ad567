import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sound } from '../../../../platform/sound/sound.ts';
import { tickInterval } from '../../../../platform/sound/voices.ts';
import { useRoom } from '../../store/use-topic.ts';
import { isHot, tickRate } from '../../table/hud/fuse.ts';
import { boardClock } from './board-clock.ts';
import s from './board.module.css';
import { clockLeft } from './running-clock.ts';

const SECOND_MS = 1000;

/** The burning fuse of a board: a rope that grows shorter, with the seconds beside it. Written every frame, never by React. */
export function FuseBar() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const bar = useRef<HTMLDivElement>(null);
  const rope = useRef<HTMLDivElement>(null);
  const seconds = useRef<HTMLElement>(null);
  useEffect(() => {
    let frame = 0;
    let nextTickAt = 0;
    let shown = '';
    const loop = (at: number) => {
      frame = requestAnimationFrame(loop);
      const clock = boardClock(store);
      const now = store.now();
      const left = clock ? clockLeft(clock, now) : 1;
      const burning = clock !== null && left > 0 && now >= clock.startedAt;
      if (!bar.current || !rope.current || !seconds.current) return;
      rope.current.style.width = `${left * 100}%`;
      bar.current.toggleAttribute('data-off', clock === null);
      bar.current.toggleAttribute('data-still', !burning);
      bar.current.toggleAttribute('data-hot', burning && isHot(left));
      sound.setHeat(burning ? 1 - left : 0);
      const text = clock
        ? String(Math.max(0, Math.ceil((clock.endsAt - Math.max(now, clock.startedAt)) / SECOND_MS)))
        : '';
      if (text !== shown) {
        shown = text;
        seconds.current.textContent = text;
      }
      if (burning && at > nextTickAt) {
        sound.play('tick', tickRate(left));
        nextTickAt = at + tickInterval(left);
      }
    };
    frame = requestAnimationFrame(loop);
    return () => {
      cancelAnimationFrame(frame);
      sound.setHeat(0);
    };
  }, [store]);
  return (
    <div
      className={s.fuse}
      ref={bar}
      role="timer"
      aria-label={t('modes.timeLeft')}
      aria-live="off"
      data-testid="fuse-bar"
    >
      <div className={s.fuseWell}>
        <div className={s.fuseRope} ref={rope}>
          <i className={s.fuseHead} />
        </div>
      </div>
      <b className={s.fuseSeconds} ref={seconds} />
    </div>
  );
}
