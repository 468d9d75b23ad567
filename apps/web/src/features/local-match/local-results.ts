import type { ServerMessages, WinnerEntry } from '@syllaboom/contracts';
import { type MatchPlayer, type MatchState, reactSeconds, summariseMatch, wordsPerMinute } from '@syllaboom/engine';
import type { LocalAudience, LocalPerson } from './local-state.ts';

const PODIUM = 3;

const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));

const readEntry = (player: MatchPlayer, person: LocalPerson | undefined): WinnerEntry => {
  const { stats } = player;
  return {
    player: { id: player.seat, name: person?.name ?? '', avatar: person?.avatar ?? '', frame: 0 },
    wpm: Math.round(wordsPerMinute(stats)),
    react: roundTo(reactSeconds(stats), 2),
    elo: 0,
    rating: 0,
    wp: null,
    reached_wpp: stats.reachedWpp,
    longest_word: stats.longestWord,
    correct_words: stats.correctWords,
    wrong_words: stats.wrongWords,
    combo: stats.bestCombo,
    category: { ...stats.categories },
    xp: 0,
    coins: 0,
    discovered: 0,
    claimed: 0,
  };
};

/** The winner message of a match without a server: nothing is earned and nothing recorded. */
export function localResults(state: MatchState, { people, viewer }: LocalAudience): ServerMessages['winner'] {
  const places = new Map(summariseMatch(state).seats.map(({ seat, place }) => [seat, place]));
  const entryOf = (player: MatchPlayer): WinnerEntry => {
    const place = places.get(player.seat);
    return { ...readEntry(player, people.get(player.seat)), ...(place ? { place } : {}) };
  };
  const placed = state.standings.flatMap((seat) => state.players.filter((player) => player.seat === seat));
  const entries = placed.map(entryOf);
  const own = state.players.find(({ seat }) => seat === viewer);
  const self = own ? entryOf(own) : null;
  return { winners: entries.slice(0, PODIUM), rest: entries.slice(PODIUM), matchId: '', recorded: false, self };
}
