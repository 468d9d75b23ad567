import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import choice from '../../../ui/kit/inputs/choice.module.css';
import { Flag, ManyFlags } from '../../../ui/flag/flag.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useIsHost, useRoom, useSnapshot, useWordLanguage } from '../store/use-topic.ts';
import s from './settings.module.css';
import { useSettingsSender } from './use-settings-sender.ts';

/** The 14 game languages and many at once; in a multi-language room everybody chooses the own one. */
export function LanguagePicker() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const info = useSnapshot('info');
  const host = useIsHost();
  const send = useSettingsSender();
  // In a multi-language room the choice is everybody's own.
  const chosen = useWordLanguage();
  const choose = (locale: GameLanguage) => {
    if (info?.mlang) actions.send('pref-lang', { locale });
    else if (!host) {
      showError(t('room.refusedOnlyHost'));
      return;
    } else if (locale !== info?.locale) send({ language: locale });
    closeWindow(ROOM_WINDOWS.language);
  };
  const chooseMany = () => {
    if (!host) {
      showError(t('room.refusedOnlyHost'));
      return;
    }
    send({ key: 'multi_lang', value: info?.mlang !== true });
    closeWindow(ROOM_WINDOWS.language);
  };
  return (
    <ul className={s.languages}>
      {GAME_LANGUAGES.map((language) => (
        <li key={language}>
          <button
            type="button"
            className={clsx(choice.choice, language === chosen && choice.chosen, s.mode)}
            aria-pressed={language === chosen}
            onClick={() => choose(language)}
          >
            <Flag language={language} />
            <b>{formatLanguage(language)}</b>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={clsx(choice.choice, info?.mlang && choice.chosen, s.mode)}
          aria-pressed={info?.mlang ?? false}
          onClick={chooseMany}
        >
          <ManyFlags />
          <b>{t('lobby.manyLanguages')}</b>
        </button>
      </li>
    </ul>
  );
}
