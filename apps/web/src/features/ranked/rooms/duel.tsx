import type { ListedPlayer } from '@syllaboom/contracts';
import { rankOf } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { RankFrame } from '../../../ui/rank/rank-frame.tsx';
import s from './rooms.module.css';

/** Two players with the frames of their ranks and their points. */
export function Duel({ players, size }: { players: readonly [ListedPlayer, ListedPlayer]; size: number }) {
  const { t } = useTranslation();
  const [one, other] = players;
  const side = ({ auth_id, name, avatar, wp }: ListedPlayer) => (
    <span className={s.side}>
      <RankFrame rank={rankOf(wp)} size={size} signed>
        <Critter seed={avatar || auth_id} mood="panic" size={Math.round(size * 0.62)} />
      </RankFrame>
      <b>{name}</b>
      <small>
        <span className="sr">{t(`profile.ranks.${rankOf(wp)}`)} </span>
        <span>{t('ranked.points', { points: formatNumber(wp) })}</span>
      </small>
    </span>
  );
  return (
    <div className={s.duel}>
      {side(one)}
      <em aria-hidden="true">{t('ranked.versus')}</em>
      {side(other)}
    </div>
  );
}
