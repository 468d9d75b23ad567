export { type BoardEntry, keepBoardScores } from './board-score.repository.ts';
export { type BoardKind, pointsBoard, scenarioBoard, wordsBoard } from './boards.ts';
export { dropRecords } from './drop-records.repository.ts';
export { leaderboardsFeature } from './leaderboards.feature.ts';
export { tendBoards } from './tend-boards.ts';
