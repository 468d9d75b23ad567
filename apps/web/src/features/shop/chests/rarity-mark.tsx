import type { Rarity } from '@syllaboom/engine';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import s from './chests.module.css';

const STARS: Readonly<Record<Rarity, number>> = { common: 1, rare: 2, epic: 3, legendary: 4 };

/** How rare something is: in words, and as one to four stars. */
export function RarityMark({ rarity }: { rarity: Rarity }) {
  const { t } = useTranslation();
  return (
    <span className={s.rarity} data-rarity={rarity}>
      <span aria-hidden="true">
        {Array.from({ length: STARS[rarity] }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
          <Star key={at} size={12} strokeWidth={2.6} fill="currentColor" />
        ))}
      </span>
      {t(`shop.rarity.${rarity}`)}
    </span>
  );
}
