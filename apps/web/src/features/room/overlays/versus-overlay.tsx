import { rankOf } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Critter, type Mood } from '../../../ui/critter/critter.tsx';
import { RankFrame } from '../../../ui/rank/rank-frame.tsx';
import { hasOneWinner } from '../modes/has-one-winner.ts';
import { usePlayerName } from '../players/use-player-name.ts';
import type { SeatView } from '../store/room-types.ts';
import { useSnapshot, useTopic } from '../store/use-topic.ts';
import s from './overlays.module.css';

interface SideProps {
  seat: SeatView;
  mood: Mood;
  /** Shows rank and points, too. */
  ranked: boolean;
  className: string | undefined;
}

function Side({ seat, mood, ranked, className }: SideProps) {
  const { t } = useTranslation();
  const nameOf = usePlayerName();
  const rank = rankOf(seat.wp);
  const face = { seed: seat.avatar || seat.authId || seat.name, mood };
  return (
    <div className={className}>
      {ranked ? (
        <RankFrame rank={rank} size={200} signed className={s.frame}>
          <Critter {...face} size={124} />
        </RankFrame>
      ) : (
        <PlayerFace {...face} frame={seat.frame} size={170} />
      )}
      <b>{nameOf(seat)}</b>
      {ranked ? (
        <span className={s.rank}>
          {`${t(`profile.ranks.${rank}`)} · ${t('ranked.points', { points: formatNumber(seat.wp) })}`}
        </span>
      ) : null}
    </div>
  );
}

/** Two players only: they are shown before the first turn, against each other or, where all play together, as a team; in ranked play with frame, rank and points. */
export function VersusOverlay() {
  const lasts = useSnapshot('versus');
  const seats = useTopic('seats', (store) => store.seats);
  const info = useSnapshot('info');
  const ranked = info?.ranked ?? false;
  const together = info !== null && !hasOneWinner(info);
  if (lasts === null) return null;
  const [left, right] = seats.filter((seat) => !seat.spectating);
  if (!left || !right) return null;
  return (
    <div className={s.versus} style={{ animationDuration: `${lasts}ms` }} data-testid="versus">
      <Side seat={left} mood="happy" ranked={ranked} className={s.left} />
      <em>{together ? '+' : 'VS'}</em>
      <Side seat={right} mood={together ? 'happy' : 'panic'} ranked={ranked} className={s.right} />
    </div>
  );
}
