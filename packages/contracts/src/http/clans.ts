import { z } from 'zod/mini';
import { playerText } from '../player-text.ts';
import { CLAN_LIFE_CALLS } from './clan-life.ts';
import { Clan, ClanBadge, ClanCard, ClanCurrency, ClanSettings, SlotPrice } from './clan-shapes.ts';
import { endpoint } from './endpoint.ts';
import { Done, PlayerId, PlayerParam } from './shapes.ts';

/** Clans of a page of the list. */
export const CLANS_PAGE = 20;

const ClanId = z.string().check(z.maxLength(20));
/** Where a page begins: what the page before it gave. */
const Cursor = z.optional(z.string().check(z.regex(/^[\w.-]{1,80}$/)));
/** Read by the service, which has its own words for what is wrong. */
const Free = z.optional(z.unknown());
const Name = playerText('clanName', z.string().check(z.maxLength(200)));
const Tag = playerText('tag', z.string().check(z.maxLength(200)));
const Description = playerText('clanDescription', z.string().check(z.maxLength(2000)));

const NAME_ERRORS = ['clan/name', 'clan/name_refused', 'clan/name_taken'] as const;
const TAG_ERRORS = ['clan/tag', 'clan/tag_refused', 'clan/tag_taken'] as const;
const DESCRIPTION_ERRORS = ['clan/description_too_long', 'clan/description_links', 'clan/description_refused'] as const;
const ACCEPT_ERRORS = ['clan/not_owner', 'clan/not_asked'] as const;

const clanBasic = endpoint({
  method: 'GET',
  path: '/clan/basic/:id',
  summary: 'The clan of a player, in short; id 0 where they are in none',
  service: 'social',
  auth: 'session',
  limit: 'read',
  params: PlayerParam,
  reply: z.extend(ClanBadge, { id: z.union([z.literal(0), z.string()]) }),
  errors: [],
});
const clanInfo = endpoint({
  method: 'GET',
  path: '/clan/info/:clanId',
  summary: 'A clan, as much of it as the caller may see',
  service: 'social',
  auth: 'player',
  limit: 'read',
  params: z.object({ clanId: ClanId }),
  reply: Clan,
  errors: ['clan/not_found'],
});
/** The same: what a window over the list shows. */
const clanDetail = endpoint({
  method: 'GET',
  path: '/clan/detail/:id',
  summary: 'A clan for the window that shows it, as much of it as the caller may see',
  service: 'social',
  auth: 'player',
  limit: 'read',
  params: z.object({ id: ClanId }),
  reply: Clan,
  errors: ['clan/not_found'],
});
/** Those that the caller may ask come first, by their exp; full ones, those with a higher level and hidden ones come last. */
const availableClans = endpoint({
  method: 'GET',
  path: '/clan/available',
  summary: 'Clans by page, those first that the caller could join',
  service: 'social',
  auth: 'player',
  limit: 'search',
  query: z.object({
    c: Cursor,
    /** What the name begins with, in the order of the names; a clan whose tag it is comes first. */
    q: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: z.object({
    clans: z.array(ClanCard),
    /** Where the next page begins; null: this was the last. */
    c: z.nullable(z.string()),
    /** Why the caller may ask no clan now: is in one, or has left one a moment ago (until this ISO time). */
    inClan: z.boolean(),
    waitsUntil: z.nullable(z.string()),
  }),
  errors: [],
});
const ownClan = endpoint({
  method: 'GET',
  path: '/clan',
  summary: 'The id of the caller’s clan; 0: none',
  service: 'social',
  auth: 'player',
  limit: 'read',
  reply: z.object({ clanId: z.union([z.literal(0), z.string()]) }),
  errors: [],
});
const clanSettings = endpoint({
  method: 'GET',
  path: '/clan/settings',
  summary: 'The settings of the caller’s own clan, and what the next slot costs whom',
  service: 'social',
  auth: 'player',
  limit: 'read',
  reply: z.extend(ClanSettings, {
    max: z.int(),
    /** Null: the clan has all slots that it can have. */
    upgrade: z.nullable(SlotPrice),
  }),
  errors: ['clan/not_owner'],
});
const leaveClan = endpoint({
  method: 'POST',
  path: '/clan/leave',
  summary: 'Leave the clan; with its last member it ends',
  service: 'social',
  auth: 'player',
  limit: 'write',
  reply: Done,
  errors: ['clan/none', 'clan/owner_stays'],
});
/** Asked again, it answers with the request that waits. */
const joinClan = endpoint({
  method: 'POST',
  path: '/clan/join',
  summary: 'Ask a clan to be let in, at the fee of this moment',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: z.object({
    clanId: ClanId,
    /** What the caller has seen; refused when it is another by now. */
    joinFee: z.optional(z.int()),
    feeType: z.optional(ClanCurrency),
  }),
  reply: z.extend(Done, { fee: z.int(), feeType: ClanCurrency }),
  errors: [
    'clan/not_found',
    'clan/in_clan',
    'clan/wait',
    'clan/level',
    'clan/full',
    'clan/fee_changed',
    'clan/join_refused',
    'clan/blocked',
    'clan/too_many_asked',
    'clan/too_many_requests',
  ],
});
const withdrawClanRequest = endpoint({
  method: 'POST',
  path: '/clan/withdraw',
  summary: 'Take an own request back; what is gone already is a success, too',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: z.object({ clanId: ClanId }),
  reply: Done,
  errors: [],
});
const createClan = endpoint({
  method: 'POST',
  path: '/clan/create',
  summary: 'Found a clan',
  service: 'social',
  auth: 'wayIn',
  limit: 'trade',
  keyed: true,
  body: z.object({ name: Name, tag: Tag, description: z.optional(Description) }),
  reply: z.extend(Done, { clanId: z.string() }),
  errors: [
    ...NAME_ERRORS,
    ...TAG_ERRORS,
    ...DESCRIPTION_ERRORS,
    'clan/create_keys',
    'clan/in_clan',
    'clan/wait',
    'wallet/key_reused',
  ],
});
const updateClan = endpoint({
  method: 'POST',
  path: '/clan/update',
  summary: 'Change the settings of one’s clan; what is left out stays',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: z.object({ minLevel: Free, joinFee: Free, feeType: Free }),
  reply: z.extend(Done, { settings: ClanSettings }),
  errors: ['clan/not_owner', 'clan/min_level', 'clan/join_fee', 'clan/fee_type'],
});
const renameClan = endpoint({
  method: 'POST',
  path: '/clan/update/name',
  summary: 'Give one’s clan another name',
  service: 'social',
  auth: 'player',
  limit: 'trade',
  keyed: true,
  body: z.object({ name: Name }),
  reply: z.extend(Done, { name: z.string() }),
  errors: ['clan/not_owner', ...NAME_ERRORS, 'clan/no_change', 'clan/name_gems', 'wallet/key_reused'],
});
const changeClanTag = endpoint({
  method: 'POST',
  path: '/clan/update/tag',
  summary: 'Give one’s clan another tag',
  service: 'social',
  auth: 'player',
  limit: 'trade',
  keyed: true,
  body: z.object({ tag: Tag }),
  reply: z.extend(Done, { tag: z.string() }),
  errors: ['clan/not_owner', ...TAG_ERRORS, 'clan/no_change', 'clan/tag_keys', 'wallet/key_reused'],
});
const describeClan = endpoint({
  method: 'POST',
  path: '/clan/description/update',
  summary: 'Change what one’s clan says about itself',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: z.object({ description: Description }),
  reply: z.extend(Done, { description: z.string() }),
  errors: ['clan/not_owner', ...DESCRIPTION_ERRORS],
});
const upgradeClan = endpoint({
  method: 'POST',
  path: '/clan/upgrade',
  summary: 'One more slot for members, paid by the clan’s purse, then by the owner',
  service: 'social',
  auth: 'player',
  limit: 'trade',
  keyed: true,
  reply: z.extend(Done, { max: z.int(), paid: SlotPrice }),
  errors: ['clan/not_owner', 'clan/slots_most', 'clan/slot_keys', 'wallet/key_reused'],
});
const transferClan = endpoint({
  method: 'POST',
  path: '/clan/transfer',
  summary: 'Give one’s clan to another member',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: z.object({ memberId: PlayerId }),
  reply: Done,
  errors: ['clan/not_owner', 'clan/self', 'clan/not_member'],
});
const declineClanRequest = endpoint({
  method: 'POST',
  path: '/clan/manage/decline',
  summary: 'Decline somebody who asks; what is gone already is a success, too',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: z.object({ playerId: PlayerId }),
  reply: Done,
  errors: ['clan/not_owner'],
});
const kickClanMember = endpoint({
  method: 'POST',
  path: '/clan/manage/kick',
  summary: 'Put a member out of one’s clan',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: z.object({ memberId: PlayerId }),
  reply: Done,
  errors: ['clan/not_owner', 'clan/self', 'clan/not_member'],
});
/** Whoever is a member already is a success, too. */
const acceptClanRequest = endpoint({
  method: 'POST',
  path: '/clan/manage/accept',
  summary: 'Let somebody in who asks; they pay the fee of the moment at which they asked',
  service: 'social',
  auth: 'player',
  limit: 'write',
  body: z.object({ acceptedPlayer: PlayerId }),
  reply: Done,
  errors: [...ACCEPT_ERRORS, 'clan/full', 'clan/fee_short'],
});

export const CLAN_CALLS = {
  clanBasic,
  clanInfo,
  clanDetail,
  availableClans,
  ownClan,
  clanSettings,
  leaveClan,
  joinClan,
  withdrawClanRequest,
  createClan,
  updateClan,
  renameClan,
  changeClanTag,
  describeClan,
  upgradeClan,
  transferClan,
  declineClanRequest,
  kickClanMember,
  acceptClanRequest,
  ...CLAN_LIFE_CALLS,
};
