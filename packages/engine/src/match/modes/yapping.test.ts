import { describe, expect, it } from 'vitest';
import { asSeatId } from '../../ids.ts';
import { inventWords, listWordIndex, play, type Scenario, type ScenarioOptions } from '../../testing/index.ts';
import type { YappingView } from '../state/mode-view.ts';
import { summariseMatch } from '../record/summarise-match.ts';
import { viewMode } from '../view-match.ts';

const WORDS = inventWords(4_000, 5);
const index = listWordIndex(WORDS);
const yap = (options: ScenarioOptions = {}) =>
  play({ words: index, ...options, rules: { mode: 99, ...options.rules } });
const viewOf = (match: Scenario) => viewMode(match.state, null) as YappingView;
const scores = (match: Scenario) =>
  match.state.players.map(({ seat }) => viewOf(match).board.find((row) => row.seat === seat)?.score);
/** Words with the running prompt. */
const words = (match: Scenario) => index.wordsFor(match.state.prompt, 0, 50);
const word = (match: Scenario, n = 0) => words(match)[n] ?? '';
const join = (match: Scenario, seat: string) =>
  match.feed({ k: 'join', seat: asSeatId(seat), language: 'en-US' }, match.state.now);

describe('a prompt', () => {
  it('comes every 12 s, for everybody at once', () => {
    const match = yap({ rules: { letterHealth: 0 } });
    expect(match.caused('turn')).toMatchObject([{ seat: null, endsAt: 12_000 }]);
    match.feed({ k: 'lag', seat: match.seat(0).seat, lagMs: 0 }).feed({ k: 'lag', seat: match.seat(1).seat, lagMs: 0 });
    const before = match.state.prompt;
    expect(match.waits(11_999).caused('turn')).toEqual([]);
    const [turn] = match.waits(1).caused('turn');
    expect(turn).toMatchObject({ startedAt: 12_000, endsAt: 24_000, round: 2 });
    expect(turn?.prompt).not.toBe(before);
  });

  it('has at least 300 words in a list of the reference size', () => {
    const big = {
      ...index,
      get size() {
        return 259_537;
      },
    };
    for (let seed = 0; seed < 10; seed++) {
      const match = yap({ words: big, seed });
      const counted = index.count(match.state.prompt);
      expect(counted >= 300 || match.caused('widened').length > 0).toBe(true);
    }
    // The words here are few: so many of them as 300 are of the reference list.
    expect(yap().state.promptCount).toBeGreaterThanOrEqual(8);
  });
});

describe('a word', () => {
  it('brings its length, half the exp and a quarter of the coins [R0584 R0585]', () => {
    const match = yap();
    const said = word(match);
    const [correct] = match.sends(match.seat(0), said).caused('correct');
    const exp = Math.round(Math.round(said.length * 1.05) * 0.5);
    expect(correct).toMatchObject({ word: said, points: said.length, exp, coins: Math.round(said.length * 0.25) });
    expect(scores(match)).toEqual([said.length, 0]);
    expect(match.seat(0).stats).toMatchObject({ correctWords: 1, words: [{ word: said }], points: said.length });
  });

  it('that somebody used within 60 s brings nothing, and is no mistake', () => {
    const match = yap();
    const said = word(match);
    match.sends(match.seat(0), said);
    expect(match.sends(match.seat(1), said).caused('correct')).toMatchObject([{ points: 0, coins: 0, exp: 0 }]);
    expect(match.seat(1).stats).toMatchObject({ correctWords: 0, points: 0, exp: 0, wrongWords: 0 });
    expect(scores(match)).toEqual([said.length, 0]);
    match.waits(60_000);
    match.state.prompt = said.slice(0, 3);
    expect(match.sends(match.seat(1), said).caused('correct')).toMatchObject([{ points: said.length }]);
  });

  it('without the prompt, or unknown, is wrong and costs nothing', () => {
    const match = yap();
    const other = WORDS.find((one) => !one.includes(match.state.prompt)) ?? '';
    const reasons = [other, `${match.state.prompt}ZZZ`, 'A', '1'.repeat(3)].map(
      (one) => match.sends(match.seat(0), one).caused('wrong')[0]?.reason,
    );
    expect(reasons).toEqual(['prompt', 'unknown', 'tooShort', 'letters']);
    expect(match.seat(0).hearts).toBe(1);
  });

  it('falls off the board after 60 s', () => {
    const match = yap();
    const early = word(match);
    match.sends(match.seat(0), early, { after: 0 }).waits(30_000);
    const late = words(match).find((one) => one !== early) ?? '';
    match.sends(match.seat(0), late, { after: 0 });
    expect(scores(match)[0]).toBe(early.length + late.length);
    expect(viewOf(match).board.map(({ seat }) => seat)).toEqual([match.seat(0).seat, match.seat(1).seat]);
    match.waits(30_000);
    expect(scores(match)[0]).toBe(late.length);
  });
});

describe('people', () => {
  it('join at any time, leave, and come back to what they had', () => {
    const match = yap({ players: 1 });
    expect(join(match, 'late').caused('joined')).toEqual([{ e: 'joined', seat: 'late' }]);
    const said = word(match);
    match.sends(match.seat(1), said);
    expect(match.leaves(match.seat(1)).caused('left')).toEqual([{ e: 'left', seat: 'late' }]);
    expect(match.state.phase).toBe('playing');
    expect(match.sends(match.seat(1), word(match, 1)).events).toEqual([]);
    expect(viewOf(match).board.map(({ seat }) => seat)).toEqual(['p1']);
    expect(join(match, 'late').caused('joined')).toHaveLength(1);
    expect(match.seat(1).stats.points).toBe(said.length);
    expect(match.state.players).toHaveLength(2);
    expect(join(match, 'late').events).toEqual([]);
  });

  it('lose no hearts, whatever they do', () => {
    const match = yap({ hearts: 3 });
    for (let i = 0; i < 8; i++) match.sends(match.seat(i % 2), 'NOTHING', { after: 11_000 });
    expect(match.story.filter((event) => event.e === 'hurt' || event.e === 'eliminated')).toEqual([]);
    expect(match.state.players.map((player) => player.hearts)).toEqual([1, 1]);
  });

  it('are out after 120 s without a key; nobody left ends it', () => {
    const match = yap();
    match.sends(match.seat(0), word(match), { after: 5_000 }).waits(114_999);
    expect(match.caused('left')).toEqual([]);
    expect(match.waits(1).events).toMatchObject([
      { e: 'idle', seat: match.seat(1).seat },
      { e: 'left' },
      { e: 'mode' },
    ]);
    match.waits(4_999);
    expect(match.state.phase).toBe('playing');
    match.waits(1).isOver();
    expect(match.state).toMatchObject({ endReason: 'allOut', winner: null });
  });

  it('who left last leaves no bots talking', () => {
    const bot = { typingSpeed: 5, typoAmount: 0, thinkingTime: 5 };
    const match = yap({ players: 1, bots: [bot, bot] }).waits(20_000);
    const person = match.state.players.find((player) => !player.bot);
    if (person) match.leaves(person);
    match.isOver();
  });
});

describe('the end', () => {
  it('comes by itself after five minutes, without a winner, with all results [R0569]', () => {
    const bot = { typingSpeed: 7, typoAmount: 3, thinkingTime: 4 };
    const match = yap({ players: 0, bots: [bot, { ...bot, typingSpeed: 3 }] }).runsOut();
    expect(match.state).toMatchObject({ endReason: 'ended', winner: null, now: 300_000, round: 26 });
    const { seats, counts } = summariseMatch(match.state);
    expect(counts).toBe(true);
    expect(seats.map(({ stats }) => stats.points)).toEqual(
      seats.map(({ stats }) => stats.points).toSorted((a, b) => b - a),
    );
    expect(seats.every(({ wpm, stats }) => wpm > 0 && stats.words.length === stats.correctWords)).toBe(true);
  });
});
