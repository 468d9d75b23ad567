import clsx from 'clsx';
import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import choice from '../../../ui/kit/inputs/choice.module.css';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useSettingsSender } from '../settings/use-settings-sender.ts';
import { useIsHost, useSnapshot } from '../store/use-topic.ts';
import fading from '../../../ui/kit/layout/fading-end.module.css';
import s from './host.module.css';
import { lockWords, type ModeCard, modeCards } from './mode-catalogue.ts';
import { ModePicture } from '../../../ui/mode/mode-picture.tsx';
import { useHostChoice } from './use-host-choice.ts';

/** Every mode with its picture; choosing another one tells the room and closes the window. */
export function ModePicker() {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  const host = useIsHost();
  const hostChoice = useHostChoice();
  const send = useSettingsSender();
  if (!info) return null;
  const choose = ({ id, lock }: ModeCard) =>
    hostChoice(() => {
      if (lock) {
        showError(t(lockWords[lock]));
        return;
      }
      if (id !== info.mode) send({ mode: id });
      closeWindow(ROOM_WINDOWS.modes);
    });
  return (
    <ul className={clsx(fading.fadingEnd, s.modes)}>
      {modeCards(info.locks).map((card) => (
        <li key={card.id}>
          <button
            type="button"
            className={clsx(choice.choice, choice.press, card.id === info.mode && choice.chosen, s.card)}
            data-mode={card.id}
            data-locked={card.lock ?? undefined}
            aria-pressed={card.id === info.mode}
            aria-disabled={card.lock !== null || !host || undefined}
            onClick={() => choose(card)}
          >
            <span className={s.picture}>
              <ModePicture mode={card.id} size={60} />
            </span>
            <span className={s.words}>
              <b>
                {t(card.name)}
                {card.id === info.mode ? <Check size={20} strokeWidth={3.4} aria-label={t('host.chosen')} /> : null}
                {card.lock ? <Lock size={17} strokeWidth={3} aria-label={t('host.locked')} /> : null}
              </b>
              <span>{t(card.how)}</span>
              {card.lock ? <em className={choice.reason}>{t(lockWords[card.lock])}</em> : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
