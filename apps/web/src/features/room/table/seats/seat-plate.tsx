import { Crown } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { StrengthMark } from '../../../../ui/bots/strength-mark.tsx';
import { RoleMark } from '../../../../ui/role-badge/role-badge.tsx';
import { roleColor } from '../../../../ui/role-badge/role-colors.ts';
import { useBotName } from '../../bots/use-bot-name.ts';
import { Chips } from '../../modes/cards/chips.tsx';
import { Hearts } from '../../modes/seat-life.tsx';
import type { Life } from '../../modes/screens.ts';
import { SeatFlag } from '../../players/seat-flag.tsx';
import { SeriesWins } from '../../series/series-wins.tsx';
import type { SeatView } from '../../store/room-types.ts';
import { useSnapshot } from '../../store/use-topic.ts';
import { SeatBank } from './seat-bank.tsx';
import s from './seat-plate.module.css';
import { SignTip } from './sign-tip.tsx';

/** What keeps a player in the match; null: nothing that the plate would show now. */
type ShownLife = Life | 'clock' | null;

function SeatLife({ seat, life, dense }: { seat: SeatView; life: ShownLife; dense: boolean }) {
  const { t } = useTranslation();
  const start = useSnapshot('info')?.heart ?? 0;
  if (life === 'clock')
    return (
      <SignTip label={t('table.tipBank')} off={dense}>
        <span>
          <SeatBank id={seat.id} className={s.bank} />
        </span>
      </SignTip>
    );
  if (life === 'chips') return <Chips id={seat.id} />;
  if (life !== 'hearts') return null;
  return (
    <SignTip label={t('table.tipHearts')} off={dense}>
      <span>
        <Hearts
          count={seat.hearts}
          label={t('room.hearts', { count: seat.hearts })}
          effect={seat.heartEffect}
          of={dense ? 0 : start}
        />
      </span>
    </SignTip>
  );
}

/** A person's level, or that it is a bot and how strong. A small plate has room for the strength alone. */
function SeatRank({ seat, dense }: { seat: SeatView; dense: boolean }) {
  const { t } = useTranslation();
  const bot = useBotName(seat);
  if (bot === null)
    return (
      <SignTip label={t('table.tipLevel', { level: seat.level })} off={dense}>
        <span className={s.level}>{seat.level}</span>
      </SignTip>
    );
  return (
    <SignTip label={bot} off={dense}>
      <span className={s.bot}>
        <span className={s.level} aria-hidden="true">
          {t('room.botBadge')}
        </span>
        {seat.strength ? <StrengthMark strength={seat.strength} size={18} /> : null}
        <span className="sr">{bot}</span>
      </span>
    </SignTip>
  );
}

/** Who starts the next match: a crown that no face wears. */
function HostMark({ dense }: { dense: boolean }) {
  const { t } = useTranslation();
  return (
    <SignTip label={t('room.host')} off={dense}>
      <span className={s.host} role="img" aria-label={t('room.host')}>
        <Crown strokeWidth={2.6} aria-hidden="true" />
      </span>
    </SignTip>
  );
}

interface PlateTipProps {
  seat: SeatView;
  name: string;
  dense: boolean;
  hosts: boolean;
  hasHearts: boolean;
  children: ReactElement<Record<string, unknown>>;
}

/** A crowded table cuts names and shows small signs: its plates say all they stand for at once. */
function PlateTip({ seat, name, dense, hosts, hasHearts, children }: PlateTipProps) {
  const { t } = useTranslation();
  const rank = useBotName(seat) ?? t('table.tipLevel', { level: seat.level });
  const host = hosts ? [t('room.host')] : [];
  const hearts = hasHearts ? [t('room.hearts', { count: seat.hearts })] : [];
  const words = [name, ...host, rank, ...hearts].join(' · ');
  return (
    <SignTip label={words} off={!dense}>
      {children}
    </SignTip>
  );
}

interface SeatPlateProps {
  seat: SeatView;
  name: string;
  life: ShownLife;
  dense: boolean;
  active: boolean;
  hosts: boolean;
}

/** Below the face: who it is, how strong, and what keeps them in the match. */
export function SeatPlate({ seat, name, life, dense, active, hosts }: SeatPlateProps) {
  return (
    <PlateTip seat={seat} name={name} dense={dense} hosts={hosts} hasHearts={life === 'hearts'}>
      <span className={s.plate} data-plate="" data-dense={dense || undefined}>
        {hosts ? <HostMark dense={dense} /> : null}
        <SeatRank seat={seat} dense={dense} />
        <span
          className={s.name}
          data-name=""
          title={dense ? undefined : name}
          style={active ? undefined : { color: roleColor(seat.type) }}
        >
          {name}
        </span>
        {dense ? null : <RoleMark type={seat.type} />}
        <SeatFlag seat={seat} />
        <SeriesWins count={seat.wins} />
        <SeatLife seat={seat} life={life} dense={dense} />
      </span>
    </PlateTip>
  );
}
