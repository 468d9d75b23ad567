import { CLANS } from '@syllaboom/engine';
import { lockAccount } from '#features/account';
import { addClanAccounts, post, runOperation } from '#features/wallet';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import { readClanName, readClanTag, readDescription } from './clan-texts.ts';
import { addClan, isTaken } from './clan.repository.ts';
import type { ClanDeps } from './clans.deps.ts';
import { addDeed } from './log.repository.ts';
import { addMember, findClanIdOf, readRest } from './membership/member.repository.ts';
import { deleteRequestsBy } from './membership/request.repository.ts';
import { payOr } from './pay.ts';
import { readLanguage } from './read-language.ts';

const ID_LENGTH = 12;

/** What a founder writes. */
export interface ClanWish {
  readonly name: string;
  readonly tag: string;
  readonly description?: string | undefined;
}

/** Founds a clan, once per key: its founder is its owner and first member, and pays for it. The clan's id. */
export async function foundClan(deps: ClanDeps, playerId: string, wish: ClanWish, key: string): Promise<string> {
  const language = await readLanguage(deps.database.db, playerId);
  const name = readClanName(wish.name, language);
  const tag = readClanTag(wish.tag, language, name.text);
  const description = readDescription(wish.description ?? '', language);
  const at = deps.clock.now();
  const { result } = await runOperation<string>(
    deps.database,
    { actor: playerId, key, kind: 'clan-create', body: { name: name.text, tag: tag.text, description } },
    async (tx, operationId) => {
      if ((await lockAccount(tx, playerId)) === null) throw new AppError('auth/token_invalid');
      await requireFree(tx, playerId, at);
      if (await isTaken(tx, 'name', name.fold, { at })) throw new AppError('clan/name_taken');
      if (await isTaken(tx, 'tag', tag.fold, { at })) throw new AppError('clan/tag_taken');
      await payOr('clan/create_keys', () =>
        post(tx, operationId, [
          { from: { playerId }, to: { system: 'shop' }, currency: 'key', amount: CLANS.createKeys },
        ]),
      );
      const id = randomId(ID_LENGTH);
      const clan = { id, name: name.text, tag: tag.text, nameFold: name.fold, tagFold: tag.fold, description };
      await addClan(tx, { ...clan, ownerId: playerId, createdAt: at });
      await addClanAccounts(tx, id);
      await addMember(tx, id, playerId, at);
      await deleteRequestsBy(tx, playerId);
      await addDeed(tx, { clanId: id, at, kind: 'founded', by: playerId });
      deps.ports.announceChange(tx, playerId);
      return id;
    },
  );
  return result;
}

/** Refuses whoever is in a clan, or has been in one a short while ago; their account is held. */
export async function requireFree(tx: Tx, playerId: string, at: Date): Promise<void> {
  if ((await findClanIdOf(tx, playerId)) !== null) throw new AppError('clan/in_clan');
  const until = await readRest(tx, playerId, at);
  if (until !== null) throw new AppError('clan/wait', { params: { until: until.toISOString() } });
}
