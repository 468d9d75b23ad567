import type { AchievementView } from '@syllaboom/contracts';
import { achievementViews, findAchievement } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { readProgress } from '#features/profile';
import { post, runOperation } from '#features/wallet';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Tx } from '#platform/db/index.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import { enterClaim, enterTold, readSteps } from './achievements.repository.ts';

export interface AchievementDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ports: {
    /** Tells, after the commit, that the player's balances changed. */
    announceChange(tx: Tx, playerId: string): void;
  };
}

/** Steps of a player's achievements [R0180 R0228]. */
export interface AchievementsService {
  /** All steps, the easiest of each kind first. */
  progress(playerId: string): Promise<AchievementView[]>;
  /** Pays once; null when it is unknown, not reached or claimed already. */
  claim(playerId: string, id: string): Promise<{ readonly reward: number } | null>;
  /** Steps that can be claimed and that the player was not told of yet; each is given out once. */
  takeReached(playerId: string): Promise<AchievementView[]>;
}

export function createAchievementsService(deps: AchievementDeps): AchievementsService {
  return {
    progress: async (playerId) => (await readStanding(deps, playerId)).views,
    claim: (playerId, id) => claimStep(deps, playerId, id),
    takeReached: async (playerId) => {
      if (isGuestId(playerId)) return [];
      const { views, told } = await readStanding(deps, playerId);
      const untold = views.filter(({ id, isClaimable }) => isClaimable && !told.has(id));
      if (untold.length === 0) return [];
      const ids = untold.map(({ id }) => id);
      const entered = await deps.database.transact(async (tx) => {
        await requireAccount(tx, playerId);
        return enterTold(tx, playerId, ids, deps.clock.now());
      });
      return untold.filter(({ id }) => entered.includes(id));
    },
  };
}

async function readStanding({ database }: AchievementDeps, playerId: string) {
  const [progress, { told, claimed }] = await Promise.all([
    readProgress(database.db, playerId),
    readSteps(database.db, playerId),
  ]);
  return { views: achievementViews(progress, claimed), told };
}

/** Progress falls only when the staff takes back what matches gave; a step that is claimed at that very moment stays claimed. */
async function claimStep(deps: AchievementDeps, playerId: string, id: string): Promise<{ reward: number } | null> {
  const step = findAchievement(id);
  if (step === null || isGuestId(playerId)) return null;
  const { views } = await readStanding(deps, playerId);
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
