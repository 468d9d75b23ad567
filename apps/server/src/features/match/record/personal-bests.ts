import type { PersonalBest } from '@syllaboom/contracts';
import { type OwnBests, readBests } from '#features/profile';
import type { Tx } from '#platform/db/index.ts';

/** Whose match beat what. */
export type PersonalBests = ReadonlyMap<string, readonly PersonalBest[]>;

/** The statistics of one match that can be a best; `counted` is false for input that no person typed. */
interface MatchStats {
  readonly playerId: string;
  readonly counted: boolean;
  readonly longestWord: string;
  readonly wpm: number;
  readonly combo: number;
  readonly alphabets: number;
}

/** What of a match is better than all before. Where nothing stands yet there is nothing to beat. */
export function bestsOf(before: OwnBests | undefined, match: MatchStats): readonly PersonalBest[] {
  if (before === undefined || !match.counted) return [];
  const beaten: readonly (readonly [PersonalBest, number, number])[] = [
    ['word', before.longestWord.length, match.longestWord.length],
    ['wpm', before.wpm, match.wpm],
    ['combo', before.combo, match.combo],
    ['alphabets', before.alphabets, match.alphabets],
  ];
  return beaten.filter(([, old, now]) => old > 0 && now > old).map(([best]) => best);
}

/** Compares matches with what the profiles held before; call it before the match is added to them. */
export async function findBests(tx: Tx, matches: readonly MatchStats[]): Promise<PersonalBests> {
  const before = await readBests(
    tx,
    matches.map(({ playerId }) => playerId),
  );
  return new Map(matches.map((match) => [match.playerId, bestsOf(before.get(match.playerId), match)]));
}
