import { SYLLABLE_ORDERS, SYLLABLE_SORTS } from '@syllaboom/contracts';
import { GAME_LANGUAGES, SYLLABLE_SEARCH } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { formatLanguage, formatNumber } from '../../../platform/i18n/format.ts';
import { Flag } from '../../../ui/flag/flag.tsx';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { Select } from '../../../ui/kit/inputs/select.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { changeFilters, COUNT_CHOICES, isWhole, LENGTHS, useTool } from './filters.ts';
import s from './filter-bar.module.css';

const ANY = 'any';
const LONGEST_SEARCH = 40;

/** What is shown, and in which order. */
export function FilterBar() {
  const { t } = useTranslation();
  const filters = useTool((state) => state.filters);
  const { min, max } = SYLLABLE_SEARCH.count;
  const bounds = { min: formatNumber(min), max: formatNumber(max) };
  return (
    <div className={s.filters}>
      <Select
        label={t('syllables.language')}
        value={filters.language}
        choices={GAME_LANGUAGES.map((value) => ({
          value,
          label: formatLanguage(value),
          icon: <Flag language={value} />,
        }))}
        onChange={(language) => changeFilters({ language })}
      />
      <TextField
        label={t('syllables.search')}
        value={filters.search}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        lang={filters.language}
        onChange={(event) => changeFilters({ search: event.target.value })}
      />
      <Select
        label={t('syllables.words')}
        value={filters.countFilter}
        choices={COUNT_CHOICES.map((value) => ({ value, label: t(`syllables.count.${value}`) }))}
        onChange={(countFilter) => changeFilters({ countFilter })}
      />
      <TextField
        label={t('syllables.countValue')}
        value={filters.countText}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        disabled={filters.countFilter === 'any'}
        error={isWhole(filters) ? null : t('syllables.countWrong', bounds)}
        onChange={(event) => changeFilters({ countText: event.target.value })}
      />
      <Segments
        label={t('syllables.length')}
        labelled
        value={String(filters.length ?? ANY)}
        choices={[ANY, ...LENGTHS.map(String)].map((value) => ({
          value,
          label: value === ANY ? t('syllables.anyLength') : formatNumber(Number(value)),
        }))}
        onChange={(value) => changeFilters({ length: value === ANY ? null : Number(value) })}
      />
      <div className={s.order}>
        <Select
          label={t('syllables.sort')}
          value={filters.sortBy}
          choices={SYLLABLE_SORTS.map((value) => ({ value, label: t(`syllables.sortBy.${value}`) }))}
          onChange={(sortBy) => changeFilters({ sortBy })}
        />
        <Select
          label={t('syllables.direction')}
          value={filters.sortOrder}
          choices={SYLLABLE_ORDERS.map((value) => ({ value, label: t(`syllables.order.${filters.sortBy}.${value}`) }))}
          onChange={(sortOrder) => changeFilters({ sortOrder })}
        />
      </div>
    </div>
  );
}
