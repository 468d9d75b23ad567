import { MODES } from '@syllaboom/engine';
import { Bot, Gamepad2, Languages, SlidersHorizontal, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { toggleWindow } from '../../../ui/windows/manager.ts';
import { copyRoomLink } from '../room-code.tsx';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { difficultyName, modeName } from '../settings/setting-words.ts';
import { DifficultyMenu } from './difficulty-menu.tsx';
import { useIsHost, useRoom, useSnapshot } from '../store/use-topic.ts';
import s from './room-lobby.module.css';

const ICON = { size: 24, strokeWidth: 2.5 } as const;

interface EntryProps {
  icon: ReactNode;
  label: string;
  value?: string;
  onClick: () => void;
}
function Entry({ icon, label, value, onClick }: EntryProps) {
  return (
    <button type="button" className={s.entry} onClick={onClick}>
      {icon}
      <span>{label}</span>
      {value ? <b>{value}</b> : null}
    </button>
  );
}

/** The bar at the bottom: what is played, in which language, how hard, and the room's settings [R0120]. */
export function LobbyNavigation() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const host = useIsHost();
  const info = useSnapshot('info');
  if (!info) return null;
  const yapping = info.mode === MODES.yapping;
  return (
    <nav className={s.nav} aria-label={t('room.navigation')}>
      <Entry
        icon={<Gamepad2 {...ICON} />}
        label={t('room.mode')}
        value={t(modeName(info.mode))}
        onClick={() => toggleWindow(ROOM_WINDOWS.modes)}
      />
      {info.mlang ? null : (
        <Entry
          icon={<Languages {...ICON} />}
          label={t('room.language')}
          value={formatLanguage(info.locale)}
          onClick={() => toggleWindow(ROOM_WINDOWS.language)}
        />
      )}
      {yapping ? null : <DifficultyMenu value={t(difficultyName(info.diff))} />}
      {yapping ? null : (
        <Entry
          icon={<SlidersHorizontal {...ICON} />}
          label={t('room.roomSettings')}
          onClick={() => toggleWindow(ROOM_WINDOWS.settings)}
        />
      )}
      {host && !yapping ? (
        <Entry icon={<Bot {...ICON} />} label={t('room.addBot')} onClick={() => toggleWindow(ROOM_WINDOWS.addBot)} />
      ) : null}
      <Entry
        icon={<UserPlus {...ICON} />}
        label={t('room.invite')}
        onClick={() => void copyRoomLink(store.roomId, t('room.codeCopied'))}
      />
    </nav>
  );
}
