import { MARKET_SORTS } from '@syllaboom/contracts';
import { GAME_LANGUAGES, type GameLanguage, MARKET_TYPES } from '@syllaboom/engine';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../platform/i18n/format.ts';
import { useNarrow } from '../../platform/media.ts';
import { Flag, ManyFlags } from '../../ui/flag/flag.tsx';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Segments } from '../../ui/kit/inputs/segments.tsx';
import { Select } from '../../ui/kit/inputs/select.tsx';
import { SearchField } from '../../ui/kit/inputs/search-field.tsx';
import s from './filter-bar.module.css';
import { useMarketFilter } from './market-filter.ts';

/** Selects and segments need a value for "all". */
const ANY = 'any';
/** Longer than any word. */
const SEARCH_LENGTH = 60;

function LanguageFilter() {
  const { t } = useTranslation();
  const language = useMarketFilter((filter) => filter.language);
  const choices = GAME_LANGUAGES.map((value) => ({
    value: value as GameLanguage | typeof ANY,
    label: formatLanguage(value),
    icon: <Flag language={value} />,
  }));
  return (
    <Select
      quiet
      label={t('home.language')}
      value={language ?? ANY}
      choices={[{ value: ANY, label: t('home.anyLanguage'), icon: <ManyFlags /> }, ...choices]}
      onChange={(value) => useMarketFilter.setState({ language: value === ANY ? null : value })}
    />
  );
}

function Order() {
  const { t } = useTranslation();
  const sort = useMarketFilter((filter) => filter.sort);
  return (
    <Select
      quiet
      label={t('market.sort')}
      value={sort}
      choices={MARKET_SORTS.map((value) => ({ value, label: t(`market.sorts.${value}`) }))}
      onChange={(value) => useMarketFilter.setState({ sort: value })}
    />
  );
}

/** Words, tiles or both, with a search, of which language and in which order. On a phone some of it folds away. */
export function FilterBar({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const [unfolded, setUnfolded] = useState(false);
  const open = !narrow || unfolded;
  const type = useMarketFilter((filter) => filter.type);
  return (
    <search className={s.bar} aria-label={t('market.filters')}>
      <div className={s.types}>
        <Segments
          label={t('market.type')}
          value={type ?? ANY}
          choices={[ANY, ...MARKET_TYPES].map((value) => ({
            value: value as typeof ANY | (typeof MARKET_TYPES)[number],
            label: t(`market.types.${value as typeof ANY | (typeof MARKET_TYPES)[number]}`),
          }))}
          onChange={(value) => useMarketFilter.setState({ type: value === ANY ? null : value })}
        />
      </div>
      <div className={s.find}>
        <SearchField label={t('market.search')} value={search} most={SEARCH_LENGTH} onChange={onSearch} />
        {narrow ? (
          <Btn size="sm" icon aria-label={t('home.filters')} aria-expanded={open} onClick={() => setUnfolded(!open)}>
            <ListFilter size={18} strokeWidth={2.7} />
          </Btn>
        ) : null}
      </div>
      {open ? (
        <>
          <LanguageFilter />
          <Order />
        </>
      ) : null}
    </search>
  );
}
