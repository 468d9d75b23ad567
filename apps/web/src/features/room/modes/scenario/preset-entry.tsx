import { Scroll } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { scenarioName } from '../../../../ui/mode/scenario-words.ts';
import { toggleWindow } from '../../../../ui/windows/manager.ts';
import { ENTRY_ICON } from '../../waiting-room/entry-icon.ts';
import { WaitingRoomEntry } from '../../waiting-room/waiting-room-entry.tsx';
import { ROOM_WINDOWS } from '../../room-ui.ts';
import type { RoomInfo } from '../../store/room-types.ts';

/** The preset that is chosen; a press leads to all of them. */
export function PresetEntry({ info }: { info: RoomInfo }) {
  const { t } = useTranslation();
  return (
    <WaitingRoomEntry
      icon={<Scroll {...ENTRY_ICON} />}
      label={t('host.scenarios')}
      value={t(scenarioName(info.sc))}
      onClick={() => toggleWindow(ROOM_WINDOWS.scenarios)}
    />
  );
}
