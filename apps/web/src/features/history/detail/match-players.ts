import type { PlayerMatchStats } from '@syllaboom/contracts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { isGuestId } from '../../session/index.ts';

export type MatchReply = CallReply<'matchDetail'>;

/** Somebody who took part. */
export interface MatchPlayer {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly frame: number;
  /** Bots have none: their ids, names of seats, are as short as guests'. */
  readonly hasProfile: boolean;
  readonly stats: PlayerMatchStats;
}

/** Everybody of a match, the best first. */
export const playersOf = ({ match, playerDetails }: MatchReply): MatchPlayer[] =>
  playerDetails
    .flatMap(({ id, displayName, avatar, frame }) => {
      const stats = match.stats[id];
      return stats ? [{ id, name: displayName, avatar, frame, hasProfile: !isGuestId(id), stats }] : [];
    })
    .sort((a, b) => (a.stats.place ?? 0) - (b.stats.place ?? 0));

/** The same players, the viewer first: so that the own curve is always among those shown. */
export const ownFirst = (players: readonly MatchPlayer[], ownId: string | undefined): MatchPlayer[] => [
  ...players.filter(({ id }) => id === ownId),
  ...players.filter(({ id }) => id !== ownId),
];
