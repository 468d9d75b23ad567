// What is said is heard before the window is fetched.
import './inbox-news.ts';

export { InboxSection } from './lazy-inbox.ts';
export { InboxWindow } from './inbox-window.tsx';
