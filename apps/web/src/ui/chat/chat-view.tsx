import { type ReactNode, useEffect } from 'react';
import s from './chat.module.css';
import type { ChatStore } from './chat-store.ts';
import { ChatVeil } from './chat-veil.tsx';

interface ChatViewProps {
  readonly chat: ChatStore;
  /** The log, the input, and what stands between them. */
  readonly children: ReactNode;
}

function OpenChat({ chat, children }: ChatViewProps) {
  useEffect(() => chat.showLog(), [chat]);
  return (
    <div className={s.body} data-chat="">
      {children}
    </div>
  );
}

/** A chat on the screen: everything counts as read. In streamer mode it is shown to who asks for it. */
export const ChatView = (props: ChatViewProps) => (
  <ChatVeil>
    <OpenChat {...props} />
  </ChatVeil>
);
