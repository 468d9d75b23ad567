import { DEFAULT_MODE, MODES, type ModeId } from '@syllaboom/engine';
import { cardBetFace } from './faces/card-bet.tsx';
import { chainWordFace } from './faces/chain-word.tsx';
import { climbFace } from './faces/climb.tsx';
import { customPromptsFace } from './faces/custom-prompts.tsx';
import { guessWordFace } from './faces/guess-word.tsx';
import { lengthLimitFace } from './faces/length-limit.tsx';
import { monstersFace } from './faces/monsters.tsx';
import { originalFace } from './faces/original.tsx';
import { scapesFace } from './faces/scapes.tsx';
import { triviaFace } from './faces/trivia.tsx';
import { typeRacerFace } from './faces/type-racer.tsx';
import { yappingFace } from './faces/yapping.tsx';
import type { ModeFace } from './mode-face.ts';

const FACES: Readonly<Record<ModeId, ModeFace>> = {
  [MODES.original]: originalFace,
  [MODES.chainWord]: chainWordFace,
  [MODES.guessWord]: guessWordFace,
  [MODES.customPrompts]: customPromptsFace,
  [MODES.typeRacer]: typeRacerFace,
  [MODES.lengthLimit]: lengthLimitFace,
  [MODES.monsters]: monstersFace,
  [MODES.climb]: climbFace,
  [MODES.cardBet]: cardBetFace,
  [MODES.scapes]: scapesFace,
  [MODES.trivia]: triviaFace,
  [MODES.yapping]: yappingFace,
};

/** Name and picture of a mode; an id that nobody knows looks like the original. */
export const modeFace = (mode: number): ModeFace => FACES[mode as ModeId] ?? FACES[DEFAULT_MODE];
