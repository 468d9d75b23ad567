import { type MutualBlocks, may, PROFILE, type SocialAction } from '@syllaboom/engine';
import { holdAccounts } from '#features/account';
import { readProfiles } from '#features/profile';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Db, Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import { lockBlocks, readMutualBlocks, readBlocks, type Block, writeBlock } from './blocks.repository.ts';

/** Whom a player does not want to hear. */
export interface HiddenPlayers {
  /** Their chat is not delivered: muted or blocked. */
  readonly unheard: readonly string[];
  /** Their hearts and whispers neither. */
  readonly blocked: readonly string[];
}
export interface BlockChange {
  readonly playerId: string;
  readonly kind: 'block' | 'mute';
  readonly on: boolean;
}
/** A row of the list, with how the player looks. */
export interface BlockListEntry {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: string;
  readonly frame: number;
  readonly blocked: boolean;
  readonly muted: boolean;
}

/** Blocking and muting between players. */
export interface BlockService {
  list(playerId: string): Promise<BlockListEntry[]>;
  set(playerId: string, change: BlockChange): Promise<void>;
  between(playerId: string, otherId: string): Promise<MutualBlocks>;
  /** The same as a transaction sees it. */
  betweenIn(db: Db, playerId: string, otherId: string): Promise<MutualBlocks>;
  hiddenFrom(playerId: string): Promise<HiddenPlayers>;
  /** Whether blocks and mutes let somebody do an action towards another player; refusing it is the asker's. */
  may(action: SocialAction, actorId: string, targetId: string): Promise<boolean>;
}

const hiddenOf = (blocks: readonly Block[]): HiddenPlayers => ({
  unheard: blocks.map(({ otherId }) => otherId),
  blocked: blocks.filter(({ blocked }) => blocked).map(({ otherId }) => otherId),
});

/** What is set after a change. */
function applyChange(before: Block | undefined, { playerId, kind, on }: BlockChange): Block {
  return {
    otherId: playerId,
    blocked: kind === 'block' ? on : (before?.blocked ?? false),
    muted: kind === 'mute' ? on : (before?.muted ?? false),
  };
}

/** What blocks tell others of. */
export interface BlockPorts {
  /** Tells the rooms whom somebody does not want to hear any more. */
  readonly channel: PlayerChannel;
  /** Ends what was between a player and whom they have blocked. */
  playerBlocked(tx: Tx, pair: { readonly playerId: string; readonly otherId: string }): Promise<void>;
  playerUnblocked(tx: Tx, pair: { readonly playerId: string; readonly otherId: string }): Promise<void>;
}

export function createBlockService(database: Database, clock: Clock, ports: BlockPorts): BlockService {
  return {
    list: async (playerId) => {
      const blocks = await readBlocks(database.db, playerId);
      const profiles = await readProfiles(
        database.db,
        blocks.map(({ otherId }) => otherId),
      );
      const known = new Map(profiles.map((profile) => [profile.playerId, profile]));
      return blocks.map(({ otherId, blocked, muted }) => {
        const { displayName, avatar, frame } = known.get(otherId) ?? { displayName: '', avatar: '', frame: 0 };
        return { id: otherId, displayName, avatar, frame, blocked, muted };
      });
    },
    set: async (playerId, change) => {
      if (change.playerId === playerId) throw new AppError('relation/self');
      await database.transact(async (tx) => {
        const held = await holdAccounts(tx, [playerId, change.playerId]);
        if (!held.has(playerId)) throw new AppError('auth/token_invalid');
        if (!held.has(change.playerId)) throw new AppError('profile/not_found');
        await lockBlocks(tx, playerId);
        const before = await readBlocks(tx, playerId);
        const known = before.find(({ otherId }) => otherId === change.playerId);
        if (!known && change.on && before.length >= PROFILE.mostBlocks) throw new AppError('relation/too_many');
        await writeBlock(tx, playerId, applyChange(known, change), clock.now());
        if (change.kind === 'block') {
          const pair = { playerId, otherId: change.playerId };
          await (change.on ? ports.playerBlocked(tx, pair) : ports.playerUnblocked(tx, pair));
        }
        ports.channel.sendAfter(tx, [playerId], 'hide', hiddenOf(await readBlocks(tx, playerId)));
      });
    },
    betweenIn: readMutualBlocks,
    between: (playerId, otherId) => readMutualBlocks(database.db, playerId, otherId),
    hiddenFrom: async (playerId) => hiddenOf(await readBlocks(database.db, playerId)),
    may: async (action, actorId, targetId) => may(action, await readMutualBlocks(database.db, actorId, targetId)),
  };
}
