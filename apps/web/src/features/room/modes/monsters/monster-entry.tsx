import { Ghost } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../../ui/toasts/toasts.tsx';
import { toggleWindow } from '../../../../ui/windows/manager.ts';
import { ENTRY_ICON } from '../../waiting-room/entry-icon.ts';
import { WaitingRoomEntry } from '../../waiting-room/waiting-room-entry.tsx';
import { ROOM_WINDOWS } from '../../room-ui.ts';
import type { RoomInfo } from '../../store/room-types.ts';
import { useCategories } from '../../word-search/use-categories.ts';

/** Opens the monster selector once its data is there; another press asks for it again. */
export function MonsterEntry({ info }: { info: RoomInfo }) {
  const { t } = useTranslation();
  const { data, failure, reload } = useCategories(info.locale);
  const open = () => {
    if (data !== null) return toggleWindow(ROOM_WINDOWS.monsters);
    showError(t('host.monstersNotLoaded'));
    if (failure !== null) reload();
  };
  return (
    <WaitingRoomEntry
      icon={<Ghost {...ENTRY_ICON} />}
      label={t('host.monsters')}
      value={String(info.monsters.length)}
      onClick={open}
    />
  );
}
