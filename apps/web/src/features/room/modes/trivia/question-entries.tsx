import { hasRight } from '@syllaboom/engine';
import { Lightbulb, MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toggleWindow } from '../../../../ui/windows/manager.ts';
import { useUser } from '../../../session/index.ts';
import { ENTRY_ICON } from '../../waiting-room/entry-icon.ts';
import { WaitingRoomEntry } from '../../waiting-room/waiting-room-entry.tsx';
import { ROOM_WINDOWS } from '../../room-ui.ts';

/** Questions can be proposed by everybody, and reviewed by the staff. */
export function QuestionEntries() {
  const { t } = useTranslation();
  const staff = hasRight(useUser()?.roles ?? [], 'content');
  return (
    <>
      <WaitingRoomEntry
        icon={<Lightbulb {...ENTRY_ICON} />}
        label={t('host.proposeQuestion')}
        onClick={() => toggleWindow(ROOM_WINDOWS.proposeTrivia)}
      />
      {staff ? (
        <WaitingRoomEntry
          icon={<MessageCircleQuestion {...ENTRY_ICON} />}
          label={t('host.reviewQuestions')}
          onClick={() => toggleWindow(ROOM_WINDOWS.reviewTrivia)}
        />
      ) : null}
    </>
  );
}
