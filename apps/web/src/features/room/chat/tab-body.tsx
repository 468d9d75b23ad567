import type { ReactNode } from 'react';
import { Part } from '../../../ui/kit/waiting/part.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { ChatTab } from '../room-ui.ts';
import { ChatBody } from './chat-body.tsx';

const WordSearch = lazyPart(async () => ({ default: (await import('../word-search/word-search.tsx')).WordSearch }));
const Inspector = lazyPart(async () => ({ default: (await import('../inspector/inspector.tsx')).Inspector }));
const BODIES: Record<ChatTab, ReactNode> = { chat: <ChatBody />, search: <WordSearch />, inspector: <Inspector /> };

/** Has the tabs ready that nobody has opened yet: whoever does waits for nothing. One that can't be had is asked for again then. */
export const fetchTabs = (): void => void Promise.allSettled([WordSearch.fetch(), Inspector.fetch()]);

/** What a tab shows, in the chat window or in a window of its own. */
export const TabBody = ({ tab }: { tab: ChatTab }) => <Part waiting={null}>{BODIES[tab]}</Part>;
