import { mayLove, ROOM } from '@syllaboom/engine';
import type { GameContext } from './game-context.ts';
import type { Member } from './member.ts';

/** Sends a heart from one person to another [R0352 R0418]. */
export function sendLove(room: GameContext, from: Member, to: Member): void {
  if (from === to) return room.refuse(from, 'self');
  if (!from.identity || !to.identity) return room.refuse(from, 'playerUnknown');
  if (from.identity.guest || to.identity.guest) return room.refuse(from, 'guest');
  const pair = `${from.identity.playerId} ${to.identity.playerId}`;
  const now = room.now();
  if (!mayLove(from.identity.playerId, to.identity.playerId, room.loves.get(pair) ?? null, now))
    return room.refuse(from, 'loveCooldown');
  for (const [old, at] of room.loves) if (now - at >= ROOM.loveCooldownMs) room.loves.delete(old);
  room.loves.set(pair, now);
  const { playerId } = from.identity;
  if (to.manners.admits('heart', playerId)) room.send(to, 'love', { id: from.seat });
  room.broadcastTo('love-heart', { from: from.seat, to: to.seat }, ({ manners }) => manners.admits('heart', playerId));
}

/** Each sign fits in one way only: otherwise a text that is none after all would be tried in every combination. */
const EMOJI =
  /^(?:\u{1f3f4}[\u{e0061}-\u{e007a}]{2,8}\u{e007f}|[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f|[0-9#*]\ufe0f\u20e3?)+$/u;

/** Whether a text is emoji and nothing else. */
export const isEmoji = (text: string): boolean => EMOJI.test(text);

/** Shows an emoji of a player to everybody who hears them, as their chat [R0467]. */
export function sendEmoji(room: GameContext, from: Member, emoji: string): void {
  if (from.identity?.guest) return room.refuse(from, 'guest');
  if (from.manners.isMuted) return room.refuse(from, 'muted');
  if (!isEmoji(emoji)) return room.refuse(from, 'badValue');
  const playerId = from.identity?.playerId ?? null;
  room.broadcastTo('emoji', { id: from.seat, emoji }, ({ manners }) => manners.hears(playerId));
}
