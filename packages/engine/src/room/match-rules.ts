import { RANKED } from '../balance/ranked/ranked.ts';
import { TYPING_STARTS_CLOCK } from '../balance/match/turn-timers.ts';
import { modeTraits } from '../catalogue/mode-traits.ts';
import { findScenario, NO_SCENARIO, type Scenario } from '../catalogue/scenarios.ts';
import type { MatchRules } from '../match/state/match-setup.ts';
import type { RoomSettings } from './settings.ts';

/** What a room knows besides its settings when a match starts. */
export interface RulesContext {
  readonly ranked: boolean;
  /** Some player asked for reduced motion. */
  readonly calm: boolean;
}

/** The preset that the settings play: presets belong to the modes that have any, and ranked matches have none. */
const presetOf = ({ mode, sc }: RoomSettings, { ranked }: RulesContext): Scenario | null =>
  modeTraits(mode).hasPresets && !ranked && sc !== NO_SCENARIO ? findScenario(sc) : null;

/** What a preset sets instead of the host. The random one has none of its own: the room draws one before. */
const presetRules = (preset: Scenario): Partial<MatchRules> => ({
  scenario: preset.id,
  ...(preset.hearts === null ? {} : { startHearts: preset.hearts, timeBankSeconds: preset.bankSeconds }),
  ...(preset.letterHealth === undefined ? {} : { letterHealth: preset.letterHealth }),
});

/** The rules of a match that starts with these settings, as mode and preset change them (rules sections 6 and 7). */
export function rulesFromSettings(settings: RoomSettings, context: RulesContext): MatchRules {
  const preset = presetOf(settings, context);
  const { startsWhenTyping } = modeTraits(settings.mode);
  return {
    mode: settings.mode,
    difficulty: settings.diff,
    speed: startsWhenTyping ? TYPING_STARTS_CLOCK : settings.speed,
    startHearts: context.ranked ? RANKED.hearts : settings.heart,
    wordsPerPrompt: settings.wpp,
    promptRange: settings.wpp_s,
    wordsPerPromptLimit: settings.wpp_l,
    maxPromptLength: settings.sl,
    timeBankSeconds: startsWhenTyping ? 0 : settings.t,
    letterHealth: settings.letterHealth,
    casualAlphabet: settings.casualAlphabet,
    ranked: context.ranked,
    scenario: NO_SCENARIO,
    chainStyle: settings.cs,
    lengthMode: settings.lm,
    monsters: settings.monsters,
    calmTwists: context.calm,
    ...(preset === null ? {} : presetRules(preset)),
  };
}
