import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../../catalogue/modes.ts';
import { play } from '../../testing/index.ts';

const { challenge, practice, aarrghh } = DIFFICULTIES;

describe('difficulties', () => {
  it('are 0 normal, 1 challenge, 2 practice, 3 AARRGHH [R0145]', () => {
    expect(DIFFICULTIES).toEqual({ normal: 0, challenge: 1, practice: 2, aarrghh: 3 });
  });
});

describe('challenge', () => {
  it('shortens the fuse by 2 s and takes half a second for each wrong word [R0146]', () => {
    const match = play({ rules: { difficulty: challenge } }).turn('TIO');
    expect(match.state.turnEndsAt).toBe(11_000);
    match.types('BAKING').fails('prompt');
    expect(match.caused('clock')).toMatchObject([{ endsAt: 10_500 }]);
    match.types('TIOTIO').fails('unknown');
    expect(match.state.turnEndsAt).toBe(10_000);
  });

  it('takes nothing for a repeated word', () => {
    const match = play({ rules: { difficulty: challenge } })
      .turn('TIO')
      .types('STATION')
      .passes();
    const endsAt = match.state.turnEndsAt;
    expect(match.turn('TIO').types('STATION').fails('repeated').state.turnEndsAt).toBe(endsAt);
  });

  it('cannot take more time than is left', () => {
    const match = play({ rules: { difficulty: challenge } })
      .turn('TIO')
      .types('BAKING', { after: 10_900 });
    expect(match.fails('prompt').state.turnEndsAt).toBe(10_900);
  });

  it('has no prompts of two letters', () => {
    const match = play({ players: 1, hearts: 3, rules: { difficulty: challenge, maxPromptLength: 4 } });
    for (let i = 0; i < 2; i++) match.drafts('A').explodes();
    expect(match.state.usedPrompts.every((prompt) => prompt.length >= 3)).toBe(true);
  });
});

describe('practice', () => {
  it('reveals a word for an empty submit [R0340]', () => {
    const match = play({ players: 1, rules: { difficulty: practice } })
      .turn('TIO')
      .types('');
    expect(match.caused('practiceWord')[0]?.word).toContain('TIO');
    expect(match.caused('turn')).toEqual([]);
  });

  it('gives another prompt when asked', () => {
    const match = play({ players: 1, rules: { difficulty: practice } });
    const { prompt } = match.state;
    match.feed({ k: 'next', seat: match.holder.seat });
    expect(match.caused('turn')).toHaveLength(1);
    expect(match.state.prompt).not.toBe(prompt);
    const normal = play().turn('TIO');
    expect(normal.feed({ k: 'next', seat: normal.holder.seat }).events).toEqual([]);
  });

  it('takes no hearts and gives no rewards', () => {
    const match = play({ players: 2, rules: { difficulty: practice } });
    const player = match.holder;
    match.turn('TIO').types('STATION').passes().explodes();
    expect(match.caused('hurt')).toMatchObject([{ hearts: 2 }]);
    expect(player.stats).toMatchObject({ coins: 0, exp: 0, tiles: [] });
  });

  it('has no clock alone, unless it is asked for', () => {
    expect(play({ players: 1, rules: { difficulty: practice } }).state.turnEndsAt).toBeNull();
    expect(play({ players: 1, rules: { difficulty: practice, practiceClock: true } }).state.turnEndsAt).toBe(13_000);
    expect(play({ players: 2, rules: { difficulty: practice } }).state.turnEndsAt).toBe(13_000);
  });
});

describe('AARRGHH', () => {
  it('is challenge with a twist each round, announced 1 s ahead [R0146]', () => {
    const match = play({ players: 2, rules: { difficulty: aarrghh } });
    expect(match.caused('twist')).toHaveLength(1);
    expect(match.caused('turn')).toEqual([]);
    expect(match.waits(999).caused('turn')).toEqual([]);
    const [turn] = match.waits(1).caused('turn');
    expect(turn).toMatchObject({ startedAt: 1_000, round: 1 });
  });

  it('keeps the twist through the round and never has one twice in a row', () => {
    const match = play({ players: 2, hearts: 3, rules: { difficulty: aarrghh, ranked: true, letterHealth: 0 } });
    match.runsOut();
    const names = match.story.filter((event) => event.e === 'twist').map((event) => event.twist.name);
    expect(names.length).toBeGreaterThan(1);
    expect(names.every((name, i) => name !== names[i + 1])).toBe(true);
  });

  it('passes the coming turn on when its player leaves before it starts', () => {
    const match = play({ players: 3, rules: { difficulty: aarrghh } });
    match.leaves(match.holder);
    expect(match.state.holder).toBe(match.seat(1).seat);
  });
});
