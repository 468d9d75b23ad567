import account from '../../locales/en-US/account.json';
import achievements from '../../locales/en-US/achievements.json';
import charts from '../../locales/en-US/charts.json';
import chat from '../../locales/en-US/chat.json';
import common from '../../locales/en-US/common.json';
import connection from '../../locales/en-US/connection.json';
import daily from '../../locales/en-US/daily.json';
import developer from '../../locales/en-US/developer.json';
import discord from '../../locales/en-US/discord.json';
import errors from '../../locales/en-US/errors.json';
import history from '../../locales/en-US/history.json';
import home from '../../locales/en-US/home.json';
import host from '../../locales/en-US/host.json';
import landing from '../../locales/en-US/landing.json';
import leaderboards from '../../locales/en-US/leaderboards.json';
import lobby from '../../locales/en-US/lobby.json';
import moderation from '../../locales/en-US/moderation.json';
import modes from '../../locales/en-US/modes.json';
import popups from '../../locales/en-US/popups.json';
import practice from '../../locales/en-US/practice.json';
import profile from '../../locales/en-US/profile.json';
import ranked from '../../locales/en-US/ranked.json';
import replay from '../../locales/en-US/replay.json';
import roles from '../../locales/en-US/roles.json';
import room from '../../locales/en-US/room.json';
import shell from '../../locales/en-US/shell.json';
import session from '../../locales/en-US/session.json';
import settings from '../../locales/en-US/settings.json';
import type { FailureCode } from '../api/api-error.ts';

/** A code without words does not compile. */
const errorWords: Record<FailureCode, string> = errors;

/** Every text of the interface in English: the type of the catalogue. A feature's file is added here. */
export const EN_US = {
  account,
  achievements,
  charts,
  chat,
  common,
  connection,
  daily,
  developer,
  discord,
  errors: errorWords,
  history,
  home,
  host,
  landing,
  leaderboards,
  lobby,
  moderation,
  modes,
  popups,
  practice,
  profile,
  ranked,
  replay,
  roles,
  room,
  session,
  settings,
  shell,
};
export type Catalogue = typeof EN_US;
