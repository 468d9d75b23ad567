import type { ListedPlayer, WinnerEntry } from '@syllaboom/contracts';
import type { Member } from '../game/seats/member.ts';
import type { RankedChanges } from '../ports.ts';

/** A row of the winner screen of a match in which nobody played. */
const emptyEntry = (player: WinnerEntry['player'], wp: WinnerEntry['wp']): WinnerEntry => ({
  player,
  wpm: 0,
  react: 0,
  elo: wp?.change ?? 0,
  rating: 0,
  wp,
  reached_wpp: 0,
  longest_word: '',
  correct_words: 0,
  wrong_words: 0,
  combo: 0,
  category: {},
  xp: 0,
  coins: 0,
  discovered: 0,
  claimed: 0,
});

/** The result of a match that ended before it began: those who are here have won. */
export function forfeitResult(
  players: readonly ListedPlayer[],
  here: readonly Member[],
  changes: RankedChanges | null,
): { readonly winners: WinnerEntry[]; readonly selves: ReadonlyMap<string, WinnerEntry> } {
  const rows = players.map(({ auth_id, name, avatar }) => {
    const seat = here.find(({ identity }) => identity?.playerId === auth_id)?.seat ?? null;
    return { seat, entry: emptyEntry({ id: seat ?? auth_id, name, avatar, frame: 0 }, changes?.[auth_id] ?? null) };
  });
  const winners = rows.toSorted((one, other) => Number(one.seat === null) - Number(other.seat === null));
  return {
    winners: winners.map(({ entry }) => entry),
    selves: new Map(rows.flatMap(({ seat, entry }) => (seat === null ? [] : [[seat, entry] as const]))),
  };
}
