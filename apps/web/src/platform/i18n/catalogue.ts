import account from '../../locales/en-US/account.json';
import achievements from '../../locales/en-US/achievements.json';
import categories from '../../locales/en-US/categories.json';
import charts from '../../locales/en-US/charts.json';
import chat from '../../locales/en-US/chat.json';
import clans from '../../locales/en-US/clans.json';
import codes from '../../locales/en-US/codes.json';
import craft from '../../locales/en-US/craft.json';
import collections from '../../locales/en-US/collections.json';
import daily from '../../locales/en-US/daily.json';
import developer from '../../locales/en-US/developer.json';
import discord from '../../locales/en-US/discord.json';
import duration from '../../locales/en-US/duration.json';
import exchange from '../../locales/en-US/exchange.json';
import friends from '../../locales/en-US/friends.json';
import gifs from '../../locales/en-US/gifs.json';
import history from '../../locales/en-US/history.json';
import home from '../../locales/en-US/home.json';
import host from '../../locales/en-US/host.json';
import inbox from '../../locales/en-US/inbox.json';
import invite from '../../locales/en-US/invite.json';
import leaderboards from '../../locales/en-US/leaderboards.json';
import lobby from '../../locales/en-US/lobby.json';
import market from '../../locales/en-US/market.json';
import moderation from '../../locales/en-US/moderation.json';
import modes from '../../locales/en-US/modes.json';
import practice from '../../locales/en-US/practice.json';
import profile from '../../locales/en-US/profile.json';
import ranked from '../../locales/en-US/ranked.json';
import replay from '../../locales/en-US/replay.json';
import result from '../../locales/en-US/result.json';
import roles from '../../locales/en-US/roles.json';
import room from '../../locales/en-US/room.json';
import settings from '../../locales/en-US/settings.json';
import shop from '../../locales/en-US/shop.json';
import streamer from '../../locales/en-US/streamer.json';
import syllables from '../../locales/en-US/syllables.json';
import table from '../../locales/en-US/table.json';
import tiles from '../../locales/en-US/tiles.json';
import trade from '../../locales/en-US/trade.json';
import words from '../../locales/en-US/words.json';
import type { FailureCode } from '../api/api-error.ts';
import { FIRST_TEXTS } from './first-texts.ts';

/** A code without words does not compile. */
const errorWords: Record<FailureCode, string> = FIRST_TEXTS.errors;

/** Every text of the interface in English: the type of the catalogue. A feature's file is added here. */
export const EN_US = {
  ...FIRST_TEXTS,
  account,
  achievements,
  categories,
  charts,
  chat,
  clans,
  codes,
  craft,
  collections,
  daily,
  developer,
  discord,
  duration,
  errors: errorWords,
  exchange,
  friends,
  gifs,
  history,
  home,
  host,
  inbox,
  invite,
  leaderboards,
  lobby,
  market,
  moderation,
  modes,
  practice,
  profile,
  ranked,
  replay,
  result,
  roles,
  room,
  settings,
  shop,
  streamer,
  syllables,
  table,
  tiles,
  trade,
  words,
};
export type Catalogue = typeof EN_US;
