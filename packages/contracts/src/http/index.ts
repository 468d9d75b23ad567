import { SAFETY_CALLS } from './account/account-safety.ts';
import { ACCOUNT_CALLS } from './account/account.ts';
import { APPEAL_CALLS } from './moderation/appeals.ts';
import { AUTH_CALLS } from './account/auth.ts';
import { BLOCK_CALLS } from './blocks.ts';
import { BOOKMARK_CALLS } from './words/bookmarks.ts';
import { CATEGORY_CALLS } from './words/categories.ts';
import { CLAN_CALLS } from './clans.ts';
import { CODE_CALLS } from './economy/codes.ts';
import { CRAFT_CALLS } from './craft.ts';
import { COLLECTION_CALLS } from './collections.ts';
import { DISCORD_CALLS } from './discord.ts';
import { DISCOVERY_CALLS } from './words/discoveries.ts';
import { EXCHANGE_CALLS } from './economy/exchange.ts';
import { FLAG_CALLS } from './moderation/flags.ts';
import { FRIEND_CALLS } from './friends.ts';
import { GIF_CALLS } from './gifs.ts';
import { INBOX_CALLS } from './inbox.ts';
import { INVITATION_CALLS } from './invitation.ts';
import { KEYED_CALLS } from './account/keyed.ts';
import { LEADERBOARD_CALLS } from './leaderboards.ts';
import { MARKET_CALLS } from './economy/market.ts';
import { MATCH_CALLS } from './match.ts';
import { MODERATION_CALLS } from './moderation/moderation.ts';
import { REPORT_CALLS } from './moderation/reports.ts';
import { NEWS_CALLS } from './news.ts';
import { PREFERENCE_CALLS } from './preferences.ts';
import { PROFILE_CALLS } from './profile.ts';
import { PROMPT_CALLS } from './prompts.ts';
import { PROPOSAL_CALLS } from './moderation/proposals.ts';
import { RANKED_CALLS } from './ranked.ts';
import { REMOVAL_CALLS } from './moderation/removals.ts';
import { SEAT_CALLS } from './seats.ts';
import { SHOP_CALLS } from './shop.ts';
import { TILE_CALLS } from './economy/tiles.ts';
import { TRIVIA_CALLS } from './trivia.ts';
import { SYLLABLE_CALLS } from './words/syllables.ts';
import { WORD_CALLS } from './words/words.ts';

/** Every HTTP endpoint: the server must have a handler for each, the OpenAPI document is made from it. */
export const ENDPOINTS = {
  ...AUTH_CALLS,
  ...ACCOUNT_CALLS,
  ...KEYED_CALLS,
  ...SAFETY_CALLS,
  ...PROFILE_CALLS,
  ...BLOCK_CALLS,
  ...FRIEND_CALLS,
  ...INBOX_CALLS,
  ...GIF_CALLS,
  ...PREFERENCE_CALLS,
  ...MATCH_CALLS,
  ...SEAT_CALLS,
  ...INVITATION_CALLS,
  ...PROMPT_CALLS,
  ...WORD_CALLS,
  ...DISCOVERY_CALLS,
  ...BOOKMARK_CALLS,
  ...SYLLABLE_CALLS,
  ...CATEGORY_CALLS,
  ...LEADERBOARD_CALLS,
  ...TRIVIA_CALLS,
  ...REPORT_CALLS,
  ...MODERATION_CALLS,
  ...APPEAL_CALLS,
  ...REMOVAL_CALLS,
  ...PROPOSAL_CALLS,
  ...FLAG_CALLS,
  ...DISCORD_CALLS,
  ...RANKED_CALLS,
  ...NEWS_CALLS,
  ...EXCHANGE_CALLS,
  ...CODE_CALLS,
  ...TILE_CALLS,
  ...SHOP_CALLS,
  ...MARKET_CALLS,
  ...CRAFT_CALLS,
  ...COLLECTION_CALLS,
  ...CLAN_CALLS,
};
export type EndpointName = keyof typeof ENDPOINTS;
export { Provider } from './account/account.ts';
export { SessionReply, SessionUser } from './account/session-user.ts';
export { DeviceKey } from './account/device-key.ts';
export {
  Collection,
  COLLECTION_SORTS,
  COLLECTION_WORD_SORTS,
  type CollectionDetails,
  type CollectionSort,
  type CollectionWordSort,
  UPLOAD_LINE_PROBLEMS,
  UploadLineError,
  type UploadLineProblem,
  WORD_FILE_UPLOAD,
} from './collections.ts';
export { CLANS_PAGE } from './clans.ts';
export { CLAN_BOARD_PAGE, CLAN_LINES_PAGE } from './clan-life.ts';
export {
  Clan,
  ClanBadge,
  ClanBoardRow,
  ClanCard,
  ClanDeed,
  ClanEvent,
  ClanLine,
  ClanMember,
  ClanRequest,
  ClanSettings,
  SlotPrice,
} from './clan-shapes.ts';
export { CodeReward, RewardCode } from './economy/codes.ts';
export { CraftCollector, CraftDay, CraftTile, CraftWord } from './craft.ts';
export { ExchangeRates, ExchangeRow } from './economy/exchange.ts';
export {
  LastSale,
  MARKET_SORTS,
  MarketGood,
  MarketListing,
  MarketSale,
  MarketSeller,
  type MarketSort,
  TradingPair,
} from './economy/market.ts';
export { OwnTile, TileOdds } from './economy/tiles.ts';
export { mockDiscordCode, mockDiscordUserOf } from './discord.ts';
export * from './endpoint.ts';
export {
  DEFAULT_FRIEND_SETTINGS,
  FRIEND_STATUSES,
  Friend,
  FriendRequest,
  type FriendRoom,
  type FriendSettings,
  type FriendStatus,
} from './friends.ts';
export type { FlaggedMatch, OwnFlag, UndoneGains } from './moderation/flags.ts';
export { FoundGif, Gif, type GifProviderName, GifRef } from './gifs.ts';
export { INBOX_PAGE, InboxChat, InboxEvent, InboxMessage, InboxPerson } from './inbox.ts';
export { Invitation, InvitationDoor } from './invitation.ts';
export { deletionToProve, KEY_SIGN_IN, linkToProve, nameToProve, passwordToProve } from './account/keyed.ts';
export { ReportSummary } from './moderation/moderation.ts';
export { SANCTIONS, STAFF_PAGE, Sanction, SanctionKind } from './moderation/staff-shapes.ts';
export {
  REPORT_CATEGORIES,
  REPORT_CHAT_LINES,
  ReportCategory,
  ReportedContent,
  ReportLine,
  ReportSubject,
} from './moderation/reports.ts';
export { PROPOSAL_STATES, PROPOSALS_PAGE, type ProposalState, WordProposal } from './moderation/proposals.ts';
export { REMOVALS_PAGE, Removal } from './moderation/removals.ts';
export { BOARD_CATEGORIES, BOARD_PAGE, type BoardCategory, BoardRow, CATEGORY_BOARD_PAGE } from './leaderboards.ts';
export { MatchHistoryEntry, PlayerMatchStats } from './match.ts';
export { AVATAR_UPLOAD, PlayerHit, PlayerProfile, PlayerStats } from './profile.ts';
export { RankedMatch, RankedSide } from './ranked.ts';
export { SessionClient } from './account/session-client.ts';
export {
  DiscoveryHit,
  HomeData,
  WORD_LISTS,
  WORD_SORTS,
  WORDS_PAGE,
  WordDetail,
  WordItem,
  WordList,
  WordSort,
  WordStats,
} from './words/discoveries.ts';
export { ShopChest } from './shop.ts';
export { CollectionId } from './shapes.ts';
export { TextFile } from './text-file.ts';
export { PendingTrivia, TriviaProposal } from './trivia.ts';
export { DEFAULT_PREFERENCES, KEYBOARD_SIZES, TEXT_SIZES, Preferences } from './preferences.ts';
export {
  COUNT_FILTERS,
  type CountFilter,
  SYLLABLE_ORDERS,
  SYLLABLE_SORTS,
  type SyllableOrder,
  SyllablePage,
  type SyllableSort,
} from './words/syllables.ts';
export type { WordOrder } from './words/words.ts';
export { CATEGORY_WORDS_PAGE, CategoryProgress, CONSTELLATION_SUFFIX, MASK } from './words/categories.ts';
