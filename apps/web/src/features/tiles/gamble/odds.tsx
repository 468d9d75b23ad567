import type { TileOdds } from '@syllaboom/contracts';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import s from './odds.module.css';

type TileClass = TileOdds['classes'][number];

const isOf = ({ least, most }: TileClass, words: number | null): boolean =>
  words !== null && words >= least && (most === null || words <= most);

/** What may come, and how likely; `came`: words that hold the tile that came. */
export function Odds({ odds, came }: { odds: TileOdds; came: number | null }) {
  const { t } = useTranslation();
  const wordsOf = ({ least, most }: TileClass): string =>
    most === null ? t('tiles.classFrom', { count: least }) : t('tiles.classRange', { least, most });
  return (
    <section className={s.odds} aria-label={t('shop.odds')}>
      <h3>{t('shop.odds')}</h3>
      <ul>
        {odds.classes
          .filter(({ percent }) => percent > 0)
          .map((one) => (
            <li
              key={one.least}
              className={clsx(isOf(one, came) && s.came)}
              style={{ '--share': `${one.percent}%` } as CSSProperties}
            >
              <span>
                {isOf(one, came) ? <Check size={15} strokeWidth={3.2} aria-hidden="true" /> : null}
                {wordsOf(one)}
              </span>
              <b>{t('tiles.chance', { percent: one.percent })}</b>
            </li>
          ))}
      </ul>
    </section>
  );
}
