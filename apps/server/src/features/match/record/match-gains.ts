import {
  grantMatch,
  LEAST_TURNS,
  type MatchGrant,
  modeTraits,
  NEW_DAY,
  nextRandom,
  seedRandom,
} from '@syllaboom/engine';
import { readAccountFacts } from '#features/account';
import { bonusesOfDailyWord } from '#features/daily';
import { addItems } from '#features/inventory';
import { type Move, post } from '#features/wallet';
import { type CategoryGain, type PlayedWord, recordPlayedWords } from '#features/words';
import type { MatchEndAddition } from '#manifest/match-end.ts';
import type { Tx } from '#platform/db/index.ts';
import { lockDailyPlay, saveDailyPlay } from '../daily-play.repository.ts';
import type { FinishedMatch, FinishedSeat } from './finished-match.ts';
import { secondsOf } from '../match.repository.ts';
import { roundedWpm } from './player-match-stats.ts';
import type { MatchPorts } from '../ports.ts';

/** A seat of somebody with an account. */
export type PlayerSeat = FinishedSeat & { readonly playerId: string };

/** What one player gets from the match. */
export interface Gain {
  readonly seat: PlayerSeat;
  readonly grant: MatchGrant;
  readonly discovered: number;
  readonly claimed: number;
}

/** Keeps what is paid apart from what the match showed. */
const GAINS_STREAM = 0x6761696e;

const NO_GRANT: MatchGrant = {
  exp: 0,
  coins: 0,
  diamonds: 0,
  keys: 0,
  bombs: 0,
  tiles: [],
  withheld: { coins: 0, exp: 0 },
};

/** A shorter match pays nothing (rules section 3). */
export const paysOut = ({ turns }: FinishedMatch): boolean => turns >= LEAST_TURNS;

/** Decides what everybody gets: words’ ownership first, then the day’s limits. */
export async function decideGains(
  tx: Tx,
  ports: MatchPorts,
  match: FinishedMatch,
  seats: readonly PlayerSeat[],
): Promise<{ readonly gains: readonly Gain[]; readonly categories: readonly CategoryGain[] }> {
  if (!paysOut(match))
    return { gains: seats.map((seat) => ({ seat, grant: NO_GRANT, discovered: 0, claimed: 0 })), categories: [] };
  // What nobody typed discovers and claims nothing: the words are left for whoever types them.
  const typed = seats.filter(({ stats }) => !stats.untrusted);
  const played: PlayedWord[] = countsForOwnership(match)
    ? typed.flatMap((seat) =>
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
    { matchId: match.matchId, at: match.endedAt, discoversNothing: await withoutWayIn(tx, typed) },
    played,
    ports.categoriesOf,
  );
  const bonuses = await bonusesOfDailyWord(
    tx,
    match,
    keepsWords(match)
      ? typed.map(({ playerId, language, stats }) => ({
          playerId,
          locale: language,
          words: stats.words.map(({ word }) => word),
        }))
      : [],
  );
  const random = seedRandom(match.setup.seed, GAINS_STREAM);
  const gains: Gain[] = [];
  for (const seat of seats) {
    const ofSeat = (words: readonly PlayedWord[]) => words.filter((word) => word.playerId === seat.playerId).length;
    const counts = { discovered: ofSeat(discovered), claimed: ofSeat(claimed) };
    const result = {
      stats: { ...seat.stats, coins: seat.stats.coins + (bonuses.get(seat.playerId) ?? 0) },
      place: seat.place,
      seats: match.seats.length,
      // Stopped, or won by nobody: nobody is paid for its end, else hosts would farm the end of short matches.
      finished: match.winner !== null || (match.seats.length === 1 && seat.place !== null),
      alone: match.seats.length === 1,
      ...counts,
    };
    const { grant, day: after } = grantMatch(days.get(seat.playerId) ?? NEW_DAY, result, () => nextRandom(random));
    gains.push({ seat, grant, ...counts });
    await saveDailyPlay(tx, seat.playerId, day, after);
  }
  return { gains, categories };
}

/** Who hangs on a device's key: a discovery stays for good, such an account need not. */
async function withoutWayIn(tx: Tx, seats: readonly PlayerSeat[]): Promise<ReadonlySet<string>> {
  const facts = await readAccountFacts(
    tx,
    seats.map(({ playerId }) => playerId),
  );
  return new Set([...facts].filter(([, { wayIn }]) => !wayIn).map(([playerId]) => playerId));
}

const keepsWords = ({ setup }: FinishedMatch): boolean => modeTraits(setup.rules.mode).keepsWords;

/** Discoveries and claims need company or a ranked match, and a mode whose words are thought up. */
function countsForOwnership(match: FinishedMatch): boolean {
  const people = match.seats.filter((seat) => seat.playerId !== null).length;
  return (people >= 2 || match.setup.rules.ranked) && keepsWords(match);
}

/** Money and things. The mint, a system account, gives; the ledger shows where everything came from. */
export async function payGains(
  tx: Tx,
  operationId: number,
  gains: readonly Gain[],
  added: Required<MatchEndAddition>,
): Promise<void> {
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
  await post(tx, operationId, [...moves, ...added.moves]);
  await addItems(tx, operationId, [
    ...gains.flatMap(({ seat, grant }) =>
      grant.tiles.map((item) => ({
        playerId: seat.playerId,
        kind: 'tile' as const,
        locale: seat.language,
        item,
        count: 1,
      })),
    ),
    ...added.items,
  ]);
}

/** What the match adds to a player's profile and statistics: of input that no person typed the exp alone. */
export function toProfileGain({ seat, grant, claimed }: Gain, match: FinishedMatch) {
  const { stats } = seat;
  const counted = !stats.untrusted;
  return {
    playerId: seat.playerId,
    counted,
    exp: grant.exp,
    longestWord: counted ? stats.longestWord : '',
    won: hasWon(seat, match),
    claimed,
    combo: counted ? stats.bestCombo : 0,
    wpm: counted ? roundedWpm(stats) : 0,
    typed: counted ? stats.correctWords + stats.wrongWords : 0,
    correct: counted ? stats.correctWords : 0,
    alphabets: counted ? seat.alphabets : 0,
    seconds: counted ? secondsOf({ started_at: match.startedAt, ended_at: match.endedAt }) : 0,
    people: counted ? match.seats.filter(({ playerId }) => playerId !== null).length : 0,
    endedAt: match.endedAt,
  };
}

/** A win is one over people, with words that were typed: alone, and against bots alone, nobody wins. */
export const hasWon = ({ seat, stats }: FinishedSeat, { winner, seats }: FinishedMatch): boolean =>
  seat === winner && !stats.untrusted && seats.some((other) => other.seat !== seat && other.playerId !== null);

/** The UTC day, as the daily limits count. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
