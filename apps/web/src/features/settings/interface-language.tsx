import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { wordsForCode } from '../../platform/i18n/error-words.ts';
import { formatLanguage } from '../../platform/i18n/format.ts';
import { currentLanguage, setLanguage } from '../../platform/i18n/i18n.ts';
import { Flag } from '../../ui/flag/flag.tsx';
import { Select } from '../../ui/kit/inputs/select.tsx';
import { whileLoading } from '../../ui/loading/loading.ts';
import { showError } from '../../ui/toasts/toasts.tsx';

const CHOICES = INTERFACE_LANGUAGES.map((language) => ({
  value: language,
  label: formatLanguage(language, language),
  icon: <Flag language={language} />,
}));

/** In which language the page speaks; its words are fetched first. */
export function InterfaceLanguage() {
  const { t } = useTranslation();
  return (
    <Select
      label={t('settings.language')}
      value={currentLanguage()}
      choices={CHOICES}
      onChange={(language) =>
        void whileLoading(setLanguage(language)).catch(() => showError(wordsForCode('client/network')))
      }
    />
  );
}
