export { type BoardEntry, keepBoardScores } from './board-score.repository.ts';
export { pointsBoard, scenarioBoard, wordsBoard } from './boards.ts';
export { createLeaderboardRoutes } from './leaderboards.routes.ts';
export { createLeaderboards } from './leaderboards.service.ts';
export { leaderboardsPersonalData } from './personal-data.repository.ts';
export { startTendingBoards, tendBoards } from './tend-boards.ts';
