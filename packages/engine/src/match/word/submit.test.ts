import { describe, expect, it } from 'vitest';
import { asSeatId } from '../../ids.ts';
import { listWordIndex, play, SAMPLE_WORDS } from '../../testing/index.ts';

describe('a submitted word', () => {
  it('passes the bomb when it holds the prompt, else not [S0002 R0001]', () => {
    play().turn('TIO').types('STATION').passes();
    play().turn('TIO').types('BAKING').fails('prompt');
  });

  it('must hold the prompt in one piece', () => {
    play({ words: [...SAMPLE_WORDS, 'TABIO'] })
      .turn('TIO')
      .types('TABIO')
      .fails('prompt');
  });

  it('must be in the dictionary', () => {
    play().turn('TIO').types('TIOTIO').fails('unknown');
  });

  it('must have 2 to 45 letters of the language [R0332]', () => {
    play().turn('TIO').types('T').fails('tooShort');
    play().turn('TIO').types('T'.repeat(46)).fails('tooLong');
    play().turn('TIO').types('СТАНЦИЯ').fails('letters');
    play().turn('TIO').types('STATION1').fails('letters');
    play().turn('TIO').types('station').fails('letters');
  });

  it('may have apostrophes and hyphens', () => {
    play().turn('IT').types("IT'S").passes();
    play().turn('ER').types('MERRY-GO-ROUND').passes();
  });

  it('may be played once in a match, whoever played it', () => {
    const match = play().turn('TIO').types('STATION').passes();
    match.turn('TIO').types('STATION').fails('repeated').types('NATION').passes();
  });

  it('costs nothing when it is wrong, and the turn goes on', () => {
    const match = play().turn('TIO').types('BAKING').fails('prompt');
    expect(match.holder).toMatchObject({ hearts: 2, stats: { wrongWords: 1, correctWords: 0 } });
    expect(match.state.turnEndsAt).toBe(13_000);
    match.types('STATION').passes();
  });

  it('out of turn is answered, and changes nothing', () => {
    const match = play().turn('TIO');
    const other = match.seat(1);
    match.feed({ k: 'submit', seat: other.seat, word: 'STATION', creditMs: 0 }).fails('notYourTurn');
    expect(other.stats).toMatchObject({ wrongWords: 0, correctWords: 0 });
  });

  it('from nobody, from the dead, or empty is ignored', () => {
    const match = play({ players: 3, hearts: 1 });
    const first = match.holder;
    match.feed({ k: 'submit', seat: asSeatId('ghost'), word: 'STATION', creditMs: 0 });
    expect(match.events).toEqual([]);
    expect(match.types('').events).toEqual([]);
    match.explodes().feed({ k: 'submit', seat: first.seat, word: 'STATION', creditMs: 0 });
    expect(match.events).toEqual([]);
  });

  it('is judged by the dictionary of its player in a multi-language room', () => {
    const english = listWordIndex(['STATION', 'NATION']);
    const german = listWordIndex(['AKTION'], 'de-DE');
    const match = play({ words: (language) => (language === 'de-DE' ? german : english) });
    Object.assign(match.holder, { language: 'de-DE' });
    match.turn('TIO').types('STATION').fails('unknown').types('AKTION').passes();
  });

  it('sent by a program marks its player', () => {
    const match = play().turn('TIO');
    const player = match.holder;
    match.feed({ k: 'submit', seat: player.seat, word: 'STATION', creditMs: 0, untrusted: true }).passes();
    expect(player.stats.untrusted).toBe(true);
  });
});

describe('what a player types', () => {
  it('reaches the others as it is typed, until it is submitted', () => {
    const match = play().turn('TIO').drafts('STAT');
    expect(match.caused('draft')).toMatchObject([{ delta: { t: 'r', w: 'STAT' } }]);
    expect(match.holder.draft).toBe('STAT');
    expect(match.types('STAT').holder.draft).toBe('');
  });

  it('is taken from the holder only, and only letters of the language', () => {
    const match = play().turn('TIO');
    match.feed({ k: 'draft', seat: match.seat(1).seat, delta: { t: 'r', w: 'STAT' } });
    expect(match.events).toEqual([]);
    expect(match.drafts('http://').events).toEqual([]);
  });
});
