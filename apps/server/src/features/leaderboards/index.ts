export { type BoardEntry, keepBoardScores } from './board-score.repository.ts';
export { type BoardKind, pointsBoard, scenarioBoard, wordsBoard } from './boards.ts';
export { dropRecords } from './drop-records.repository.ts';
export { createLeaderboardRoutes } from './leaderboards.routes.ts';
export { createLeaderboards } from './leaderboards.service.ts';
export { leaderboardsPersonalData } from './personal-data.repository.ts';
export { startTendingBoards, tendBoards } from './tend-boards.ts';
