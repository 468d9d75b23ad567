import { type Hint, onHint } from '../../../platform/query/hints.ts';
import { onPlayerEvent } from '../../../platform/rooms/player-events.ts';
import { page } from '../../../platform/page.ts';
import type { InboxEvent } from './chat-list.ts';
import { noteHeard } from './heard.ts';
import { forgetInbox, inbox } from './inbox-state.ts';
import { followInList, readList } from './read-list.ts';
import { hearInThread, isInboxShown, missesSome, readThread } from './read-thread.ts';

function hear(event: InboxEvent): void {
  noteHeard(event);
  // Counted before the chat on the screen is told to be read.
  const unread = event.m === undefined ? 0 : event.nc;
  hearInThread(event);
  followInList(event);
  if (missesSome(event.c, unread)) void readThread();
}

/** What was said while nobody heard it is read; what no screen shows is read once one does. */
function readAnew(): void {
  if (!isInboxShown()) return;
  void readList();
  if (inbox().opened !== null) void readThread();
}

function follow({ name }: Hint): void {
  if (name === 'player-switched') forgetInbox();
  if (name === 'connected') readAnew();
}

onPlayerEvent('inbox', hear);
onHint(follow);
page.onStartOver(forgetInbox);
