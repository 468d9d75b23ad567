import { MODES, type ModeId } from '@syllaboom/engine';

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

/** Catalogue key of a mode's name; an unknown id is called by the original's. */
export const modeName = (id: number) => MODE_NAMES[id as ModeId] ?? MODE_NAMES[MODES.original];
