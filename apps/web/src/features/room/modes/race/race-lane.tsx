import { Flag } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../../platform/i18n/format.ts';
import { PlayerFace } from '../../../../ui/cosmetics/player-face.tsx';
import { usePlayerName } from '../../players/use-player-name.ts';
import { selectSeat } from '../../room-ui.ts';
import { useRoom, useSeat } from '../../store/use-topic.ts';
import { Hearts } from '../seat-life.tsx';
import { isOut, useLife } from '../use-may-type.ts';
import s from './race.module.css';

interface RaceLaneProps {
  id: string;
  done: number;
  of: number;
  finished: boolean;
  laps: number;
  accuracy: number | null;
}

/** One racer: how far along the lap, how fast and sure, how many hearts. Its speed and place are written into it by `useRacePace`. */
export const RaceLane = memo(function RaceLane({ id, done, of, finished, laps, accuracy }: RaceLaneProps) {
  const { t } = useTranslation();
  const { store } = useRoom();
  const seat = useSeat(id);
  const nameOf = usePlayerName();
  const life = useLife();
  if (!seat) return null;
  const out = isOut(seat, life);
  const name = nameOf(seat);
  return (
    <li
      className={s.lane}
      data-seat={id}
      data-self={id === store.selfId || undefined}
      data-out={out || undefined}
      data-finished={finished || undefined}
      data-pace={id}
      data-testid={`lane-${id}`}
    >
      <button type="button" className={s.who} onClick={() => selectSeat(id)}>
        <b style={{ '--letters': Math.max(1, [...name].length) } as CSSProperties}>{name}</b>
        {out || life !== 'hearts' ? null : (
          <Hearts count={seat.hearts} label={t('room.hearts', { count: seat.hearts })} effect={seat.heartEffect} />
        )}
      </button>
      <div
        className={s.track}
        role="progressbar"
        aria-label={t('modes.laneOf', { name, laps })}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={of}
      >
        <i />
        <span className={s.racer} data-burst="">
          <PlayerFace
            seed={seat.avatar || seat.authId || seat.name}
            frame={seat.frame}
            mood={out ? 'out' : finished ? 'happy' : 'calm'}
            size={64}
          />
        </span>
      </div>
      <span className={s.speed}>
        {finished ? <Flag size={16} strokeWidth={3} aria-label={t('modes.lapDone')} /> : null}
        <b data-wpm="" />
        <small>
          <span className="sr">{t('modes.accuracy')}: </span>
          <span data-accuracy="">{out || accuracy === null ? '' : formatPercent(accuracy / 100)}</span>
        </small>
      </span>
    </li>
  );
});
