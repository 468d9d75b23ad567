export { type BoardEntry, keepBoardScores } from './board-score.repository.ts';
export { type BoardKind, craftersBoard, pointsBoard, wordsBoard } from './boards.ts';
export { recordsByBoard } from './boards-of-match.ts';
/** @internal For tests that end matches without the whole server. */
export { boardsOfMatch } from './boards-of-match.ts';
export { dropRecords } from './drop-records.repository.ts';
export { leaderboardsFeature } from './leaderboards.feature.ts';
export { refreshBoards } from './refresh-boards.ts';
