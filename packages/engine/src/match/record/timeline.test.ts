import { describe, expect, it } from 'vitest';
import { TIMELINE } from '../../balance/match/timeline.ts';
import { hashMatch } from '../../replay/hash-match.ts';
import { replayMatch } from '../../replay/replay-match.ts';
import { recordAnswers } from '../../replay/dictionary-answers.ts';
import { play, scenarioSetup } from '../../testing/index.ts';
import { createMatch } from '../create-match.ts';
import { matchTimeline, noteWordTime } from './timeline.ts';

describe('the timeline of a match', () => {
  it('holds when every word came and how many hearts were left', () => {
    const match = play({ hearts: 2, words: ['STATION', 'NATION', 'RATION', 'MOTION'] });
    const [first, second] = [match.seat(0).seat, match.seat(1).seat];
    match.turn('TIO').types('STATION', { after: 2_400 }).passes();
    match.turn('TIO').types('NATION', { after: 1_700 }).passes();
    match.turn('TIO').explodes();
    const explodedAt = Math.floor(match.state.now / 1_000);
    expect(matchTimeline(match.state, first)).toEqual({
      wordsAt: [2],
      hearts: [
        [0, 2],
        [explodedAt, 1],
      ],
    });
    expect(matchTimeline(match.state, second)).toEqual({ wordsAt: [4], hearts: [[0, 2]] });
  });

  it('keeps both timelines through a whole match with bots, the hearts from the first to none', () => {
    const bot = { typingSpeed: 6, typoAmount: 3, thinkingTime: 4 };
    const { state } = play({ players: 0, bots: [bot, bot, bot], hearts: 3, seed: 5 }).runsOut();
    for (const { seat, hearts, stats } of state.players) {
      const timeline = matchTimeline(state, seat);
      expect(timeline?.hearts[0]).toEqual([0, 3]);
      expect(timeline?.hearts.at(-1)?.[1]).toBe(hearts);
      expect(timeline?.wordsAt).toHaveLength(stats.correctWords);
      expect(timeline?.wordsAt).toEqual(timeline?.wordsAt.toSorted((a, b) => a - b));
    }
  });

  it('counts where everybody plays at once, too', () => {
    const bot = { typingSpeed: 6, typoAmount: 0, thinkingTime: 3 };
    const { state } = play({ players: 0, bots: [bot, bot], hearts: 1, rules: { mode: 10 }, seed: 3 }).runsOut();
    for (const { seat, stats } of state.players)
      expect(matchTimeline(state, seat)?.wordsAt).toHaveLength(stats.correctWords);
  });

  it('stays small in a match without end', () => {
    const { state } = play();
    const [player] = state.players;
    if (!player) throw new Error('nobody plays');
    for (let at = 0; at < TIMELINE.mostWords * 2; at++) noteWordTime(state, player, at * 1_000);
    expect(matchTimeline(state, player.seat)?.wordsAt).toHaveLength(TIMELINE.mostWords);
  });

  it('is the same in a replay and no part of the fingerprint', () => {
    const reported = play({ hearts: 1, words: ['STATION', 'NATION'] });
    const answers: unknown[] = [];
    const setup = scenarioSetup({ hearts: 1 });
    createMatch(
      setup,
      recordAnswers(reported.words, (answer) => answers.push(answer)),
      0,
    );
    const { state } = replayMatch({ setup, at: 0, inputs: [], answers });
    const before = hashMatch(state);
    const [player] = state.players;
    player?.stats.timeline.wordsAt.push(9);
    expect(hashMatch(state)).toBe(before);
    if (player) player.stats.correctWords = 9;
    expect(hashMatch(state)).not.toBe(before);
  });

  it('belongs to nobody who does not play', () => {
    const { state } = play();
    const [player] = state.players;
    if (!player) throw new Error('nobody plays');
    expect(matchTimeline(state, 'elsewhere' as typeof player.seat)).toBeNull();
  });
});
