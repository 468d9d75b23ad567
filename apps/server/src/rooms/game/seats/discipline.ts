import { type ModerationEvent, applyModerationEvent } from '../../players/player-messages.ts';
import type { RoomPorts } from '../../ports.ts';
import type { GameContext } from '../game-context.ts';
import type { Member } from './member.ts';

/** Somebody who comes in reads a warning once the room's screen is there. */
const WARNING_AFTER_MS = 1_500;

/** What of the room discipline needs. */
export type DisciplinedRoom = Pick<GameContext, 'later' | 'send' | 'broadcast' | 'announce' | 'expel' | 'log'> & {
  readonly ports: Pick<RoomPorts, 'takeNotices'>;
};

/** Applies moderation events to members: mutes, warnings, kicks; and whom they don't want to hear. */
export class Discipline {
  readonly #room: DisciplinedRoom;
  /** Ends the wait for the end of a member's mute: each has one at most, however often they come back. */
  readonly #opening = new WeakMap<Member, () => void>();

  constructor(room: DisciplinedRoom) {
    this.#room = room;
  }

  /** A member has connected, for the first time or again. */
  greet(member: Member): void {
    const { chatPermissions } = member;
    if (chatPermissions.isMuted) {
      this.#room.send(member, 'mt', { id: member.seat, muted: true });
      this.#openLater(member);
    }
    if (chatPermissions.status.warned) this.#room.later(WARNING_AFTER_MS, () => this.#warn(member));
  }

  moderate(member: Member, moderationEvent: ModerationEvent): void {
    const { chatPermissions } = member;
    const wasMuted = chatPermissions.isMuted;
    chatPermissions.status = applyModerationEvent(chatPermissions.status, moderationEvent);
    if (moderationEvent.event === 'kick') {
      this.#room.announce('kicked', { name: member.shown.username });
      return this.#room.expel(member, 'kicked');
    }
    if (moderationEvent.event === 'warn') return this.#warn(member);
    if (moderationEvent.event !== 'mute') return;
    if (chatPermissions.isMuted !== wasMuted) this.#broadcastMute(member);
    this.#openLater(member);
  }

  #broadcastMute(member: Member): void {
    this.#room.broadcast('mt', { id: member.seat, muted: member.chatPermissions.isMuted });
  }

  /** A mute that ends while the room lives opens the chat by itself. */
  #openLater(member: Member): void {
    this.#opening.get(member)?.();
    const waitMs = member.chatPermissions.mutedForMs;
    if (waitMs === null) return;
    const cancel = this.#room.later(waitMs + 1, () => {
      if (!member.gone && !member.chatPermissions.isMuted) this.#broadcastMute(member);
    });
    this.#opening.set(member, cancel);
  }

  /** Shows the warnings that wait; whoever is not connected reads them when they come back. */
  #warn(member: Member): void {
    const { identity, client, chatPermissions } = member;
    if (identity === null || client === null || member.gone) return;
    chatPermissions.status = { ...chatPermissions.status, warned: false };
    this.#room.ports.takeNotices(identity.playerId).then(
      (notices) => {
        for (const { key, reason } of notices)
          this.#room.send(member, 'popup', { kind: 'message', key, params: { reason } });
      },
      (cause: unknown) => this.#room.log.warn({ part: 'rooms', err: cause }, 'A warning could not be shown'),
    );
  }
}
