import type { CategoryProgress } from '@syllaboom/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { RewardIcon } from '../../../ui/spawns/reward-icon.tsx';
import s from './category-card.module.css';

/** What a category brings once it is claimed; most bring their badge alone. */
export function CategoryReward({ rewards: { diamond, key, bomb } }: Pick<CategoryProgress, 'rewards'>) {
  const { t } = useTranslation();
  const given = [
    { kind: 'diamond', count: diamond },
    { kind: 'key', count: key },
    { kind: 'bomb', count: bomb > 0 ? 1 : 0 },
  ] as const;
  const shown = given.filter(({ count }) => count > 0);
  if (shown.length === 0) return <p className={s.badgeOnly}>{t('categories.badgeOnly')}</p>;
  return (
    <ul className={s.rewards} aria-label={t('categories.rewards')}>
      {shown.map(({ kind, count }) => (
        <li key={kind} data-reward={kind}>
          <RewardIcon kind={kind} size={kind === 'bomb' ? 30 : 20} item={bomb} />
          <b aria-hidden="true">{formatNumber(count)}</b>
          <span className="sr">{t(`daily.reward.${kind}`, { count })}</span>
        </li>
      ))}
    </ul>
  );
}
