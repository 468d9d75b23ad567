import { rankOf } from '@syllaboom/engine';
import clsx from 'clsx';
import { Crown } from 'lucide-react';
import { type CSSProperties, memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { StrengthMark } from '../../../../ui/bots/strength-mark.tsx';
import { Critter, type Mood } from '../../../../ui/critter/critter.tsx';
import { RankFrame } from '../../../../ui/rank/rank-frame.tsx';
import { RoleMark } from '../../../../ui/role-badge/role-badge.tsx';
import { roleColor } from '../../../../ui/role-badge/role-colors.ts';
import { useBotName } from '../../bots/use-bot-name.ts';
import { Chips } from '../../modes/cards/chips.tsx';
import { Hearts } from '../../modes/seat-life.tsx';
import { SeatMark } from '../../modes/seat-mark.tsx';
import type { Life } from '../../modes/screens.ts';
import { useLife } from '../../modes/use-may-type.ts';
import { SeatFlag } from '../../players/seat-flag.tsx';
import { usePlayerName } from '../../players/use-player-name.ts';
import { selectSeat } from '../../room-ui.ts';
import { SeriesWins } from '../../series/series-wins.tsx';
import { COMBO_IMAGE_FROM } from '../../room-timings.ts';
import type { SeatView } from '../../store/room-types.ts';
import { useSeat, useSnapshot, useTopic } from '../../store/use-topic.ts';
import { ComboBadge } from './combo-badge.tsx';
import { Hourglass } from './hourglass.tsx';
import s from './seat.module.css';
import { SeatBank } from './seat-bank.tsx';
import { SeatBubble } from './seat-bubble.tsx';
import { SeatDraft } from './seat-draft.tsx';
import { SignTip } from './sign-tip.tsx';

const moodOf = (seat: SeatView, out: boolean, active: boolean): Mood => {
  if (out) return 'out';
  if (active) return 'panic';
  return seat.combo >= COMBO_IMAGE_FROM ? 'happy' : 'calm';
};

/** The face of a seat; in ranked matches in the frame of the rank. */
function Face({ seat, mood }: { seat: SeatView; mood: Mood }) {
  const ranked = useSnapshot('info')?.ranked ?? false;
  const face = <Critter seed={seat.avatar || seat.authId || seat.name} mood={mood} />;
  if (!ranked) return <span className={s.avatar}>{face}</span>;
  return (
    <span className={clsx(s.avatar, s.framed)}>
      <RankFrame rank={rankOf(seat.wp)} size={132}>
        {face}
      </RankFrame>
    </span>
  );
}

/** What keeps the player in the match, as the plate shows it. */
function SeatLife({ seat, life, dense }: { seat: SeatView; life: Life | 'clock'; dense: boolean }) {
  const { t } = useTranslation();
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
        <Hearts count={seat.hearts} label={t('room.hearts', { count: seat.hearts })} />
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
  const name = nameOf(seat);
  const clock = running && seat.bankMs >= 0;
  const hasHearts = life === 'hearts' && !waiting && !out && !clock;
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
      <button type="button" className={s.token} onClick={() => selectSeat(id)}>
        <Face seat={seat} mood={moodOf(seat, out, active)} />
        <PlateTip seat={seat} name={name} dense={dense} hosts={hosts} hasHearts={hasHearts}>
          <span className={s.plate} data-plate="">
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
            {waiting || out || (clock && duel) ? null : (
              <SeatLife seat={seat} life={clock ? 'clock' : life} dense={dense} />
            )}
          </span>
        </PlateTip>
        <span className="sr">{t('room.openProfile', { name })}</span>
      </button>
      {seat.disconnected ? <Hourglass label={t('room.disconnected')} /> : null}
      {seat.combo >= COMBO_IMAGE_FROM && !out ? (
        <ComboBadge combo={seat.combo} label={t('room.combo', { count: seat.combo })} />
      ) : null}
      {clock && duel && !out ? <SeatBank id={id} className={s.duel} /> : null}
      <SeatMark id={id} />
      <SeatBubble id={id} />
      <span className={s.below}>
        <SeatDraft id={id} />
      </span>
    </li>
  );
});
