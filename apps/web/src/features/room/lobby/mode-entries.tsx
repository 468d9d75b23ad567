import { hasRight, MODES } from '@syllaboom/engine';
import { Ghost, Lightbulb, ListChecks, MessageCircleQuestion, Scroll } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { openWindow, toggleWindow } from '../../../ui/windows/manager.ts';
import { useUser } from '../../session/index.ts';
import { scenarioName } from '../../../ui/mode/scenario-words.ts';
import { useHostChoice } from '../host/use-host-choice.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';
import type { RoomInfo } from '../store/room-types.ts';
import { useCategories } from '../word-search/use-categories.ts';
import { LobbyEntry } from './lobby-entry.tsx';

const ICON = { size: 24, strokeWidth: 2.5 } as const;

/** Opens the monster selector once its data is there; another press asks for it again [R0493]. */
function MonsterEntry({ info, onRetry }: { info: RoomInfo; onRetry: () => void }) {
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
      icon={<Ghost {...ICON} />}
      label={t('host.monsters')}
      value={String(info.monsters.length)}
      onClick={open}
    />
  );
}

function Monsters({ info }: { info: RoomInfo }) {
  const [attempt, setAttempt] = useState(0);
  return <MonsterEntry key={attempt} info={info} onRetry={() => setAttempt((before) => before + 1)} />;
}

/** What only the room's mode has: scenarios, monsters, custom prompts, questions [R0122]. */
export function ModeEntries({ info }: { info: RoomInfo }) {
  const { t } = useTranslation();
  const hostChoice = useHostChoice();
  const staff = hasRight(useUser()?.roles ?? [], 'content');
  if (info.mode === MODES.original)
    return (
      <LobbyEntry
        icon={<Scroll {...ICON} />}
        label={t('host.scenarios')}
        value={t(scenarioName(info.sc))}
        onClick={() => toggleWindow(ROOM_WINDOWS.scenarios)}
      />
    );
  if (info.mode === MODES.monsters) return <Monsters info={info} />;
  if (info.mode === MODES.customPrompts)
    return (
      <LobbyEntry
        icon={<ListChecks {...ICON} />}
        label={t('host.syllables')}
        onClick={() => hostChoice(() => openWindow(ROOM_WINDOWS.syllables))}
      />
    );
  if (info.mode !== MODES.trivia) return null;
  return (
    <>
      <LobbyEntry
        icon={<Lightbulb {...ICON} />}
        label={t('host.proposeQuestion')}
        onClick={() => toggleWindow(ROOM_WINDOWS.proposeTrivia)}
      />
      {staff ? (
        <LobbyEntry
          icon={<MessageCircleQuestion {...ICON} />}
          label={t('host.reviewQuestions')}
          onClick={() => toggleWindow(ROOM_WINDOWS.reviewTrivia)}
        />
      ) : null}
    </>
  );
}
