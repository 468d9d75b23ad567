import type { BoardCategory, BoardRow } from '@syllaboom/contracts';
import { levelOfExp, SCENARIOS } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import {
  ArrowUpNarrowWide,
  BookA,
  BookOpenCheck,
  CaseUpper,
  Crown,
  FlagTriangleRight,
  Flame,
  type LucideIcon,
  Medal,
  Mountain,
  PenLine,
  Scroll,
  Sparkles,
  Swords,
} from 'lucide-react';
import { BOARDS, type BoardId } from '../../navigation/board-id.ts';
import { categoryName } from '../../platform/i18n/category-name.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { boardKey, scenarioName } from '../../ui/mode/scenario-words.ts';

/** One ranking of players: a board of the server, or the board of a word category. */
export interface BoardList {
  /** Tells lists of a box apart. */
  readonly id: string;
  readonly kind: 'board' | 'category';
  /** Under which the server knows it. */
  readonly key: string;
  readonly name: (t: TFunction) => string;
  readonly score: (score: number, t: TFunction) => string;
}

const number = (score: number): string => formatNumber(Math.round(score * 100) / 100);
const words = (score: number, t: TFunction): string => t('leaderboards.words', { count: score, points: number(score) });
const wpp = (score: number, t: TFunction): string => t('leaderboards.wpp', { points: number(score) });

const board = (category: BoardCategory, score: BoardList['score'] = number): BoardList => ({
  id: category,
  kind: 'board',
  key: category,
  name: (t) => t(`leaderboards.board.${category}`),
  score,
});

/** The list of a scenario's best. */
export const scenarioList = (scenario: (typeof SCENARIOS)[number]): BoardList => ({
  id: scenario.key,
  kind: 'board',
  key: boardKey(scenario),
  name: (t) => t(scenarioName(scenario.id)),
  score: scenario.metric === 'coverage' ? (part, t) => t('leaderboards.percent', { part: number(part) }) : words,
});

/** The list of those who hold most words of a category, all languages together. */
export const categoryList = (name: string): BoardList => ({
  id: name,
  kind: 'category',
  key: name,
  name: (t) => categoryName(t, name),
  score: words,
});

/** A box of the screen: a ranking, several as subtabs, or the own ranked matches. */
export interface Box {
  readonly id: BoardId;
  readonly icon: LucideIcon;
  /** Its rankings of players; the categories' are asked for, the own matches are none, and clans have their own. */
  readonly lists: readonly BoardList[];
}

/** What each board shows: experience as level, streaks with x, climbs in WPP. */
const BOX_OF: Readonly<Record<BoardId, Omit<Box, 'id'>>> = {
  wp: { icon: Medal, lists: [board('wp', (score, t) => t('profile.wp', { points: number(score) }))] },
  exp: {
    icon: ArrowUpNarrowWide,
    lists: [board('exp', (exp, t) => t('common.level', { level: levelOfExp(exp) }))],
  },
  wins: { icon: Crown, lists: [board('wins')] },
  wordcount: { icon: PenLine, lists: [board('wordcount')] },
  claimed: { icon: BookA, lists: [board('claimed')] },
  discovered: { icon: Sparkles, lists: [board('discovered')] },
  combo: { icon: Flame, lists: [board('combo', (count, t) => t('leaderboards.times', { count }))] },
  alpha: { icon: CaseUpper, lists: [board('alpha')] },
  climb: { icon: Mountain, lists: [board('soloclimb', wpp), board('teamclimb', wpp)] },
  scenarios: { icon: Scroll, lists: SCENARIOS.filter(({ metric }) => metric !== null).map(scenarioList) },
  categories: { icon: BookOpenCheck, lists: [] },
  clans: { icon: FlagTriangleRight, lists: [] },
  ranked: { icon: Swords, lists: [] },
};

/** All boxes in the order of the screen. */
export const BOXES: readonly Box[] = BOARDS.map((id) => ({ id, ...BOX_OF[id] }));

export const boxName = (id: BoardId) => `leaderboards.board.${id}` as const;

/** A row's key: players have both ids alike. */
export const rowId = (row: BoardRow): string => row.user_id || row.id;
