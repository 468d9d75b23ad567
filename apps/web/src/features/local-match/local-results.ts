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
  const entries = summariseMatch(state).seats.flatMap(({ seat, place }) =>
    state.players
      .filter((player) => player.seat === seat && state.standings.includes(seat))
      .map((player) => ({ ...readEntry(player, people.get(seat)), ...(place === null ? {} : { place }) })),
  );
  const own = state.players.find(({ seat }) => seat === viewer);
  const self = own ? readEntry(own, people.get(own.seat)) : null;
  return { winners: entries.slice(0, PODIUM), rest: entries.slice(PODIUM), matchId: '', recorded: false, self };
}
