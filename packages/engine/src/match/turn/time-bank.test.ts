import { describe, expect, it } from 'vitest';
import { play } from '../../testing/index.ts';

const bullet = { timeBankSeconds: 60 } as const;

describe('a time bank', () => {
  it('burns only in one own turn and keeps what is left [R0579]', () => {
    const match = play({ rules: bullet });
    const [first, second] = [match.seat(0), match.seat(1)];
    expect(match.state.turnEndsAt).toBe(60_000);
    match.turn('TIO').types('STATION', { after: 12_000 }).passes();
    expect([first.bankMs, second.bankMs]).toEqual([48_000, 60_000]);
    expect(match.state.turnEndsAt).toBe(72_000);
    match.turn('TIO').types('NATION', { after: 5_000 }).passes();
    expect(match.state.turnEndsAt).toBe(17_000 + 48_000);
  });

  it('puts its owner out when it is empty, whatever the hearts', () => {
    const match = play({ players: 3, hearts: 3, rules: bullet });
    const owner = match.holder;
    match.drafts('A').explodes();
    expect(owner).toMatchObject({ bankMs: 0, hearts: 0 });
    expect(match.caused('eliminated')).toHaveLength(1);
  });
});
