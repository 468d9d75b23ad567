import { describe, expect, it } from 'vitest';
import { RANKED } from '../balance/ranked/ranked.ts';
import { PERKS } from '../catalogue/perks.ts';
import { fuseMs } from '../match/turn/clock.ts';
import type { MatchRules } from '../match/state/match-setup.ts';
import { rulesFromSettings } from '../room/match-rules.ts';
import { play } from '../testing/index.ts';
import { rankedSettings } from './ranked-settings.ts';

const rules: MatchRules = rulesFromSettings(rankedSettings('fr-FR'), { ranked: true, calm: false });

describe('a ranked match', () => {
  it('starts with 12 hearts each, which the alphabet bonus cannot raise [L0376]', () => {
    const match = play({ rules });
    expect(match.state.players.map(({ hearts }) => hearts)).toEqual([12, 12]);
    const { holder } = match;
    holder.letterHealth = { S: 1 };
    match.turn('TIO').types('STATION').passes();
    expect(match.caused('alpha')).toHaveLength(1);
    expect(match.state.players.map(({ hearts }) => hearts)).toEqual([12, 12]);
  });

  it('is for two in one language: mode 0, speed 1.5, automatic prompts, alphabet bonus, no preset, no time bank', () => {
    expect(rankedSettings('fr-FR')).toMatchObject({ locale: 'fr-FR', maxp: 2, mlang: false, guests: false });
    expect(rules).toMatchObject({
      mode: 0,
      difficulty: 0,
      speed: 1.5,
      startHearts: 12,
      wordsPerPrompt: -1,
      timeBankSeconds: 0,
      letterHealth: 1,
      scenario: 0,
      ranked: true,
    });
  });

  it('burns from 11 s down to 4.5 s, and 3 s from round 60 on', () => {
    const seconds = [1, 10, 40, RANKED.shortFuseFromRound - 1, RANKED.shortFuseFromRound, 200].map(
      (round) => fuseMs(rules, 2, round) / 1_000,
    );
    expect(seconds).toEqual([11, 7.618, 4.5, 4.5, 3, 3]);
  });

  it('shows no answers after a failure, and lets nobody watch who does nothing', () => {
    const match = play({ rules });
    match.explodes().explodes().explodes();
    expect([match.caused('hint'), match.caused('idle')]).toEqual([[], []]);
    expect(match.state.players.every(({ hearts }) => hearts > 9)).toBe(true);
  });

  it('belongs to who stays', () => {
    const match = play({ rules });
    const [first, second] = [match.seat(0), match.seat(1)];
    match.leaves(first).isOver();
    expect(match.state).toMatchObject({ winner: second.seat, endReason: 'lastAlive' });
  });
});

describe('perks', () => {
  it('are seven, and no season lets them act', () => {
    expect(PERKS).toEqual([
      'extra-health',
      'random-letter',
      'extra-time',
      'luck',
      'heart-gain',
      'alpha-heart',
      'category-heart',
    ]);
    expect(RANKED.perksAct).toBe(false);
  });
});
