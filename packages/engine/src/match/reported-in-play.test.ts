import { describe, expect, it } from 'vitest';
import { HEARTS } from '../balance/match/hearts.ts';
import { PANGRAM_WORDS, play, SAMPLE_WORDS } from '../testing/index.ts';
import type { MatchEvent } from './state/match-event.ts';
import type { MatchPlayer } from './state/match-state.ts';

/** Enough seeds that even keys, one in five thousand words, fall. */
const MATCHES = 120;
const LONG_WORDS = SAMPLE_WORDS.filter((word) => word.length > 4);

/** Two people play: each in turn a right word, now and then a wrong one before it, now and then the bomb goes off. */
function playMatch(seed: number) {
  const match = play({ players: 2, hearts: 3, seed, words: [...SAMPLE_WORDS, ...PANGRAM_WORDS] });
  const words = [...PANGRAM_WORDS.flatMap((word, at) => [word, LONG_WORDS[at] ?? word]), ...LONG_WORDS.slice(9)];
  for (const [at, word] of words.entries()) {
    if (match.state.phase === 'over') break;
    match.turn(word.slice(0, 3));
    if (at % 7 === 3) match.types('XQXQ').fails('prompt');
    match.types(word).passes();
    if (at % 23 === 22) match.turn('TIO').drafts('T').explodes();
  }
  return match;
}

/** What the events tell about a player, under the names of the match stats. */
function reportedAbout({ seat }: MatchPlayer, story: readonly MatchEvent[]) {
  const own = story.filter((event) => 'seat' in event && event.seat === seat);
  const of = <Name extends MatchEvent['e']>(name: Name) =>
    own.filter((event): event is Extract<MatchEvent, { e: Name }> => event.e === name);
  const right = of('correct');
  const dropped = (kind: 'diamond' | 'key' | 'bomb') => of('drop').filter((drop) => drop.kind === kind).length;
  return {
    correctWords: right.length,
    wrongWords: of('wrong').length,
    bestCombo: Math.max(...right.map(({ combo }) => combo)),
    coins: right.reduce((sum, { coins }) => sum + coins, 0),
    exp: right.reduce((sum, { exp }) => sum + exp, 0),
    tiles: of('drop').flatMap(({ tile }) => tile ?? []),
    diamonds: dropped('diamond'),
    keys: dropped('key'),
    bombs: dropped('bomb'),
    hurts: of('hurt').length,
    gained: of('heart').length,
    alphabets: of('alpha').length,
    hearts: own.findLast((event) => event.e === 'hurt' || event.e === 'heart'),
  };
}

describe('hearts, combo and drops', () => {
  it('come in ordinary play as the rules say, and what is told of them is what the match stats hold [R0246]', () => {
    const sums = { tiles: 0, diamonds: 0, keys: 0, gained: 0, hurts: 0, bestCombo: 0 };
    for (let seed = 1; seed <= MATCHES; seed++) {
      const { state, story } = playMatch(seed);
      for (const player of state.players) {
        const { hurts, gained, alphabets, hearts, ...reported } = reportedAbout(player, story);
        expect(player.stats).toMatchObject(reported);
        expect(player.stats.heartsLostAt).toHaveLength(hurts);
        expect(player.alphabets).toBe(alphabets);
        expect(player.hearts).toBe(3 + gained - hurts);
        expect(player.hearts).toBeLessThanOrEqual(HEARTS.most);
        if (hearts) expect(hearts).toMatchObject({ hearts: player.hearts });
        sums.tiles += reported.tiles.length;
        sums.diamonds += reported.diamonds;
        sums.keys += reported.keys;
        sums.gained += gained;
        sums.hurts += hurts;
        sums.bestCombo = Math.max(sums.bestCombo, reported.bestCombo);
      }
    }
    expect(Object.entries(sums).filter(([, sum]) => sum === 0)).toEqual([]);
  });
});
