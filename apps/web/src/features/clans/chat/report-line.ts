import { REPORT_CHAT_LINES } from '@syllaboom/contracts';
import { SHOWN_TEXTS } from '@syllaboom/engine';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import { hidePeople } from '../../../platform/streamer/hide-people.ts';
import { openReport, reportableOf } from '../../moderation/index.ts';
import { clanChat } from './clan-chat-state.ts';

/** Reports who wrote a line of the clan's chat; the server adds its own copy of the line. */
export function reportLine(n: number): void {
  const { lines } = clanChat();
  const line = lines.find((one) => one.n === n);
  if (line === undefined || line.id === null) return;
  const upTo = lines.filter((one) => one.n <= n && one.id !== null).slice(-REPORT_CHAT_LINES);
  openReport({
    playerId: line.id,
    name: hidePeople(line).displayName,
    subjects: [...(line.message === '' ? [] : (['clanLine'] as const)), ...reportableOf(line)],
    subjectIds: { clanLine: String(n) },
    roomId: null,
    chat: upTo.map(({ id, message }) => ({
      id: id ?? '',
      message: message.slice(0, SHOWN_TEXTS.reportedLine.most),
    })),
    language: currentLanguage(),
  });
}
