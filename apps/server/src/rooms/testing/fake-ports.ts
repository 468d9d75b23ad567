import type { PlayerNotices } from '#platform/rooms/channel/player-channel.ts';
import { createSignedNotes } from '#platform/auth/signed-notes.ts';
import { Topic } from '#platform/rooms/channel/topic.ts';
import type { Gif } from '@syllaboom/contracts';
import {
  type CustomPrompt,
  type GameLanguage,
  GIF_IDS,
  GIFS,
  type ModeId,
  type TriviaQuestion,
  type WordIndex,
} from '@syllaboom/engine';
import { listWordIndex, SAMPLE_WORDS } from '@syllaboom/engine/testing';
import type { PractisedCollection, PurchaseOutcome, RoomChatLine, RoomPorts } from '../ports.ts';
import { Presence } from '../presence/presence.ts';
import { RoomBriefs } from '../presence/room-briefs.ts';
import { CodedError } from './ports/coded-error.ts';
import { noLimits } from './ports/counting-limit.ts';
import { FakeResults } from './ports/fake-results.ts';
import { SAMPLE_CATEGORIES, SAMPLE_PROMPTS, SAMPLE_QUESTIONS } from './ports/samples.ts';

/** A moderation event, as tests write it. */
export type ModerationCommand =
  | ({ readonly do: 'mute'; readonly playerId: string } & PlayerNotices['mute'])
  | { readonly do: 'warn' | 'kick'; readonly playerId: string }
  | ({ readonly do: 'hide'; readonly playerId: string } & PlayerNotices['hide'])
  | { readonly do: 'announce'; readonly text: string };

/** Ports over plain memory, for the tests of rooms; `ports/ports-suite.ts` holds them to what the real ones do. */
export class FakePorts extends FakeResults implements RoomPorts {
  readonly saved = new Map<string, { roomId: string; token: string }>();
  readonly #building = new Map<GameLanguage, () => void>();
  readonly #waits = new Map<GameLanguage, Promise<void>>();
  readonly #index: WordIndex;
  readonly announcements = new Topic<string>('announcements', this.channelLog);
  readonly presence = new Presence(this.channelLog);
  readonly briefs = new RoomBriefs(this.channelLog);

  constructor(words: readonly string[] | WordIndex = SAMPLE_WORDS) {
    super();
    this.#index = 'exists' in words ? words : listWordIndex(words, 'en-US', { categories: SAMPLE_CATEGORIES });
  }

  /** Ends sessions, as the account service tells it. */
  endSessions({ playerId, ...ended }: PlayerNotices['sessionEnded'] & { readonly playerId: string }): void {
    this.channel.send([playerId], 'sessionEnded', ended);
  }

  /** Emits a moderation event, as moderation and blocks do. */
  moderate(moderate: ModerationCommand): void {
    if (moderate.do === 'announce') return this.announcements.publish(moderate.text);
    const { do: event, playerId, ...payload } = moderate;
    this.channel.send([playerId], event, payload as never);
  }

  readRoomChat: (roomId: string, playerId: string) => Promise<RoomChatLine[]> = async () => [];
  answerRoomChat(read: FakePorts['readRoomChat']): void {
    this.readRoomChat = read;
  }

  /** What each purchase comes to; unknown ones are rejected. */
  readonly purchases = new Map<string, PurchaseOutcome>();
  readonly claimed: string[] = [];
  async claimPurchase(playerId: string, entitlementId: string): Promise<PurchaseOutcome> {
    this.claimed.push(`${playerId} ${entitlementId}`);
    return this.purchases.get(entitlementId) ?? { outcome: 'refused' };
  }

  readonly seatLimits = noLimits();
  readonly guessLimits = noLimits();

  readonly words: RoomPorts['words'] = {
    isReady: (language) => !this.#building.has(language),
    whenReady: async (language) => this.#waits.get(language),
    get: (language) => {
      if (this.#building.has(language)) throw new CodedError('words/language_building');
      return this.#index;
    },
    version: () => 'test-1',
  };

  async findWords(_language: GameLanguage, text: string, most: number) {
    const words = this.#index.wordsFor(text, 0, most).filter((word) => !this.#index.isOffensive(word));
    return { words, totalCount: this.#index.count(text) };
  }

  /** Words that mean something here; asking for "AWAY" fails. */
  readonly meanings = new Map<string, string>();
  async meaningOf(_language: GameLanguage, word: string) {
    if (word === 'AWAY') throw new CodedError('http/unavailable');
    const meaning = this.meanings.get(word);
    return { meanings: meaning === undefined ? [] : [meaning] };
  }

  /** Custom prompts by player. */
  readonly prompts = new Map<string, readonly CustomPrompt[]>();
  /** Collections by id, and who must not see them. */
  readonly collections = new Map<
    string,
    Omit<PractisedCollection, 'id'> & { readonly hiddenFrom: readonly string[] }
  >();
  questions: readonly TriviaQuestion[] = SAMPLE_QUESTIONS;
  readonly content: RoomPorts['content'] = {
    pictureLink: (url) => `pictures/${encodeURIComponent(url)}`,
    practise: async (playerId, id) => {
      const kept = this.collections.get(id);
      return kept === undefined || kept.hiddenFrom.includes(playerId) ? null : { id, ...kept };
    },
    promptsOf: async (playerId) => this.prompts.get(playerId) ?? [],
    builtInPrompts: () => SAMPLE_PROMPTS,
    questions: async () => this.questions,
    countQuestions: () => this.questions.length,
  };
  /** Players of the level have the pack's; nobody else's are known. */
  async takeGif(playerId: string, { p, id }: { readonly p: string; readonly id: string }): Promise<() => Gif> {
    const { level } = await this.readProfile(playerId);
    if (level < GIFS.level) throw new CodedError('gif/level');
    if (p !== 'embedded' || !GIF_IDS.some((known) => known === id)) throw new CodedError('gif/unknown');
    return () => ({ p, id, title: id, url: `gifs/${id}.svg`, still: `gifs/${id}.still.svg`, dims: [200, 200] });
  }
  modesOff: readonly ModeId[] = [];
  /** Every server of the tests has the same key. */
  readonly notes = createSignedNotes(Buffer.from('the key of all room servers in tests'));

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

  isRoomOpen: (roomId: string) => Promise<boolean> = async () => true;
  readonly reconnections: RoomPorts['reconnections'] = {
    save: (playerId, roomId, token) => void this.saved.set(playerId, { roomId, token }),
    clear: (playerId, roomId) => {
      if (this.saved.get(playerId)?.roomId === roomId) this.saved.delete(playerId);
    },
    find: async (playerId) => {
      const record = this.saved.get(playerId);
      if (record === undefined || (await this.isRoomOpen(record.roomId))) return record ?? null;
      this.reconnections.clear(playerId, record.roomId);
      return null;
    },
    checkBy: (isOpen) => {
      this.isRoomOpen = isOpen;
    },
  };
}
