import { describe, expect, it, vi } from 'vitest';
import { DIFFICULTIES } from '../catalogue/modes.ts';
import { asSeatId } from '../ids.ts';
import { listWordIndex, onlyIndex, play, SAMPLE_WORDS, type Scenario } from '../testing/index.ts';
import { createMatch } from '../match/create-match.ts';
import { step } from '../match/step.ts';
import { recordAnswers } from './dictionary-answers.ts';
import { hashMatch } from './hash-match.ts';
import { MatchPlayback } from './match-playback.ts';
import type { MatchLog } from './replay-match.ts';

const bot = { typingSpeed: 7, typoAmount: 5, thinkingTime: 4 };

/** A match of three bots, as the room would have kept it. */
function botMatch(): { log: MatchLog; live: Scenario } {
  const live = play({ players: 0, bots: [bot, bot, bot], hearts: 3, seed: 9 }).runsOut();
  const answers: unknown[] = [];
  const words = recordAnswers(onlyIndex(listWordIndex(SAMPLE_WORDS)), (answer) => answers.push(answer));
  const { state } = createMatch(live.setup, words, 0);
  for (const input of live.inputs) step(state, input, words);
  return { log: { setup: live.setup, at: 0, inputs: live.inputs, answers }, live };
}

describe('a playback', () => {
  const { log, live } = botMatch();

  it('ends like the match', () => {
    const playback = new MatchPlayback(log);
    playback.advance(Number.POSITIVE_INFINITY);
    expect(hashMatch(playback.state)).toBe(hashMatch(live.state));
    expect(playback.endsAt).toBe(live.state.now);
    expect(playback.marks.at(-1)).toMatchObject({ kind: 'over', at: live.state.now });
  });

  it('ends like the match where the timer that ended it came late, as a server’s do', () => {
    const inputs = log.inputs.map((input, i) => (i === log.inputs.length - 1 ? { ...input, at: input.at + 7 } : input));
    const playback = new MatchPlayback({ ...log, inputs });
    playback.seek(playback.endsAt);
    expect(playback.state.phase).toBe('over');
    expect(playback.state.now).toBe(live.state.now);
  });

  it('winds back and forth to the same states', () => {
    const playback = new MatchPlayback(log);
    const times = log.inputs.filter((_, i) => i % 37 === 5).map((input) => input.at);
    const hashes = times.map((at) => {
      playback.seek(at);
      return hashMatch(playback.state);
    });
    expect(new Set(hashes).size).toBeGreaterThan(times.length / 2);
    for (const [i, at] of [...times.entries()].reverse()) {
      playback.seek(at);
      expect(hashMatch(playback.state)).toBe(hashes[i]);
    }
  });

  it('plays what somebody skipped in its own time, to the same end', () => {
    const match = play({ players: 1, bots: [bot, bot], hearts: 3, seed: 4 });
    const seat = asSeatId('p1');
    match.feed({ k: 'leave', seat });
    const answers: unknown[] = [];
    const words = recordAnswers(onlyIndex(listWordIndex(SAMPLE_WORDS)), (answer) => answers.push(answer));
    const { state } = createMatch(match.setup, words, 0);
    const at = 2_000;
    const inputs = [...match.inputs, { k: 'skip', at, seat } as const];
    for (const input of inputs) step(state, input, words);
    const playback = new MatchPlayback({ setup: match.setup, at: 0, inputs, answers });
    expect(playback.endsAt).toBe(state.now);
    expect(playback.marks.filter(({ kind }) => kind === 'turn').length).toBe(state.turn);
    const half = at + (state.now - at) / 2;
    playback.seek(half);
    expect(playback.state).toMatchObject({ phase: 'playing' });
    expect(Math.abs(playback.state.now - half)).toBeLessThan(10_000);
    const seen = playback.advance(state.now).flatMap(({ events }) => events.map(({ e }) => e));
    expect(seen).toEqual(expect.arrayContaining(['turn', 'draft', 'over']));
    expect(hashMatch(playback.state)).toBe(hashMatch(state));
  });

  it('of hours of typing keeps only so many copies, and winds to the same states', () => {
    const long = play({ players: 1, rules: { difficulty: DIFFICULTIES.practice } });
    const answers: unknown[] = [];
    const words = recordAnswers(onlyIndex(listWordIndex(SAMPLE_WORDS)), (answer) => answers.push(answer));
    createMatch(long.setup, words, 0);
    const { seat } = long.holder;
    const inputs = Array.from({ length: 40_000 }, (_, at) => {
      return { k: 'draft', at, seat, delta: { t: 'r', w: 'ABC'.slice(0, 1 + (at % 3)) } } as const;
    });
    const copies = vi.spyOn(JSON, 'parse');
    const playback = new MatchPlayback({ setup: long.setup, at: 0, inputs, answers });
    expect(copies.mock.calls.length).toBeLessThan(300);
    copies.mockRestore();
    for (const at of [39_999, 12_801, 7, 25_700, 0]) {
      playback.seek(at);
      expect(playback.state).toMatchObject({ now: at, players: [{ draft: 'ABC'.slice(0, 1 + (at % 3)) }] });
    }
  });

  it('tells what happens between two moments, once', () => {
    const playback = new MatchPlayback(log);
    const emitted = playback.advance(playback.endsAt / 2).concat(playback.advance(playback.endsAt));
    const turns = emitted.flatMap(({ events }) => events).filter((event) => event.e === 'turn');
    expect(turns.length + 1).toBe(live.story.filter((event) => event.e === 'turn').length);
    expect(emitted.map(({ at }) => at)).toEqual(emitted.map(({ at }) => at).toSorted((a, b) => a - b));
  });
});
