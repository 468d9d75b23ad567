import type { ModeId } from '../../catalogue/modes.ts';
import type { CountedPrompt } from '../../word-index.ts';
import type { MatchPlayer, MatchState } from '../match-types.ts';
import type { Play } from '../play.ts';

/** What sets one mode with a single holder apart from another; `turnMode` supplies the rest. */
export interface TurnRules {
  readonly id: ModeId;
  /** Draws a prompt for the player whose turn starts. */
  drawPrompt(play: Play, player: MatchPlayer): CountedPrompt;
  /** Whether the word fits the prompt of the running turn. */
  fits(state: MatchState, word: string): boolean;
  /** Points of an accepted word. */
  points(length: number, combo: number): number;
}
