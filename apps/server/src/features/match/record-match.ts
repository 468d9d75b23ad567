import {
  DIFFICULTIES,
  type DailyPlay,
  grantMatch,
  LEAST_TURNS,
  levelOfExp,
  type MatchGrant,
  MODES,
  nextRandom,
  seedRandom,
} from '@syllaboom/engine';
import { ERASED_NAME } from '#features/account';
import { addItems } from '#features/inventory';
import { keepBoardScores } from '#features/leaderboards';
import { addGains, readProfiles } from '#features/profile';
import { type Move, post, readBalances, runOperation } from '#features/wallet';
import { type CategoryGain, type PlayedWord, recordPlayedWords } from '#features/words';
import type { Database, Tx } from '#platform/db/index.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import { boardEntries } from './board-entries.ts';
import { lockDailyPlay, saveDailyPlay } from './daily-play.repository.ts';
import type { FinishedMatch, FinishedSeat, RecordedMatch, RecordedPlayer } from './finished-match.ts';
import { addMatch, type ParticipantRow, type ReplaySeat, secondsOf } from './match.repository.ts';
import { packMatchLog } from './match-log.ts';
import { describeResult, roundedWpm } from './player-match-stats.ts';
import type { MatchPorts } from './ports.ts';

/** A seat of somebody with an account. */
type PlayerSeat = FinishedSeat & { readonly playerId: string };
/** What one player gets from the match. */
interface Gain {
  readonly seat: PlayerSeat;
  readonly grant: MatchGrant;
  readonly day: DailyPlay;
  readonly discovered: number;
  readonly claimed: number;
}

const NEW_DAY: DailyPlay = { coins: 0, diamonds: 0, keys: 0, discoveries: 0, matchesAlone: 0 };
const NOTHING: RecordedMatch = { recorded: false, players: {} };

/**
 * Keeps a finished match and pays what it grants, all in one transaction under the match's id: however often and from
 * wherever it is called, it happens once. Too short matches and practice leave nothing.
 */
export async function recordMatch(database: Database, ports: MatchPorts, match: FinishedMatch): Promise<RecordedMatch> {
  if (match.turns < LEAST_TURNS || match.setup.rules.difficulty === DIFFICULTIES.practice) return NOTHING;
  const log = await packMatchLog({ setup: match.setup, ...match.log });
  const { result } = await runOperation<RecordedMatch>(
    database,
    { actor: 'match', key: match.matchId, kind: 'match_result', body: { roomId: match.roomId } },
    async (tx, operationId) => {
      const seats = match.seats.filter(
        (seat): seat is PlayerSeat => seat.playerId !== null && !isGuestId(seat.playerId),
      );
      const { gains, categories } = await settle(tx, ports, match, seats);
      await pay(tx, operationId, gains);
      const exps = await addGains(
        tx,
        gains.map((gain) => toProfileGain(gain, match)),
      );
      const participants = await describeParticipants(tx, ports, match, gains);
      await addMatch(tx, toMatchRow(match), participants, {
        version: match.dictionaryVersion,
        bytes: log,
        hash: match.hash,
        seats: match.seats.map((seat, index) => toReplaySeat(seat, participants[index])),
      });
      await keepBoardScores(
        tx,
        boardEntries(
          match,
          gains.map((gain) => toBoardGain(gain, match)),
          categories,
        ),
      );
      return { recorded: true, players: await describePlayers(tx, gains, exps) };
    },
  );
  return result;
}

/** Named as in the room; but whoever was erased while the match ran has no name any more. */
function toReplaySeat({ seat, displayName, avatar, playerId }: FinishedSeat, row?: ParticipantRow): ReplaySeat {
  const named = row?.displayName === ERASED_NAME ? row : { displayName, avatar };
  return { seat, name: named.displayName, avatar: named.avatar, bot: playerId === null };
}

const hasWon = ({ seat }: FinishedSeat, match: FinishedMatch): boolean =>
  seat === match.winner && match.seats.length > 1;

const toBoardGain = ({ seat, grant, discovered, claimed }: Gain, match: FinishedMatch) => ({
  seat,
  exp: grant.exp,
  won: hasWon(seat, match),
  discovered,
  claimed,
});

/** Decides what everybody gets: words' ownership first, then the day's limits. */
async function settle(
  tx: Tx,
  ports: MatchPorts,
  match: FinishedMatch,
  seats: readonly PlayerSeat[],
): Promise<{ readonly gains: Gain[]; readonly categories: readonly CategoryGain[] }> {
  const played: PlayedWord[] = countsForOwnership(match)
    ? seats.flatMap((seat) =>
        seat.stats.words.map(({ word }) => ({ playerId: seat.playerId, locale: seat.language, word })),
      )
    : [];
  const day = dayOf(match.endedAt);
  const days = await lockDailyPlay(
    tx,
    seats.map((seat) => seat.playerId),
    day,
  );
  const { discovered, claimed, categories } = await recordPlayedWords(
    tx,
    { matchId: match.matchId, at: match.endedAt },
    played,
    ports.categoriesOf,
  );
  const random = seedRandom(match.setup.seed);
  const gains: Gain[] = [];
  for (const seat of seats) {
    const ofSeat = (words: readonly PlayedWord[]) => words.filter((word) => word.playerId === seat.playerId).length;
    const counts = { discovered: ofSeat(discovered), claimed: ofSeat(claimed) };
    const result = {
      stats: seat.stats,
      place: seat.place,
      seats: match.seats.length,
      // Ended early by the host: nobody is paid for a place, else hosts would farm the end of short matches.
      finished: match.winner !== null || match.seats.length === 1,
      alone: match.seats.length === 1,
      ...counts,
    };
    const { grant, day: after } = grantMatch(days.get(seat.playerId) ?? NEW_DAY, result, () => nextRandom(random));
    gains.push({ seat, grant, day: after, ...counts });
    await saveDailyPlay(tx, seat.playerId, day, after);
  }
  return { gains, categories };
}

/** Discoveries and claims need company or a ranked match, and words that the dictionary asked for. */
function countsForOwnership({ seats, setup }: FinishedMatch): boolean {
  const people = seats.filter((seat) => seat.playerId !== null).length;
  return (people >= 2 || setup.rules.ranked) && setup.rules.mode !== MODES.customPrompts;
}

/** Money and things. The house's mint gives; the ledger shows where everything came from. */
async function pay(tx: Tx, operationId: number, gains: readonly Gain[]): Promise<void> {
  const moves = gains.flatMap(({ seat, grant }) =>
    (
      [
        ['coin', grant.coins],
        ['diamond', grant.diamonds],
        ['key', grant.keys],
      ] as const
    )
      .filter(([, amount]) => amount > 0)
      .map(
        ([currency, amount]): Move => ({ from: { system: 'mint' }, to: { playerId: seat.playerId }, currency, amount }),
      ),
  );
  await post(tx, operationId, moves);
  await addItems(
    tx,
    operationId,
    gains.flatMap(({ seat, grant }) =>
      grant.tiles.map((item) => ({
        playerId: seat.playerId,
        kind: 'tile' as const,
        locale: seat.language,
        item,
        count: 1,
      })),
    ),
  );
}

function toProfileGain({ seat, grant, claimed }: Gain, match: FinishedMatch) {
  const { stats } = seat;
  return {
    playerId: seat.playerId,
    exp: grant.exp,
    longestWord: stats.longestWord,
    won: hasWon(seat, match),
    claimed,
    // Input that no person typed makes no records.
    combo: stats.untrusted ? 0 : stats.bestCombo,
    wpm: stats.untrusted ? 0 : roundedWpm(stats),
    typed: stats.correctWords + stats.wrongWords,
    correct: stats.correctWords,
    alphabets: seat.alphabets,
    seconds: secondsOf({ started_at: match.startedAt, ended_at: match.endedAt }),
    people: match.seats.filter(({ playerId }) => playerId !== null).length,
    endedAt: match.endedAt,
  };
}

/** Players are known by their id, bots and guests by their seat. */
const participantOf = (seat: FinishedSeat): string =>
  seat.playerId !== null && !isGuestId(seat.playerId) ? seat.playerId : seat.seat;

function toMatchRow(match: FinishedMatch) {
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
  };
}

async function describeParticipants(
  tx: Tx,
  ports: MatchPorts,
  match: FinishedMatch,
  gains: readonly Gain[],
): Promise<ParticipantRow[]> {
  const profiles = await readProfiles(
    tx,
    gains.map((gain) => gain.seat.playerId),
  );
  return match.seats.map((seat) => {
    const gain = gains.find((one) => one.seat.seat === seat.seat) ?? null;
    const profile = profiles.find((one) => one.playerId === seat.playerId);
    return {
      participant: participantOf(seat),
      playerId: gain?.seat.playerId ?? null,
      displayName: profile?.displayName ?? seat.displayName,
      avatar: profile?.avatar ?? seat.avatar,
      place: seat.place,
      stats: describeResult(seat, gain, (word) => ports.categoriesOf(seat.language, word)),
    };
  });
}

async function describePlayers(
  tx: Tx,
  gains: readonly Gain[],
  exps: ReadonlyMap<string, number>,
): Promise<Record<string, RecordedPlayer>> {
  const players: Record<string, RecordedPlayer> = {};
  for (const { seat, grant, discovered, claimed } of gains) {
    const balances = await readBalances(tx, seat.playerId);
    const exp = exps.get(seat.playerId) ?? 0;
    players[seat.playerId] = {
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
      discovered,
      claimed,
    };
  }
  return players;
}

/** The UTC day, as the daily limits count. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
