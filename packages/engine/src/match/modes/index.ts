import { modeTraits } from '../../catalogue/mode-traits.ts';
import { MODES, type ModeId } from '../../catalogue/modes.ts';
import type { MatchRules } from '../state/match-setup.ts';
import { scenarioMode } from '../scenarios/index.ts';
import { cardBet } from './card-bet/card-bet.ts';
import { chainWord } from './chain-word.ts';
import { climb } from './climb.ts';
import { customPrompts } from './custom-prompts.ts';
import { lengthLimit } from './length-limit.ts';
import { guessWord } from './guess-word/guess-word.ts';
import type { Mode } from './mode.ts';
import { monsters } from './monsters/monsters.ts';
import { original } from './original.ts';
import { scapes } from './scapes/scapes.ts';
import { trivia } from './trivia/trivia.ts';
import { typeRacer } from './type-racer/type-racer.ts';
import { yapping } from './yapping.ts';

/** The rules of every mode. */
const MODE_RULES: Readonly<Record<ModeId, Mode>> = {
  [MODES.original]: original,
  [MODES.chainWord]: chainWord,
  [MODES.climb]: climb,
  [MODES.customPrompts]: customPrompts,
  [MODES.lengthLimit]: lengthLimit,
  [MODES.guessWord]: guessWord,
  [MODES.monsters]: monsters,
  [MODES.cardBet]: cardBet,
  [MODES.typeRacer]: typeRacer,
  [MODES.scapes]: scapes,
  [MODES.trivia]: trivia,
  [MODES.yapping]: yapping,
};

/** The mode that these rules play, as its preset changes it; null where a match was stored by a server that knows more modes. */
export const modeOf = ({ mode, scenario }: Pick<MatchRules, 'mode' | 'scenario'>): Mode | null =>
  (modeTraits(mode).hasPresets ? scenarioMode(scenario) : null) ?? MODE_RULES[mode] ?? null;
