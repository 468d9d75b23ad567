import type { BotStrength } from '../../balance/room/bots.ts';
import type { GameLanguage } from '../../catalogue/languages.ts';
import type { DifficultyId, ModeId, PromptRangeId, Speed } from '../../catalogue/modes.ts';
import type { SeatId } from '../../ids.ts';
import type { MatchSeed } from '../../random.ts';
import type { MatchContent } from './match-content.ts';

/** What the host chose; fixed for the whole match. Field names say the meaning, `room/settings.ts` maps the wire's names. */
export interface MatchRules {
  readonly mode: ModeId;
  readonly difficulty: DifficultyId;
  readonly speed: Speed;
  /** 12 in ranked matches, else up to 3. */
  readonly startHearts: 1 | 2 | 3 | 12;
  /** Words per prompt; -1 = automatic (rules section 2). */
  readonly wordsPerPrompt: number;
  readonly promptRange: PromptRangeId;
  /** Upper bound of a range when set (`wpp_l`), else -1. */
  readonly wordsPerPromptLimit: number;
  /** Longest prompt length, 3 or 4. */
  readonly maxPromptLength: 3 | 4;
  /** Seconds of time bank per player; 0 = fuse per turn. */
  readonly timeBankSeconds: 0 | 60 | 300 | 600;
  /** Health of each bonus letter; 0 = no alphabet bonus. */
  readonly letterHealth: 0 | 1 | 2 | 3 | 4 | 5;
  /** Leaves J and Q out of the English bonus alphabet. */
  readonly casualAlphabet: boolean;
  readonly ranked: boolean;
  /** Room id of the scenario preset; 0 = normal. */
  readonly scenario: number;
  /** Reduced motion of any player: Fade and Blind become Long (rules section 5). */
  readonly calmTwists: boolean;
  /** Mode 1, numbered as on the wire: 0 starts with, 1 contains, 2 random, 3 start-end. */
  readonly chainStyle: 0 | 1 | 2 | 3;
  /** Mode 6: 0 = at most the limit, 1 = exactly. */
  readonly lengthMode: 0 | 1;
  /** Mode 7: the chosen word categories. */
  readonly monsters: readonly string[];
  /** Practice difficulty: whether turns have a fuse. Unset: none when practising alone, one with company. */
  readonly practiceClock?: boolean;
}

/** A bot's sliders (rules section 8). Speed 1–10, typos 0–10, thinking time 3–10. */
export interface BotSliderValues {
  readonly typingSpeed: number;
  readonly typoAmount: number;
  readonly thinkingTime: number;
}

/** A bot's character in a match. */
export interface BotProfile extends BotSliderValues {
  /** Whose vocabulary it has; unset, as in matches of before there were any: it may say every word. */
  readonly words?: BotStrength;
}

export interface MatchPlayerSetup {
  readonly seat: SeatId;
  /** The player's own language; the room's unless the room is multi-language. */
  readonly language: GameLanguage;
  /** Present for bots. */
  readonly bot?: BotProfile;
}

export interface MatchSetup {
  /** With the inputs and the dictionary's answers it determines the whole match; it names its generator. Nobody may see it before the end. */
  readonly seed: MatchSeed;
  readonly rules: MatchRules;
  readonly players: readonly MatchPlayerSetup[];
  /** The match's content, for the modes that ask from outside the dictionary; stored logs have it under this name. */
  readonly material?: MatchContent;
}
