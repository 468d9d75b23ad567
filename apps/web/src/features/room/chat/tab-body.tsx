import type { ReactNode } from 'react';
import { Inspector } from '../inspector/inspector.tsx';
import type { ChatTab } from '../room-ui.ts';
import { WordSearch } from '../word-search/word-search.tsx';
import { ChatBody } from './chat-body.tsx';

const BODIES: Record<ChatTab, ReactNode> = { chat: <ChatBody />, search: <WordSearch />, inspector: <Inspector /> };

/** What a tab shows, in the chat window or in a window of its own. */
export const TabBody = ({ tab }: { tab: ChatTab }) => BODIES[tab];
