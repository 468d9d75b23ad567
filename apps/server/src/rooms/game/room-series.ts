import {
  continueSeries,
  countMatch,
  hasSingleWinner,
  NO_SERIES,
  type MatchRules,
  type Series,
} from '@syllaboom/engine';
import type { GameContext } from './game-context.ts';
import type { Member } from './seats/member.ts';

/** A series as tickets of the table keep it; `stake` begins with its length, in older tickets mode and preset follow. */
export type KeptSeries = Pick<Series, 'played' | 'wins'> & { readonly stake: string };

/** By what somebody is known from match to match: the account, of bots the name. */
const nameOf = ({ identity, shown }: Member): string => identity?.playerId ?? `bot ${shown.username}`;

/** The room's series: opened with a match, counted at its end, shown in the room's state. */
export class RoomSeries {
  readonly #room: Pick<GameContext, 'settings' | 'state' | 'roster'>;
  readonly #announceNew: (bestOf: number) => void;
  #series: Series = NO_SERIES;

  /** @param announceNew Tells everybody that what counted so far does not count any more. */
  constructor(room: Pick<GameContext, 'settings' | 'state' | 'roster'>, announceNew: (bestOf: number) => void) {
    this.#room = room;
    this.#announceNew = announceNew;
  }

  /** What goes on if the table is opened again; null: no match of a series has counted. */
  get kept(): KeptSeries | null {
    const { bestOf, played, wins, winner } = this.#series;
    return played > 0 && winner === null ? { stake: String(bestOf), played, wins } : null;
  }

  /** Goes on where the table was left, unless matches have counted since. */
  restore(kept: KeptSeries | null | undefined): void {
    if (!kept || this.#series.played > 0) return;
    const { stake, played, wins } = kept;
    this.#series = { bestOf: Number.parseInt(stake, 10), played, wins, winner: null };
  }

  begin(players: readonly Member[]): void {
    const { bestOf } = this.#room.settings;
    const running = this.kept !== null;
    // A match that nobody wins alone is played beside it.
    if (this.#isPlayed()) this.#series = continueSeries(this.#series, bestOf, players.map(nameOf));
    if (running && bestOf > 1 && this.#series.played === 0) this.#announceNew(bestOf);
    this.show();
  }

  /** A match is over; `rules` are those it was played by: a drawn preset may have had no single winner. */
  count(rules: Pick<MatchRules, 'mode' | 'scenario'>, players: readonly Member[], winner: Member | undefined): void {
    if (!hasSingleWinner(rules)) return;
    const match = { players: players.map(nameOf), winner: winner ? nameOf(winner) : null };
    this.#series = countMatch(this.#series, match);
    this.show();
  }

  /** Shows how it stands; with other settings, or without those whom it is about, the room waits for a new one. */
  show(): void {
    const { settings, state, roster } = this.#room;
    const isOther = this.#series.bestOf !== settings.bestOf || !this.#isPlayed();
    const series = isOther || (state.phase === 'lobby' && this.#isDeserted()) ? NO_SERIES : this.#series;
    state.games = series.played;
    state.champion = '';
    for (const member of roster.all()) {
      const name = nameOf(member);
      member.shown.wins = series.wins[name] ?? 0;
      if (series.winner === name) state.champion = member.seat;
    }
  }

  /** Whether the matches that are set count for a series. */
  #isPlayed(): boolean {
    const { mode, sc } = this.#room.settings;
    return hasSingleWinner({ mode, scenario: sc });
  }

  /** Who has won it is gone, or all but one of those who play for it: the next match begins a new one. */
  #isDeserted(): boolean {
    const { winner, wins } = this.#series;
    const names = this.#room.roster.all().flatMap((member) => (member.gone ? [] : [nameOf(member)]));
    return winner === null ? names.filter((name) => Object.hasOwn(wins, name)).length < 2 : !names.includes(winner);
  }
}
