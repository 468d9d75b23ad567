import { BOT_PRESETS, BOT_STRENGTHS, type BotStrength } from '../balance/room/bots.ts';
import type { BotProfile, BotSliderValues } from '../match/state/match-setup.ts';

/** The preset whose sliders these are; null for sliders of one's own. */
export const strengthOf = ({ typingSpeed, typoAmount, thinkingTime }: BotSliderValues): BotStrength | null =>
  BOT_STRENGTHS.find((strength) => {
    const preset = BOT_PRESETS[strength];
    return (
      preset.typingSpeed === typingSpeed && preset.typoAmount === typoAmount && preset.thinkingTime === thinkingTime
    );
  }) ?? null;

/** Whose words a bot knows: those of the strongest preset that types no faster than it does. */
const wordsOf = ({ typingSpeed }: BotSliderValues): BotStrength =>
  BOT_STRENGTHS.findLast((strength) => BOT_PRESETS[strength].typingSpeed <= typingSpeed) ?? BOT_STRENGTHS[0];

/** A bot with these sliders as it enters a match: its vocabulary follows from how fast it types (rules section 8). */
export const profileOf = (sliders: BotSliderValues): BotProfile => ({ ...sliders, words: wordsOf(sliders) });
