import { randomInt } from 'node:crypto';
import type { DailyReward } from '@syllaboom/contracts';
import { claimDaily, dailyTiles, GAME_LANGUAGES, type GameLanguage, utcDayOf } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { addItems } from '#features/inventory';
import { readProfiles } from '#features/profile';
import { post, runOperation } from '#features/wallet';
import type { Tx } from '#platform/db/index.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import { lockDailyState, readDailyState, saveDailyState } from './daily-reward.repository.ts';
import type { DailyDeps } from './daily.deps.ts';
import { dateOf } from './utc-date.ts';

/** What a claim gave. */
export interface DailyGain {
  readonly reward: DailyReward;
  /** Syllables, where the reward is tiles. */
  readonly tiles: readonly string[];
}
/** Tiles to be given, in the language that they are for. */
interface DrawnTiles {
  readonly language: GameLanguage;
  readonly tiles: readonly string[];
}

const PICK_STEPS = 2 ** 32;
const roll = (): number => randomInt(PICK_STEPS) / PICK_STEPS;

/**
 * Grants today's reward once, however often and wherever it is asked for: the state, the ledgers' entries and the claim
 * itself are one transaction. Null when there is none (any more).
 */
export async function claimReward(deps: DailyDeps, playerId: string): Promise<DailyGain | null> {
  if (isGuestId(playerId)) return null;
  try {
    return await claimPlanned(deps, playerId);
  } catch (cause) {
    if (!(cause instanceof Overtaken)) throw cause;
    return claimPlanned(deps, playerId);
  }
}

/** Another claim came between planning and paying, around midnight: what is due now is another reward. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

async function claimPlanned(deps: DailyDeps, playerId: string): Promise<DailyGain | null> {
  const { database, clock } = deps;
  const today = utcDayOf(clock.now().getTime());
  const planned = claimDaily(await readDailyState(database.db, playerId), today);
  if (planned === null) return null;
  // Dictionaries are asked before the transaction: one that is still being built refuses, and the offer stays.
  const drawn = planned.reward.icon === 'tile' ? await drawTiles(deps, playerId, planned.reward.value) : null;
  const date = dateOf(today);
  const { result, replayed } = await runOperation<DailyGain | null>(
    database,
    { actor: playerId, key: `daily:${date}`, kind: 'daily_reward', body: date },
    async (tx, operationId) => {
      await requireAccount(tx, playerId);
      const claimed = claimDaily(await lockDailyState(tx, playerId), today);
      if (claimed === null || !(await saveDailyState(tx, playerId, claimed.state))) return null;
      const tiles = await payReward(tx, operationId, playerId, claimed.reward, drawn);
      deps.ports.announceChange(tx, playerId);
      return { reward: claimed.reward, tiles };
    },
  );
  if (replayed || result === null) return null;
  return result;
}

/** Pays a reward; the tiles among it. */
async function payReward(
  tx: Tx,
  operationId: number,
  playerId: string,
  { icon, value }: DailyReward,
  drawn: DrawnTiles | null,
): Promise<readonly string[]> {
  if (icon !== 'tile') {
    await post(tx, operationId, [{ from: { system: 'mint' }, to: { playerId }, currency: icon, amount: value }]);
    return [];
  }
  if (drawn === null) throw new Overtaken();
  const { language, tiles } = drawn;
  await addItems(
    tx,
    operationId,
    tiles.map((item) => ({ playerId, kind: 'tile' as const, locale: language, item, count: 1 })),
  );
  return tiles;
}

async function drawTiles({ database, ports }: DailyDeps, playerId: string, count: number): Promise<DrawnTiles> {
  const [profile] = await readProfiles(database.db, [playerId]);
  const language = GAME_LANGUAGES.find((known) => known === profile?.locale) ?? GAME_LANGUAGES[0];
  return { language, tiles: dailyTiles(await ports.openDictionary(language), count, roll) };
}
