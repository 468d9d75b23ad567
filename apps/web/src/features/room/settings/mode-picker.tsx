import { isModePlayable, MODES, type ModeId } from '@syllaboom/engine';
import clsx from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useIsHost, useSnapshot } from '../store/use-topic.ts';
import { modeName } from './setting-words.ts';
import s from './settings.module.css';
import { useSettingsSender } from './use-settings-sender.ts';

/** The modes that can be played; choosing another one tells the room and closes the window [R0210]. */
export function ModePicker() {
  const { t } = useTranslation();
  const mode = useSnapshot('info')?.mode;
  const host = useIsHost();
  const send = useSettingsSender();
  const offered = Object.values(MODES).filter((id) => isModePlayable(id));
  const choose = (id: ModeId) => {
    if (!host) {
      showError(t('room.refusedOnlyHost'));
      return;
    }
    if (id !== mode) send({ mode: id });
    closeWindow(ROOM_WINDOWS.modes);
  };
  return (
    <ul className={s.modes}>
      {offered.map((id) => (
        <li key={id}>
          <button
            type="button"
            className={clsx(s.mode, id === mode && s.chosen)}
            aria-pressed={id === mode}
            onClick={() => choose(id)}
          >
            <b>{t(modeName(id))}</b>
            <span>{t('room.modeOriginalHow')}</span>
            {host ? null : <Lock size={18} strokeWidth={2.8} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
