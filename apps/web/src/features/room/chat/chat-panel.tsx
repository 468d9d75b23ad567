import { Tabs } from '@base-ui/react/tabs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { type ChatTab, useRoomUi } from '../room-ui.ts';
import s from '../../../ui/chat/chat.module.css';
import { ChatTabStrip } from './chat-tab-strip.tsx';
import tabs from './chat-tabs.module.css';
import { chooseTab, restoreTabs, useAttachedTabs } from './chat-tabs.ts';
import { fetchTabs, TabBody } from './tab-body.tsx';

/** The chat window: beside the table, or a sheet on phones. Its tabs are chat, word search and inspector. */
export function ChatPanel({ sheet = false }: { sheet?: boolean }) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const attached = useAttachedTabs(sheet);
  const chosen = useRoomUi((state) => state.chatTab);
  const active = attached.includes(chosen) ? chosen : attached[0];
  useEffect(fetchTabs, []);
  return (
    <aside
      ref={box}
      className={s.chat}
      data-sheet={sheet || undefined}
      data-toasts={sheet && active === 'chat' ? 'writing' : undefined}
      data-beside-stage={sheet ? undefined : ''}
      aria-label={t('chat.window')}
    >
      {active ? (
        <Tabs.Root value={active} onValueChange={(next: ChatTab) => chooseTab(next)} className={tabs.root}>
          <ChatTabStrip tabs={attached} active={active} box={sheet ? null : box} />
          {attached.map((tab) => (
            <Tabs.Panel key={tab} value={tab} className={tabs.panel}>
              <TabBody tab={tab} />
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      ) : (
        <div className={tabs.nothing}>
          <EmptyState title={t('chat.allDetached')}>
            <Btn tone="gold" onClick={restoreTabs}>
              {t('chat.restoreTabs')}
            </Btn>
          </EmptyState>
        </div>
      )}
    </aside>
  );
}
