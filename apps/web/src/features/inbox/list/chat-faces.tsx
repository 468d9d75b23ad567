import type { InboxChat } from '@syllaboom/contracts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { othersOf } from '../chat-people.ts';
import s from './faces.module.css';

const DIRECT_PX = 42;
const GROUP_PX = 28;

/** Who is in a chat: the other one, or two of a group. */
export function ChatFaces({ chat, ownId }: { chat: InboxChat; ownId: string }) {
  const others = othersOf(chat, ownId).slice(0, chat.g ? 2 : 1);
  const faces = others.length > 0 ? others : [{ id: chat.i, avatar: '', frame: 0 }];
  return (
    <span className={s.faces} data-group={(chat.g && faces.length > 1) || undefined} aria-hidden="true">
      {faces.map(({ id, avatar, frame }) => (
        <span key={id}>
          <PlayerFace seed={avatar || id} frame={frame} size={faces.length > 1 ? GROUP_PX : DIRECT_PX} />
        </span>
      ))}
    </span>
  );
}
