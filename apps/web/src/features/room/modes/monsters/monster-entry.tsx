import { Ghost } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../../ui/toasts/toasts.tsx';
import { toggleWindow } from '../../../../ui/windows/manager.ts';
import { ENTRY_ICON } from '../../lobby/entry-icon.ts';
import { LobbyEntry } from '../../lobby/lobby-entry.tsx';
import { ROOM_WINDOWS } from '../../room-ui.ts';
import type { RoomInfo } from '../../store/room-types.ts';
import { useCategories } from '../../word-search/use-categories.ts';

/** Opens the monster selector once its data is there; another press asks for it again [R0493]. */
function OneTry({ info, onRetry }: { info: RoomInfo; onRetry: () => void }) {
  const { t } = useTranslation();
  const monsters = useCategories(info.locale);
  const open = () => {
    if (typeof monsters !== 'string') {
      toggleWindow(ROOM_WINDOWS.monsters);
      return;
    }
    showError(t('host.monstersNotLoaded'));
    if (monsters === 'failed') onRetry();
  };
  return (
    <LobbyEntry
      icon={<Ghost {...ENTRY_ICON} />}
      label={t('host.monsters')}
      value={String(info.monsters.length)}
      onClick={open}
    />
  );
}

/** The monsters that are chosen; a press leads to all of them. */
export function MonsterEntry({ info }: { info: RoomInfo }) {
  const [attempt, setAttempt] = useState(0);
  return <OneTry key={attempt} info={info} onRetry={() => setAttempt((before) => before + 1)} />;
}
