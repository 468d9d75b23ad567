import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/kit/inputs/search-field.tsx';
import { useSettled } from '../../../platform/use-settled.ts';
import { LEAST_LETTERS, SEARCH_MS } from '../trade-timings.ts';
import { Doors } from './doors.tsx';
import { SearchHits } from './search-hits.tsx';
import { Tips } from './tips.tsx';
import s from './trade-home.module.css';

/** Names end here; words are shorter. */
const SEARCH_LENGTH = 60;

/** The community's first part: one search for words and players, ways on, tips. */
export function TradeHome() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const typed = text.trim();
  const query = useSettled(typed, SEARCH_MS);
  const asked = query.length >= LEAST_LETTERS && typed.length >= LEAST_LETTERS ? query : null;
  return (
    <div className={s.container}>
      <div className={s.home}>
        <search>
          <SearchField
            size="lg"
            label={t('trade.search')}
            describedBy="trade-search-hint"
            value={text}
            most={SEARCH_LENGTH}
            onChange={setText}
          />
          <p id="trade-search-hint" className="sr">
            {t('friends.searchHint', { least: LEAST_LETTERS })}
          </p>
        </search>
        {asked === null ? null : <SearchHits query={asked} />}
        <Doors />
        <Tips />
      </div>
    </div>
  );
}
