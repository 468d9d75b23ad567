import type { SlotPrice } from '@syllaboom/contracts';
import { slotKeysOf } from '@syllaboom/engine';
import { type Move, post, readClanBalances, runOperation } from '#features/wallet';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { tellClan } from './announce.ts';
import { lockOwnClan } from './change-clan.ts';
import { type ClanFacts, writeClan } from './clan.repository.ts';
import type { ClanDeps } from './clans.deps.ts';
import { addDeed } from './log.repository.ts';
import { addPaidKeys } from './membership/member.repository.ts';
import { payOr } from './pay.ts';

interface Upgraded {
  readonly max: number;
  readonly paid: SlotPrice;
}

/** What the next place costs whom: the clan's purse first, then its owner. Null: there are as many as there can be. */
export async function readSlotPrice(db: Db, { id, slots }: Pick<ClanFacts, 'id' | 'slots'>): Promise<SlotPrice | null> {
  const keys = slotKeysOf(slots);
  if (keys === null) return null;
  const fromClan = Math.min(keys, (await readClanBalances(db, id)).key);
  return { keys, fromClan, fromOwner: keys - fromClan };
}

/** One more place for members, once per key. */
export async function upgradeClan(deps: ClanDeps, ownerId: string, key: string): Promise<Upgraded> {
  const at = deps.clock.now();
  const { result } = await runOperation<Upgraded>(
    deps.database,
    { actor: ownerId, key, kind: 'clan-upgrade', body: null },
    async (tx, operationId) => {
      const clan = await lockOwnClan(tx, ownerId);
      // The purse moves under the clan's lock alone.
      const paid = await readSlotPrice(tx, clan);
      if (paid === null) throw new AppError('clan/slots_most');
      const shop = { to: { system: 'shop' as const }, currency: 'key' as const };
      const moves: Move[] = [
        { from: { clanId: clan.id }, ...shop, amount: paid.fromClan },
        { from: { playerId: ownerId }, ...shop, amount: paid.fromOwner },
      ];
      await payOr('clan/slot_keys', () =>
        post(
          tx,
          operationId,
          moves.filter(({ amount }) => amount > 0),
        ),
      );
      const max = clan.slots + 1;
      await writeClan(tx, clan.id, { slots: max });
      await addPaidKeys(tx, ownerId, paid.fromOwner);
      await addDeed(tx, {
        clanId: clan.id,
        at,
        kind: 'slots',
        by: ownerId,
        amount: max,
        paid: paid.keys,
        currency: 'key',
      });
      deps.ports.announceChange(tx, ownerId);
      await tellClan(deps, tx, clan.id);
      return { max, paid };
    },
  );
  return result;
}
