import { REPORT_CHAT_LINES } from '@syllaboom/contracts';
import type { RoomOfProfile } from '../../../navigation/windows.ts';
import type { RoomStore } from '../store/room-store.ts';

/** The room with what was said in it lately, each line under its author's account: what goes with a report. */
export const roomContext = (store: RoomStore): RoomOfProfile => ({
  roomId: store.roomId,
  language: store.get('info')?.locale ?? 'en-US',
  chat: store.chat.lines
    .filter((line) => !line.system)
    .slice(-REPORT_CHAT_LINES)
    .map(({ id, message, g }) => ({
      id: store.seat(id)?.authId ?? id,
      message: g === undefined ? message : `[GIF ${g.p} ${g.id}] ${g.title}`,
    })),
});
