import type { SessionUser } from '@syllaboom/contracts';
import { levelOfExp, memberIconOf, SUPPORTER_ROLE, typeWithIcon } from '@syllaboom/engine';
import { isGuestId } from '#platform/ids/random-id.ts';
import { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import {
  CLEAN_MODERATION_STATUS,
  type ParticipantCard,
  type ParticipantsAsked,
  type PlayerCard,
  type RoomIdentity,
  type RoomPorts,
  type RoomProfile,
  type StaffNotice,
  type ModerationStatus,
} from '../../ports.ts';
import { CodedError } from './coded-error.ts';

const EXP = 5_000;
const WP = 500;
const PURSE = { score: 100, diamond: 2, key: 1 };

type Owned = Omit<RoomProfile, 'level'> & Pick<RoomIdentity, 'wp'>;
const NOTHING: Owned = { exp: 0, score: 0, diamond: 0, key: 0, wp: 0 };

type PeoplePorts = Pick<
  RoomPorts,
  | 'authenticate'
  | 'ownerOf'
  | 'channel'
  | 'readModerationStatus'
  | 'takeNotices'
  | 'describePlayer'
  | 'chooseIcon'
  | 'readPlayerCards'
  | 'readParticipants'
  | 'readProfile'
>;

/** What the chat platform's ids are made of. */
const DIGITS = /^\d+$/;

/** Players in memory: tokens are `player:<id>`; every id stands for somebody, a short one for a guest. */
export class FakePeople implements PeoplePorts {
  readonly banned = new Set<string>();
  /** Whose access token is too old. */
  readonly expired = new Set<string>();
  /** Whose session was ended. */
  readonly signedOut = new Set<string>();
  /** Accounts that are no more. */
  readonly erased = new Set<string>();
  /** Players whose account hangs on one device's key. */
  readonly keyed = new Set<string>();
  /** What players have got beyond what they came with. */
  readonly gains = new Map<string, Owned>();
  /** Warnings that wait, by player. */
  readonly warnings = new Map<string, string[]>();
  /** Ids of players by their ids on the chat platform. */
  readonly linked = new Map<string, string>();
  /** Where the channel complains: the server's log, once it runs. */
  readonly channelLog: { -readonly [Level in keyof RoomLog]: RoomLog[Level] } = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  };
  readonly channel = new PlayerChannel(this.channelLog);
  readonly #about = new Map<string, Partial<RoomIdentity>>();

  /** Says more about a player than the defaults. */
  describe(playerId: string, about: Partial<RoomIdentity>): void {
    this.#about.set(playerId, about);
  }

  /** Changes a player, as the profile service tells it. */
  change(playerId: string, about: Partial<RoomIdentity>): void {
    this.#add(playerId, about);
    this.channel.send([playerId], 'changed', {});
  }

  /** Whether it is an account, and still there. */
  isAccount(playerId: string): boolean {
    return !isGuestId(playerId) && !DIGITS.test(playerId) && !this.erased.has(playerId);
  }

  /** Gives a player something; what they own then. */
  pay(playerId: string, gained: Partial<Owned>): RoomProfile {
    const before = this.gains.get(playerId) ?? NOTHING;
    const keys = Object.keys(NOTHING) as (keyof Owned)[];
    const after = keys.map((key): [string, number] => [key, before[key] + (gained[key] ?? 0)]);
    this.gains.set(playerId, Object.fromEntries(after) as unknown as Owned);
    return this.#profileOf(playerId);
  }

  /** A player as a seat knows them. */
  identityOf(playerId: string): RoomIdentity {
    const about = this.#about.get(playerId);
    const gained = this.gains.get(playerId) ?? NOTHING;
    const guest = isGuestId(playerId);
    const exp = (about?.exp ?? (guest ? 0 : EXP)) + gained.exp;
    return {
      playerId,
      signInId: `session-${playerId}`,
      username: playerId,
      displayName: playerId,
      avatar: `seed-${playerId}`,
      type: 0,
      roles: [],
      secondFactorUntil: Number.MAX_SAFE_INTEGER,
      guest,
      wayIn: !guest && !this.keyed.has(playerId),
      level: levelOfExp(exp),
      locale: 'en-US',
      bomb: 0,
      background: 0,
      streakEffect: 0,
      heartEffect: 0,
      frame: 0,
      ...about,
      exp,
      wp: (about?.wp ?? (guest ? 0 : WP)) + gained.wp,
      standing: this.#moderationStatusOf(playerId),
    };
  }

  async ownerOf(token: string): Promise<string> {
    return (await this.authenticate(token)).playerId;
  }

  async authenticate(token: string): Promise<RoomIdentity> {
    const playerId = token.startsWith('player:') ? token.slice('player:'.length) : '';
    const isGone = this.signedOut.has(playerId) || this.erased.has(playerId);
    if (playerId === '' || isGone) throw new CodedError('auth/token_invalid');
    if (this.banned.has(playerId)) throw new CodedError('auth/banned');
    if (this.expired.has(playerId)) throw new CodedError('auth/token_expired');
    return this.identityOf(playerId);
  }

  async readModerationStatus(playerId: string): Promise<ModerationStatus> {
    return this.#moderationStatusOf(playerId);
  }
  async takeNotices(playerId: string): Promise<StaffNotice[]> {
    const waiting = this.warnings.get(playerId) ?? [];
    this.warnings.delete(playerId);
    if (this.#moderationStatusOf(playerId).warned)
      this.#add(playerId, { standing: { ...this.#moderationStatusOf(playerId), warned: false } });
    return waiting.map((reason) => ({ key: 'warned', reason }));
  }

  async describePlayer(playerId: string): Promise<SessionUser> {
    if (!this.isAccount(playerId)) throw new CodedError('profile/not_found');
    const {
      streakEffect,
      heartEffect,
      signInId: _session,
      standing: _standing,
      playerId: id,
      roles,
      ...seen
    } = this.identityOf(playerId);
    return {
      ...seen,
      ...this.#profileOf(playerId),
      id,
      roles: [...roles],
      streak: streakEffect,
      heart: heartEffect,
      longestWord: '',
      about: '',
      clan: 0,
      playTime: 0,
      win: 0,
      wordCount: 0,
      maxPlayer: 32,
      reedem: false,
      reedemCount: 0,
      bombs: '0',
      frames: [0],
      hearts: [0],
      streaks: [0],
    };
  }

  /** Players whose roles hold the supporter's wear icons. */
  async chooseIcon(playerId: string, icon: number): Promise<void> {
    const { roles } = await this.describePlayer(playerId);
    const type = icon === 0 ? SUPPORTER_ROLE : typeWithIcon(icon);
    const isKnown = icon === 0 || memberIconOf(type) !== null;
    if (!isKnown || !roles.includes(SUPPORTER_ROLE)) throw new CodedError('profile/role_not_held');
    this.change(playerId, { type });
  }

  async readProfile(playerId: string): Promise<RoomProfile> {
    return this.#profileOf(playerId);
  }
  async readPlayerCards(playerIds: readonly string[]): Promise<PlayerCard[]> {
    return playerIds.filter((playerId) => this.isAccount(playerId)).map((playerId) => this.#cardOf(playerId));
  }
  async readParticipants({ ids }: ParticipantsAsked): Promise<ParticipantCard[]> {
    return [...new Set(ids)].flatMap((id) => {
      const playerId = this.linked.get(id) ?? id;
      if (!this.isAccount(playerId)) return [];
      const { displayName: name, avatar } = this.#cardOf(playerId);
      return [{ id, playerId, name, avatar, hidesRoom: false }];
    });
  }

  #add(playerId: string, about: Partial<RoomIdentity>): void {
    this.#about.set(playerId, { ...this.#about.get(playerId), ...about });
  }
  #moderationStatusOf(playerId: string): ModerationStatus {
    const { standing: status = CLEAN_MODERATION_STATUS } = this.#about.get(playerId) ?? {};
    return { ...status, warned: status.warned || this.warnings.has(playerId) };
  }
  #profileOf(playerId: string): RoomProfile {
    if (!this.isAccount(playerId)) return { exp: 0, level: 1, score: 0, diamond: 0, key: 0 };
    const { exp, level } = this.identityOf(playerId);
    const { score, diamond, key } = this.gains.get(playerId) ?? NOTHING;
    return { exp, level, score: PURSE.score + score, diamond: PURSE.diamond + diamond, key: PURSE.key + key };
  }
  #cardOf(playerId: string): PlayerCard {
    const { displayName, avatar } = this.identityOf(playerId);
    return { playerId, displayName, avatar };
  }
}
