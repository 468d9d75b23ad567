import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Tabs } from '../../ui/kit/layout/tabs.tsx';
import { countFilters, type HistoryFilter, NO_FILTER, openFilter } from './filter/history-filter.ts';
import s from './match-history.module.css';
import { MatchList } from './match-list.tsx';
import { RatingChart } from './rating-chart.tsx';

interface MatchHistoryProps {
  readonly playerId: string;
  /** The viewer's own: with the timeline of the points. */
  readonly own?: boolean;
  /** How many matches the player has played, of both kinds. */
  readonly played?: number;
}

/** A player's matches: normal and ranked ones, with a filter for both. */
export function MatchHistory({ playerId, own = false, played = 0 }: MatchHistoryProps) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<HistoryFilter>(NO_FILTER);
  const set = countFilters(filter);
  // Another filter begins at its first page.
  const key = JSON.stringify(filter);
  const shared = { playerId, filter, own, played: played > 0 };
  return (
    <div className={s.history}>
      <Tabs
        label={t('history.title')}
        panelClassName={s.panel}
        tabs={[
          {
            id: 'normal',
            label: t('history.normal'),
            body: <MatchList key={key} ranked={false} {...shared} />,
          },
          {
            id: 'ranked',
            label: t('history.ranked'),
            body: (
              <>
                {own ? <RatingChart /> : null}
                <MatchList key={key} ranked {...shared} />
              </>
            ),
          },
        ]}
      />
      <div className={s.filter}>
        <Btn
          size="sm"
          tone={set > 0 ? 'gold' : 'plain'}
          aria-label={
            set > 0 ? `${t('history.filterTitle')} (${t('history.filters', { count: set })})` : t('history.filterTitle')
          }
          onClick={() => openFilter({ filter, onApply: setFilter })}
        >
          <ListFilter size={18} strokeWidth={2.8} aria-hidden="true" />
          {set > 0 ? set : t('history.filter')}
        </Btn>
      </div>
    </div>
  );
}
