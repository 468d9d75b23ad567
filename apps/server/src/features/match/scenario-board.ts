import type { ReplyOf } from '@syllaboom/contracts';
import type { ENDPOINTS } from '@syllaboom/contracts';
import { SCENARIOS, type Scenario } from '@syllaboom/engine';
import { readAccountFacts } from '#features/account';
import { readProfiles } from '#features/profile';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { readBoard, readRank } from './scenario-board.repository.ts';

const ROWS_SHOWN = 100;
/** So many are read, since some of them may be banned. */
const ROWS_READ = 130;

/** Boards by the key of their scenario without hyphens; those without a trophy have none. */
const PRESETS: ReadonlyMap<string, Scenario> = new Map(
  SCENARIOS.filter(({ metric }) => metric !== null).map((scenario) => [scenario.key.replaceAll('-', ''), scenario]),
);

/** The best of a scenario, and where the caller stands. */
export async function scenarioBoard(
  { db }: Database,
  preset: string,
  callerId: string,
): Promise<ReplyOf<(typeof ENDPOINTS)['scenarioLeaderboard']>> {
  const scenario = PRESETS.get(preset.toLowerCase());
  if (scenario === undefined) throw new AppError('leaderboard/unknown');
  const [board, localPlayer] = await Promise.all([
    readBoard(db, scenario.id, ROWS_READ),
    readRank(db, scenario.id, callerId),
  ]);
  const ids = board.map((row) => row.playerId);
  const [profiles, facts] = await Promise.all([readProfiles(db, ids), readAccountFacts(db, ids)]);
  const profileOf = new Map(profiles.map((profile) => [profile.playerId, profile]));
  const rows = board
    .filter((row) => facts.get(row.playerId)?.banned === false)
    .slice(0, ROWS_SHOWN)
    .map((row) => ({
      user_id: row.playerId,
      displayName: profileOf.get(row.playerId)?.displayName ?? '',
      avatar: profileOf.get(row.playerId)?.avatar ?? '',
      score: row.score,
      matchId: row.matchId,
      is_current_user: row.playerId === callerId,
    }));
  return { rows, localPlayer };
}
