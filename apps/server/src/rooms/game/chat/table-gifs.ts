import type { RoomRefusal } from '@syllaboom/contracts';
import { isGifReady } from '@syllaboom/engine';
import type { ChatChannel } from '../../chat/chat-channel.ts';
import type { ChatPermissions } from '../../players/chat-permissions.ts';
import type { GameContext } from '../game-context.ts';
import type { Member } from '../seats/member.ts';
import { senderOf } from './table-chat.ts';

/** When somebody last sent one, by their permissions: those stay through a lost connection. */
const sentAt = new WeakMap<ChatPermissions, number>();

const REFUSALS: Readonly<Record<string, RoomRefusal>> = { 'gif/level': 'gifLevel', 'gif/unknown': 'gifUnknown' };

/** Shows a GIF of a player in the chat of a table, where it isn't ranked, and not one right after the other. */
export async function sendGif(
  room: GameContext,
  chat: ChatChannel,
  from: Member,
  ref: { readonly p: string; readonly id: string },
): Promise<void> {
  const chatter = senderOf(room, from);
  if (!chat.maySpeak(chatter)) return;
  if (room.state.ranked) return room.refuse(from, 'ranked');
  const before = sentAt.get(from.chatPermissions);
  const now = room.now();
  if (!isGifReady(before ?? null, now)) return room.refuse(from, 'gifCooldown');
  sentAt.set(from.chatPermissions, now);
  try {
    const show = await room.ports.takeGif(chatter.identity.playerId, ref);
    // Much may have changed meanwhile: who is gone or muted by now says nothing.
    if (room.roster.get(from.seat) === from && chat.maySpeak(chatter)) chat.showGif(chatter, show);
  } catch (cause) {
    // What was not sent is no reason to wait.
    if (before === undefined) sentAt.delete(from.chatPermissions);
    else sentAt.set(from.chatPermissions, before);
    const refusal = REFUSALS[(cause as { readonly code?: string }).code ?? ''];
    if (refusal === undefined) room.log.warn({ part: 'chat', err: cause }, 'A GIF could not be sent');
    room.refuse(from, refusal ?? 'tooOften');
  }
}
