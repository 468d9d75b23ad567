import { randomBytes } from 'node:crypto';
import type { AccountService } from '#features/account';
import {
  carryOutRemovals,
  createModerationService,
  type ModerationDeps,
  type ModerationPorts,
  type ModerationService,
  type RemovalDeps,
} from '#features/moderation';
import type { ProfileService } from '#features/profile';
import type { BlockService } from '#features/blocks';
import {
  AddedWords,
  type DictionaryRegistry,
  RemovedWords,
  withAddedWords,
  withoutRemovedWords,
  type WordsService,
} from '#features/words';
import type { EmitFeatureEvent } from '#manifest/feature-events.ts';
import { readOrAddSecret } from '#platform/auth/signing-key.repository.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/index.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import { type Logger, securityLog } from '#platform/log/logger.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { Topic } from '#platform/rooms/channel/topic.ts';
import type { RoomPorts, ModerationStatus } from '../rooms/ports.ts';

/** What moderation is wired from. */
export interface ModerationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly accounts: AccountService;
  readonly profiles: ProfileService;
  readonly blocks: BlockService;
  readonly words: WordsService;
  readonly removed: RemovedWords;
  readonly appealKey: Buffer;
  readonly reportLimit: Limiter;
  readonly channel: PlayerChannel;
  readonly announcements: Topic<string>;
  readonly emit: EmitFeatureEvent;
  playerChanged(tx: Tx, playerId: string): void;
  readonly subjectOf: ModerationPorts['subjectOf'];
}

/** The rooms' side of moderation. */
export type ModerationRoomPorts = Pick<RoomPorts, 'answerRoomChat' | 'takeNotices'> & {
  readModerationStatus(playerId: string): Promise<ModerationStatus>;
};

/** Signs the tokens of appeals. */
export const openAppealKey = (database: Database): Promise<Buffer> =>
  database.transact((tx) => readOrAddSecret(tx, 'appeal', randomBytes(32)));

/** The dictionaries with the words that have joined them, and without those that have left them. */
export async function openChangedDictionaries(
  { database, clock }: Pick<ModerationParts, 'database' | 'clock'>,
  dictionaries: DictionaryRegistry,
): Promise<{ readonly added: AddedWords; readonly removed: RemovedWords; readonly dictionaries: DictionaryRegistry }> {
  const added = new AddedWords(database, clock);
  const removed = new RemovedWords(database);
  await Promise.all([added.refresh(), removed.refresh()]);
  return { added, removed, dictionaries: withoutRemovedWords(withAddedWords(dictionaries, added), removed) };
}

/** Moderation and what players set about each other, with their sides for calls, rooms and jobs. */
export function composeModeration(parts: ModerationParts) {
  const { database, clock, logger, blocks, removed } = parts;
  let readRoomChat: Parameters<RoomPorts['answerRoomChat']>[0] = async () => [];
  const deps: ModerationDeps = {
    database,
    clock,
    security: securityLog(logger),
    accounts: parts.accounts,
    channel: parts.channel,
    announcements: parts.announcements,
    appealKey: parts.appealKey,
    reportLimit: parts.reportLimit,
    ports: {
      readRoomChat: (roomId, playerId) => readRoomChat(roomId, playerId),
      playerChanged: parts.playerChanged,
      subjectOf: parts.subjectOf,
      playerBanned: (tx, ban) => parts.emit('playerBanned', tx, ban),
    },
  };
  const moderation = createModerationService(deps);
  const removals: RemovalDeps = {
    database,
    clock,
    words: parts.words,
    wordsRemoved: () => removed.refresh(),
    wordLeaves: (tx, word) => parts.emit('wordLeaves', tx, word),
    playerChanged: parts.playerChanged,
  };
  return {
    moderationDeps: deps,
    moderation,
    removals,
    roomPorts: createRoomSide(moderation, blocks, (read) => {
      readRoomChat = read;
    }),
    tendRemovals: () => tendRemovals(removals, removed),
  };
}

/** Other processes' removals count here too, a minute later at most. */
async function tendRemovals(removals: RemovalDeps, removed: RemovedWords): Promise<void> {
  if ((await carryOutRemovals(removals)) === 0) await removed.refresh();
}

function createRoomSide(
  moderation: ModerationService,
  blocks: BlockService,
  answerRoomChat: RoomPorts['answerRoomChat'],
): ModerationRoomPorts {
  return {
    readModerationStatus: async (playerId) => {
      const [sanctions, hidden] = await Promise.all([
        moderation.chatSanctionsOf(playerId),
        blocks.hiddenFrom(playerId),
      ]);
      return { ...sanctions, ...hidden };
    },
    takeNotices: (playerId) => moderation.takeNotices(playerId),
    answerRoomChat,
  };
}
