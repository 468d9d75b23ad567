import { COLLECTION_SORTS } from '@syllaboom/contracts';
import { COLLECTIONS, INTERFACE_LANGUAGES, type InterfaceLanguage } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { Flag, ManyFlags } from '../../../ui/flag/flag.tsx';
import { Select } from '../../../ui/kit/inputs/select.tsx';
import { SearchField } from '../../../ui/kit/inputs/search-field.tsx';
import s from './browse-bar.module.css';
import { useShelf } from './shelf-state.ts';

/** Selects need a value for "all". */
const ANY = 'any';

/** A search, a language, and an order; what is searched for has an order of its own. */
export function BrowseBar({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation();
  const { sort, language } = useShelf();
  const languages = INTERFACE_LANGUAGES.map((value) => ({
    value: value as InterfaceLanguage | typeof ANY,
    label: formatLanguage(value),
    icon: <Flag language={value} />,
  }));
  return (
    <search className={s.bar} aria-label={t('collections.filters')}>
      <SearchField label={t('collections.search')} value={search} most={COLLECTIONS.nameLength} onChange={onSearch} />
      <Select
        quiet
        label={t('home.language')}
        value={language ?? ANY}
        choices={[{ value: ANY, label: t('home.anyLanguage'), icon: <ManyFlags /> }, ...languages]}
        onChange={(value) => useShelf.setState({ language: value === ANY ? null : value })}
      />
      <Select
        quiet
        label={t('collections.sort')}
        value={sort}
        disabled={search.trim() !== ''}
        choices={COLLECTION_SORTS.map((value) => ({ value, label: t(`collections.sorts.${value}`) }))}
        onChange={(value) => useShelf.setState({ sort: value })}
      />
    </search>
  );
}
