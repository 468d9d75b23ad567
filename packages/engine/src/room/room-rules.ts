import { ROOM } from '../balance/room/room-limits.ts';

/** A match as far as ending it early matters. */
export interface RunningMatch {
  readonly isRunning: boolean;
  readonly isRanked: boolean;
  readonly round: number;
  /** The asker holds the room and still has hearts. */
  readonly isHost: boolean;
  readonly isAlive: boolean;
  /** Living people (no bots), and everybody who sat down. */
  readonly livingPeople: number;
  readonly players: number;
}

/** Whether /end ends the match. */
export const mayEndByCommand = (match: RunningMatch): boolean =>
  match.isRunning && match.isHost && match.isAlive && !match.isRanked && match.round <= ROOM.endCommandRound;

/** Whether the host's Leave button is an End game button: early, alone, or when only bots play on. */
export function mayEndByButton(match: RunningMatch): boolean {
  if (!match.isRunning || !match.isHost) return false;
  const early = match.round <= ROOM.endButtonRound && !match.isRanked;
  return early || match.players === 1 || match.livingPeople === 0;
}

/** Whether the asked-for way ends the match. */
export const mayEndMatch = (way: 'command' | 'button', match: RunningMatch): boolean =>
  way === 'command' ? mayEndByCommand(match) : mayEndByButton(match);

/** A person in the room, in the order of joining. */
export interface HostCandidate<Id extends string = string> {
  readonly id: Id;
  readonly bot: boolean;
  readonly guest: boolean;
  readonly connected: boolean;
  readonly spectating: boolean;
}

/** Who holds the room next: who joined first among the connected, players before spectators, guests last. */
export function nextHost<Id extends string>(candidates: readonly HostCandidate<Id>[]): Id | null {
  const rank = (one: HostCandidate): number => (one.connected ? 0 : 4) + (one.guest ? 2 : 0) + (one.spectating ? 1 : 0);
  const people = candidates.filter((one) => !one.bot);
  const first = people.toSorted((a, b) => rank(a) - rank(b))[0];
  return first?.id ?? null;
}

/** Whether players may vote somebody out: three or more of them, never in ranked. */
export const mayVoteKick = (players: number, ranked: boolean): boolean => !ranked && players >= ROOM.voteKickPlayers;

/** Whether the votes suffice: more than half of the others. */
export const isVoteKickDecided = (votes: number, players: number): boolean => votes * 2 > players - 1;

/** Whether one may send a heart to another: both are signed up, and not too often. */
export const mayLove = (fromId: string, toId: string, lastAt: number | null, at: number): boolean =>
  fromId !== toId &&
  fromId.length >= ROOM.fullIdLength &&
  toId.length >= ROOM.fullIdLength &&
  (lastAt === null || at - lastAt >= ROOM.loveCooldownMs);

/** Notes a submit at `at` if the player may send one more now; `recent` holds the times of the latest ones. */
export function submitBudget(recent: readonly number[], at: number): { allowed: boolean; recent: readonly number[] } {
  const counted = recent.filter((one) => at - one < ROOM.submitWindowMs);
  return counted.length < ROOM.submits
    ? { allowed: true, recent: [...counted, at] }
    : { allowed: false, recent: counted };
}

/** Whether the crown shows. */
export const showsCrown = (round: number): boolean => round <= ROOM.crownRound;
