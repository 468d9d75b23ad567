import { useTranslation } from 'react-i18next';
import { MessageCircle } from 'lucide-react';
import { useHandheld } from '../../../platform/media.ts';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { TAB_WINDOW } from '../room-timings.ts';
import { CHAT_TABS, ROOM_WINDOWS } from '../room-ui.ts';
import { ChatPanel } from './chat-panel.tsx';
import { TAB_ICONS } from './chat-tab-strip.tsx';
import { chooseTab, TAB_NAMES, TAB_WINDOWS } from './chat-tabs.ts';
import { SheetAlerts } from './sheet-alerts.tsx';
import { TabBody } from './tab-body.tsx';

/** The windows of the chat: one for each detached tab, which comes back when it closes; on phones and tablets the sheet. */
export function ChatWindows() {
  const { t } = useTranslation();
  const handheld = useHandheld();
  return (
    <>
      {CHAT_TABS.map((tab) => (
        <FloatingWindow
          key={tab}
          id={TAB_WINDOWS[tab]}
          title={t(TAB_NAMES[tab])}
          icon={TAB_ICONS[tab]}
          initial={() => centerRect(TAB_WINDOW.w, TAB_WINDOW.h)}
          onClose={() => chooseTab(tab)}
        >
          <TabBody tab={tab} />
        </FloatingWindow>
      ))}
      {handheld ? (
        <FloatingWindow
          id={ROOM_WINDOWS.chat}
          title={t('room.chat')}
          icon={<MessageCircle size={20} strokeWidth={2.6} />}
          initial={() => centerRect(360, 520)}
          side
        >
          <SheetAlerts />
          <ChatPanel sheet />
        </FloatingWindow>
      ) : null}
    </>
  );
}
