import type { SessionUser } from '@syllaboom/contracts';
import { type Eviction, listenFor, refreshedIdentity, currentModerationStatus } from '../../players/player-messages.ts';
import type { RoomIdentity, RoomPorts } from '../../ports.ts';
import type { Presence } from '../../presence/presence.ts';
import type { Discipline } from './discipline.ts';
import type { GameContext } from '../game-context.ts';
import { type Member, refreshPerson } from './member.ts';

/** What the watch over a member needs of the room. */
export interface WatchHost {
  readonly ports: Pick<RoomPorts, 'channel'>;
  readonly presence: Presence;
  expel(member: Member, how: Eviction): void;
}

/** Follows what happens to a member's account elsewhere: its session ends, its cosmetics change, the staff moderates it. */
export function watchMember(
  host: WatchHost,
  { room, discipline }: { readonly room: GameContext; readonly discipline: Discipline },
  member: Member,
  identity: RoomIdentity,
): void {
  member.leave = host.presence.enter(identity.playerId, room.roomId);
  const stop = listenFor(host.ports.channel, {
    identity,
    end: (how) => host.expel(member, how),
    refresh: (user) => refresh(room, member, user),
    moderate: (moderationEvent) => discipline.moderate(member, moderationEvent),
    emit: ({ event, payload }) => room.send(member, event, payload),
  });
  member.unwatch = () => {
    stop();
    member.leave();
  };
}

/**
 * A member is connected again: what they were told meanwhile nobody has kept for them, and of what was said while Redis was
 * away this process knows nothing. So it is read.
 */
export function enterAgain(
  { presence }: Pick<WatchHost, 'presence'>,
  { ports, log, roomId }: GameContext,
  discipline: Discipline,
  member: Member,
): void {
  const { identity } = member;
  if (identity === null) return;
  member.leave = presence.enter(identity.playerId, roomId);
  if (identity.guest) return;
  const { playerId } = identity;
  ports.channel.sendLocally(playerId, 'changed', {});
  ports.readModerationStatus(playerId).then(
    (read) => {
      if (member.gone) return;
      const {
        mutedUntil: until,
        warned,
        unheard,
        blocked,
      } = currentModerationStatus(ports.channel, { ...identity, standing: read });
      discipline.moderate(member, { event: 'hide', payload: { unheard, blocked } });
      discipline.moderate(member, { event: 'mute', payload: { until } });
      if (warned) discipline.moderate(member, { event: 'warn', payload: {} });
    },
    (cause: unknown) => log.warn({ part: 'rooms', err: cause }, 'How a player stands could not be read'),
  );
}

/** The person changed their name, cosmetics or role, here or elsewhere. */
function refresh(room: GameContext, member: Member, user: SessionUser): void {
  if (member.identity === null || member.gone) return;
  refreshPerson(member, refreshedIdentity(member.identity, user));
  room.relist();
  room.patch();
  room.send(member, 'update-profile', user);
}
