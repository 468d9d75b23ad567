import type { WordStats } from '@syllaboom/contracts';
import { CalendarDays, Crown, Languages, type LucideIcon, PenLine, Sparkles, Star, WholeWord } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { DISCOVERIES_FRESH_MS } from '../word-timings.ts';
import s from './stat-cards.module.css';

/** The figures in their order. */
const FIGURES: readonly (readonly [keyof WordStats, LucideIcon])[] = [
  ['totalWords', WholeWord],
  ['totalClaims', Star],
  ['totalDiscoveries', Sparkles],
  ['elite', Crown],
  ['totalUses', PenLine],
  ['languageCount', Languages],
  ['daysActive', CalendarDays],
];

/** One's words in figures, as tickets. */
export function StatCards() {
  const { t } = useTranslation();
  const stats = useApiQuery('wordStats', {}, { staleTime: DISCOVERIES_FRESH_MS });
  return (
    <section className={s.place} aria-label={t('words.figures')}>
      <LoadView of={stats} failed={t('words.analyticsFailed')} small>
        {(figures) => (
          <dl className={s.cards}>
            {FIGURES.map(([id, Icon]) => (
              <div key={id} className={s.card} data-stat={id}>
                <i aria-hidden="true">
                  <Icon size={18} strokeWidth={2.7} />
                </i>
                <dt>{t(`words.stat.${id}`)}</dt>
                <dd>{formatNumber(figures[id])}</dd>
              </div>
            ))}
          </dl>
        )}
      </LoadView>
    </section>
  );
}
