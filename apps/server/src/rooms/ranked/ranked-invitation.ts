import type { ListedPlayer } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import { HOSTS_BUSINESS, type RoomKind } from '../game/room-kind.ts';

/** Room types that the server alone makes: where a ranked match is played, and where it is watched. */
export const RANKED_ROOM = 'ranked_room';
export const WATCH_ROOM = 'watch_room';

/** The booking failed: one of the two plays elsewhere already. */
export const BOOKED_ELSEWHERE = 'ranked/booked_elsewhere';

/** What the queue makes a ranked room with; plain data, since it may travel to another process. */
export interface RankedInvitation {
  readonly locale: GameLanguage;
  readonly players: readonly [ListedPlayer, ListedPlayer];
}

export const rankedKind = (matchId: string): RoomKind => ({
  hosted: false,
  plays: true,
  matchId,
  refused: HOSTS_BUSINESS,
  refusal: 'ranked',
  practised: null,
});

export const WATCHING: RoomKind = {
  hosted: false,
  plays: false,
  matchId: null,
  refused: HOSTS_BUSINESS,
  refusal: 'ranked',
  practised: null,
};
