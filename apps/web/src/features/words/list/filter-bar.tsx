import { WORD_LISTS, WORD_SORTS, type WordSort } from '@syllaboom/contracts';
import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, LayoutGrid, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { useNarrow } from '../../../platform/media.ts';
import { Flag, ManyFlags } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { IconToggle } from '../../../ui/kit/buttons/icon-toggle.tsx';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { Select } from '../../../ui/kit/inputs/select.tsx';
import { SearchField } from '../../../ui/kit/inputs/search-field.tsx';
import s from './filter-bar.module.css';
import { startsAscending, useWordFilter } from './word-filter.ts';

/** Selects need a value for "all". */
const ANY = 'any';
/** Longer than any word. */
const SEARCH_LENGTH = 60;
const ICON = { size: 18, strokeWidth: 2.7 } as const;

function LanguageFilter() {
  const { t } = useTranslation();
  const language = useWordFilter((filter) => filter.language);
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
      onChange={(value) => useWordFilter.setState({ language: value === ANY ? null : value })}
    />
  );
}

function Order() {
  const { t } = useTranslation();
  const { sort, ascending } = useWordFilter();
  const choose = (next: WordSort) => useWordFilter.setState({ sort: next, ascending: startsAscending(next) });
  return (
    <div className={s.order}>
      <Select
        quiet
        label={t('words.sort')}
        value={sort}
        choices={WORD_SORTS.map((value) => ({ value, label: t(`words.sorts.${value}`) }))}
        onChange={choose}
      />
      <IconToggle
        label={t('words.order')}
        tip={t(ascending ? 'words.toDescending' : 'words.toAscending')}
        on={ascending}
        onToggle={(on) => useWordFilter.setState({ ascending: on })}
      >
        {ascending ? <ArrowUpNarrowWide {...ICON} /> : <ArrowDownWideNarrow {...ICON} />}
      </IconToggle>
    </div>
  );
}

interface FilterBarProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly minimal: boolean;
  readonly onView: (minimal: boolean) => void;
}

/** Which words, of which language, in which order, with a search; how much of each is shown. On a phone some of it folds away. */
export function FilterBar({ search, onSearch, minimal, onView }: FilterBarProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const [unfolded, setUnfolded] = useState(false);
  const open = !narrow || unfolded;
  const type = useWordFilter((filter) => filter.type);
  return (
    <search className={s.bar} aria-label={t('words.filters')}>
      <div className={s.types}>
        <Segments
          label={t('words.type')}
          value={type}
          choices={WORD_LISTS.map((value) => ({ value, label: t(`words.types.${value}`) }))}
          onChange={(value) => useWordFilter.setState({ type: value })}
        />
      </div>
      <div className={s.find}>
        <SearchField label={t('words.search')} value={search} most={SEARCH_LENGTH} onChange={onSearch} />
        {narrow ? (
          <Btn size="sm" icon aria-label={t('home.filters')} aria-expanded={open} onClick={() => setUnfolded(!open)}>
            <ListFilter {...ICON} />
          </Btn>
        ) : null}
        <IconToggle
          label={t('words.minimal')}
          tip={t(minimal ? 'words.toDetailed' : 'words.toMinimal')}
          on={minimal}
          onToggle={onView}
        >
          <LayoutGrid {...ICON} />
        </IconToggle>
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
