import { GAME_LANGUAGES, MODE_IDS } from '@syllaboom/engine';
import { Armchair, ListFilter, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { useNarrow } from '../../../platform/media.ts';
import { Flag, ManyFlags } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Select } from '../../../ui/kit/inputs/select.tsx';
import { modeName } from '../../../ui/mode/mode-name.ts';
import { ModePicture } from '../../../ui/mode/mode-picture.tsx';
import { SearchField } from '../../../ui/kit/inputs/search-field.tsx';
import s from './filter-bar.module.css';
import { isFiltering, NO_FILTER, useRoomFilter } from './room-filter.ts';

/** Selects need a value for "all". */
const ANY = 'any';
const ANY_MODE = -1;

function LanguageFilter() {
  const { t } = useTranslation();
  const language = useRoomFilter((filter) => filter.language);
  const choices = GAME_LANGUAGES.map((value) => ({
    value: value as string,
    label: formatLanguage(value),
    icon: <Flag language={value} />,
  }));
  return (
    <Select
      quiet
      label={t('home.language')}
      value={language ?? ANY}
      choices={[{ value: ANY, label: t('home.anyLanguage'), icon: <ManyFlags /> }, ...choices]}
      onChange={(value) => useRoomFilter.setState({ language: value === ANY ? null : value })}
    />
  );
}

function ModeFilter() {
  const { t } = useTranslation();
  const mode = useRoomFilter((filter) => filter.mode);
  const choices = MODE_IDS.map((value) => ({
    value: value as number,
    label: t(modeName(value)),
    icon: <ModePicture mode={value} size={24} />,
  }));
  return (
    <Select
      quiet
      label={t('home.mode')}
      value={mode ?? ANY_MODE}
      choices={[{ value: ANY_MODE, label: t('home.anyMode') }, ...choices]}
      onChange={(value) => useRoomFilter.setState({ mode: value === ANY_MODE ? null : value })}
    />
  );
}

/** Searching and filtering the list; on a phone the filters fold away. */
export function FilterBar() {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const filter = useRoomFilter();
  const [unfolded, setUnfolded] = useState(false);
  const open = !narrow || unfolded;
  return (
    <search className={s.bar}>
      <SearchField
        className={s.find}
        label={t('home.find')}
        value={filter.text}
        most={60}
        onChange={(text) => useRoomFilter.setState({ text })}
      />
      {narrow ? (
        <Btn size="sm" icon aria-label={t('home.filters')} aria-expanded={open} onClick={() => setUnfolded(!open)}>
          <ListFilter size={18} strokeWidth={2.8} />
        </Btn>
      ) : null}
      {open ? (
        <div className={s.filters}>
          <LanguageFilter />
          <ModeFilter />
          <Btn
            size="sm"
            aria-pressed={filter.freeSeats}
            tone={filter.freeSeats ? 'gold' : 'plain'}
            onClick={() => useRoomFilter.setState({ freeSeats: !filter.freeSeats })}
          >
            <Armchair size={18} strokeWidth={2.8} aria-hidden="true" />
            {t('home.freeSeats')}
          </Btn>
        </div>
      ) : null}
      {isFiltering(filter) ? (
        <Btn
          size="sm"
          icon
          aria-label={t('home.clearFilters')}
          title={t('home.clearFilters')}
          onClick={() => useRoomFilter.setState(NO_FILTER)}
        >
          <X size={18} strokeWidth={3} />
        </Btn>
      ) : null}
    </search>
  );
}
