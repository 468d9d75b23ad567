import type { ModeId } from '../../catalogue/modes.ts';
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

/** The modes that can be played. Add a mode with its file and one line here; the others are locked [R0297]. */
const MODE_RULES: { readonly [Id in ModeId]?: Mode } = {
  [original.id]: original,
  [chainWord.id]: chainWord,
  [climb.id]: climb,
  [customPrompts.id]: customPrompts,
  [lengthLimit.id]: lengthLimit,
  [guessWord.id]: guessWord,
  [monsters.id]: monsters,
  [cardBet.id]: cardBet,
  [typeRacer.id]: typeRacer,
  [scapes.id]: scapes,
  [trivia.id]: trivia,
  [yapping.id]: yapping,
};

/** The mode that these rules play, mode 0 as its preset changes it; null while the game doesn't have it. */
export const modeOf = ({ mode, scenario }: Pick<MatchRules, 'mode' | 'scenario'>): Mode | null =>
  (mode === original.id ? scenarioMode(scenario) : null) ?? MODE_RULES[mode] ?? null;

/** Whether a mode can be chosen at all. */
export const isModePlayable = (id: ModeId): boolean => MODE_RULES[id] !== undefined;
