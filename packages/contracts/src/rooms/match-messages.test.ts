import { asSeatId, CARDS, type MatchEvent, MODES, type MonsterView } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { eventMessage, recipientOf, viewMessage } from './match-messages.ts';

const seat = asSeatId('anna');

const wrong = (reason: 'unknown' | 'late' | 'notYourTurn'): MatchEvent => ({
  e: 'wrong',
  seat,
  word: 'OTTER',
  prompt: 'TT',
  reason,
});

describe('how a match is told', () => {
  it('tells a word out of turn or too late to its typist alone', () => {
    expect([recipientOf(wrong('unknown')), recipientOf(wrong('late')), recipientOf(wrong('notYourTurn'))]).toEqual([
      null,
      seat,
      seat,
    ]);
  });

  it('tells what came of a private word as a verdict to its typist alone', () => {
    const taken: MatchEvent = { e: 'answer', seat, word: 'OTTER', points: 5, reason: null };
    const refused: MatchEvent = { ...taken, points: 0, reason: 'repeated' };
    expect([recipientOf(taken), recipientOf(refused)]).toEqual([seat, seat]);
    expect(eventMessage(taken)).toEqual({
      name: 'correct',
      payload: { id: seat, word: 'OTTER', prompt: '', points: 5, combo: 0 },
    });
    expect(eventMessage(refused)).toEqual({ name: 'wrong', payload: { id: seat, word: 'OTTER', reason: 'repeated' } });
  });

  it('tells what a beaten monster brought', () => {
    expect(eventMessage({ e: 'monsterKill', seat, level: 5, boss: true, coins: 500 })).toEqual({
      name: 'monster-kill',
      payload: { id: seat, level: 5, boss: true, coins: 500 },
    });
  });

  it('keeps seats of a reveal as `sessionId` and says the end of a list', () => {
    const reveal: MatchEvent = { e: 'reveal', correct: 2, answers: [{ index: 1, seat }], author: null, until: 9 };
    expect(eventMessage(reveal)).toMatchObject({ payload: { correct: 2, answers: [{ index: 1, sessionId: seat }] } });
    expect(eventMessage({ e: 'finished' })).toEqual({ name: 'finished', payload: { prompt: 'FNSHD' } });
  });

  it('has no message for drafts, views and drops', () => {
    const silent: MatchEvent[] = [
      { e: 'draft', seat, delta: { t: 'a', a: 'O' } },
      { e: 'mode', seat: null },
      { e: 'drop', seat, kind: 'key' },
    ];
    expect(silent.map(eventMessage)).toEqual([null, null, null]);
  });

  it('names the views of cards and monsters apart, and monsters with their texts', () => {
    const monster: MonsterView = {
      mode: MODES.monsters,
      name: 'birds',
      health: 80,
      level: 1,
      kind: 0,
      boss: false,
      raging: false,
    };
    expect(viewMessage(monster)).toEqual({ name: 'monster-state', payload: { ...monster, oinfo: '', def: '' } });
    expect(viewMessage(monster, { oinfo: 'OWL', def: 'a bird' }).payload).toMatchObject({ oinfo: 'OWL' });
    const cards = { mode: MODES.cardBet, chips: [], picking: null, card: CARDS[0], stake: 1, ante: 0, last: null };
    expect(viewMessage(cards).name).toBe('card-state');
    expect(viewMessage({ mode: MODES.chainWord, style: 0, previous: '' }).name).toBe('mode-state');
  });
});
