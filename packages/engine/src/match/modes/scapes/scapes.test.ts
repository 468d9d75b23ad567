import { describe, expect, it } from 'vitest';
import { BOT_PRESETS } from '../../../balance/room/bots.ts';
import { profileOf } from '../../../bots/strength.ts';
import { SPEEDS } from '../../../catalogue/modes.ts';
import { seedRandom } from '../../../random.ts';
import { listWordIndex, play, type Scenario, type ScenarioOptions } from '../../../testing/index.ts';
import type { ScapeView } from '../../state/mode-view.ts';
import { summariseMatch } from '../../record/summarise-match.ts';
import { viewMode } from '../../view-match.ts';
import { drawBoard, sortLetters } from './scapes-board.ts';

/** LISTEN and its words: the only word of six letters besides its anagrams. */
const LISTEN = `LISTEN SILENT TINSEL ENLIST INLETS IN IS IT LINES LENT SENT NEST TILE LIST SILT LINE NILE TINE TIN TEN
NET NIT SIN LET LIT TIE LIE SET SIT`.split(/\s+/);
const SEVEN = ['STATION', 'STAIN', 'SAINT', 'NATO', 'IOTA', 'TON', 'NOT', 'SON', 'SIT', 'TAN', 'ANT', 'TOT', 'OATS'];
const WORDS = [...LISTEN, ...SEVEN];

const scape = (options: ScenarioOptions = {}) =>
  play({ words: WORDS, ...options, rules: { mode: 10, letterHealth: 0, ...options.rules } });
const viewOf = (match: Scenario, seat = 0) => viewMode(match.state, match.seat(seat).seat) as ScapeView;
const points = (match: Scenario) => match.state.players.map(({ stats }) => stats.points);
const hearts = (match: Scenario) => match.state.players.map((player) => player.hearts);
const endRound = (match: Scenario) => match.waits(75_250);

describe('the circle', () => {
  it('holds the letters of a word: six in rounds 1 and 2, then seven', () => {
    const match = scape({ hearts: 3 });
    expect(sortLetters(viewOf(match).letters)).toBe('EILNST');
    expect(match.caused('turn')).toMatchObject([{ seat: null, requirement: { free: true }, endsAt: 75_000 }]);
    const sizes = [0, 1, 0, 1].map((first) => {
      const size = viewOf(match).letters.length;
      match
        .sends(match.seat(first), 'SIT')
        .sends(match.seat(1 - first), 'SIT')
        .until('turn');
      return size;
    });
    expect(sizes).toEqual([6, 6, 7, 7]);
  });

  it('lasts 75, 60 or 45 s by the speed', () => {
    const limits = SPEEDS.map((speed) => (scape({ rules: { speed } }).state.turnEndsAt ?? 0) / 1_000);
    expect(limits).toEqual([75, 75, 60, 45, 45, 75]);
  });

  it('comes from a word with enough words in it, and not too many, when there is one', () => {
    const poor = ['ABCDEF', 'GHIJKL', 'MNOPQR'];
    const index = listWordIndex([...poor, ...LISTEN]);
    for (let seed = 0; seed < 20; seed++) {
      const board = drawBoard(index, 6, seedRandom(seed), []);
      expect(sortLetters(board?.letters ?? '')).toBe('EILNST');
      expect(board?.words).toHaveLength(LISTEN.length - 3);
      expect(LISTEN).not.toContain(board?.letters);
    }
    expect(drawBoard(listWordIndex(poor), 6, seedRandom(1), [])?.words).toHaveLength(1);
    expect(drawBoard(listWordIndex(poor), 7, seedRandom(1), [])).toBeNull();
  });
});

describe('a word', () => {
  it('scores its length, and ten more for all letters', () => {
    const match = scape();
    for (const word of ['TEN', 'LINES', 'SILENT']) match.sends(match.seat(0), word);
    expect(viewOf(match).own).toEqual(['TEN', 'LINES', 'SILENT']);
    expect(points(match)).toEqual([3 + 5 + 16, 0]);
    expect(viewOf(match).players[0]).toEqual({ seat: match.seat(0).seat, score: 24, words: 3 });
  });

  it('is refused when it is no word, not in the letters, below three letters, or one’s own once more', () => {
    const match = scape();
    const reasons = ['ZOO', 'TENT', 'NEI', 'I', 'IT', 'TEN', 'TEN'].map((word) => {
      const [answer] = match.sends(match.seat(0), word).caused('answer');
      return [word, answer?.reason];
    });
    expect(reasons).toEqual([
      ['ZOO', 'letters'],
      ['TENT', 'letters'],
      ['NEI', 'unknown'],
      ['I', 'tooShort'],
      ['IT', 'tooShort'],
      ['TEN', null],
      ['TEN', 'repeated'],
    ]);
    expect(match.seat(0).stats).toMatchObject({ correctWords: 1, wrongWords: 6 });
  });

  it('that somebody already found brings nothing', () => {
    const match = scape();
    match.sends(match.seat(0), 'LINES').sends(match.seat(1), 'LINES');
    expect(points(match)).toEqual([5, 0]);
    expect(match.seat(1).stats).toMatchObject({ coins: 0, exp: 0 });
    expect(viewOf(match, 1).own).toEqual(['LINES']);
  });

  it('and its letters are told to its finder alone; the statistics get it after the round', () => {
    const match = scape();
    match.feed({ k: 'draft', seat: match.seat(0).seat, delta: { t: 'r', w: 'LINES' } });
    expect([match.events, match.seat(0).draft]).toEqual([[], '']);
    match.sends(match.seat(0), 'LINES');
    expect(match.caused('correct')).toEqual([]);
    expect(match.caused('answer')).toMatchObject([{ seat: match.seat(0).seat, word: 'LINES', points: 5 }]);
    expect([viewOf(match, 1).own, viewMode(match.state, null)]).toMatchObject([[], { own: [] }]);
    expect(match.seat(0).stats).toMatchObject({ words: [], longestWord: '' });
    endRound(match);
    expect(match.seat(0).stats).toMatchObject({ words: [{ word: 'LINES', tookMs: 1_000 }], longestWord: 'LINES' });
  });
});

describe('the end of a round', () => {
  it('costs the lowest score a heart', () => {
    const match = scape({ players: 3 });
    match.sends(match.seat(0), 'TEN').sends(match.seat(1), 'LINES').sends(match.seat(2), 'LENT');
    expect(hearts(endRound(match))).toEqual([1, 2, 2]);
  });

  it('among equals it costs the one whose last word came later', () => {
    const match = scape();
    match.sends(match.seat(1), 'TEN').sends(match.seat(0), 'NET');
    expect(hearts(endRound(match))).toEqual([1, 2]);
  });

  it('costs everybody without a word one, and nobody when all have none', () => {
    const match = scape({ players: 4 });
    match.sends(match.seat(0), 'TEN').sends(match.seat(2), 'LINES').sends(match.seat(3), 'IT');
    expect(hearts(endRound(match))).toEqual([2, 1, 2, 1]);
    expect(hearts(endRound(scape({ players: 3 })))).toEqual([2, 2, 2]);
  });

  it('alone it costs a heart below 40 % of the words of four letters or more', () => {
    // 15 of them: six are enough, five are not.
    const long = LISTEN.filter((word) => word.length >= 4);
    expect(long).toHaveLength(15);
    const after = (found: number) => {
      const match = scape({ players: 1 });
      for (const word of [...long.slice(0, found), 'TEN', 'NET', 'SIN']) match.sends(match.seat(0), word);
      return hearts(endRound(match))[0];
    };
    expect([after(5), after(6)]).toEqual([1, 2]);
  });

  it('shows the longest words for 4 s, then the next circle comes', () => {
    const match = scape();
    match.sends(match.seat(0), 'TEN').sends(match.seat(1), 'LINES');
    expect(viewOf(match).last).toBeNull();
    match.until('hurt');
    expect(viewOf(match).last?.best.slice(0, 5).toSorted()).toEqual(['ENLIST', 'INLETS', 'LISTEN', 'SILENT', 'TINSEL']);
    expect(match.state.turnStartsAt).toBe(match.state.now + 4_000);
    expect(match.sends(match.seat(0), 'SIT').caused('wrong')).toMatchObject([{ reason: 'late' }]);
    expect(match.until('turn').state.round).toBe(2);
    expect(viewOf(match)).toMatchObject({ own: [], players: [{ score: 0 }, { score: 0 }] });
  });

  it('comes at once when everybody has found everything', () => {
    const match = scape({ players: 1 });
    for (const word of LISTEN) match.sends(match.seat(0), word, { after: 300 });
    expect(match.state.turnStartsAt).not.toBeNull();
  });
});

describe('a match', () => {
  it('goes on to the last one alive, and keeps the words of a round that was broken off [R0569]', () => {
    const match = scape({ players: 3, hearts: 1 });
    match.sends(match.seat(1), 'LINES').sends(match.seat(0), 'SILENT').leaves(match.seat(2)).leaves(match.seat(0));
    match.isOver();
    expect(match.state).toMatchObject({ winner: match.seat(1).seat, endReason: 'lastAlive' });
    expect(match.seat(0).stats.words).toMatchObject([{ word: 'SILENT' }]);
    const ended = scape();
    ended.sends(ended.seat(0), 'TEN').feed({ k: 'end' }).isOver();
    expect(ended.seat(0).stats.words).toMatchObject([{ word: 'TEN' }]);
  });

  it('completes alphabets with the round, but gives no heart to somebody who is out', () => {
    const match = scape({ players: 3, hearts: 1, rules: { letterHealth: 1 } });
    for (const player of match.state.players) player.letterHealth = { L: 1, I: 1, T: 1 };
    match.sends(match.seat(0), 'LIT').sends(match.seat(1), 'LIT').sends(match.seat(2), 'SILENT');
    expect(match.caused('alpha')).toEqual([]);
    match.leaves(match.seat(1));
    endRound(match);
    expect(hearts(match)).toEqual([1, 0, 2]);
  });

  it('is a joy for bots, who find words by their skill and say no rude ones', () => {
    const bot = (typingSpeed: number) => ({ typingSpeed, typoAmount: 0, thinkingTime: 5 });
    const tiers = Object.fromEntries(WORDS.map((word) => [word, 3] as const));
    const words = listWordIndex(WORDS, 'en-US', { tiers, offensive: ['TIT', 'NIT'] });
    const match = scape({ players: 0, bots: [bot(9), bot(1)], hearts: 3, words }).runsOut();
    const [fast, slow] = [match.seat(0), match.seat(1)].toSorted(
      (a, b) => Number(b.seat < a.seat) - Number(a.seat < b.seat),
    );
    expect(fast?.stats.correctWords).toBeGreaterThan(slow?.stats.correctWords ?? 0);
    expect(match.story.filter((event) => event.e === 'answer' && (event.word === 'NIT' || event.reason))).toEqual([]);
  });

  it('gives also bots that keep to common words a match: they look for those alone', () => {
    const common = ['LINES', 'NEST', 'LIST', 'LINE', 'TEN'];
    const tiers = Object.fromEntries(WORDS.map((word) => [word, common.includes(word) ? 4 : 0] as const));
    const words = listWordIndex(WORDS, 'en-US', { tiers });
    const bots = Array.from({ length: 8 }, () => profileOf(BOT_PRESETS.gentle));
    const match = endRound(scape({ players: 0, bots, hearts: 3, words }));
    const found = match.story.flatMap((event) => (event.e === 'answer' ? [event.word] : []));
    expect(new Set(found).difference(new Set(common))).toEqual(new Set());
    expect(found.length / bots.length).toBeGreaterThan(2);
  });
});

describe('a match of one round', () => {
  it.each([
    ['with words in it counts: each is as good as a turn', ['TEN', 'NET', 'LIE', 'TIE'], 4, true],
    ['with hardly a word leaves nothing', ['TEN', 'NET'], 2, false],
  ] as const)('%s', (_what, words, turns, counts) => {
    const match = scape({ hearts: 1 });
    for (const word of words) match.sends(match.seat(0), word);
    match.waits(80_000);
    expect(match.state.phase).toBe('over');
    expect(summariseMatch(match.state)).toMatchObject({ turns, counts });
  });
});
