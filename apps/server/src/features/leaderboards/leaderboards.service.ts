import {
  BOARD_PAGE,
  type BoardRow,
  CATEGORY_BOARD_PAGE,
  type ClanBadge,
  type ENDPOINTS,
  type ReplyOf,
} from '@syllaboom/contracts';
import { CRAFT } from '@syllaboom/engine';
import { readAccountFacts } from '#features/account';
import { readProfiles } from '#features/profile';
import type { Clock } from '#platform/clock/clock.ts';
import { remember } from '#platform/clock/remember.ts';
import type { Database, Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import { countRows, type PlacedScore, readPlace, readRows } from './board-places.repository.ts';
import { craftersBoard, findBoard, wordsBoard } from './boards.ts';

/** Pages that begin before this row are shown from memory for a moment: that is what everybody looks at. */
const KEPT_ROWS = 100;
/** For so long, and so many of them at most. */
const KEPT = { keptMs: 2000, most: 500 };
const TOP_ROWS = 3;

/** What the leaderboards need of other features. */
export interface LeaderboardPorts {
  /** False when no dictionary has such a word category. */
  knowsCategory(category: string): boolean;
  /** The clans of players, as they stand beside their names. */
  clansOf(db: Db, playerIds: readonly string[]): Promise<ReadonlyMap<string, ClanBadge>>;
}
export type BoardPage = ReplyOf<(typeof ENDPOINTS)['leaderboard']>;

/** Boards of players. */
export interface Leaderboards {
  /** Throws `leaderboard/unknown`; pages count from 1. */
  page(name: string, page: number, callerId: string): Promise<BoardPage>;
  top(name: string, callerId: string): Promise<Pick<BoardPage, 'rows'>>;
  /** Players by the words that they have claimed of a category. */
  ofCategory(category: string, page: number, callerId: string): Promise<BoardPage>;
  /** Players by the coins that they have collected from their crafting boards: the first of them. */
  ofCrafters(callerId: string): Promise<Pick<BoardPage, 'rows' | 'localPlayer'>>;
}

/** Reads boards, each row with the player as they look now. */
export function createLeaderboards({ db }: Database, clock: Clock, ports: LeaderboardPorts): Leaderboards {
  const pages = remember<readonly BoardRow[]>(clock, KEPT);
  const totals = remember<number>(clock, KEPT);
  const readPage = async (board: string, offset: number, limit: number): Promise<readonly BoardRow[]> => {
    const read = async () => describeRows(db, ports, await readRows(db, board, offset, limit));
    return offset < KEPT_ROWS ? pages(`${board} ${offset} ${limit}`, read) : read();
  };
  const show = async (board: string, page: number, limit: number, callerId: string): Promise<BoardPage> => {
    const [rows, total, localPlayer] = await Promise.all([
      readPage(board, (Math.max(1, page) - 1) * limit, limit),
      totals(board, () => countRows(db, board)),
      isGuestId(callerId) ? null : readPlace(db, board, callerId),
    ]);
    return { rows: rows.map((row) => markOwn(row, callerId)), localPlayer, total };
  };
  const find = (name: string): string => {
    const board = findBoard(name, clock.now());
    if (board === null) throw new AppError('leaderboard/unknown');
    return board;
  };
  return {
    page: async (name, page, callerId) => show(find(name), page, BOARD_PAGE, callerId),
    top: async (name, callerId) => {
      const rows = await readPage(find(name), 0, BOARD_PAGE);
      return { rows: rows.slice(0, TOP_ROWS).map((row) => markOwn(row, callerId)) };
    },
    ofCategory: async (category, page, callerId) => {
      if (!ports.knowsCategory(category)) throw new AppError('leaderboard/unknown');
      return show(wordsBoard(category), page, CATEGORY_BOARD_PAGE, callerId);
    },
    ofCrafters: (callerId) => show(craftersBoard, 1, CRAFT.leaderboard, callerId),
  };
}

const markOwn = (row: BoardRow, callerId: string): BoardRow => ({ ...row, is_current_user: row.user_id === callerId });

/** The rows with names and avatars; whoever was banned a moment ago is left out already. */
async function describeRows(db: Db, ports: LeaderboardPorts, placed: readonly PlacedScore[]): Promise<BoardRow[]> {
  const ids = placed.map((row) => row.playerId);
  const [profiles, facts, clans] = await Promise.all([
    readProfiles(db, ids),
    readAccountFacts(db, ids),
    ports.clansOf(db, ids),
  ]);
  const profileOf = new Map(profiles.map((profile) => [profile.playerId, profile]));
  return placed.flatMap(({ playerId, score, matchId, duration, turns }) => {
    const profile = profileOf.get(playerId);
    if (profile === undefined || facts.get(playerId)?.banned !== false) return [];
    const { displayName, avatar, wp, bomb, background, frame, longestWord } = profile;
    const { tag = '', exp = 0, name = '' } = clans.get(playerId) ?? {};
    return [
      {
        id: playerId,
        user_id: playerId,
        displayName,
        avatar,
        score,
        wp,
        bomb,
        background,
        frame,
        duration,
        turn: turns,
        matchId: matchId ?? '',
        longestWord,
        extra: { tag, exp, name },
        is_current_user: false,
      },
    ];
  });
}
