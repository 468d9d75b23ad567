import { DEFAULT_MODE, MODES, type ModeId } from '@syllaboom/engine';
import { cardBet } from './cards/manifest.ts';
import { chainWord } from './chain/manifest.ts';
import { climb } from './climb/manifest.ts';
import { customPrompts } from './custom/manifest.ts';
import { guessWord } from './guess/manifest.ts';
import { lengthLimit } from './length/manifest.ts';
import { monsters } from './monsters/manifest.ts';
import { typeRacer } from './race/manifest.ts';
import { scapes } from './scapes/manifest.ts';
import { original } from './scenario/manifest.ts';
import { trivia } from './trivia/manifest.ts';
import { yapping } from './yapping/manifest.ts';
import type { ModeManifest } from './mode-manifest.ts';
import type { ViewOf } from './mode-screen.ts';

const MANIFESTS: { readonly [Id in ModeId]: ModeManifest<ViewOf<Id>> } = {
  [MODES.original]: original,
  [MODES.chainWord]: chainWord,
  [MODES.guessWord]: guessWord,
  [MODES.customPrompts]: customPrompts,
  [MODES.typeRacer]: typeRacer,
  [MODES.lengthLimit]: lengthLimit,
  [MODES.monsters]: monsters,
  [MODES.climb]: climb,
  [MODES.cardBet]: cardBet,
  [MODES.scapes]: scapes,
  [MODES.trivia]: trivia,
  [MODES.yapping]: yapping,
};

/** The manifest of a mode; of one that nobody knows the original's. */
export const modeManifest = (mode: number): ModeManifest<never> => MANIFESTS[mode as ModeId] ?? MANIFESTS[DEFAULT_MODE];
