import type { PictureLinks } from '#platform/pictures/picture-links.ts';
import type { AccountService, Caller } from '#features/account';
import { type MatchPorts, type OfferedSeats, recordMatch } from '#features/match';
import type { SentGifs } from '#features/gifs';
import { type ProfileService, readProfiles, requireLevel } from '#features/profile';
import { readBalances } from '#features/wallet';
import { readPractised } from '#features/collections';
import type { PromptsService } from '#features/prompts';
import type { TriviaService } from '#features/trivia';
import type { DictionaryRegistry, MeaningService, WordsService } from '#features/words';
import type { Gif } from '@syllaboom/contracts';
import { GAME_LANGUAGES, GIFS, type GameLanguage, levelOfExp, type ModeId } from '@syllaboom/engine';
import { builtInPrompts, openTrivia } from '@syllaboom/words';
import type { SignedNotes } from '#platform/auth/signed-notes.ts';
import type { Database, Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import type { Topic } from '#platform/rooms/channel/topic.ts';
import { createDailyPorts, type DailyParts } from './compose-daily.ts';
import { createRankedPort, type RankedParts } from './compose-ranked.ts';
import type { DiscordParts } from './compose-discord.ts';
import type { ShopParts } from './compose-shop.ts';
import { readParticipants } from './read-participants.ts';
import { readSessionUserOf } from './read-session-user.ts';
import type { ModerationRoomPorts } from './compose-moderation.ts';
import type { Presence } from '../rooms/presence/presence.ts';
import type { RoomBriefs } from '../rooms/presence/room-briefs.ts';
import { CLEAN_MODERATION_STATUS, type RoomIdentity, type RoomPorts, type RoomProfile } from '../rooms/ports.ts';

/** The parts of the server that rooms need. */
export interface RoomPortParts {
  readonly database: Database;
  readonly accounts: AccountService;
  readonly dictionaries: DictionaryRegistry;
  readonly words: WordsService;
  readonly meanings: MeaningService;
  readonly prompts: PromptsService;
  readonly pictureLinks: PictureLinks;
  readonly sentGifs: SentGifs;
  readonly trivia: TriviaService;
  readonly profiles: ProfileService;
  readonly channel: PlayerChannel;
  readonly presence: Presence;
  readonly briefs: RoomBriefs;
  readonly announcements: Topic<string>;
  playerChanged(tx: Tx, playerId: string): void;
  readonly atMatchEnd: MatchPorts['atMatchEnd'];
  readonly discord: DiscordParts | null;
  readonly modesOff: readonly ModeId[];
  readonly reconnections: OfferedSeats;
  readonly notes: SignedNotes;
  readonly seatLimits: RoomPorts['seatLimits'];
  readonly guessLimits: RoomPorts['guessLimits'];
  readonly moderation: ModerationRoomPorts;
  readonly ranked: RankedParts;
  readonly everyDay: DailyParts;
  readonly shopping: ShopParts;
}

/** Gives the rooms what they need of the features. */
export function createRoomPorts(parts: RoomPortParts): RoomPorts {
  const { database, accounts, words, reconnections, seatLimits, guessLimits } = parts;
  const matchPorts: MatchPorts = {
    categoriesOf: words.categoriesOf,
    playerChanged: parts.playerChanged,
    atMatchEnd: parts.atMatchEnd,
    ratingSpread: () => parts.ranked.spread.value,
  };
  return {
    authenticate: async (token) => {
      const caller = await accounts.authenticate(token);
      const [person, status] = await Promise.all([
        identify(database, caller),
        caller.guest ? CLEAN_MODERATION_STATUS : parts.moderation.readModerationStatus(caller.playerId),
      ]);
      return { ...person, standing: status };
    },
    ownerOf: async (token) => (await accounts.authenticate(token)).playerId,
    channel: parts.channel,
    presence: parts.presence,
    briefs: parts.briefs,
    readModerationStatus: parts.moderation.readModerationStatus,
    announcements: parts.announcements,
    answerRoomChat: parts.moderation.answerRoomChat,
    takeNotices: parts.moderation.takeNotices,
    describePlayer: (playerId) => readSessionUserOf(database.db, playerId),
    chooseIcon: (playerId, icon) => parts.profiles.chooseIcon(playerId, icon),
    readPlayerCards: (playerIds) => readProfiles(database.db, playerIds),
    readParticipants: (asked) => readParticipants(database.db, parts.discord?.instanceUsers ?? null, asked),
    claimPurchase: async (playerId, entitlementId) =>
      (await parts.discord?.purchases.claim(playerId, entitlementId)) ?? { outcome: 'refused' },
    seatLimits,
    guessLimits,
    readProfile: (playerId) => readRoomProfile(database, playerId),
    words: openDictionaries(parts),
    findWords: (language, text, most) => words.search(language, text, { perPage: most }),
    meaningOf: (language, word) => parts.meanings.lookUp(language, word),
    content: {
      promptsOf: parts.prompts.readParsed,
      practise: (playerId, id) => readPractised(database.db, playerId, id),
      builtInPrompts,
      questions: async (language) => [
        ...openTrivia(language).questions,
        ...(await parts.trivia.drawApproved(language)),
      ],
      countQuestions,
      pictureLink: parts.pictureLinks.link,
    },
    takeGif: (playerId, ref) => takeGif(parts, playerId, ref),
    modesOff: parts.modesOff,
    recordMatch: (match) => recordMatch(database, matchPorts, match),
    ranked: createRankedPort(parts.ranked.ranked),
    ...createDailyPorts(parts.everyDay, parts),
    shop: parts.shopping.shop,
    reconnections,
    notes: parts.notes,
  };
}

const openDictionaries = ({ dictionaries, words }: RoomPortParts): RoomPorts['words'] => ({
  // To a room a dictionary is ready when asking it takes no time.
  isReady: (language) => dictionaries.isOpen(language),
  whenReady: (language) => dictionaries.whenReady(language),
  get: (language) => words.dictionary(language),
  version: (language) => dictionaries.version(language),
});

/** None where the game's data has no questions. */
function countQuestions(language: GameLanguage): number {
  try {
    return openTrivia(language).count;
  } catch {
    return 0;
  }
}

/** The GIF that a player sends: how it is shown, whenever it is; throws `gif/level` and `gif/unknown`. */
async function takeGif(
  { database, sentGifs }: RoomPortParts,
  playerId: string,
  ref: { readonly p: string; readonly id: string },
): Promise<() => Gif> {
  const gif = await database.transact(async (tx) => {
    await requireLevel(tx, playerId, GIFS.level, 'gif/level');
    return sentGifs.take(tx, ref);
  });
  return () => sentGifs.show(gif);
}

const DEFAULT_COSMETICS = { bomb: 0, background: 0, streakEffect: 0, heartEffect: 0, frame: 0 };

async function identify(database: Database, caller: Caller): Promise<Omit<RoomIdentity, 'standing'>> {
  const { playerId, sessionId: signInId, username, type, roles, guest, wayIn } = caller;
  const secondFactorUntil = caller.secondFactorUntil?.getTime() ?? null;
  if (caller.guestLocale !== null) {
    return {
      playerId,
      signInId,
      username,
      displayName: username,
      avatar: playerId,
      type,
      roles,
      secondFactorUntil,
      guest,
      wayIn,
      exp: 0,
      level: 1,
      wp: 0,
      locale: caller.guestLocale,
      ...DEFAULT_COSMETICS,
    };
  }
  const [profile] = await readProfiles(database.db, [playerId]);
  if (profile === undefined) throw new AppError('auth/token_invalid');
  const { displayName, avatar, exp, wp, bomb, background, streakEffect, heartEffect, frame } = profile;
  const locale = GAME_LANGUAGES.find((language) => language === profile.locale) ?? GAME_LANGUAGES[0];
  return {
    playerId,
    signInId,
    username,
    displayName,
    avatar,
    type,
    roles,
    secondFactorUntil,
    guest,
    wayIn,
    exp,
    level: levelOfExp(exp),
    wp,
    locale,
    bomb,
    background,
    streakEffect,
    heartEffect,
    frame,
  };
}

/** Guests have no row, hence nothing. */
async function readRoomProfile(database: Database, playerId: string): Promise<RoomProfile> {
  const [[profile], balances] = await Promise.all([
    readProfiles(database.db, [playerId]),
    readBalances(database.db, playerId),
  ]);
  const exp = profile?.exp ?? 0;
  return { exp, level: levelOfExp(exp), score: balances.coin, diamond: balances.diamond, key: balances.key };
}
