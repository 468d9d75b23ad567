import { type Between, may, PROFILE, type SocialAction } from '@syllaboom/engine';
import { holdAccounts } from '#features/account';
import { readProfiles } from '#features/profile';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import { lockRelations, readBetween, readRelations, type Relation, writeRelation } from './relations.repository.ts';

/** Whom a player does not want to hear. */
export interface Hidden {
  /** Their chat is not delivered: muted or blocked. */
  readonly unheard: readonly string[];
  /** Their hearts and whispers neither. */
  readonly blocked: readonly string[];
}
export interface RelationWish {
  readonly playerId: string;
  readonly kind: 'block' | 'mute';
  readonly on: boolean;
}
/** A row of the list, with how the player looks. */
export interface ShownRelation {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: string;
  readonly blocked: boolean;
  readonly muted: boolean;
}

/** Blocking and muting between players. */
export interface RelationService {
  list(playerId: string): Promise<ShownRelation[]>;
  set(playerId: string, wish: RelationWish): Promise<void>;
  between(playerId: string, otherId: string): Promise<Between>;
  hiddenFrom(playerId: string): Promise<Hidden>;
  /** Whether blocks and mutes let somebody do an action towards another player; refusing it is the asker's. */
  may(action: SocialAction, actorId: string, targetId: string): Promise<boolean>;
}

const hiddenOf = (relations: readonly Relation[]): Hidden => ({
  unheard: relations.map(({ otherId }) => otherId),
  blocked: relations.filter(({ blocked }) => blocked).map(({ otherId }) => otherId),
});

/** The relation after a wish. */
function applyWish(before: Relation | undefined, { playerId, kind, on }: RelationWish): Relation {
  return {
    otherId: playerId,
    blocked: kind === 'block' ? on : (before?.blocked ?? false),
    muted: kind === 'mute' ? on : (before?.muted ?? false),
  };
}

/** `channel` tells the rooms whom somebody does not want to hear any more. */
export function createRelationService(database: Database, clock: Clock, channel: PlayerChannel): RelationService {
  return {
    list: async (playerId) => {
      const relations = await readRelations(database.db, playerId);
      const profiles = await readProfiles(
        database.db,
        relations.map(({ otherId }) => otherId),
      );
      const known = new Map(profiles.map((profile) => [profile.playerId, profile]));
      return relations.map(({ otherId, blocked, muted }) => {
        const profile = known.get(otherId);
        return { id: otherId, displayName: profile?.displayName ?? '', avatar: profile?.avatar ?? '', blocked, muted };
      });
    },
    set: async (playerId, wish) => {
      if (wish.playerId === playerId) throw new AppError('relation/self');
      await database.transact(async (tx) => {
        const held = await holdAccounts(tx, [playerId, wish.playerId]);
        if (!held.has(playerId)) throw new AppError('auth/token_invalid');
        if (!held.has(wish.playerId)) throw new AppError('profile/not_found');
        await lockRelations(tx, playerId);
        const before = await readRelations(tx, playerId);
        const known = before.find(({ otherId }) => otherId === wish.playerId);
        if (!known && wish.on && before.length >= PROFILE.mostRelations) throw new AppError('relation/too_many');
        await writeRelation(tx, playerId, applyWish(known, wish), clock.now());
        channel.sendAfter(tx, [playerId], 'hide', hiddenOf(await readRelations(tx, playerId)));
      });
    },
    between: (playerId, otherId) => readBetween(database.db, playerId, otherId),
    hiddenFrom: async (playerId) => hiddenOf(await readRelations(database.db, playerId)),
    may: async (action, actorId, targetId) => may(action, await readBetween(database.db, actorId, targetId)),
  };
}
