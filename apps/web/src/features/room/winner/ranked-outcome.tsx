import type { WinnerEntry } from '@syllaboom/contracts';
import { type RankName, RANKS, rankOf } from '@syllaboom/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RankEmblem } from '../../../ui/rank/rank-emblem.tsx';
import { LEFT_WITHIN_MS } from '../room-timings.ts';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import s from './ranked-news.module.css';

const placeOf = (rank: RankName): number => RANKS.findIndex(({ name }) => name === rank);

/**
 * Who left the match and so ended it: the seat is free, or the chat says so, at the end or a moment later. Whoever goes after
 * that has left nothing.
 */
function useLeaver(winners: readonly WinnerEntry[]): WinnerEntry | null {
  const { store } = useRoom();
  const [first] = useState(winners);
  const [leaver, setLeaver] = useState<WinnerEntry | null>(null);
  useEffect(() => {
    const isGone = ({ player: { id, name } }: WinnerEntry): boolean =>
      store.seat(id) === undefined ||
      store.chat.lines.some(({ key, params }) => key === 'left' && params?.name === name);
    const update = () => setLeaver(first.find(isGone) ?? null);
    update();
    const offs = [store.on('seats', update), store.chat.on(update)];
    const stop = () => {
      for (const off of offs) off();
    };
    const timer = setTimeout(stop, LEFT_WITHIN_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, first]);
  return leaver;
}

interface RankedOutcomeProps {
  own: WinnerEntry | null;
  winners: readonly WinnerEntry[];
}

/** After a ranked match: who left it, that the points are being counted, and another rank of one's own. */
export function RankedOutcome({ own, winners }: RankedOutcomeProps) {
  const { t } = useTranslation();
  const { store } = useRoom();
  const ranked = useSnapshot('info')?.ranked ?? false;
  const leaver = useLeaver(winners);
  if (!ranked || store.selfId === '') return null;
  return (
    <>
      {leaver ? <p className={s.line}>{t('ranked.leftMatch', { name: leaver.player.name })}</p> : null}
      {own?.wp === null ? (
        <p className={s.line} role="status">
          {t('ranked.counting')}
        </p>
      ) : null}
      {own?.wp ? <OtherRank {...own.wp} /> : null}
    </>
  );
}

/** Up or down into another rank. */
function OtherRank({ points, change }: NonNullable<WinnerEntry['wp']>) {
  const { t } = useTranslation();
  const [before, after] = [rankOf(points - change), rankOf(points)];
  if (before === after) return null;
  const rank = t(`profile.ranks.${after}`);
  return (
    <p className={s.rank} role="status" data-testid="rank-change">
      <RankEmblem rank={after} size={46} />
      {t(placeOf(after) > placeOf(before) ? 'ranked.promoted' : 'ranked.demoted', { rank })}
    </p>
  );
}
