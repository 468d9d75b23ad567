import { type ENDPOINTS, type FlaggedMatch, type OwnFlag, type ReplyOf, STAFF_PAGE } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import { type Caller, requireAccount } from '#features/account';
import { keepBoardScores } from '#features/leaderboards';
import { addAuditEntry, guardTarget, namePlayers } from '#features/moderation';
import { addExp } from '#features/profile';
import { post, runOperation } from '#features/wallet';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Db, Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { showPublicText } from '#platform/text/index.ts';
import { decideStored, lockFlag, readFlag, type StoredFlag, writeAppeal } from './flag.repository.ts';
import { type ListedFlag, listFlags } from './flag-list.repository.ts';

const KEY_LENGTH = 20;

/** What the operations on flagged matches work with. */
export interface FlagDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ports: {
    /** Categories that hold the word; null while the dictionary is not open. */
    categoriesOf(language: GameLanguage, word: string): readonly string[] | null;
    /** Categories that hold the word, with the dictionary opened for it; null while that is being built. */
    readCategories(locale: string, word: string): Promise<readonly string[] | null>;
    /** The player has other balances or points, once the transaction has committed. */
    playerChanged(tx: Tx, playerId: string): void;
  };
}

/** What a player is told of an own match. */
export async function readOwnFlag(db: Db, playerId: string, matchId: string): Promise<OwnFlag | null> {
  const flag = await readFlag(db, matchId, playerId);
  if (flag === null) return null;
  return {
    status: flag.status,
    withheldCoins: flag.withheld_coins,
    withheldExp: flag.withheld_exp,
    appealedAt: flag.appealed_at?.toISOString() ?? null,
    decidedAt: flag.decided_at?.toISOString() ?? null,
    note: flag.note,
  };
}

/** Keeps a player's words on a match that does not count; one appeal for each. */
export async function appealMatch(deps: FlagDeps, playerId: string, matchId: string, text: string): Promise<void> {
  const words = showPublicText('note', text);
  if (words === '') throw new AppError('http/bad_request');
  await deps.database.transact(async (tx) => {
    await requireAccount(tx, playerId);
    const flag = await lockFlag(tx, matchId, playerId);
    if (flag === null) throw new AppError('moderation/appeal_invalid');
    if (flag.appealed_at !== null) throw new AppError('moderation/appeal_sent');
    if (flag.decided_at !== null) throw new AppError('moderation/closed');
    await writeAppeal(tx, flag, words, deps.clock.now());
  });
}

/** A page of flagged matches for the staff. */
export async function listFlaggedMatches(
  db: Db,
  query: {
    readonly page?: string | undefined;
    readonly player?: string | undefined;
    readonly show?: 'appeals' | 'all' | undefined;
  },
): Promise<ReplyOf<(typeof ENDPOINTS)['flaggedMatches']>> {
  const offset = (Math.max(1, Number(query.page ?? 1)) - 1) * STAFF_PAGE;
  const wanted = { player: query.player ?? null, appealsOnly: query.show === 'appeals' };
  const { flags, total } = await listFlags(db, wanted, { offset, limit: STAFF_PAGE });
  const nameOf = await namePlayers(
    db,
    flags.flatMap((flag) => [flag.player_id, flag.decided_by]),
  );
  return { total, matches: flags.map((flag) => describeFlag(flag, nameOf)) };
}

const describeFlag = (flag: ListedFlag, nameOf: Awaited<ReturnType<typeof namePlayers>>): FlaggedMatch => ({
  matchId: flag.match_id,
  player: nameOf(flag.player_id),
  at: flag.ended_at.toISOString(),
  mode: flag.mode,
  ranked: flag.ranked,
  place: flag.place,
  figures: flag.cause === 'staff' ? null : flag.figures,
  withheldCoins: flag.withheld_coins,
  withheldExp: flag.withheld_exp,
  status: flag.status,
  appeal: flag.appeal,
  appealedAt: flag.appealed_at?.toISOString() ?? null,
  decidedBy: flag.decided_by === null ? null : nameOf(flag.decided_by).displayName,
  decidedAt: flag.decided_at?.toISOString() ?? null,
  note: flag.note,
});

/**
 * Lets a match count after all, which pays what was withheld of coins and exp, or refuses the appeal. Of several moderators
 * one decides.
 */
export async function decideFlag(
  deps: FlagDeps,
  caller: Caller,
  of: { readonly match: string; readonly player: string },
  decision: { readonly accept: boolean; readonly note: string },
): Promise<void> {
  const at = deps.clock.now();
  const note = showPublicText('note', decision.note);
  await runOperation(
    deps.database,
    { actor: 'flags', key: randomId(KEY_LENGTH), kind: 'flag_decided', body: of },
    async (tx, operationId) => {
      await guardTarget(tx, caller, of.player);
      const flag = await lockFlag(tx, of.match, of.player);
      if (flag === null) throw new AppError('moderation/not_found');
      if (!mayDecide(flag, decision.accept)) throw new AppError('moderation/closed');
      const status = decision.accept ? 'cleared' : 'flagged';
      await decideStored(tx, flag, { status, by: caller.playerId, at, note });
      const { withheld_coins: coins, withheld_exp: exp, player_id: playerId } = flag;
      if (decision.accept) {
        const paid = { from: { system: 'mint' }, to: { playerId }, currency: 'coin', amount: coins } as const;
        await post(tx, operationId, coins > 0 ? [paid] : []);
        await addExp(tx, playerId, exp);
        await keepBoardScores(tx, exp > 0 ? [{ board: 'exp', playerId, score: exp, at }] : []);
        deps.ports.playerChanged(tx, playerId);
      }
      await addAuditEntry(tx, {
        at,
        actorId: caller.playerId,
        action: decision.accept ? 'flag_cleared' : 'flag_kept',
        targetId: playerId,
        detail: { match: flag.match_id, note, ...(decision.accept ? { coins, exp } : {}) },
      });
      return {};
    },
  );
}

/** A flag is cleared as long as it stands; an appeal is refused once. */
const mayDecide = ({ status, appealed_at, decided_at }: StoredFlag, accept: boolean): boolean =>
  status === 'flagged' && (accept || (appealed_at !== null && decided_at === null));
