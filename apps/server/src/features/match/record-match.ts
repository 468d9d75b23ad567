import { DIFFICULTIES } from '@syllaboom/engine';
import { keepBoardScores } from '#features/leaderboards';
import { addGains } from '#features/profile';
import { lockOpenMatch } from '#features/ranked';
import { runOperation } from '#features/wallet';
import type { Database, Tx } from '#platform/db/index.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import { boardEntries } from './board-entries.ts';
import { describeParticipants, describePlayers, toMatchRow, toReplaySeat } from './describe-match.ts';
import type { FinishedMatch, RecordedMatch } from './finished-match.ts';
import { decideGains, type Gain, hasWon, payGains, paysOut, type PlayerSeat, toProfileGain } from './match-gains.ts';
import { addMatch } from './match.repository.ts';
import { packMatchLog } from './match-log.ts';
import type { MatchPorts } from './ports.ts';
import { rateMatch } from './rate-match.ts';

const NOTHING: RecordedMatch = { recorded: false, players: {} };

/**
 * Keeps a finished match and pays what it grants, all in one transaction under the match's id: however often and from
 * wherever it is called, it happens once. Practice leaves nothing, neither do too short matches; but a ranked match counts
 * for ratings and history however short it was, unless its booking was called off.
 */
export async function recordMatch(database: Database, ports: MatchPorts, match: FinishedMatch): Promise<RecordedMatch> {
  if (match.setup.rules.difficulty === DIFFICULTIES.practice) return NOTHING;
  if (match.ranked === null && !paysOut(match)) return NOTHING;
  const log = await packMatchLog({ setup: match.setup, ...match.log });
  const { result } = await runOperation<RecordedMatch>(
    database,
    { actor: 'match', key: match.matchId, kind: 'match_result', body: { roomId: match.roomId } },
    async (tx, operationId) => {
      // Of this result and a forfeit at the same moment the first one to hold the booking counts.
      const booked = match.ranked === null ? null : await lockOpenMatch(tx, match.matchId);
      if (match.ranked !== null && booked === null) return NOTHING;
      const seats = match.seats.filter(
        (seat): seat is PlayerSeat => seat.playerId !== null && !isGuestId(seat.playerId),
      );
      const gains = await grant(tx, operationId, ports, match, seats);
      const rated = await rateMatch(tx, { match, seats, booked, spread: ports.ratingSpread() });
      const participants = await describeParticipants(tx, ports, match, gains, rated);
      await addMatch(tx, toMatchRow(match), participants, {
        version: match.dictionaryVersion,
        bytes: log,
        hash: match.hash,
        seats: match.seats.map((seat, index) => toReplaySeat(seat, participants[index])),
      });
      return { recorded: true, players: await describePlayers(tx, gains, rated) };
    },
  );
  return result;
}

/** What the match gives to everybody, wherever that stands: purses, profiles, boards. */
async function grant(
  tx: Tx,
  operationId: number,
  ports: MatchPorts,
  match: FinishedMatch,
  seats: readonly PlayerSeat[],
): Promise<readonly Gain[]> {
  const { gains, categories } = await decideGains(tx, ports, match, seats);
  if (!paysOut(match)) return gains;
  await payGains(tx, operationId, gains);
  await addGains(
    tx,
    gains.map((gain) => toProfileGain(gain, match)),
  );
  const won = gains.map(({ seat, grant: { exp }, discovered, claimed }) => ({
    seat,
    exp,
    won: hasWon(seat, match),
    discovered,
    claimed,
  }));
  await keepBoardScores(tx, boardEntries(match, won, categories));
  return gains;
}
