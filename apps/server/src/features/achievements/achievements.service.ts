import { ACHIEVEMENT_POPUP, type AchievementView } from '@syllaboom/contracts';
import { achievementViews, findAchievement } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { readProgress } from '#features/profile';
import { post, runOperation } from '#features/wallet';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/index.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import { enterClaim, enterAnnounced, readSteps } from './achievements.repository.ts';

export interface AchievementDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly channel: PlayerChannel;
  readonly ports: {
    /** Tells, after the commit, that the player's balances changed. */
    announceChange(tx: Tx, playerId: string): void;
  };
}

export interface AchievementsService {
  /** All steps, the easiest of each kind first. */
  progress(playerId: string): Promise<AchievementView[]>;
  /** Pays once; null when it is unknown, not reached or claimed already. */
  claim(playerId: string, id: string): Promise<{ readonly reward: number } | null>;
  /** Tells the player of steps that can be claimed, each once; those that it told of. */
  emitReached(playerId: string): Promise<AchievementView[]>;
}

export function createAchievementsService(deps: AchievementDeps): AchievementsService {
  return {
    progress: async (playerId) => (await readProgressViews(deps, playerId)).views,
    claim: (playerId, id) => claimStep(deps, playerId, id),
    emitReached: async (playerId) => {
      if (isGuestId(playerId)) return [];
      const { views, announced } = await readProgressViews(deps, playerId);
      const unannounced = views.filter(({ id, isClaimable }) => isClaimable && !announced.has(id));
      if (unannounced.length === 0) return [];
      const ids = unannounced.map(({ id }) => id);
      return deps.database.transact(async (tx) => {
        await requireAccount(tx, playerId);
        const entered = await enterAnnounced(tx, playerId, ids, deps.clock.now());
        const reached = unannounced.filter(({ id }) => entered.includes(id));
        if (reached.length > 0) announceReached(deps.channel, tx, playerId, { reached, views });
        return reached;
      });
    },
  };
}

function announceReached(
  channel: PlayerChannel,
  tx: Tx,
  playerId: string,
  { reached, views }: { readonly reached: readonly AchievementView[]; readonly views: AchievementView[] },
): void {
  const diamonds = reached.reduce((sum, { reward }) => sum + reward, 0);
  channel.sendAfter(tx, [playerId], 'popup', { kind: 'info', key: ACHIEVEMENT_POPUP, params: { diamonds } });
  channel.sendAfter(tx, [playerId], 'achievement-progress', { achievements: views });
}

async function readProgressViews({ database }: AchievementDeps, playerId: string) {
  const [progress, { announced, claimed }] = await Promise.all([
    readProgress(database.db, playerId),
    readSteps(database.db, playerId),
  ]);
  return { views: achievementViews(progress, claimed), announced };
}

/** Progress falls only when the staff takes back what matches gave; a step that is claimed at that very moment stays claimed. */
async function claimStep(deps: AchievementDeps, playerId: string, id: string): Promise<{ reward: number } | null> {
  const step = findAchievement(id);
  if (step === null || isGuestId(playerId)) return null;
  const { views } = await readProgressViews(deps, playerId);
  if (!views.some((view) => view.id === id && view.isClaimable)) return null;
  const { result, replayed } = await runOperation(
    deps.database,
    { actor: playerId, key: `achievement:${id}`, kind: 'achievement', body: id },
    async (tx, operationId) => {
      await requireAccount(tx, playerId);
      const isFirst = await enterClaim(tx, playerId, id, deps.clock.now());
      if (isFirst) {
        const paid = { from: { system: 'mint' }, to: { playerId }, currency: 'diamond', amount: step.reward } as const;
        await post(tx, operationId, [paid]);
        deps.ports.announceChange(tx, playerId);
      }
      return { isFirst };
    },
  );
  if (replayed || !result.isFirst) return null;
  return { reward: step.reward };
}
