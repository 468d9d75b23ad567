import { HEARTS } from '../balance/hearts.ts';
import type { MatchRules } from '../match/match-types.ts';
import type { RoomSettings } from './settings.ts';

/** What a room knows besides its settings when a match starts. */
export interface RulesContext {
  readonly ranked: boolean;
  /** Some player asked for reduced motion. */
  readonly calm: boolean;
}

/** The rules of a match that starts with these settings. */
export const rulesFromSettings = (settings: RoomSettings, context: RulesContext): MatchRules => ({
  mode: settings.mode,
  difficulty: settings.diff,
  speed: settings.speed,
  startHearts: context.ranked ? HEARTS.ranked : settings.heart,
  wordsPerPrompt: settings.wpp,
  promptRange: settings.wpp_s,
  wordsPerPromptLimit: settings.wpp_l,
  maxPromptLength: settings.sl,
  timeBankSeconds: settings.t,
  letterHealth: settings.letterHealth,
  casualAlphabet: settings.casualAlphabet,
  ranked: context.ranked,
  scenario: settings.sc,
  chainStyle: settings.cs,
  lengthMode: settings.lm,
  monsters: settings.monsters,
  calmTwists: context.calm,
});
