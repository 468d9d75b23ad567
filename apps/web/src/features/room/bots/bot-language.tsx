import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { Select } from '../../../ui/kit/inputs/select.tsx';

interface BotLanguageProps {
  value: GameLanguage | '';
  onChange: (language: GameLanguage) => void;
}

/** The language that a bot of a multi-language room plays in. */
export function BotLanguage({ value, onChange }: BotLanguageProps) {
  const { t } = useTranslation();
  return (
    <Select<GameLanguage | ''>
      label={t('room.language')}
      value={value}
      choices={GAME_LANGUAGES.map((language) => ({ value: language, label: formatLanguage(language) }))}
      onChange={(language) => language && onChange(language)}
    />
  );
}
