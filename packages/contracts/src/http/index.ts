import * as safety from './account-safety.ts';
import * as auth from './auth.ts';
import * as discord from './discord.ts';
import * as flags from './flags.ts';
import * as invitation from './invitation.ts';
import * as keyed from './keyed.ts';
import * as leaderboards from './leaderboards.ts';
import * as moderation from './moderation.ts';
import * as news from './news.ts';
import * as play from './play.ts';
import * as profile from './profile.ts';
import * as ranked from './ranked.ts';
import * as room from './room.ts';
import * as trivia from './trivia.ts';

/** Every HTTP endpoint: the server must have a handler for each, the OpenAPI document is made from it. */
export const ENDPOINTS = {
  register: auth.register,
  byLogin: auth.byLogin,
  nameAccount: keyed.nameAccount,
  keySignIn: keyed.keySignIn,
  guest: auth.guest,
  signOut: auth.signOut,
  signInOptions: auth.signInOptions,
  discordToken: auth.discordToken,
  googleNonce: auth.googleNonce,
  googleLogin: auth.googleLogin,
  updateAuth: auth.updateAuth,
  accountOverview: auth.accountOverview,
  linkIdentity: auth.linkIdentity,
  unlinkIdentity: auth.unlinkIdentity,
  endSessions: auth.endSessions,
  exportAccount: auth.exportAccount,
  deleteAccount: auth.deleteAccount,
  me: auth.me,
  recoverPassword: safety.recoverPassword,
  renewRecoveryCodes: safety.renewRecoveryCodes,
  secondFactor: safety.secondFactor,
  enrolSecondFactor: safety.enrolSecondFactor,
  proveSecondFactor: safety.proveSecondFactor,
  getPreferences: play.getPreferences,
  updatePreferences: play.updatePreferences,
  invitation: invitation.invitation,
  reconnection: play.reconnection,
  roomStanding: play.roomStanding,
  wordExists: play.wordExists,
  searchWords: play.searchWords,
  wordLanguages: play.wordLanguages,
  matchHistory: profile.matchHistory,
  matchDetail: play.matchDetail,
  matchReplay: room.matchReplay,
  categoryList: room.categoryList,
  wordSearch: room.wordSearch,
  wordSearchInCategory: room.wordSearchInCategory,
  wordMeaning: room.wordMeaning,
  searchPlayers: room.searchPlayers,
  searchPlayersOfExp: room.searchPlayersOfExp,
  saveRoomSyllables: room.saveRoomSyllables,
  roomSyllables: room.roomSyllables,
  syllableBookmarks: room.syllableBookmarks,
  addSyllableBookmark: room.addSyllableBookmark,
  removeSyllableBookmark: room.removeSyllableBookmark,
  clearSyllableBookmarks: room.clearSyllableBookmarks,
  leaderboard: leaderboards.leaderboard,
  leaderboardTop: leaderboards.leaderboardTop,
  categoryLeaderboard: leaderboards.categoryLeaderboard,
  proposeTrivia: trivia.proposeTrivia,
  pendingTrivia: trivia.pendingTrivia,
  reviewTrivia: trivia.reviewTrivia,
  getProfile: profile.getProfile,
  updateProfile: profile.updateProfile,
  updateRole: profile.updateRole,
  uploadAvatar: profile.uploadAvatar,
  randomPlayer: profile.randomPlayer,
  wordUsage: profile.wordUsage,
  recentRelations: profile.recentRelations,
  relationWith: profile.relationWith,
  relationLists: profile.relationLists,
  setRelation: profile.setRelation,
  report: moderation.report,
  verifyPlayer: moderation.verifyPlayer,
  removals: moderation.removals,
  addRemoval: moderation.addRemoval,
  cancelRemoval: moderation.cancelRemoval,
  reportQueue: moderation.reportQueue,
  reportDetail: moderation.reportDetail,
  dismissReport: moderation.dismissReport,
  sanctionPlayer: moderation.sanctionPlayer,
  liftSanction: moderation.liftSanction,
  staffPlayers: moderation.staffPlayers,
  staffPlayer: moderation.staffPlayer,
  removePicture: moderation.removePicture,
  setHeldRole: moderation.setHeldRole,
  sendAppeal: moderation.sendAppeal,
  appealQueue: moderation.appealQueue,
  decideAppeal: moderation.decideAppeal,
  auditLog: moderation.auditLog,
  announce: moderation.announce,
  ownFlag: flags.ownFlag,
  appealMatch: flags.appealMatch,
  flaggedMatches: flags.flaggedMatches,
  decideFlag: flags.decideFlag,
  undoGains: flags.undoGains,
  discordGoods: discord.discordGoods,
  rankedHistory: ranked.rankedHistory,
  rankedStanding: ranked.rankedStanding,
  choosePerk: ranked.choosePerk,
  about: news.about,
} as const;
export type EndpointName = keyof typeof ENDPOINTS;
export { DeviceKey, Provider, SessionReply, SessionUser } from './auth.ts';
export { mockDiscordCode, mockDiscordUserOf } from './discord.ts';
export * from './endpoint.ts';
export type { FlaggedMatch, OwnFlag, UndoneGains } from './flags.ts';
export { Invitation, InvitationDoor } from './invitation.ts';
export { deletionToProve, KEY_SIGN_IN, linkToProve, nameToProve, passwordToProve } from './keyed.ts';
export {
  REMOVALS_PAGE,
  REPORT_CATEGORIES,
  REPORT_CHAT_LINES,
  Removal,
  ReportCategory,
  ReportLine,
  ReportSummary,
  SANCTIONS,
  STAFF_PAGE,
  Sanction,
  SanctionKind,
} from './moderation.ts';
export { BOARD_CATEGORIES, BOARD_PAGE, type BoardCategory, BoardRow, CATEGORY_BOARD_PAGE } from './leaderboards.ts';
export { AVATAR_UPLOAD, MatchHistoryEntry, PlayerProfile, PlayerStats } from './profile.ts';
export { RankedMatch, RankedSide } from './ranked.ts';
export { PlayerHit } from './room.ts';
export { SessionClient } from './session-client.ts';
export { PendingTrivia, TriviaProposal } from './trivia.ts';
export { DEFAULT_PREFERENCES, KEYBOARD_SIZES, TEXT_SIZES, PlayerMatchStats, Preferences } from './play.ts';
