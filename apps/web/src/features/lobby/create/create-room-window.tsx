import { Bomb } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { closeWindow, openWindow } from '../../../ui/windows/manager.ts';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { askForName, useUser } from '../../session/index.ts';
import { toCreateOptions } from './create-room-options.ts';
import { roomLanguage } from './room-language.ts';
import { useClickGuard } from '../use-click-guard.ts';

const CREATE_WINDOW = 'create-room';
const CreateRoomForm = lazyPart(async () => ({ default: (await import('./create-room-form.tsx')).CreateRoomForm }));

/** Asks what the new room shall be; guests give a name first. */
export function askCreateRoom(): void {
  askForName(() => openWindow(CREATE_WINDOW), i18n.t('errors.room/login_to_create'));
}

/** The window behind every "Create room"; it stands once in home. */
export function CreateRoomWindow({ onCreate }: { onCreate: (options: ReturnType<typeof toCreateOptions>) => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const guarded = useClickGuard();
  // A match that was found leads away from home while it is open.
  useEffect(() => () => closeWindow(CREATE_WINDOW), []);
  return (
    <FloatingWindow
      id={CREATE_WINDOW}
      title={t('lobby.createRoom')}
      icon={<Bomb size={20} strokeWidth={2.6} />}
      initial={() => centerRect(500, 690)}
    >
      <CreateRoomForm
        language={roomLanguage(user?.locale)}
        hostName={user?.displayName ?? ''}
        mayName={user?.wayIn !== false}
        onCreate={(values) => {
          closeWindow(CREATE_WINDOW);
          guarded(() => onCreate(toCreateOptions(values)));
        }}
      />
    </FloatingWindow>
  );
}
