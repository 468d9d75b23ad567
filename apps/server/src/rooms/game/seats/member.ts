import type { ServerMessages } from '@syllaboom/contracts';
import {
  type BotSliderValues,
  type GameLanguage,
  type HostCandidate,
  nextHost,
  type SeatId,
  strengthOf,
} from '@syllaboom/engine';
import { systemClock } from '#platform/clock/clock.ts';
import type { RoomClient } from '#platform/rooms/base-room.ts';
import { ChatPermissions } from '../../players/chat-permissions.ts';
import { CLEAN_MODERATION_STATUS, type RoomIdentity } from '../../ports.ts';
import { PlayerSchema } from '../state/game-state.ts';

/** A client of the game room. `userData` is unset for clients that were turned away at the door. */
export type GameClient = RoomClient<Member, ServerMessages>;

/** Somebody in the room: a person, connected or with a held seat, or a bot. */
export interface Member {
  /** The rooms library's session id; stays through reconnections. */
  readonly seat: SeatId;
  /** When they sat down, ms since 1970. */
  readonly since: number;
  /** Null for bots. */
  identity: RoomIdentity | null;
  readonly bot: BotMember | null;
  /** What everybody sees of the member. */
  readonly shown: PlayerSchema;
  /** Null for bots, while disconnected, and after leaving in the middle of a match. */
  client: GameClient | null;
  /** Reconnection token (`room:token`) of the latest connection. */
  token: string;
  /** The window of the latest connection, by the name that it gave itself; empty without one. */
  tab: string;
  locale: GameLanguage;
  /** Asked for reduced motion. */
  calm: boolean;
  /** Left for good; only the token of a running match stays. */
  gone: boolean;
  recentSubmits: readonly number[];
  /** When they last did something, on the room's clock. */
  lastActionAt: number;
  /** What they may write, and whose lines they get. */
  readonly chatPermissions: ChatPermissions;
  /** Ends the watch over the account's session and cosmetics. */
  unwatch: () => void;
  /** Their connection is not any more. */
  leave: () => void;
  readonly votes: Set<SeatId>;
}

/** Handlers only run for members (see BaseRoom.listen). */
export function memberOf(client: GameClient): Member {
  if (!client.userData) throw new Error('a message of somebody who was not let in');
  return client.userData;
}

/** The same, for something that the member does now. */
export function memberActing(client: GameClient, at: number): Member {
  const member = memberOf(client);
  member.lastActionAt = at;
  return member;
}

export interface BotMember {
  profile: BotSliderValues;
}

const freshMember = (seat: SeatId, locale: GameLanguage, shown: PlayerSchema, status = CLEAN_MODERATION_STATUS) => ({
  seat,
  since: systemClock.now().getTime(),
  shown,
  client: null,
  token: '',
  tab: '',
  locale,
  calm: false,
  gone: false,
  recentSubmits: [],
  lastActionAt: Number.NEGATIVE_INFINITY,
  chatPermissions: new ChatPermissions(status),
  unwatch: () => undefined,
  leave: () => undefined,
  votes: new Set<SeatId>(),
});

/** What the room shows of an account; it may change while the person is here. */
const shownOf = (identity: RoomIdentity) => ({
  username: identity.displayName,
  avatar: identity.avatar,
  level: identity.level,
  type: identity.type,
  wp: identity.wp,
  bomb: identity.bomb,
  background: identity.background,
  f: identity.streakEffect,
  h: identity.heartEffect,
  frame: identity.frame,
});

/** Makes a person's place in the room. */
export function seatPerson(seat: SeatId, identity: RoomIdentity, locale: GameLanguage, spectating: boolean): Member {
  const place = { session_id: seat, auth_id: identity.playerId, locale, lang: locale, spectating };
  const shown = new PlayerSchema({ ...place, ...shownOf(identity) });
  return { ...freshMember(seat, locale, shown, identity.standing), identity, bot: null };
}

/** Shows a person as they are after a change of their name, cosmetics or role. */
export function refreshPerson(member: Member, identity: RoomIdentity): void {
  member.identity = identity;
  Object.assign(member.shown, shownOf(identity));
}

/** Makes a bot's place in the room. */
export function seatBot(
  seat: SeatId,
  appearance: { readonly name: string; readonly avatar: string },
  locale: GameLanguage,
  profile: BotSliderValues,
): Member {
  const shown = new PlayerSchema({
    session_id: seat,
    auth_id: seat,
    username: appearance.name,
    avatar: appearance.avatar,
    bot: true,
    strength: strengthOf(profile) ?? '',
    locale,
    lang: locale,
  });
  return { ...freshMember(seat, locale, shown), identity: null, bot: { profile } };
}

/** Everybody in a room, in the order of joining. */
export class Roster {
  readonly #members = new Map<string, Member>();

  add(member: Member): void {
    this.#members.set(member.seat, member);
  }
  remove(seat: string): void {
    this.#members.delete(seat);
  }
  get(seat: string): Member | undefined {
    return this.#members.get(seat);
  }
  all(): Member[] {
    return [...this.#members.values()];
  }
  /** Everybody who plays in the next match, bots included. */
  players(): Member[] {
    return this.all().filter((member) => !member.gone && !member.shown.spectating);
  }
  people(): Member[] {
    return this.all().filter((member) => member.identity !== null && !member.gone);
  }
  bots(): Member[] {
    return this.all().filter((member) => member.bot !== null);
  }
  /** The member who is this account. */
  ofPlayer(playerId: string): Member | undefined {
    return this.people().find((member) => member.identity?.playerId === playerId);
  }
  /** Who holds the room when its host is gone. */
  successor(): Member | undefined {
    const candidates = this.people().map(
      (member): HostCandidate => ({
        id: member.seat,
        bot: false,
        guest: member.identity?.guest ?? false,
        connected: member.client !== null,
        spectating: member.shown.spectating,
      }),
    );
    const next = nextHost(candidates);
    return next === null ? undefined : this.get(next);
  }
}
