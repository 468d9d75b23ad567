import { PlayerChannel, type PlayerNotices } from '#platform/rooms/channel/player-channel.ts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { Topic } from '#platform/rooms/channel/topic.ts';
import type { SessionUser } from '@syllaboom/contracts';
import {
  type CustomPrompt,
  type GameLanguage,
  type ModeId,
  SUPPORTER_ROLE,
  type TriviaQuestion,
  typeWithIcon,
  type WordIndex,
} from '@syllaboom/engine';
import { createSealedNotes } from '#platform/auth/sealed-notes.ts';
import { listWordIndex, SAMPLE_WORDS } from '@syllaboom/engine/testing';
import {
  type CallLimit,
  type FinishedMatch,
  NO_STANDING,
  type RecordedMatch,
  type RoomChatLine,
  type RoomIdentity,
  type RoomPorts,
  type Standing,
  type ParticipantCard,
  type ParticipantsAsked,
  type PurchaseOutcome,
} from '../ports.ts';

import { Presence } from '../presence/presence.ts';
import { FakeCompetition } from './fake-competition.ts';

/** A refusal as the services throw it. */
class CodedError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Questions whose right answer is always the one that says so. */
export const SAMPLE_QUESTIONS: readonly TriviaQuestion[] = Array.from({ length: 40 }, (_, n) => ({
  q: `Question ${n}`,
  a: [`right ${n}`, `wrong ${n} a`, `wrong ${n} b`, `wrong ${n} c`],
  correct: 0,
  d: Math.floor(n / 10) as TriviaQuestion['d'],
  author: n % 7 === 0 ? { id: 'anna00000001', name: 'Anna', avatar: 'seed' } : null,
}));
export const SAMPLE_CATEGORIES = {
  animals: ['JELLYFISH', 'TIGER'],
  food: ['BERRY', 'BUTTER', 'CHERRY', 'GINGER', 'PEPPER'],
};
export const SAMPLE_PROMPTS: readonly CustomPrompt[] = ['CAT', 'DOG', 'COW', 'HEN', 'OWL', 'BEE'].map((answer) => ({
  text: `picture of ${answer.toLowerCase()}`,
  image: null,
  alt: '',
  answer,
}));

/** A limit without a clock. */
export function countingLimit(most: number): CallLimit {
  const counts = new Map<string, number>();
  return {
    consume: async (key) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > most) throw new Error('too many');
    },
    refund: async (key) => void counts.set(key, (counts.get(key) ?? 1) - 1),
  };
}

/** What the rooms are told to carry out, as tests write it. */
export type RoomOrder =
  | ({ readonly do: 'mute'; readonly playerId: string } & PlayerNotices['mute'])
  | { readonly do: 'warn' | 'kick'; readonly playerId: string }
  | ({ readonly do: 'hide'; readonly playerId: string } & PlayerNotices['hide'])
  | { readonly do: 'announce'; readonly text: string };

/** Ports over plain memory: tokens are `player:<id>`, results are kept in a list. */
export class FakePorts implements RoomPorts {
  readonly recorded: FinishedMatch[] = [];
  /** Every attempt to write, also those that failed. */
  readonly attempts: string[] = [];
  readonly saved = new Map<string, { roomId: string; token: string }>();
  readonly banned = new Set<string>();
  /** Players whose account hangs on one device's key. */
  readonly keyed = new Set<string>();
  readonly expired = new Set<string>();
  readonly #about = new Map<string, Partial<RoomIdentity>>();
  readonly #building = new Map<GameLanguage, () => void>();
  readonly #waits = new Map<GameLanguage, Promise<void>>();
  readonly #index: WordIndex;
  /** Where the channel complains: the server's log, once it runs. */
  readonly channelLog: { -readonly [Level in keyof RoomLog]: RoomLog[Level] } = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  };
  /** How many writes fail before one works. */
  failWrites = 0;

  constructor(words: readonly string[] | WordIndex = SAMPLE_WORDS) {
    this.channel = new PlayerChannel(this.channelLog);
    this.announcements = new Topic('announcements', this.channelLog);
    this.presence = new Presence(this.channelLog);
    this.#index = 'exists' in words ? words : listWordIndex(words, 'en-US', { categories: SAMPLE_CATEGORIES });
  }

  /** Says more about a player than the defaults. */
  describe(playerId: string, about: Partial<RoomIdentity>): void {
    this.#about.set(playerId, about);
  }

  async ownerOf(token: string): Promise<string> {
    return (await this.authenticate(token)).playerId;
  }

  async authenticate(token: string): Promise<RoomIdentity> {
    const playerId = token.startsWith('player:') ? token.slice('player:'.length) : '';
    if (playerId === '') throw new CodedError('auth/token_invalid');
    if (this.banned.has(playerId)) throw new CodedError('auth/banned');
    if (this.expired.has(playerId)) throw new CodedError('auth/token_expired');
    return {
      playerId,
      signInId: `session-${playerId}`,
      username: playerId,
      displayName: playerId,
      avatar: `seed-${playerId}`,
      type: 0,
      roles: [],
      secondFactorUntil: Number.MAX_SAFE_INTEGER,
      guest: playerId.length < 10,
      wayIn: playerId.length >= 10 && !this.keyed.has(playerId),
      exp: 5_000,
      level: 5,
      wp: 500,
      locale: 'en-US',
      bomb: 0,
      background: 0,
      streakEffect: 0,
      heartEffect: 0,
      frame: 0,
      standing: NO_STANDING,
      ...this.#about.get(playerId),
    };
  }

  readonly channel: PlayerChannel;
  async readStanding(playerId: string): Promise<Standing> {
    return this.#about.get(playerId)?.standing ?? NO_STANDING;
  }
  readonly announcements: Topic<string>;
  readonly presence: Presence;

  /** Ends sessions, as the account service tells it. */
  endSessions({ playerId, ...ended }: PlayerNotices['sessionEnded'] & { readonly playerId: string }): void {
    this.channel.send([playerId], 'sessionEnded', ended);
  }

  /** Gives an order, as moderation and relations do. */
  order(order: RoomOrder): void {
    if (order.do === 'announce') return this.announcements.publish(order.text);
    const { do: event, playerId, ...payload } = order;
    this.channel.send([playerId], event, payload as never);
  }

  readRoomChat: (roomId: string, playerId: string) => Promise<RoomChatLine[]> = async () => [];
  answerRoomChat(read: FakePorts['readRoomChat']): void {
    this.readRoomChat = read;
  }

  /** Warnings that wait, by player. */
  readonly warnings = new Map<string, string[]>();
  async takeWarnings(playerId: string): Promise<string[]> {
    const waiting = this.warnings.get(playerId) ?? [];
    this.warnings.delete(playerId);
    return waiting;
  }

  /** Changes a player, as the profile service tells it. */
  change(playerId: string, about: Partial<RoomIdentity>): void {
    this.#about.set(playerId, { ...this.#about.get(playerId), ...about });
    this.channel.send([playerId], 'changed', {});
  }

  async describePlayer(playerId: string): Promise<SessionUser> {
    const {
      streakEffect,
      heartEffect,
      signInId: _session,
      standing: _standing,
      playerId: id,
      roles,
      ...seen
    } = await this.authenticate(`player:${playerId}`);
    return {
      ...seen,
      id,
      roles: [...roles],
      streak: streakEffect,
      heart: heartEffect,
      score: 100,
      diamond: 2,
      key: 1,
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
    if (!roles.includes(SUPPORTER_ROLE)) throw new CodedError('profile/role_not_held');
    this.change(playerId, { type: icon === 0 ? SUPPORTER_ROLE : typeWithIcon(icon) });
  }

  /** Only ids of registered players are known. */
  async readPlayerCards(playerIds: readonly string[]) {
    return playerIds
      .filter((playerId) => playerId.length === 12)
      .map((playerId) => ({ playerId, displayName: `Name of ${playerId}`, avatar: `seed-${playerId}` }));
  }

  /** Ids of players by their ids on the chat platform. */
  readonly linked = new Map<string, string>();
  /** Only registered players are known. */
  async readParticipants({ ids }: ParticipantsAsked): Promise<ParticipantCard[]> {
    return [...new Set(ids)].flatMap((id) => {
      const playerId = this.linked.get(id) ?? id;
      return playerId.length === 12 ? [{ id, playerId, name: `Name of ${playerId}`, avatar: `seed-${playerId}` }] : [];
    });
  }

  /** What each purchase comes to; unknown ones are rejected. */
  readonly purchases = new Map<string, PurchaseOutcome>();
  readonly claimed: string[] = [];
  async claimPurchase(playerId: string, entitlementId: string): Promise<PurchaseOutcome> {
    this.claimed.push(`${playerId} ${entitlementId}`);
    return this.purchases.get(entitlementId) ?? { outcome: 'rejected' };
  }

  readonly seatLimits: { perPlayer: CallLimit; perAddress: CallLimit } = {
    perPlayer: countingLimit(Number.POSITIVE_INFINITY),
    perAddress: countingLimit(Number.POSITIVE_INFINITY),
  };

  readonly guessLimits: { perPlayer: CallLimit; perAddress: CallLimit } = {
    perPlayer: countingLimit(Number.POSITIVE_INFINITY),
    perAddress: countingLimit(Number.POSITIVE_INFINITY),
  };

  async readProfile() {
    return { exp: 5_000, level: 5, score: 100, diamond: 2, key: 1 };
  }

  readonly words: RoomPorts['words'] = {
    isReady: (language) => !this.#building.has(language),
    whenReady: async (language) => this.#waits.get(language),
    get: (language) => {
      if (this.#building.has(language)) throw new CodedError('words/language_building');
      return this.#index;
    },
    version: () => 'test-1',
  };

  /** Words that mean something here; asking for "AWAY" fails. */
  readonly meanings = new Map<string, string>();
  async meaningOf(_language: GameLanguage, word: string) {
    if (word === 'AWAY') throw new CodedError('http/unavailable');
    const meaning = this.meanings.get(word);
    return { meanings: meaning === undefined ? [] : [meaning] };
  }

  /** Custom prompts by player. */
  readonly prompts = new Map<string, readonly CustomPrompt[]>();
  questions: readonly TriviaQuestion[] = SAMPLE_QUESTIONS;
  readonly material: RoomPorts['material'] = {
    pictureLink: (url) => `pictures/${encodeURIComponent(url)}`,
    promptsOf: async (playerId) => this.prompts.get(playerId) ?? [],
    builtInPrompts: () => SAMPLE_PROMPTS,
    questions: async () => this.questions,
    countQuestions: () => this.questions.length,
  };
  modesOff: readonly ModeId[] = [];
  /** Every server of the tests has the same key. */
  readonly notes = createSealedNotes(Buffer.from('the key of all room servers in tests'));

  /** From now on the dictionary of a language is being built; call the result when it is done. */
  build(language: GameLanguage): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waits.set(language, promise);
    this.#building.set(language, resolve);
    return () => {
      this.#building.delete(language);
      resolve();
    };
  }

  async recordMatch(match: FinishedMatch): Promise<RecordedMatch> {
    this.attempts.push(match.matchId);
    if (this.failWrites > 0) {
      this.failWrites -= 1;
      throw new Error('the database is away');
    }
    this.recorded.push(match);
    const grant = {
      exp: 5_040,
      level: 5,
      score: 130,
      diamond: 2,
      key: 1,
      gainedExp: 40,
      gainedCoins: 30,
      gainedDiamonds: 1,
      gainedKeys: 0,
      gainedTiles: ['ING', 'KI'],
      discovered: 1,
      claimed: 2,
      rating: 1_120,
      wp: null,
      bests: ['word' as const],
    };
    const losers = match.seats.flatMap(({ place, playerId }) =>
      (place ?? 0) > 1 && playerId !== null ? [playerId] : [],
    );
    const points = match.ranked ? this.competition.settle(match.matchId, losers) : {};
    return {
      recorded: match.turns >= 4,
      players: Object.fromEntries(
        match.seats.flatMap(({ playerId, stats }) =>
          playerId === null ? [] : [[playerId, { ...grant, wp: points[playerId] ?? null, flagged: stats.untrusted }]],
        ),
      ),
    };
  }

  /** Ranked bookings, daily rewards, achievements. */
  readonly competition = new FakeCompetition(() => this.channel);
  readonly ranked = this.competition.ranked;
  readonly daily = this.competition.daily;
  readonly achievements = this.competition.achievements;
  readonly tellUnlocked: RoomPorts['tellUnlocked'] = async (playerId, as) => {
    const unlocked = this.competition.unlocked.get(playerId) ?? [];
    this.competition.unlocked.delete(playerId);
    for (const item of unlocked) this.channel.send([playerId], as, item);
  };

  isRoomOpen: (roomId: string) => Promise<boolean> = async () => true;
  readonly reconnections: RoomPorts['reconnections'] = {
    save: (playerId, roomId, token) => void this.saved.set(playerId, { roomId, token }),
    clear: (playerId, roomId) => {
      if (this.saved.get(playerId)?.roomId === roomId) this.saved.delete(playerId);
    },
    find: async (playerId) => this.saved.get(playerId) ?? null,
    checkBy: (isOpen) => {
      this.isRoomOpen = isOpen;
    },
  };
}
