import type { BoardRow } from '@syllaboom/contracts';

const NAMES = ['Ida', 'Zed', 'Lumi', 'Noodle', 'Quokka', 'Pixelpaws', 'Nimbus', 'MangoTango'];

/** A row of a board as the server answers it. */
export const boardRow = (rank: number, score: number, changes: Partial<BoardRow> = {}): BoardRow => ({
  id: `account-row${rank}`,
  user_id: `account-row${rank}`,
  displayName: `${NAMES[(rank - 1) % NAMES.length]}${rank > NAMES.length ? rank : ''}`,
  avatar: '',
  score,
  wp: 500,
  bomb: 0,
  background: 0,
  frame: 0,
  duration: 0,
  turn: 0,
  matchId: '',
  longestWord: '',
  extra: { tag: '', exp: 0, name: '' },
  is_current_user: false,
  ...changes,
});

/** So many rows from a place on, each score lower than the one before. */
export const boardRows = (count: number, best: number, first = 1): BoardRow[] =>
  Array.from({ length: count }, (_, at) => boardRow(first + at, best - (first + at - 1)));

export const boardPage = (
  rows: readonly BoardRow[],
  localPlayer: { rank: number; score: number } | null = null,
  total = rows.length,
) => ({ rows, localPlayer, total });

const side = (playerId: string, diffWp: number) => ({
  playerId,
  displayName: playerId,
  avatar: '',
  frame: 0,
  wp: 600,
  diffWp,
});

/** A ranked match of the viewer against a rival, won with a rise of points and lost with a fall. */
export const rankedMatch = (id: string, diffWp: number) => ({
  id,
  player1: side('Rival', -diffWp),
  player2: side('account-me-1', diffWp),
  winner: diffWp > 0 ? 'account-me-1' : 'Rival',
  startTime: new Date(Date.now() - 200_000).toISOString(),
  endTime: new Date(Date.now() - 90_000).toISOString(),
});
