import { DIFFICULTIES, type DifficultyId } from '@syllaboom/engine';

const DIFFICULTY_NAMES = {
  [DIFFICULTIES.normal]: 'room.difficultyNormal',
  [DIFFICULTIES.challenge]: 'room.difficultyChallenge',
  [DIFFICULTIES.practice]: 'room.difficultyPractice',
  [DIFFICULTIES.aarrghh]: 'room.difficultyAarrghh',
} as const satisfies Record<DifficultyId, string>;

/** Catalogue key of a difficulty's name. */
export const difficultyName = (id: number) =>
  DIFFICULTY_NAMES[id as DifficultyId] ?? DIFFICULTY_NAMES[DIFFICULTIES.normal];
