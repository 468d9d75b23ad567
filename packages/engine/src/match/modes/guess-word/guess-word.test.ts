import { describe, expect, it } from 'vitest';
import { inventWords, listWordIndex, play, type Scenario, type ScenarioOptions } from '../../../testing/index.ts';
import type { MatchPlayer } from '../../state/match-state.ts';
import type { GuessView } from '../../state/mode-view.ts';
import { viewMode } from '../../view-match.ts';
import { markGuess } from './guess-marks.ts';
import { hiddenWords, lettersOfWord } from './hidden-words.ts';

const plain = [...new Set(inventWords(900, 21))];
const words = listWordIndex(
  [...plain, 'STARE', 'CRANE', 'SLATE', 'TASTE', 'STATE', 'MOUND', 'GHOST', 'PLANE', "IT'LL"],
  'en-US',
  {
    tiers: Object.fromEntries(plain.filter((_, i) => i % 3 === 0).map((word) => [word, 2 as const])),
  },
);

/** A match that hides these words one after the other. */
function hide(hidden: readonly string[], options: ScenarioOptions = {}): Scenario {
  const match = play({ words, hearts: 2, ...options, rules: { mode: 2, letterHealth: 0, ...options.rules } });
  const known = Array.from(hidden[0] ?? '', () => false);
  match.state.modeState = { ...(match.state.modeState as object), words: hidden, known };
  return match;
}
const guess = (match: Scenario): GuessView => viewMode(match.state, null) as GuessView;
const known = (match: Scenario): string =>
  guess(match)
    .known.map((letter) => letter ?? '_')
    .join('');
/** Everybody is fresh again: so many hearts, and no turn without a key. */
const rest = (match: Scenario, hearts: number): void => {
  for (const player of match.state.players) Object.assign(player, { hearts, idleTurns: 0 });
  match.state.lastInputAt = match.state.now;
};
/** Everybody lets the time run out, for one full circle. */
const circle = (match: Scenario): Scenario => {
  const { length } = match.state.players;
  for (let i = 0; i < length; i++) {
    rest(match, 9);
    match.explodes();
  }
  return match;
};

describe('the hidden words', () => {
  it('are 25: two of 5 letters, three of 6, four of 7, then 8', () => {
    expect([1, 2, 3, 5, 6, 9, 10, 25].map(lettersOfWord)).toEqual([5, 5, 6, 6, 7, 7, 8, 8]);
    const large = listWordIndex(inventWords(6_000, 5));
    const hidden = hiddenWords(7, large);
    expect(hidden.map((word) => word.length)).toEqual(Array.from({ length: 25 }, (_, i) => lettersOfWord(i + 1)));
    expect(new Set(hidden).size).toBe(25);
  });

  it('are common ones without hyphens and apostrophes, and follow from the seed alone', () => {
    const hidden = hiddenWords(3, words);
    expect(hidden.slice(0, 2).every((word) => words.tier(word) === 2 && /^[A-Z]+$/.test(word))).toBe(true);
    expect(hiddenWords(3, words)).toEqual(hidden);
    expect(hiddenWords(4, words)).not.toEqual(hidden);
  });

  it('are shorter in lists that have no longer ones, and fewer in the smallest', () => {
    expect(hiddenWords(1, listWordIndex(['ABCDE', 'FGHIJ', 'KLMNO', 'PQR'])).map((word) => word.length)).toEqual([
      5, 5, 5, 3,
    ]);
  });
});

describe('a guess', () => {
  it.each([
    ['SLATE', 'STARE', ['right', 'absent', 'right', 'elsewhere', 'right']],
    ['TASTE', 'STATE', ['elsewhere', 'elsewhere', 'elsewhere', 'right', 'right']],
    ['STATE', 'TASTE', ['elsewhere', 'elsewhere', 'elsewhere', 'right', 'right']],
    ['EERIE', 'STARE', ['absent', 'absent', 'elsewhere', 'absent', 'right']],
    ['LLAMA', 'ATOLL', ['elsewhere', 'elsewhere', 'elsewhere', 'absent', 'absent']],
    ['AAAAA', 'MOUND', ['absent', 'absent', 'absent', 'absent', 'absent']],
  ])('%s against %s marks each letter as often as the word holds it', (word, hidden, marks) => {
    expect(markGuess(word, hidden)).toEqual(marks);
  });

  it('that places a letter passes the turn and pays 2 points a letter [R0584 R0585]', () => {
    const match = hide(['STARE', 'MOUND']);
    expect(match.state.requirement).toEqual({ free: true, exact: 5 });
    match.types('SLATE').passes();
    expect(match.caused('correct')[0]?.points).toBe(6);
    expect(known(match)).toBe('S_A_E');
    expect(guess(match).guesses).toEqual([
      { seat: expect.anything(), word: 'SLATE', marks: ['right', 'absent', 'right', 'elsewhere', 'right'] },
    ]);
    match.types('PLANE');
    expect(match.caused('correct')).toEqual([]);
  });

  it('that places no new letter is shown and leaves the turn where it is, at no cost', () => {
    const match = hide(['STARE', 'MOUND']);
    const { holder } = match;
    match.types('MOUND');
    expect(match.state.holder).toBe(holder.seat);
    expect(match.events).toEqual([{ e: 'mode', seat: null }]);
    expect(guess(match).guesses).toHaveLength(1);
    expect([holder.stats.wrongWords, holder.stats.correctWords, holder.combo]).toEqual([0, 0, 0]);
  });

  it('must be a dictionary word of the length that was not guessed before', () => {
    const match = hide(['STARE', 'MOUND']);
    match.types('MOUND').types('MOUND').fails('repeated');
    match.types('XXXXX').fails('unknown');
    match.types('STATES').fails('length');
    match.types('ÄÄÄÄÄ').fails('letters');
    match.types('S').fails('tooShort');
    match.types('S'.repeat(46)).fails('tooLong');
  });

  it('has the fuse and 4 s', () => {
    expect(hide(['STARE']).state.maxTimeMs).toBe(17_000);
  });
});

describe('the solver', () => {
  it('gets length times combo besides, a heart when 3 letters or more were hidden, and the next word comes', () => {
    const match = hide(['STARE', 'MOUND']);
    const { holder } = match;
    holder.combo = 2;
    match.types('STARE').passes();
    expect(match.caused('correct')[0]?.points).toBe(5 * 2 + 5 * 3);
    expect(match.caused('heart')).toEqual([{ e: 'heart', seat: holder.seat, hearts: 3 }]);
    expect(guess(match)).toMatchObject({ number: 2, circle: 1, guesses: [], known: Array(5).fill(null) });
    expect(guess(match).last).toEqual({ word: 'STARE', solver: holder.seat });
  });

  it('gets no heart when fewer letters were hidden', () => {
    const match = hide(['STARE', 'MOUND']);
    match.types('SLATE').types('STARE').passes();
    expect(match.caused('correct')[0]?.points).toBe(4 + 5);
    expect(match.caused('heart')).toEqual([]);
  });

  it('is also who places the last letter', () => {
    const match = hide(['STARE', 'MOUND']);
    match.state.modeState = { ...(match.state.modeState as object), known: [true, true, true, false, true] };
    match.types('CRANE');
    expect(match.state.holder).not.toBeNull();
    match.types('STARE').passes();
    expect(guess(match).last?.word).toBe('STARE');
  });
});

describe('circles', () => {
  it('a timeout costs a heart and shows no hint', () => {
    const match = hide(['STARE', 'MOUND']).explodes();
    expect(match.caused('hurt')[0]?.hearts).toBe(1);
    expect(match.caused('hint')).toEqual([]);
  });

  it('each full one reveals a letter, but never the last', () => {
    const match = hide(['STARE', 'MOUND']);
    circle(match);
    expect(match.caused('hint')).toHaveLength(1);
    expect(known(match).replaceAll('_', '')).toHaveLength(1);
    expect(match.caused('hint')[0]?.words).toEqual([known(match)]);
    expect(guess(match).circle).toBe(2);
    match.state.modeState = { ...(match.state.modeState as object), known: [true, true, true, true, false] };
    circle(match);
    expect(known(match)).toBe('STAR_');
  });

  it('after four the word is shown, and whoever placed no letter in it loses a heart', () => {
    const match = hide(['STARE', 'MOUND'], { players: 3 });
    const placer = match.holder;
    match.types('SLATE').passes();
    const shown = (): boolean => guess(match).last !== null;
    for (let i = 0; i < 11 && !shown(); i++) {
      rest(match, 5);
      match.explodes();
    }
    expect(guess(match).last).toEqual({ word: 'STARE', solver: null });
    expect(placer.hearts).toBe(5);
    const [exploded] = match.caused('hurt');
    const others = match.state.players.filter((player) => player !== placer);
    for (const player of others) expect(player.hearts).toBe(player.seat === exploded?.seat ? 3 : 4);
    expect(guess(match)).toMatchObject({ number: 2, circle: 1 });
  });

  it('close even when somebody leaves in between', () => {
    const match = hide(['STARE', 'MOUND'], { players: 3 });
    match.explodes().explodes();
    match.leaves(match.holder);
    expect(guess(match).circle).toBe(2);
  });
});

describe('the meaning', () => {
  const meanings = { STARE: 'To stare (of starers) with wide eyes.' };
  const withMeanings = (known: readonly boolean[]): GuessView => {
    const match = hide(['STARE', 'MOUND']);
    match.state.modeState = { ...(match.state.modeState as object), known };
    return viewMode({ ...match.state, content: { meanings } }, null) as GuessView;
  };

  it('shows from half revealed, without the word itself', () => {
    expect(withMeanings([true, true, false, false, false]).meaning).toBeNull();
    expect(withMeanings([true, true, true, false, false]).meaning).toBe('To … (of …) with wide eyes.');
  });

  it('stays away where nobody knows it', () => {
    expect(guess(hide(['MOUND'])).meaning).toBeNull();
  });
});

describe('the end', () => {
  it('comes after the last word: of the living, most points win', () => {
    const match = hide(['STARE', 'MOUND'], { players: 3 });
    const points = (player: MatchPlayer, many: number): void => {
      player.stats.points = many;
    };
    match.types('STARE').passes();
    points(match.seat(0), 40);
    points(match.seat(1), 90);
    points(match.seat(2), 500);
    match.seat(2).hearts = 0;
    match.types('MOUND').isOver();
    expect(match.state.endReason).toBe('finished');
    expect(match.state.standings[2]).toBe(match.seat(2).seat);
    expect(match.state.winner).toBe(
      match.seat(1).stats.points > match.seat(0).stats.points ? match.seat(1).seat : match.seat(0).seat,
    );
  });

  it('comes when one is left, and shows the word', () => {
    const match = hide(['STARE', 'MOUND'], { hearts: 1 }).explodes().isOver();
    expect(match.state.endReason).toBe('lastAlive');
    expect(guess(match).last).toEqual({ word: 'STARE', solver: null });
  });

  it('comes alone as well', () => {
    const { state } = hide(['STARE'], { players: 1 }).types('STARE').isOver();
    expect(state.endReason).toBe('finished');
  });

  it('comes at once where the list has no words to hide', () => {
    expect(play({ words: ["IT'S"], rules: { mode: 2 } }).isOver().state.endReason).toBe('finished');
  });
});

describe('bots', () => {
  const bot = (typingSpeed: number) => ({ typingSpeed, typoAmount: 0, thinkingTime: 3 });

  it('guess words of the dictionary that fit what is known as well as can be, and play to an end', () => {
    const match = play({ words, players: 0, bots: [bot(9), bot(7)], hearts: 3, rules: { mode: 2 }, seed: 5 }).runsOut();
    expect(match.story.filter((event) => event.e === 'correct').length).toBeGreaterThan(5);
    expect(match.story.filter((event) => event.e === 'wrong')).toEqual([]);
    expect(match.state.winner).not.toBeNull();
  });
});
