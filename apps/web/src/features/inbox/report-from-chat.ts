import { type InboxChat, REPORT_CHAT_LINES } from '@syllaboom/contracts';
import { SHOWN_TEXTS } from '@syllaboom/engine';
import { currentLanguage } from '../../platform/i18n/i18n.ts';
import { hidePeople } from '../../platform/streamer/hide-people.ts';
import { openReport, reportableOf } from '../moderation/index.ts';
import { inbox } from './store/inbox-state.ts';

/** Reports somebody of a chat; the server adds its own copy of what was said. */
export function reportFromChat(chat: InboxChat, playerId: string): void {
  const person = chat.p.find(({ id }) => id === playerId);
  if (person === undefined) return;
  const { opened, thread } = inbox();
  const lines = opened?.i === chat.i ? thread.messages.slice(-REPORT_CHAT_LINES) : [];
  openReport({
    playerId,
    name: hidePeople(person).displayName,
    subjects: reportableOf(person),
    roomId: null,
    chatId: chat.i,
    chat: lines.map(({ s, t, g }) => ({
      id: s,
      message: (g === undefined ? t : `[GIF ${g.p} ${g.id}] ${g.title}`).slice(0, SHOWN_TEXTS.reportedLine.most),
    })),
    language: currentLanguage(),
  });
}
