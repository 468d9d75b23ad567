import { CLAN_BOARD_PAGE, type ClanBoardRow, type ENDPOINTS, type ReplyOf } from '@syllaboom/contracts';
import { CLANS } from '@syllaboom/engine';
import type { Clock } from '#platform/clock/clock.ts';
import { remember } from '#platform/clock/remember.ts';
import type { Database } from '#platform/db/index.ts';
import { clanWeekAt } from './clan-week.ts';
import { findClanIdOf } from '../membership/member.repository.ts';
import {
  countLiving,
  countOfWeek,
  type PlacedClan,
  readBest,
  readByExp,
  readByWeek,
  readExpPlace,
  readWeekPlace,
} from './board.repository.ts';

type Board = ReplyOf<(typeof ENDPOINTS)['clanBoard']>;
type Week = ReplyOf<(typeof ENDPOINTS)['clanWeek']>;
type WeekTop = ReplyOf<(typeof ENDPOINTS)['clanWeekTop']>;

/** Boards of clans are behind by a minute anyway: pages and totals are shown from memory for a moment. */
const KEPT = { keptMs: 2000, most: 200 };

/** Boards of clans. */
export interface ClanBoards {
  byExp(callerId: string, page: number): Promise<Board>;
  /** This week, or so many before it. */
  ofWeek(callerId: string, page: number, before: number): Promise<Week>;
  /** The best of the last week. */
  lastTop(callerId: string): Promise<WeekTop>;
}

export function createClanBoards({ db }: Database, clock: Clock): ClanBoards {
  const pages = remember<readonly PlacedClan[]>(clock, KEPT);
  const totals = remember<number>(clock, KEPT);
  const offsetOf = (page: number): number => (page - 1) * CLAN_BOARD_PAGE;
  const readWeekPage = (week: string, page: number): Promise<readonly PlacedClan[]> =>
    pages(`${week} ${page}`, () => readByWeek(db, week, offsetOf(page), CLAN_BOARD_PAGE));
  return {
    byExp: async (callerId, page) => {
      const clanId = await findClanIdOf(db, callerId);
      const [rows, total, own] = await Promise.all([
        pages(`exp ${page}`, () => readByExp(db, offsetOf(page), CLAN_BOARD_PAGE)),
        totals('exp', () => countLiving(db)),
        clanId === null ? null : readExpPlace(db, clanId),
      ]);
      return { rows: rows.map(rowFor(clanId)), own: own === null ? null : rowFor(clanId)(own), total };
    },
    ofWeek: async (callerId, page, before) => {
      const { week, endsAt } = clanWeekAt(clock.now(), before);
      const clanId = await findClanIdOf(db, callerId);
      const [rows, total, own, best] = await Promise.all([
        readWeekPage(week, page),
        totals(week, () => countOfWeek(db, week)),
        clanId === null ? null : readWeekPlace(db, week, clanId),
        clanId === null ? [] : readBest(db, week, clanId, callerId),
      ]);
      const show = rowFor(clanId);
      return {
        rows: rows.map(show),
        own: own === null ? null : show(own),
        total,
        week,
        endsAt: endsAt.toISOString(),
        best,
      };
    },
    lastTop: async (callerId) => {
      const { week } = clanWeekAt(clock.now(), 1);
      const [rows, clanId] = await Promise.all([readWeekPage(week, 1), findClanIdOf(db, callerId)]);
      return { week, rows: rows.slice(0, CLANS.weekShown).map(rowFor(clanId)) };
    },
  };
}

const rowFor =
  (ownId: string | null) =>
  ({ id, name, tag, exp, memberCount, score, rank }: PlacedClan): ClanBoardRow => ({
    id,
    name,
    tag,
    exp,
    memberCount,
    score,
    rank,
    is_own: id === ownId,
  });
