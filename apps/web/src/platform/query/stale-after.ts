import type { EndpointName } from '@syllaboom/contracts';
import type { QueryKey } from '@tanstack/react-query';
import type { CallInput } from '../api/create-api.ts';
import type { Hints } from './hints.ts';

/** The key of an answer in the cache: the call and what it was asked with. Without the latter it stands for all answers of that call. */
export const keyOf = <Name extends EndpointName>(name: Name, input?: CallInput<Name>): QueryKey =>
  input === undefined ? [name] : [name, input];

/** What the player has, and what of it is free. */
const OWN_THINGS = ['marketGoods', 'ownTiles', 'wordDetail'] as const satisfies readonly EndpointName[];
/** All that a sale changes for its seller. */
const AFTER_SALE: readonly EndpointName[] = ['market', 'marketHistory', ...OWN_THINGS];

const COLLECTION_LISTS = ['myCollections', 'publicCollections', 'searchCollections'] as const;
/** A collection has other words. */
const AFTER_WORDS: readonly EndpointName[] = [...COLLECTION_LISTS, 'collection', 'collectionWords'];

/** All that shows a clan, its people and what happened in it. */
const OF_CLANS = [
  'ownClan',
  'clanInfo',
  'clanDetail',
  'availableClans',
  'clanSettings',
  'clanLog',
] as const satisfies readonly EndpointName[];

/** Hints that are about some answers; the others are about all of them (`query-client.ts`). */
type Named = Exclude<keyof Hints, 'connected' | 'player-switched' | 'written'>;

const keysOf = (names: readonly EndpointName[]): readonly QueryKey[] => names.map((name) => keyOf(name));

/**
 * Which answers an event makes stale: those on the screen are read again at once, all others when they are next shown. A
 * feature adds one line for each event of its own; an event that brings all that it tells of names none.
 */
export const STALE_AFTER: { readonly [Name in Named]: (payload: Hints[Name]) => readonly QueryKey[] } = {
  popup: ({ key }) => keysOf(key.startsWith('sold') ? AFTER_SALE : key.startsWith('clan') ? OF_CLANS : []),
  'achievement-progress': () => [],
  inbox: () => [],
  'unlock-chest': () => [keyOf('readShop')],
  'item-spawn': () => [],
  'item-unlocked': () => [],
  'new-item': () => [],
  friends: () => [keyOf('friendList'), keyOf('friendRequests'), keyOf('getProfile')],
  friend_invite: () => [],
  clan: ({ line, gone }) => (line === undefined && gone === undefined ? keysOf(OF_CLANS) : []),
  'own-profile': ({ id }) => [keyOf('getProfile', { params: { id }, query: {} })],
  'own-points': () => [keyOf('ownRank'), keyOf('rankedHistory')],
};

/** The same for calls that change something. What a caller puts into the cache by itself is not named. */
export const STALE_AFTER_CALL: { readonly [Name in EndpointName]?: readonly EndpointName[] } = {
  updateAuth: ['accountOverview'],
  linkIdentity: ['accountOverview'],
  unlinkIdentity: ['accountOverview'],
  renewRecoveryCodes: ['accountOverview'],
  endSessions: ['accountOverview'],
  updateProfile: ['hiddenContent'],
  verifyPlayer: ['getProfile'],
  setBlock: ['getProfile', 'friendList', 'friendRequests'],
  claimCategory: ['categoriesAll', 'getProfile'],
  sendFriendRequest: ['friendRequests', 'friendList', 'getProfile'],
  cancelFriendRequest: ['friendRequests'],
  acceptFriendRequest: ['friendRequests', 'friendList', 'getProfile'],
  removeFriend: ['friendList', 'getProfile'],
  createClan: OF_CLANS,
  // What is known of the clan itself is not the player's any more.
  leaveClan: ['availableClans', 'clanDetail'],
  joinClan: ['availableClans', 'clanDetail'],
  withdrawClanRequest: ['availableClans', 'clanDetail'],
  updateClan: OF_CLANS,
  renameClan: [...OF_CLANS, 'clanBoard', 'clanWeek'],
  changeClanTag: [...OF_CLANS, 'clanBoard', 'clanWeek'],
  describeClan: OF_CLANS,
  upgradeClan: OF_CLANS,
  transferClan: OF_CLANS,
  declineClanRequest: OF_CLANS,
  acceptClanRequest: OF_CLANS,
  kickClanMember: OF_CLANS,
  choosePerk: ['ownRank'],
  exchangeCurrency: ['exchangeRates', 'exchangeHistory'],
  gambleSyllable: ['ownTiles', 'marketGoods'],
  craftPlace: ['ownTiles', 'marketGoods'],
  craftReturn: ['ownTiles', 'marketGoods'],
  craftClearUnused: ['ownTiles', 'marketGoods'],
  craftCollect: ['craftLeaderboard'],
  craftCollectAll: ['craftLeaderboard'],
  destroyWord: ['ownTiles', 'wordsPage', 'wordDetail', 'marketGoods'],
  sellWord: ['market', ...OWN_THINGS],
  buyWord: ['market', 'marketHistory', ...OWN_THINGS, 'wordsPage', 'wordStats'],
  removeListing: ['market', ...OWN_THINGS],
  createCollection: COLLECTION_LISTS,
  changeCollection: [...COLLECTION_LISTS, 'collection', 'collectionWords'],
  deleteCollection: COLLECTION_LISTS,
  addCollectionWord: AFTER_WORDS,
  removeCollectionWord: AFTER_WORDS,
  uploadCollectionWords: AFTER_WORDS,
  makeCode: ['rewardCodes'],
  endCode: ['rewardCodes'],
  saveRoomSyllables: ['roomSyllables'],
  addRemoval: ['removals'],
  cancelRemoval: ['removals'],
  proposeWord: ['wordProposals'],
  voteForWord: ['wordProposals'],
  decideProposal: ['wordProposals'],
  appealMatch: ['ownFlag'],
  decideFlag: ['flaggedMatches'],
  undoGains: ['staffPlayer'],
  setHeldRole: ['staffPlayer'],
  dismissReport: ['reportQueue', 'reportDetail'],
  takeDown: ['reportQueue', 'reportDetail', 'staffPlayer'],
  sanctionPlayer: ['reportQueue', 'reportDetail', 'staffPlayer'],
  liftSanction: ['reportQueue', 'reportDetail', 'staffPlayer'],
  decideAppeal: ['appealQueue', 'staffPlayer'],
};
