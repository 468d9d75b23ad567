import { Mail, MailPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { INBOX_WINDOW, NEW_CHAT_WINDOW } from '../../navigation/windows.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { centerRect } from '../../ui/windows/window-rect.ts';
import { InboxSection } from './lazy-inbox.ts';

const NewChat = lazyPart(async () => ({ default: (await import('./compose/new-chat.tsx')).NewChat }));

const ICON = { size: 20, strokeWidth: 2.6 } as const;
const HEIGHT = 660;

/** The inbox and its dialog for a new chat; they stand once in the shell, their bodies come when they are first opened. */
export function InboxWindow() {
  const { t } = useTranslation();
  return (
    <>
      <FloatingWindow
        id={INBOX_WINDOW}
        title={t('inbox.title')}
        icon={<Mail {...ICON} />}
        initial={() => centerRect(800, Math.min(HEIGHT, innerHeight - 40))}
      >
        <InboxSection />
      </FloatingWindow>
      <FloatingWindow
        id={NEW_CHAT_WINDOW}
        title={t('inbox.newChat')}
        icon={<MailPlus {...ICON} />}
        initial={() => centerRect(440, Math.min(HEIGHT - 60, innerHeight - 60), 30)}
      >
        <NewChat />
      </FloatingWindow>
    </>
  );
}
