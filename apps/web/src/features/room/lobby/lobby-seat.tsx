import { Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Critter } from '../../../ui/critter/critter.tsx';
import { RoleMark } from '../../../ui/role-badge/role-badge.tsx';
import { roleColor } from '../../../ui/role-badge/role-colors.ts';
import { SeatFlag } from '../players/seat-flag.tsx';
import { usePlayerName } from '../players/use-player-name.ts';
import { selectSeat } from '../room-ui.ts';
import { useSeat, useTopic } from '../store/use-topic.ts';
import s from './room-lobby.module.css';

/** Somebody who waits for the match; a press opens the profile card. */
export function LobbySeat({ id }: { id: string }) {
  const { t } = useTranslation();
  const seat = useSeat(id);
  const host = useTopic('info', (store) => store.get('info')?.host === id);
  const nameOf = usePlayerName();
  if (!seat) return null;
  const name = nameOf(seat);
  return (
    <li className={s.seat} data-seat={id} data-away={seat.disconnected || undefined}>
      <button type="button" onClick={() => selectSeat(id)}>
        <span className="sr">{t('room.openProfile', { name })}</span>
        {host ? <Crown className={s.crown} size={30} strokeWidth={2.6} aria-label={t('room.host')} /> : null}
        <Critter seed={seat.avatar || seat.authId || seat.name} mood={host ? 'happy' : 'calm'} size={132} />
        <span className={s.plate}>
          <i>{seat.bot ? t('room.botBadge') : seat.level}</i>
          <b style={{ color: roleColor(seat.type) }}>{name}</b>
          <RoleMark type={seat.type} />
          <SeatFlag seat={seat} />
        </span>
      </button>
    </li>
  );
}
