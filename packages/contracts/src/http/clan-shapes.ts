import { CLAN_CURRENCIES, CLAN_DEEDS } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { PlayerRef, WornFrame } from './shapes.ts';

/** What a fee is paid in, and what a clan's purse holds. */
export const ClanCurrency = z.enum(CLAN_CURRENCIES);

/** A clan as it stands beside a name: the level, and with it the tag's colour, follows from the exp. */
export const ClanBadge = z.object({
  id: z.string(),
  name: z.string(),
  /** In capitals; empty: the staff has taken it down. */
  tag: z.string(),
  exp: z.int(),
});
export type ClanBadge = z.infer<typeof ClanBadge>;

export const ClanSettings = z.object({
  /** The level that whoever asks to join needs. */
  minLevel: z.int(),
  /** What is paid to the clan's purse when a request is accepted; 0: nothing. */
  joinFee: z.int(),
  feeType: ClanCurrency,
});
export type ClanSettings = z.infer<typeof ClanSettings>;

/** Somebody in a clan. */
export const ClanMember = z.extend(PlayerRef, {
  /** The player's own level. */
  level: z.int(),
  /** ISO time. */
  joinedAt: z.string(),
});
export type ClanMember = z.infer<typeof ClanMember>;

/** Somebody who asks to join, and what they will pay: the fee of the moment at which they asked. */
export const ClanRequest = z.extend(PlayerRef, {
  level: z.int(),
  /** ISO time. */
  sentAt: z.string(),
  fee: z.int(),
  feeType: ClanCurrency,
});
export type ClanRequest = z.infer<typeof ClanRequest>;

/** The caller's own request that waits. */
const OwnRequest = z.object({ sentAt: z.string(), fee: z.int(), feeType: ClanCurrency });

/** A clan in a list of those that one may join, or on a board. */
export const ClanCard = z.extend(ClanBadge, {
  memberCount: z.int(),
  max: z.int(),
  settings: ClanSettings,
  description: z.string(),
  /** The caller's own request, if one waits. */
  asked: z.nullable(OwnRequest),
});
export type ClanCard = z.infer<typeof ClanCard>;

/**
 * A clan. What is null is not shown to the caller: the balance and who has earned and paid what are for members, requests for
 * the owner.
 */
export const Clan = z.extend(ClanCard, {
  /** Ids of the members; the owner first, then by when they joined. */
  members: z.array(z.string()),
  membersData: z.array(ClanMember),
  /** Ids of those who ask, the first to ask first. */
  requests: z.nullable(z.array(z.string())),
  requestsData: z.nullable(z.array(ClanRequest)),
  /** Id of the owner. */
  owner: z.string(),
  balance: z.nullable(z.object({ coin: z.int(), diamond: z.int(), key: z.int() })),
  /** Exp that each member has earned for the clan, and keys that each has paid for its slots, by their ids. */
  mexp: z.nullable(z.record(z.string(), z.int())),
  mgrade: z.nullable(z.record(z.string(), z.int())),
  /** ISO time. */
  createdAt: z.string(),
});
export type Clan = z.infer<typeof Clan>;

/** What the next slot costs, and who pays it; both legs are keys. */
export const SlotPrice = z.object({ keys: z.int(), fromClan: z.int(), fromOwner: z.int() });
export type SlotPrice = z.infer<typeof SlotPrice>;

/** Something that happened in a clan. */
export const ClanDeed = z.object({
  id: z.int(),
  /** ISO time. */
  at: z.string(),
  kind: z.enum(CLAN_DEEDS),
  /** Who did it, and to whom; null: nobody, or their account is erased. */
  by: z.nullable(PlayerRef),
  player: z.nullable(PlayerRef),
  /**
   * What it was about: the fee that was paid (`accepted`, with `currency`), slots after an upgrade (`slots`, with the keys that
   * were paid in `paid`), or 0.
   */
  amount: z.int(),
  paid: z.int(),
  currency: z.nullable(ClanCurrency),
});
export type ClanDeed = z.infer<typeof ClanDeed>;

/** A line of a clan's chat; ids rise. */
export const ClanLine = z.object({
  n: z.int(),
  /** Who wrote it; null: the account is erased, and the message empty. */
  id: z.nullable(z.string()),
  displayName: z.string(),
  avatar: z.string(),
  frame: WornFrame,
  /** The writer's shown role. */
  playerType: z.int(),
  /** As written in one's own, with stars for bad words of one's language in others'; empty: taken down. */
  message: z.string(),
  /** ISO time. */
  at: z.string(),
  /** One's own alone: the nonce that it was sent with. */
  k: z.optional(z.string()),
});
export type ClanLine = z.infer<typeof ClanLine>;

/** A row of a board of clans. */
export const ClanBoardRow = z.extend(ClanBadge, {
  rank: z.int(),
  /** What the board counts: exp, or points of the week. */
  score: z.int(),
  memberCount: z.int(),
  is_own: z.boolean(),
});
export type ClanBoardRow = z.infer<typeof ClanBoardRow>;

/** What happened in one's clan, for each of its members: the screens read again what they show, a line is shown as it is. */
export const ClanEvent = z.object({
  /** Id of the clan. */
  clan: z.string(),
  line: z.optional(ClanLine),
  /** The id of a line whose text is gone. */
  gone: z.optional(z.int()),
});
export type ClanEvent = z.infer<typeof ClanEvent>;
