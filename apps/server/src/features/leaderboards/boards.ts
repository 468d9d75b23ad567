import { BOARD_CATEGORIES, type BoardCategory } from '@syllaboom/contracts';
import { SCENARIOS, seasonAt } from '@syllaboom/engine';

/**
 * How a board's scores come about. `total`: what matches add up to. `best` and `least`: the player's best so far, where most
 * or where least wins, equal ones by the shorter match. `latest`: as told last.
 */
export type BoardKind = 'total' | 'best' | 'least' | 'latest';

const KINDS: Readonly<Record<BoardCategory, BoardKind>> = {
  wp: 'latest',
  claimed: 'total',
  discovered: 'total',
  wins: 'total',
  exp: 'total',
  // The lowest number of words of a solved prompt: lower wins, then time (rules section 6).
  soloclimb: 'least',
  teamclimb: 'least',
  wordcount: 'total',
  combo: 'best',
  alpha: 'best',
};

const SEASON_PREFIX = 'wp:';
const WORDS_PREFIX = 'category:';

/** Coins that players have collected from their crafting boards. */
export const craftersBoard = 'craft';

const isBoardCategory = (name: string): name is BoardCategory => (BOARD_CATEGORIES as readonly string[]).includes(name);

/** Boards of the scenarios by the id; those without a trophy have none. */
const SCENARIO_BOARDS: ReadonlyMap<number, string> = new Map(
  SCENARIOS.filter(({ metric }) => metric !== null).map(({ id, key }) => [id, key.replaceAll('-', '')]),
);
const SCENARIO_NAMES: ReadonlySet<string> = new Set(SCENARIO_BOARDS.values());

/** Ranked points of one season: every season has a board of its own. */
export const pointsBoard = (seasonId: string): string => SEASON_PREFIX + seasonId;
/** Words that players have claimed of a category, in all languages together. */
export const wordsBoard = (category: string): string => WORDS_PREFIX + category;
/** The board of a scenario; null without one. */
export const scenarioBoard = (scenario: number): string | null => SCENARIO_BOARDS.get(scenario) ?? null;

/** The board under a name of the address bar, at a time; null when there is none. */
export function findBoard(name: string, now: Date): string | null {
  const board = name.toLowerCase();
  if (board === 'wp') return pointsBoard(seasonAt(now.getTime()).id);
  return isBoardCategory(board) || SCENARIO_NAMES.has(board) ? board : null;
}

/** How the scores of a board come about. */
export function kindOfBoard(board: string): BoardKind {
  if (board.startsWith(SEASON_PREFIX)) return KINDS.wp;
  if (board.startsWith(WORDS_PREFIX) || board === craftersBoard) return 'total';
  return isBoardCategory(board) ? KINDS[board] : 'best';
}
