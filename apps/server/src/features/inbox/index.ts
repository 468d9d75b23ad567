export { readChatEvidence } from './evidence.repository.ts';
export type { InboxDeps } from './inbox.deps.ts';
export { inboxFeature } from './inbox.feature.ts';
export { countUnread } from './list.repository.ts';
