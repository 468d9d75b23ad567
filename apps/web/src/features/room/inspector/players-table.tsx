import { ROOM } from '@syllaboom/engine';
import { ChevronDown } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { RoleMark } from '../../../ui/role-badge/role-badge.tsx';
import { roleColor } from '../../../ui/role-badge/role-colors.ts';
import { PlayerClanTag } from '../../clans/index.ts';
import { usePlayerName } from '../players/use-player-name.ts';
import { selectSeat } from '../room-ui.ts';
import type { SeatView } from '../store/room-types.ts';
import { useTopic } from '../store/use-topic.ts';
import { inspectorRows } from './inspector-rows.ts';
import s from './inspector.module.css';

const STATS = [
  { short: 'chat.wpm', long: 'chat.wpmLong', read: (seat: SeatView) => Math.round(seat.wpm) },
  { short: 'chat.alpha', long: 'chat.alphaLong', read: (seat: SeatView) => seat.alphabets },
  { short: 'chat.disco', long: 'chat.discoLong', read: (seat: SeatView) => seat.discovered },
  { short: 'chat.claim', long: 'chat.claimLong', read: (seat: SeatView) => seat.claimed },
] as const;

function PlayerRow({ seat }: { seat: SeatView }) {
  const { t } = useTranslation();
  const name = usePlayerName()(seat);
  return (
    <tr data-out={seat.eliminated || undefined}>
      <th scope="row">
        <button
          type="button"
          className={s.who}
          aria-label={t('room.openProfile', { name })}
          onClick={(event) => selectSeat(seat.id, event.currentTarget)}
        >
          <Critter seed={seat.avatar || seat.authId || seat.name} size={26} mood={seat.eliminated ? 'out' : 'calm'} />
          <span style={{ color: roleColor(seat.type) }}>{name}</span>
          <RoleMark type={seat.type} size={17} />
          {seat.bot ? null : (
            <Suspense fallback={null}>
              <PlayerClanTag playerId={seat.authId} />
            </Suspense>
          )}
        </button>
      </th>
      {STATS.map(({ short, read }) => (
        <td key={short}>{formatNumber(read(seat))}</td>
      ))}
    </tr>
  );
}

/** Who plays, with their statistics; the header folds the rows away. */
export function PlayersTable() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const seats = useTopic('seats', (store) => store.seats);
  const rows = useMemo(() => inspectorRows(seats), [seats]);
  const count = `${rows.length}/${ROOM.mostPlayers}`;
  return (
    <table className={s.players} data-folded={open ? undefined : ''}>
      <caption className="sr">{t('room.players')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <button
              type="button"
              className={s.fold}
              aria-expanded={open}
              aria-label={`${count} ${t('room.players')}`}
              onClick={() => setOpen(!open)}
            >
              <ChevronDown size={16} strokeWidth={3.2} />
              <b>{count}</b>
            </button>
          </th>
          {STATS.map(({ short, long }) => (
            <th key={short} scope="col">
              <Tip label={t(long)}>
                <abbr aria-label={t(long)}>{t(short)}</abbr>
              </Tip>
            </th>
          ))}
        </tr>
      </thead>
      {open ? (
        <tbody>
          {rows.map((seat) => (
            <PlayerRow key={seat.id} seat={seat} />
          ))}
        </tbody>
      ) : null}
    </table>
  );
}
