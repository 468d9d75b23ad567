import { DIFFICULTIES } from '@syllaboom/engine';
import { ERASED_NAME, holdAccounts } from '#features/account';
import { keepBoardScores } from '#features/leaderboards';
import { addGains } from '#features/profile';
import { lockOpenMatch } from '#features/ranked';
import { runOperation } from '#features/wallet';
import type { DroppedBomb } from '#manifest/match-end.ts';
import type { Database, Tx } from '#platform/db/index.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import { addFlags } from '../flags/flag.repository.ts';
import { flagsOf } from '../flags/flags-of-match.ts';
import { describeParticipants, describePlayers, toMatchRow, toReplaySeat } from './describe-match.ts';
import type { FinishedMatch, FinishedSeat, RecordedMatch } from './finished-match.ts';
import { decideGains, type Gain, hasWon, payGains, paysOut, type PlayerSeat, toProfileGain } from './match-gains.ts';
import { addMatch } from '../match.repository.ts';
import { packMatchLog } from './match-log.ts';
import { findBests, type PersonalBests } from './personal-bests.ts';
import type { MatchPorts } from '../ports.ts';
import { rateMatch } from './rate-match.ts';

const NOTHING: RecordedMatch = { recorded: false, players: {} };

/**
 * Keeps a finished match and pays what it grants, all in one transaction under the match's id: however often and from
 * wherever it is called, it happens once. Practice leaves nothing, neither do too short matches; but a ranked match counts
 * for ratings and history however short it was, unless its booking was called off. Whoever was erased while it ran gets
 * nothing and stands in it without a name.
 */
export async function recordMatch(
  database: Database,
  ports: MatchPorts,
  finished: FinishedMatch,
): Promise<RecordedMatch> {
  if (finished.setup.rules.difficulty === DIFFICULTIES.practice) return NOTHING;
  if (finished.ranked === null && !paysOut(finished)) return NOTHING;
  const log = await packMatchLog({ setup: finished.setup, ...finished.log });
  const { result } = await runOperation<RecordedMatch>(
    database,
    { actor: 'match', key: finished.matchId, kind: 'match_result', body: { roomId: finished.roomId } },
    async (tx, operationId) => {
      // Of this result and a forfeit at the same moment the first one to hold the booking counts.
      const booked = finished.ranked === null ? null : await lockOpenMatch(tx, finished.matchId);
      if (finished.ranked !== null && booked === null) return NOTHING;
      const match = withoutErased(finished, await holdAccounts(tx, accountsOf(finished)));
      const seats = match.seats.filter(
        (seat): seat is PlayerSeat => seat.playerId !== null && !isGuestId(seat.playerId),
      );
      const { gains, ...gained } = await grant(tx, operationId, ports, match, seats);
      const rated = await rateMatch(tx, { match: finished, seats, booked, spread: ports.ratingSpread() });
      const participants = await describeParticipants(tx, ports, match, gains, rated);
      await addMatch(tx, toMatchRow(match), participants, {
        version: match.dictionaryVersion,
        bytes: log,
        hash: match.hash,
        seats: match.seats.map(toReplaySeat),
      });
      await addFlags(tx, flagsOf(match, gains));
      const players = await describePlayers(tx, gains, rated, gained);
      for (const [playerId, { wp }] of Object.entries(players)) if (wp !== null) ports.playerChanged(tx, playerId);
      return { recorded: true, players };
    },
  );
  return result;
}

const accountsOf = ({ seats }: FinishedMatch): string[] =>
  seats.flatMap(({ playerId }) => (playerId === null || isGuestId(playerId) ? [] : [playerId]));

/** An id as guests have one: a person, but nobody whom the game knows. */
const NOBODY = '';

/** The match with those as nameless guests whose accounts are gone. */
function withoutErased(match: FinishedMatch, held: ReadonlySet<string>): FinishedMatch {
  const gone = new Set(accountsOf(match).filter((playerId) => !held.has(playerId)));
  if (gone.size === 0) return match;
  const { matchId: avatar } = match;
  const seats = match.seats.map(
    (seat): FinishedSeat =>
      seat.playerId !== null && gone.has(seat.playerId)
        ? { ...seat, playerId: NOBODY, displayName: ERASED_NAME, avatar }
        : seat,
  );
  return { ...match, seats };
}

/** What the match gives to everybody, wherever that stands: purses, profiles, boards. */
async function grant(
  tx: Tx,
  operationId: number,
  ports: MatchPorts,
  match: FinishedMatch,
  seats: readonly PlayerSeat[],
): Promise<{
  readonly gains: readonly Gain[];
  readonly bests: PersonalBests;
  readonly bombs: readonly DroppedBomb[];
}> {
  const { gains, categories } = await decideGains(tx, ports, match, seats);
  if (!paysOut(match)) return { gains, bests: new Map(), bombs: [] };
  const players = gains.map((gain) => ({ ...gain, won: hasWon(gain.seat, match) }));
  const addition = await ports.atMatchEnd(tx, { match, players, categories });
  await payGains(tx, operationId, gains, addition);
  const added = gains.map((gain) => toProfileGain(gain, match));
  // Before the profiles know them; the day's row of each player is held, so that no other match of theirs comes between.
  const bests = await findBests(tx, added);
  await addGains(tx, added);
  await keepBoardScores(tx, addition.boards);
  return { gains, bests, bombs: addition.bombs };
}
