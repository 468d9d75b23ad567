import { DIFFICULTIES } from '@syllaboom/engine';
import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuChoices, PopupMenu } from '../../../ui/kit/popup-menu.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { difficultyName } from '../settings/setting-words.ts';
import { useSettingsSender } from '../settings/use-settings-sender.ts';
import { useIsHost, useSnapshot } from '../store/use-topic.ts';
import s from './room-lobby.module.css';

/** How hard it is; the host changes it here. */
export function DifficultyMenu({ value }: { value: string }) {
  const { t } = useTranslation();
  const host = useIsHost();
  const diff = useSnapshot('info')?.diff ?? 0;
  const send = useSettingsSender();
  const face = (
    <button type="button" className={s.entry} onClick={host ? undefined : () => showError(t('room.refusedOnlyHost'))}>
      <Flame size={24} strokeWidth={2.5} />
      <span>{t('room.difficulty')}</span>
      <b>{value}</b>
    </button>
  );
  if (!host) return face;
  return (
    <PopupMenu trigger={face} align="center">
      <MenuChoices
        value={String(diff)}
        onChange={(next) => send({ difficulty: Number(next) })}
        choices={Object.values(DIFFICULTIES).map((id) => ({ value: String(id), label: t(difficultyName(id)) }))}
      />
    </PopupMenu>
  );
}
