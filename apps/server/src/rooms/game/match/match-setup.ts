import {
  type MatchContent,
  type MatchRules,
  type MatchSeed,
  type MatchSetup,
  profileOf,
  rulesFromSettings,
  type Scenario,
  versusMs,
} from '@syllaboom/engine';
import type { GameContext } from '../game-context.ts';
import type { Member } from '../seats/member.ts';

/** A match that is announced and begins in a moment. */
export interface AnnouncedMatch {
  readonly matchId: string;
  readonly seed: MatchSeed;
  readonly players: readonly Member[];
  readonly content: MatchContent;
  /** What the random preset drew. */
  readonly drawn: Scenario | null;
}

/** How long the picture of two stands before the first turn, in ms; 0: there is none. */
export function versusMsOf(room: GameContext, players: readonly Member[], drawsScenario: boolean): number {
  const { state, flow, settings } = room;
  const frames = players.map(({ identity }) => identity?.frame ?? 0);
  return versusMs({ mode: settings.mode, ranked: state.ranked, drawsScenario, frames }, flow);
}

/** What the room's settings and people make of the announced match. */
export function matchSetupOf(
  room: GameContext,
  { seed, players, content, drawn }: AnnouncedMatch,
): MatchSetup & { readonly rules: MatchRules } {
  const rules = rulesFromSettings(drawn ? { ...room.settings, sc: drawn.id } : room.settings, {
    ranked: room.state.ranked,
    calm: players.some((member) => member.calm),
  });
  return {
    seed,
    rules,
    players: players.map((member) => ({
      seat: member.seat,
      language: room.languageOf(member),
      ...(member.bot ? { bot: profileOf(member.bot.profile) } : {}),
    })),
    ...(Object.keys(content).length > 0 ? { material: content } : {}),
  };
}
