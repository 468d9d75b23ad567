import type { Clan, ClanCard, ClanMember, ClanRequest, ClanSettings, ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { clanExpOf, CLANS, levelOfExp } from '@syllaboom/engine';
import { type ListedProfile, readListedProfiles } from '#features/profile';
import { readClanBalances } from '#features/wallet';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { readBadges } from './badge.repository.ts';
import { type ClanFacts, findClan, findClanOfOwner, readEarned } from './clan.repository.ts';
import type { ClanDeps } from './clans.deps.ts';
import { readDeeds } from './log.repository.ts';
import { findClanIdOf, type MemberRow, readMembers } from './membership/member.repository.ts';
import { findRequest, type JoinRequest, readRequestsTo } from './membership/request.repository.ts';
import { readSlotPrice } from './upgrade-clan.ts';

type Deps = Pick<ClanDeps, 'database' | 'clock'>;
type Looks = ReadonlyMap<string, ListedProfile>;

const NOBODY = { displayName: '', avatar: '', frame: 0, exp: 0 };
const NO_CLAN = { id: 0, name: '', tag: '', exp: 0 } as const;

export const settingsOf = ({ minLevel, joinFee, feeType }: ClanFacts): ClanSettings => ({ minLevel, joinFee, feeType });

/** A clan as a list shows it, with the caller's own request. */
export function describeCard(clan: ClanFacts, asked: JoinRequest | undefined): ClanCard {
  const { id, name, tag, exp, memberCount, slots, description } = clan;
  return {
    id,
    name,
    tag,
    exp,
    memberCount,
    max: slots,
    settings: settingsOf(clan),
    description,
    asked: asked === undefined ? null : { sentAt: asked.sentAt.toISOString(), fee: asked.fee, feeType: asked.feeType },
  };
}

/** A clan, as much of it as the caller may see; throws `clan/not_found`. */
export async function readClan({ database: { db }, clock }: Deps, callerId: string, clanId: string): Promise<Clan> {
  const now = clock.now();
  const clan = await findClan(db, clanId);
  if (clan === null) throw new AppError('clan/not_found');
  const isOwner = clan.ownerId === callerId;
  const [unsorted, earned, asked, requests, balance] = await Promise.all([
    readMembers(db, clanId),
    readEarned(db, clanId),
    findRequest(db, clanId, callerId, now),
    isOwner ? readRequestsTo(db, clanId, now) : null,
    readClanBalances(db, clanId),
  ]);
  const members = unsorted.toSorted((one, other) => rankOf(clan, one) - rankOf(clan, other));
  const looks = await readLooks(db, [...members, ...(requests ?? [])]);
  const isMember = members.some(({ playerId }) => playerId === callerId);
  return {
    ...describeCard({ ...clan, exp: clanExpOf(earned) }, asked ?? undefined),
    members: members.map(({ playerId }) => playerId),
    membersData: members.map((member) => describeMember(member, looks)),
    requests: requests?.map(({ playerId }) => playerId) ?? null,
    requestsData: requests?.map((request) => describeRequest(request, looks)) ?? null,
    owner: clan.ownerId,
    balance: isMember ? balance : null,
    mexp: isMember ? Object.fromEntries(members.map(({ playerId, earned: own }) => [playerId, clanExpOf(own)])) : null,
    mgrade: isMember ? Object.fromEntries(members.map(({ playerId, paidKeys }) => [playerId, paidKeys])) : null,
    createdAt: clan.createdAt.toISOString(),
  };
}

const rankOf = ({ ownerId }: ClanFacts, { playerId }: MemberRow): number => (playerId === ownerId ? 0 : 1);

const readLooks = async (db: Db, people: readonly { readonly playerId: string }[]): Promise<Looks> =>
  new Map(
    (
      await readListedProfiles(
        db,
        people.map(({ playerId }) => playerId),
      )
    ).map((profile) => [profile.playerId, profile]),
  );

function describePerson(playerId: string, looks: Looks) {
  const { displayName, avatar, frame, exp } = looks.get(playerId) ?? NOBODY;
  return { id: playerId, displayName, avatar, frame, level: levelOfExp(exp) };
}
const describeMember = ({ playerId, joinedAt }: MemberRow, looks: Looks): ClanMember => ({
  ...describePerson(playerId, looks),
  joinedAt: joinedAt.toISOString(),
});
const describeRequest = ({ playerId, sentAt, fee, feeType }: JoinRequest, looks: Looks): ClanRequest => ({
  ...describePerson(playerId, looks),
  sentAt: sentAt.toISOString(),
  fee,
  feeType,
});

/** The clan of a player, in short. */
export const readBasic = async (db: Db, playerId: string): Promise<ReplyOf<(typeof ENDPOINTS)['clanBasic']>> =>
  (await readBadges(db, [playerId])).get(playerId) ?? NO_CLAN;

/** The settings of the clan that the caller owns; throws `clan/not_owner`. */
export async function readSettings(
  { database: { db } }: Deps,
  ownerId: string,
): Promise<ReplyOf<(typeof ENDPOINTS)['clanSettings']>> {
  const clan = await findClanOfOwner(db, ownerId);
  if (clan === null) throw new AppError('clan/not_owner');
  return { ...settingsOf(clan), max: clan.slots, upgrade: await readSlotPrice(db, clan) };
}

/** The last deeds in a player's clan; throws `clan/none`. */
export async function readLog(
  { database: { db } }: Deps,
  playerId: string,
): Promise<ReplyOf<(typeof ENDPOINTS)['clanLog']>> {
  const clanId = await findClanIdOf(db, playerId);
  if (clanId === null) throw new AppError('clan/none');
  const deeds = await readDeeds(db, clanId, CLANS.logShown);
  const people = deeds.flatMap(({ by, player }) => [by, player]).flatMap((id) => (id === null ? [] : [id]));
  const looks = await readLooks(
    db,
    [...new Set(people)].map((id) => ({ playerId: id })),
  );
  const refOf = (id: string | null) => {
    if (id === null || !looks.has(id)) return null;
    const { level: _, ...ref } = describePerson(id, looks);
    return ref;
  };
  return {
    deeds: deeds.map(({ id, at, kind, by, player, amount, paid, currency }) => ({
      id,
      at: at.toISOString(),
      kind,
      by: refOf(by),
      player: refOf(player),
      amount,
      paid,
      currency,
    })),
  };
}
