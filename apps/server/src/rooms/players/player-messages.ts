import type { SessionUser } from '@syllaboom/contracts';
import {
  type ForwardedMessage,
  isForClients,
  type PlayerChannel,
  type PlayerMessage,
} from '#platform/rooms/channel/player-channel.ts';
import type { RoomIdentity, ModerationStatus } from '../ports.ts';

/** Clocks of processes differ by so much at most. A session that began later than that after the end is another one. */
const SKEW_MS = 2_000;

/** How a stay ends whose session is over: the banned are told so. */
export type Eviction = 'banned' | 'normal';

type Named<Name extends PlayerMessage['event']> = Extract<PlayerMessage, { readonly event: Name }>;
type SessionEnded = Named<'sessionEnded'>;
/** What changes what somebody may do here, and whose lines they get. */
export type ModerationEvent = Named<'mute' | 'warn' | 'kick' | 'hide'>;

/** Somebody in a room of this process, as what happens to them elsewhere reaches them. */
export interface Listener {
  readonly identity: RoomIdentity;
  /** Their session is over. */
  end(how: Eviction): void;
  /** They are another one now: name, cosmetics, roles, balances. */
  refresh(user: SessionUser): void;
  moderate(moderationEvent: ModerationEvent): void;
  /** It goes on to their client, under this name. */
  emit(message: ForwardedMessage): void;
}

/** Subscribes somebody to what concerns them; returns unsubscribe. */
export function listenFor(channel: PlayerChannel, listener: Listener): () => void {
  const { identity } = listener;
  return channel.connect(identity.playerId, (message) => {
    if (isForClients(message)) return listener.emit(message);
    switch (message.event) {
      case 'sessionEnded':
        return concerns(message, identity) ? listener.end(evictionOf(message)) : undefined;
      case 'refreshed':
        return listener.refresh(message.payload);
      case 'changed':
        // Read once for all, then emitted as `refreshed`.
        return;
      case 'sold':
        // The market says what, to all connections at once.
        return;
      default:
        return listener.moderate(message);
    }
  });
}

const concerns = ({ payload: { sessionId } }: SessionEnded, identity: RoomIdentity): boolean =>
  sessionId === null || sessionId === identity.signInId;
const evictionOf = ({ payload: { banned } }: SessionEnded): Eviction => (banned ? 'banned' : 'normal');

/** Why somebody with a seat may not sit down any more: the session ended after the seat was reserved. */
export function refusalFor(channel: PlayerChannel, identity: RoomIdentity): Eviction | null {
  for (const message of channel.recentOf(identity.playerId)) {
    if (message.event !== 'sessionEnded') continue;
    const isOlder = identity.admittedAt === undefined || identity.admittedAt < message.at + SKEW_MS;
    if (isOlder && concerns(message, identity)) return evictionOf(message);
  }
  return null;
}

/** The moderation status of somebody who sits down, with the events since it was read. */
export const currentModerationStatus = (
  channel: PlayerChannel,
  { playerId, standing: status }: RoomIdentity,
): ModerationStatus => channel.recentOf(playerId).reduce(applyModerationEvent, status);

/** Somebody's moderation status after an event; others change nothing. */
export function applyModerationEvent(status: ModerationStatus, message: PlayerMessage): ModerationStatus {
  switch (message.event) {
    case 'mute':
      return { ...status, mutedUntil: message.payload.until };
    case 'warn':
      return { ...status, warned: true };
    case 'hide':
      return { ...status, ...message.payload };
    default:
      return status;
  }
}

/** The same person with what everybody sees of them brought up to date. */
export const refreshedIdentity = (identity: RoomIdentity, user: SessionUser): RoomIdentity => ({
  ...identity,
  username: user.username,
  displayName: user.displayName,
  avatar: user.avatar,
  type: user.type,
  roles: user.roles,
  wayIn: user.wayIn,
  exp: user.exp,
  level: user.level,
  wp: user.wp,
  bomb: user.bomb,
  background: user.background,
  streakEffect: user.streak,
  heartEffect: user.heart,
  frame: user.frame,
});
