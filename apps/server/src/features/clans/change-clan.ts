import type { BodyOf, ENDPOINTS } from '@syllaboom/contracts';
import { CLAN_CURRENCIES, type ClanCurrency, CLANS, isClanFee, isClanMinLevel } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { type Move, post, runOperation } from '#features/wallet';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { tellClan } from './announce.ts';
import { type ClanWord, readClanName, readClanTag, readDescription } from './clan-texts.ts';
import { type ClanFacts, isTaken, lockClanOfOwner, writeClan } from './clan.repository.ts';
import type { ClanDeps } from './clans.deps.ts';
import { addDeed } from './log.repository.ts';
import { payOr } from './pay.ts';
import { readLanguage } from './read-language.ts';

type SettingsBody = BodyOf<(typeof ENDPOINTS)['updateClan']>;
export interface Settings {
  readonly minLevel: number;
  readonly joinFee: number;
  readonly feeType: ClanCurrency;
}

/** Holds the caller's account and the clan that they own; throws `clan/not_owner`. */
export async function lockOwnClan(tx: Tx, ownerId: string): Promise<ClanFacts> {
  await requireAccount(tx, ownerId);
  const clan = await lockClanOfOwner(tx, ownerId);
  if (clan === null) throw new AppError('clan/not_owner');
  return clan;
}

/** Changes who may ask, and for how much; what is left out stays. Requests that wait keep the fee of their moment. */
export async function changeSettings(deps: ClanDeps, ownerId: string, body: SettingsBody): Promise<Settings> {
  const at = deps.clock.now();
  return deps.database.transact(async (tx) => {
    const clan = await lockOwnClan(tx, ownerId);
    const settings = readSettings(body, clan);
    await writeClan(tx, clan.id, settings);
    await addDeed(tx, {
      clanId: clan.id,
      at,
      kind: 'settings_changed',
      by: ownerId,
      amount: settings.joinFee,
      currency: settings.feeType,
    });
    await tellClan(deps, tx, clan.id);
    return settings;
  });
}

function readSettings({ minLevel, joinFee, feeType }: SettingsBody, now: Settings): Settings {
  const wanted = { minLevel: minLevel ?? now.minLevel, joinFee: joinFee ?? now.joinFee };
  const currency = CLAN_CURRENCIES.find((one) => one === (feeType ?? now.feeType));
  if (!isClanMinLevel(wanted.minLevel)) throw new AppError('clan/min_level');
  if (currency === undefined) throw new AppError('clan/fee_type');
  if (!isClanFee(wanted.joinFee, currency)) throw new AppError('clan/join_fee');
  return { minLevel: wanted.minLevel, joinFee: wanted.joinFee, feeType: currency };
}

/** Gives a clan another name, once per key, at its owner's cost. */
export function renameClan(deps: ClanDeps, ownerId: string, raw: string, key: string): Promise<string> {
  return changeWord(deps, ownerId, { kind: 'name', raw, key });
}
/** The same of its tag. */
export function changeTag(deps: ClanDeps, ownerId: string, raw: string, key: string): Promise<string> {
  return changeWord(deps, ownerId, { kind: 'tag', raw, key });
}

const WORDS = {
  name: {
    price: { currency: 'diamond', amount: CLANS.nameDiamonds },
    short: 'clan/name_gems',
    taken: 'clan/name_taken',
    deed: 'renamed',
  },
  tag: {
    price: { currency: 'key', amount: CLANS.tagKeys },
    short: 'clan/tag_keys',
    taken: 'clan/tag_taken',
    deed: 'tag_changed',
  },
} as const;

async function changeWord(
  deps: ClanDeps,
  ownerId: string,
  { kind, raw, key }: { readonly kind: 'name' | 'tag'; readonly raw: string; readonly key: string },
): Promise<string> {
  const language = await readLanguage(deps.database.db, ownerId);
  const at = deps.clock.now();
  const { price, short, taken, deed } = WORDS[kind];
  const { result } = await runOperation<string>(
    deps.database,
    { actor: ownerId, key, kind: `clan-${kind}`, body: raw },
    async (tx, operationId) => {
      const clan = await lockOwnClan(tx, ownerId);
      const word = kind === 'name' ? readName(raw, clan) : readClanTag(raw, language, clan.name);
      if (word.text === clan[kind]) throw new AppError('clan/no_change');
      if (await isTaken(tx, kind, word.fold, { at, except: clan.id })) throw new AppError(taken);
      const move: Move = { from: { playerId: ownerId }, to: { system: 'shop' }, ...price };
      await payOr(short, () => post(tx, operationId, [move]));
      await writeClan(
        tx,
        clan.id,
        kind === 'name'
          ? { name: word.text, nameFold: word.fold, hidden: false }
          : { tag: word.text, tagFold: word.fold },
      );
      await addDeed(tx, { clanId: clan.id, at, kind: deed, by: ownerId });
      deps.ports.announceChange(tx, ownerId);
      await tellClan(deps, tx, clan.id);
      return word.text;
    },
  );
  return result;

  /** Read together with the tag that stands by it, too. */
  function readName(text: string, { tag }: ClanFacts): ClanWord {
    const name = readClanName(text, language);
    if (tag === '') return name;
    try {
      readClanTag(tag, language, name.text);
    } catch (cause) {
      throw new AppError('clan/name_refused', { cause });
    }
    return name;
  }
}

/** Changes what a clan says about itself. */
export async function describeClan(deps: ClanDeps, ownerId: string, raw: string): Promise<string> {
  const description = readDescription(raw, await readLanguage(deps.database.db, ownerId));
  const at = deps.clock.now();
  return deps.database.transact(async (tx) => {
    const clan = await lockOwnClan(tx, ownerId);
    await writeClan(tx, clan.id, { description });
    await addDeed(tx, { clanId: clan.id, at, kind: 'described', by: ownerId });
    await tellClan(deps, tx, clan.id);
    return description;
  });
}
