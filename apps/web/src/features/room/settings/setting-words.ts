import { DIFFICULTIES, type DifficultyId, MODES, type ModeId } from '@syllaboom/engine';

const MODE_NAMES = {
  [MODES.original]: 'room.modeOriginal',
  [MODES.chainWord]: 'room.modeChainWord',
  [MODES.guessWord]: 'room.modeGuessWord',
  [MODES.customPrompts]: 'room.modeCustomPrompts',
  [MODES.typeRacer]: 'room.modeTypeRacer',
  [MODES.lengthLimit]: 'room.modeLengthLimit',
  [MODES.monsters]: 'room.modeMonsters',
  [MODES.climb]: 'room.modeClimb',
  [MODES.cardBet]: 'room.modeCardBet',
  [MODES.scapes]: 'room.modeScapes',
  [MODES.trivia]: 'room.modeTrivia',
  [MODES.yapping]: 'room.modeYapping',
} as const satisfies Record<ModeId, string>;

const DIFFICULTY_NAMES = {
  [DIFFICULTIES.normal]: 'room.difficultyNormal',
  [DIFFICULTIES.challenge]: 'room.difficultyChallenge',
  [DIFFICULTIES.practice]: 'room.difficultyPractice',
  [DIFFICULTIES.aarrghh]: 'room.difficultyAarrghh',
} as const satisfies Record<DifficultyId, string>;

/** Catalogue key of a mode's name; an unknown id is called by the original's. */
export const modeName = (id: number) => MODE_NAMES[id as ModeId] ?? MODE_NAMES[MODES.original];
/** Catalogue key of a difficulty's name. */
export const difficultyName = (id: number) =>
  DIFFICULTY_NAMES[id as DifficultyId] ?? DIFFICULTY_NAMES[DIFFICULTIES.normal];
