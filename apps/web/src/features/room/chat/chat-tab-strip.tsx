import { Tabs } from '@base-ui/react/tabs';
import { ExternalLink, ListChecks, MessageCircle, Search } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useUnread } from '../../../ui/chat/chat-store.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import type { ChatTab } from '../room-ui.ts';
import { useRoom } from '../store/use-topic.ts';
import s from './chat-tabs.module.css';
import { detachTab, TAB_NAMES } from './chat-tabs.ts';
import { useTabDrag } from './use-tab-drag.ts';

const ICON = { size: 16, strokeWidth: 2.8 } as const;
export const TAB_ICONS: Record<ChatTab, ReactNode> = {
  chat: <MessageCircle {...ICON} />,
  search: <Search {...ICON} />,
  inspector: <ListChecks {...ICON} />,
};

interface ChatTabStripProps {
  tabs: readonly ChatTab[];
  active: ChatTab;
  /** The chat window: the distance to it decides about detaching. Sheets give none: their tabs stay. */
  box: RefObject<HTMLElement | null> | null;
}

/** The folder tabs of the chat window. Each can be dragged out, or sent out by the button at the end. */
export function ChatTabStrip({ tabs, active, box }: ChatTabStripProps) {
  const { t } = useTranslation();
  const ghost = useRef<HTMLDivElement>(null);
  const none = useRef<HTMLElement>(null);
  const { dragged, startDrag } = useTabDrag(box ?? none, ghost);
  const unread = useUnread(useRoom().store.chat);
  const detachLabel = t('chat.detach', { tab: t(TAB_NAMES[active]) });
  return (
    <div className={s.head}>
      <Tabs.List className={s.list} aria-label={t('chat.window')} activateOnFocus>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab}
            value={tab}
            className={s.tab}
            data-dragged={dragged?.tab === tab || undefined}
            data-draggable={box ? '' : undefined}
            onPointerDown={(event) => box && startDrag(tab, event)}
          >
            {TAB_ICONS[tab]}
            <span className={s.name}>{t(TAB_NAMES[tab])}</span>
            {tab === 'chat' && unread > 0 ? <i className={s.unread}>{unread > 99 ? '99+' : unread}</i> : null}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {box ? (
        <Tip label={detachLabel}>
          <Btn size="sm" icon className={s.out} aria-label={detachLabel} onClick={() => detachTab(active)}>
            <ExternalLink size={15} strokeWidth={2.8} />
          </Btn>
        </Tip>
      ) : null}
      {dragged
        ? createPortal(
            <div
              ref={ghost}
              className={s.ghost}
              style={{ translate: `${dragged.x}px ${dragged.y}px` }}
              aria-hidden="true"
            >
              {TAB_ICONS[dragged.tab]}
              <b>{t(TAB_NAMES[dragged.tab])}</b>
              <small>{t('chat.letGo')}</small>
            </div>,
            document.body,
          )
        : null}
    </div>
  );
}
