import { levelOfExp } from '@syllaboom/engine';
import { recordsByBoard } from '#features/leaderboards';
import { readProfiles } from '#features/profile';
import type { PointChanges } from '#features/ranked';
import { readBalances } from '#features/wallet';
import type { DroppedBomb } from '#manifest/match-end.ts';
import type { Tx } from '#platform/db/index.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import type { FinishedMatch, FinishedSeat, RecordedPlayer } from './finished-match.ts';
import { type Gain, hasWon, paysOut } from './match-gains.ts';
import type { MatchRow, ParticipantRow, ReplaySeat } from '../match.repository.ts';
import { describeResult } from './player-match-stats.ts';
import type { PersonalBests } from './personal-bests.ts';
import type { MatchPorts } from '../ports.ts';

/** What ratings a match has moved: ranked points by player, and the shown ratings of a free-for-all. */
export interface Rated {
  readonly points: PointChanges;
  readonly elos: ReadonlyMap<string, number>;
}

/** Players are known by their id, bots and guests by their seat. */
const participantOf = (seat: FinishedSeat): string =>
  seat.playerId !== null && !isGuestId(seat.playerId) ? seat.playerId : seat.seat;

/** The match as it is kept. */
export function toMatchRow(match: FinishedMatch): MatchRow {
  const { rules } = match.setup;
  const winner = match.seats.find((seat) => seat.seat === match.winner);
  return {
    id: match.matchId,
    room_id: match.roomId,
    mode: rules.mode,
    difficulty: rules.difficulty,
    speed: rules.speed,
    scenario: rules.scenario,
    locale: match.locale,
    ranked: rules.ranked,
    turns: match.turns,
    winner: winner === undefined ? null : participantOf(winner),
    started_at: match.startedAt,
    ended_at: match.endedAt,
    shown_at: match.shownAt ?? null,
  };
}

/** Named as in the room. */
export const toReplaySeat = ({ seat, displayName, avatar, playerId }: FinishedSeat): ReplaySeat => ({
  seat,
  name: displayName,
  avatar,
  bot: playerId === null,
});

/** Everybody's part in the match as it is kept. */
export async function describeParticipants(
  tx: Tx,
  ports: MatchPorts,
  match: FinishedMatch,
  gains: readonly Gain[],
  { points }: Rated,
): Promise<ParticipantRow[]> {
  const profiles = await readProfiles(
    tx,
    gains.map((gain) => gain.seat.playerId),
  );
  return match.seats.map((seat) => {
    const gain = gains.find((one) => one.seat.seat === seat.seat) ?? null;
    const profile = profiles.find((one) => one.playerId === seat.playerId);
    const gained = gain === null ? null : { ...gain, wp: points[gain.seat.playerId]?.change ?? 0 };
    return {
      participant: participantOf(seat),
      playerId: gain?.seat.playerId ?? null,
      displayName: profile?.displayName ?? seat.displayName,
      avatar: profile?.avatar ?? seat.avatar,
      place: seat.place,
      stats: describeResult(match, seat, gained, (word) => ports.categoriesOf(seat.language, word)),
      won: gain !== null && paysOut(match) && hasWon(seat, match),
      records: gain !== null && paysOut(match) ? recordsByBoard(match, gain.seat) : {},
    };
  });
}

/** What each player got, and where that leaves them. */
export async function describePlayers(
  tx: Tx,
  gains: readonly Gain[],
  { points, elos }: Rated,
  { bests, bombs }: { readonly bests: PersonalBests; readonly bombs: readonly DroppedBomb[] },
): Promise<Record<string, RecordedPlayer>> {
  const ids = gains.map((gain) => gain.seat.playerId);
  const profiles = new Map((await readProfiles(tx, ids)).map((profile) => [profile.playerId, profile]));
  const players: Record<string, RecordedPlayer> = {};
  for (const { seat, grant, discovered, claimed } of gains) {
    const { playerId } = seat;
    const balances = await readBalances(tx, playerId);
    const exp = profiles.get(playerId)?.exp ?? 0;
    players[playerId] = {
      exp,
      level: levelOfExp(exp),
      score: balances.coin,
      diamond: balances.diamond,
      key: balances.key,
      gainedExp: grant.exp,
      gainedCoins: grant.coins,
      gainedDiamonds: grant.diamonds,
      gainedKeys: grant.keys,
      gainedTiles: grant.tiles,
      gainedBombs: bombs
        .filter((dropped) => dropped.playerId === playerId)
        .map(({ bomb, diamonds }) => ({ bomb, diamonds })),
      discovered,
      claimed,
      rating: elos.get(playerId) ?? 0,
      wp: points[playerId] ?? null,
      flagged: seat.stats.untrusted,
      bests: bests.get(playerId) ?? [],
    };
  }
  return players;
}
