import type { ChatChannel } from '../../chat/chat-channel.ts';
import type { GameContext } from '../game-context.ts';
import type { Member } from '../seats/member.ts';
import { senderOf } from './table-chat.ts';

/** Each sign fits in one way only: otherwise a text that is none after all would be tried in every combination. */
const EMOJI =
  /^(?:\u{1f3f4}[\u{e0061}-\u{e007a}]{2,8}\u{e007f}|[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f|[0-9#*]\ufe0f\u20e3?)+$/u;

/** Whether a text is emoji and nothing else. */
export const isEmoji = (text: string): boolean => EMOJI.test(text);

/** Shows an emoji of a player to everybody who hears them, as their chat. */
export function sendEmoji(room: GameContext, chat: ChatChannel, from: Member, emoji: string): void {
  const chatter = senderOf(room, from);
  if (!chat.maySpeak(chatter)) return;
  if (!isEmoji(emoji)) return room.refuse(from, 'badValue');
  const { playerId } = chatter.identity;
  room.broadcastTo('emoji', { id: from.seat, emoji }, ({ chatPermissions }) =>
    chatPermissions.mayReceiveFrom(playerId),
  );
}
