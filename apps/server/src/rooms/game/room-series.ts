import {
  continueSeries,
  countMatch,
  hasSingleWinner,
  NO_SERIES,
  type MatchRules,
  type Series,
  stakeOf,
} from '@syllaboom/engine';
import type { GameContext } from './game-context.ts';
import type { Member } from './seats/member.ts';

/** A series as tickets of the table keep it. */
export type KeptSeries = Pick<Series, 'stake' | 'played' | 'wins'>;

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
    const { stake, played, wins, winner } = this.#series;
    return played > 0 && winner === null ? { stake, played, wins } : null;
  }

  /** Goes on where the table was left, unless matches have counted since. */
  restore(kept: KeptSeries | null | undefined): void {
    if (kept && this.#series.played === 0) this.#series = { ...kept, winner: null };
  }

  begin(players: readonly Member[]): void {
    const running = this.kept !== null;
    this.#series = continueSeries(this.#series, this.#room.settings, players.map(nameOf));
    if (running && this.#series.stake !== '' && this.#series.played === 0)
      this.#announceNew(this.#room.settings.bestOf);
    this.show();
  }

  /** A match is over; `rules` are those it was played by: a drawn preset may have had no single winner. */
  count(rules: Pick<MatchRules, 'mode' | 'scenario'>, players: readonly Member[], winner: Member | undefined): void {
    if (!hasSingleWinner(rules)) return;
    const match = { players: players.map(nameOf), winner: winner ? nameOf(winner) : null };
    this.#series = countMatch(this.#series, this.#room.settings.bestOf, match);
    this.show();
  }

  /** Shows how it stands; with other settings, or without those whom it is about, the room waits for a new one. */
  show(): void {
    const { settings, state, roster } = this.#room;
    const isPast = this.#series.stake !== stakeOf(settings) || (state.phase === 'lobby' && this.#isDeserted());
    const series = isPast ? NO_SERIES : this.#series;
    state.games = series.played;
    state.champion = '';
    for (const member of roster.all()) {
      const name = nameOf(member);
      member.shown.wins = series.wins[name] ?? 0;
      if (series.winner === name) state.champion = member.seat;
    }
  }

  /** Who has won it is gone, or all but one of those who play for it: the next match begins a new one. */
  #isDeserted(): boolean {
    const { winner, wins } = this.#series;
    const names = this.#room.roster.all().flatMap((member) => (member.gone ? [] : [nameOf(member)]));
    return winner === null ? names.filter((name) => Object.hasOwn(wins, name)).length < 2 : !names.includes(winner);
  }
}
