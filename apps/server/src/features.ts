import { accountFeature } from '#features/account';
import { achievementsFeature } from '#features/achievements';
import { clansFeature, readBadges } from '#features/clans';
import { codesFeature } from '#features/codes';
import { craftingFeature } from '#features/crafting';
import { collectionsFeature } from '#features/collections';
import { dailyFeature } from '#features/daily';
import { exchangeFeature } from '#features/exchange';
import { friendsFeature } from '#features/friends';
import { gifsFeature } from '#features/gifs';
import { countUnread, inboxFeature } from '#features/inbox';
import { inventoryFeature } from '#features/inventory';
import { leaderboardsFeature } from '#features/leaderboards';
import { marketFeature } from '#features/market';
import { matchFeature } from '#features/match';
import { moderationFeature } from '#features/moderation';
import { newsFeature } from '#features/news';
import { preferencesFeature } from '#features/preferences';
import { profileFeature } from '#features/profile';
import { proposalsFeature } from '#features/proposals';
import { promptsFeature } from '#features/prompts';
import { purchasesFeature } from '#features/purchases';
import { rankedFeature } from '#features/ranked';
import { shopFeature } from '#features/shop';
import { blocksFeature } from '#features/blocks';
import { tilesFeature } from '#features/tiles';
import { triviaFeature } from '#features/trivia';
import { walletFeature } from '#features/wallet';
import { createPlayerSearch, wordsFeature } from '#features/words';
import type { Features } from '#manifest/feature.ts';
import { createPictureProxy } from '#platform/pictures/picture-proxy.ts';
import { composeCategories } from './compose/compose-categories.ts';
import { composeCrafting } from './compose/compose-crafting.ts';
import { composeClans } from './compose/compose-clans.ts';
import { composeExchange } from './compose/compose-exchange.ts';
import { composeFriends } from './compose/compose-friends.ts';
import { composeInbox } from './compose/compose-inbox.ts';
import { composeMarket } from './compose/compose-market.ts';
import type { Services } from './compose/compose-services.ts';
import { composeTiles } from './compose/compose-tiles.ts';
import { composeWords } from './compose/compose-words.ts';
import { createInvitationRoutes } from './rooms/invitation/invitation.routes.ts';
import { playerSeats } from './rooms/players/player-seats.ts';
import { findSeatStatus } from './rooms/seat-status.ts';

/**
 * Every feature of the server, with what it brings. The order counts: so their personal data is exported and erased, so
 * they hear events, and so their hourly jobs run. The account is held while it is erased: a match that is being recorded
 * holds it, too, so erasing waits for it, and a match that comes later finds the account gone.
 */
export const listFeatures = ({ world, accounts, play, staff, ...services }: Services) => {
  const { database, clock, config, logger, outside } = world;
  const { words } = play;
  return {
    account: accountFeature(services.accountDeps, accounts),
    profile: profileFeature(services.profileDeps),
    match: matchFeature({
      database,
      clock,
      reconnections: services.reconnections,
      pictureLinks: services.pictureLinks,
      findSeatStatus,
      ports: {
        categoriesOf: words.categoriesOf,
        readCategories: words.readCategories,
        playerChanged: services.playerChanged,
      },
    }),
    ranked: rankedFeature(services.ranked.deps, services.ranked.ranked, services.ranked.spread),
    leaderboards: leaderboardsFeature(world, { knowsCategory: words.mayHaveCategory, clansOf: readBadges }),
    daily: dailyFeature,
    achievements: achievementsFeature,
    preferences: preferencesFeature(database, {
      countUnread: async (db, playerId) => (await countUnread(db, [playerId])).get(playerId) ?? 0,
    }),
    wallet: walletFeature(database, logger),
    inventory: inventoryFeature,
    shop: shopFeature(services.shopping.deps),
    // Before purses and things: a clan that ends burns what lies in its purse.
    clans: clansFeature(composeClans({ ...services, world }, staff.moderation)),
    // Before words: a listing is locked before what it offers.
    market: marketFeature(
      composeMarket({ world, play, channel: services.channel, playerChanged: services.playerChanged }),
    ),
    words: wordsFeature({
      ...play,
      ...composeWords(world, play),
      database,
      searchFor: createPlayerSearch({ clock, isInMatch: playerSeats.isInMatch }),
    }),
    ...composeCategories({ ...services, world, play }),
    prompts: promptsFeature(play.prompts),
    trivia: triviaFeature(play.triviaDeps, play.trivia),
    blocks: blocksFeature(services.blocks),
    gifs: gifsFeature(services.gifDeps),
    friends: friendsFeature(composeFriends({ ...services, world }, staff.moderation)),
    inbox: inboxFeature(composeInbox({ ...services, world }, staff.moderation)),
    moderation: moderationFeature(staff.moderationDeps, staff.removals, staff.tendRemovals),
    proposals: proposalsFeature({ database, clock, words, meanings: play.meanings, additions: services.added }),
    purchases: purchasesFeature(services.discord),
    exchange: exchangeFeature(composeExchange({ world, playerChanged: services.playerChanged })),
    tiles: tilesFeature(composeTiles({ ...services, world, play })),
    crafting: craftingFeature(composeCrafting({ ...services, world, play })),
    codes: codesFeature({ database, clock, ports: { announceChange: services.playerChanged } }),
    collections: collectionsFeature({ database, clock, words }),
    news: newsFeature({ dir: config.newsDir, logger }),
    /** What belongs to no feature: links to rooms, and pictures from outside that prompts name. */
    rooms: {
      routes: createInvitationRoutes(services.guessLimits.perAddress),
      files: [createPictureProxy(services.pictureLinks, outside)],
    },
  } satisfies Features;
};
