import { rankOf } from '@syllaboom/engine';
import clsx from 'clsx';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerFace } from '../../../../ui/cosmetics/player-face.tsx';
import { Critter, type Mood } from '../../../../ui/critter/critter.tsx';
import { RankFrame } from '../../../../ui/rank/rank-frame.tsx';
import { SeatMark } from '../../modes/seat-mark.tsx';
import { useLife } from '../../modes/use-may-type.ts';
import { usePlayerName } from '../../players/use-player-name.ts';
import { selectSeat } from '../../room-ui.ts';
import { COMBO_IMAGE_FROM } from '../../room-timings.ts';
import type { SeatView } from '../../store/room-types.ts';
import { useSeat, useSnapshot, useTopic } from '../../store/use-topic.ts';
import { ComboBadge } from './combo-badge.tsx';
import { Hourglass } from './hourglass.tsx';
import s from './seat.module.css';
import { SeatBank } from './seat-bank.tsx';
import { SeatBubble } from './seat-bubble.tsx';
import { SeatDraft } from './seat-draft.tsx';
import { SeatPlate } from './seat-plate.tsx';
import { StreakAura } from './streak-aura.tsx';

const moodOf = (seat: SeatView, out: boolean, active: boolean): Mood => {
  if (out) return 'out';
  if (active) return 'panic';
  return seat.combo >= COMBO_IMAGE_FROM ? 'happy' : 'calm';
};

/** Width of a face, and of one in a frame that somebody wears. */
const BARE_PX = 88;
const WORN_PX = 100;

/** The face of a seat, in the frame that is worn; in ranked matches in the frame of the rank. */
function Face({ seat, mood }: { seat: SeatView; mood: Mood }) {
  const ranked = useSnapshot('info')?.ranked ?? false;
  const seed = seat.avatar || seat.authId || seat.name;
  if (!ranked)
    return (
      <span className={clsx(s.avatar, seat.frame > 0 && s.worn)}>
        <PlayerFace seed={seed} frame={seat.frame} mood={mood} size={seat.frame > 0 ? WORN_PX : BARE_PX} />
      </span>
    );
  return (
    <span className={clsx(s.avatar, s.framed)}>
      <RankFrame rank={rankOf(seat.wp)} size={132}>
        <Critter seed={seed} mood={mood} />
      </RankFrame>
    </span>
  );
}

/** In the seat's own pixels: with less, a name of eight letters has no room beside the rank. */
const TIGHT_PLATE = 190;

interface SeatProps {
  id: string;
  x: number;
  y: number;
  scale: number;
  dense: boolean;
  /** Above the bomb, at the top of the stage. */
  top?: boolean;
  /** What is typed stands beside the head: below it the fuse burns. */
  aside?: boolean;
  /** The last word stands over the body: above the head the bomb's sign stands. */
  near?: boolean;
  /** One of two with a clock: it is drawn large beside the player. */
  duel?: boolean;
  /** Most that the plate may be wide, in the seat's own pixels; without it as wide as a plate is at most. */
  plate?: number | undefined;
}

/** One player at the table. Renders again only when the player changes or the turn comes or goes. */
export const Seat = memo(function Seat({
  id,
  x,
  y,
  scale,
  dense,
  top = false,
  aside = false,
  near = false,
  duel = false,
  plate,
}: SeatProps) {
  const { t } = useTranslation();
  const seat = useSeat(id);
  const active = useTopic('turn', (store) => store.get('turn')?.holder === id);
  const running = useSnapshot('info')?.started ?? false;
  const waiting = useSnapshot('scene') === 'lobby';
  // Between matches one looks for who starts the next.
  const hosts = useTopic('info', (store) => store.get('info')?.host === id) && waiting;
  const life = useLife();
  const nameOf = usePlayerName();
  if (!seat) return null;
  // Between matches nobody has hearts, and nobody is out.
  const out = seat.eliminated || (running && life === 'hearts' && seat.hearts <= 0);
  const onStreak = seat.combo >= COMBO_IMAGE_FROM && !out;
  const name = nameOf(seat);
  const clock = running && seat.bankMs >= 0;
  const lasting = clock ? 'clock' : life;
  // A clock that is drawn beside the player is not on the plate as well.
  const shownLife = waiting || out || (clock && duel) ? null : lasting;
  const tight = dense || (plate !== undefined && plate < TIGHT_PLATE);
  return (
    <li
      className={clsx(s.seat, active && s.active, out && s.out, seat.disconnected && s.away, dense && s.dense)}
      style={
        {
          '--x': `${x}px`,
          '--y': `${y}px`,
          '--k': scale,
          ...(plate === undefined ? {} : { '--plate': `${plate}px` }),
          zIndex: 310 + Math.round(y / 8) + (active ? 60 : 0),
        } as CSSProperties
      }
      data-seat={id}
      data-active={active || undefined}
      data-out={out || undefined}
      data-top={top || undefined}
      data-aside={aside || undefined}
      data-near={near || undefined}
      data-away={seat.disconnected || undefined}
    >
      <div className={s.glow} />
      {onStreak && seat.streakEffect > 0 ? <StreakAura seat={seat} /> : null}
      <button type="button" className={s.token} onClick={() => selectSeat(id)}>
        <Face seat={seat} mood={moodOf(seat, out, active)} />
        <SeatPlate seat={seat} name={name} life={shownLife} dense={tight} active={active} hosts={hosts} />
        <span className="sr">{t('room.openProfile', { name })}</span>
      </button>
      {seat.disconnected ? <Hourglass label={t('room.disconnected')} /> : null}
      {onStreak ? <ComboBadge combo={seat.combo} label={t('room.combo', { count: seat.combo })} /> : null}
      {clock && duel && !out ? <SeatBank id={id} className={s.duel} /> : null}
      {/* What stood there in the last match is no news in the waiting room. */}
      {waiting ? null : <SeatMark id={id} />}
      <SeatBubble id={id} />
      <span className={s.below}>
        <SeatDraft id={id} />
      </span>
    </li>
  );
});
