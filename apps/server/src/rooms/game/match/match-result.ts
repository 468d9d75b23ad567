import type { WinnerEntry } from '@syllaboom/contracts';
import {
  type GameLanguage,
  hashMatch,
  isStopped,
  type MatchState,
  scenarioScore,
  type SeatSummary,
  summariseMatch,
} from '@syllaboom/engine';
import type { FinishedMatch, FinishedSeat, RecordedPlayer } from '../../ports.ts';
import type { MatchDriver } from './match-driver.ts';
import type { Member, Roster } from '../seats/member.ts';

/** Places on the winner screen’s podium. */
const WINNERS_SHOWN = 3;
const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Who sat in the match, kept from its start: people may leave the room before it ends. */
export type Seated = ReadonlyMap<string, Member>;
export const seatedOf = (roster: Roster, seats: readonly string[]): Map<string, Member> =>
  new Map(seats.flatMap((seat) => [roster.get(seat)].flatMap((member) => (member ? [[seat, member] as const] : []))));

/** Accounts of those who left the room before the match was over. */
export const leftPlayersOf = (seated: Seated): string[] =>
  [...seated.values()].flatMap(({ gone, identity }) => (gone && identity ? [identity.playerId] : []));

/** One row of the winner screen; `recorded` holds what was granted, once it is. */
function winnerEntry(seat: SeatSummary, member: Member, recorded: RecordedPlayer | undefined): WinnerEntry {
  const { stats } = seat;
  return {
    player: { id: seat.seat, name: member.shown.username, avatar: member.shown.avatar, frame: member.shown.frame },
    ...(seat.place === null ? {} : { place: seat.place }),
    wpm: round(seat.wpm, 1),
    react: round(seat.react, 2),
    elo: recorded?.wp?.change ?? 0,
    rating: recorded?.rating ?? 0,
    wp: recorded?.wp ?? null,
    reached_wpp: stats.reachedWpp,
    longest_word: stats.longestWord,
    correct_words: stats.correctWords,
    wrong_words: stats.wrongWords,
    combo: stats.bestCombo,
    category: { ...stats.categories },
    xp: recorded?.gainedExp ?? Math.floor(stats.exp),
    coins: recorded?.gainedCoins ?? Math.floor(stats.coins),
    discovered: recorded?.discovered ?? 0,
    claimed: recorded?.claimed ?? 0,
  };
}

/** Everybody's row, best first; nobody is among the best of a stopped match. */
export function winnerEntries(
  match: Readonly<MatchState>,
  seated: Seated,
  recorded: Readonly<Record<string, RecordedPlayer>> = {},
): { readonly all: readonly WinnerEntry[]; readonly winners: WinnerEntry[]; readonly rest: WinnerEntry[] } {
  const { seats, reason } = summariseMatch(match);
  const all = seats.flatMap((seat) => {
    const member = seated.get(seat.seat);
    const playerId = member?.identity?.playerId;
    const granted = playerId === undefined ? undefined : recorded[playerId];
    return member ? [winnerEntry(seat, member, granted)] : [];
  });
  const places = isStopped(reason) ? [] : all;
  return { all, winners: places.slice(0, WINNERS_SHOWN), rest: places.slice(WINNERS_SHOWN) };
}

const finishedSeat = (seat: SeatSummary, member: Member, match: Readonly<MatchState>): FinishedSeat => ({
  seat: seat.seat,
  playerId: member.identity?.playerId ?? null,
  displayName: member.shown.username,
  language: member.shown.lang as GameLanguage,
  place: seat.place,
  avatar: member.shown.avatar,
  alphabets: seat.alphabets,
  stats: seat.stats,
  scenarioScore: scenarioScore(match, seat.seat),
});

/** The match as it is handed over for keeping. */
export function finishedMatch(
  about: Pick<
    FinishedMatch,
    'matchId' | 'roomId' | 'startedAt' | 'endedAt' | 'locale' | 'dictionaryVersion' | 'ranked'
  > & { readonly heldMs?: number },
  driver: MatchDriver,
  seated: Seated,
): FinishedMatch {
  const summary = summariseMatch(driver.state);
  const { heldMs = 0, ...plain } = about;
  return {
    ...plain,
    ...(heldMs > 0 ? { shownAt: new Date(about.endedAt.getTime() + heldMs) } : {}),
    setup: driver.setup,
    turns: summary.turns,
    winner: summary.winner,
    deserter: summary.deserter,
    seats: summary.seats.flatMap((seat) => {
      const member = seated.get(seat.seat);
      return member ? [finishedSeat(seat, member, driver.state)] : [];
    }),
    log: { at: driver.at, inputs: driver.inputs, answers: driver.answers },
    hash: hashMatch(driver.state),
  };
}
