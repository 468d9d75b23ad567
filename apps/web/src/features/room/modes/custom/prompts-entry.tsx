import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openWindow } from '../../../../ui/windows/manager.ts';
import { useHostChoice } from '../../host/use-host-choice.ts';
import { ENTRY_ICON } from '../../waiting-room/entry-icon.ts';
import { WaitingRoomEntry } from '../../waiting-room/waiting-room-entry.tsx';
import { ROOM_WINDOWS } from '../../room-ui.ts';

/** The host's way to their own prompts. */
export function PromptsEntry() {
  const { t } = useTranslation();
  const hostChoice = useHostChoice();
  return (
    <WaitingRoomEntry
      icon={<ListChecks {...ENTRY_ICON} />}
      label={t('host.yourPrompts')}
      onClick={() => hostChoice(() => openWindow(ROOM_WINDOWS.syllables))}
    />
  );
}
