import type { MatchHistoryEntry } from '@syllaboom/contracts';
import { hasSingleWinner, type ModeId } from '@syllaboom/engine';

/** Whether somebody came in somewhere: where so many were all on one side, or one was alone, the best of them has beaten nobody. */
export const hasPlaces = ({ mode, scenario }: Pick<MatchHistoryEntry, 'mode' | 'scenario'>, players: number): boolean =>
  players > 1 && hasSingleWinner({ mode: mode as ModeId, scenario });
