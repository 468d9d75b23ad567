import { describe, expect, it } from 'vitest';
import { MODES } from '../../catalogue/modes.ts';
import { parseCustomPrompts } from '../../room/custom-prompts.ts';
import { play, type ScenarioOptions } from '../../testing/index.ts';
import type { CustomView } from '../state/mode-view.ts';
import { viewMode } from '../view-match.ts';

function ask(text: string, options: ScenarioOptions = {}) {
  const read = parseCustomPrompts(text, 'en-US');
  if (!read.ok) throw new Error(read.refusal);
  return play({
    hearts: 2,
    ...options,
    rules: { mode: MODES.customPrompts, ...options.rules },
    material: { customPrompts: read.value },
  });
}
const bot = { typingSpeed: 10, typoAmount: 0, thinkingTime: 3 };

describe('custom prompts', () => {
  it('take the answer alone, whatever the dictionary says, and do not mind joiners [R0569]', () => {
    const match = ask("Who's there?=knock-knock,Again?=knock-knock,And?=knock-knock");
    match.types('STATION').fails('prompt').types('KNOCKKNOCK').passes().types('KNOCK-KNOCK').passes();
  });

  it('show text, picture and the number of letters, never the answer [R0327]', () => {
    const text = ask('A fruit=apple');
    const asked = { number: 1, of: 1 };
    expect(viewMode(text.state, null)).toEqual({ mode: 3, text: 'A fruit', image: null, alt: '', letters: 5, asked });
    expect(text.state).toMatchObject({ prompt: 'A fruit', requirement: { free: true } });
    const image = ask('https://pics.example/1.png=cat|A sleeping animal');
    expect(viewMode(image.state, null)).toEqual({
      mode: 3,
      text: '',
      image: 'https://pics.example/1.png',
      alt: 'A sleeping animal',
      letters: 3,
      asked,
    });
    expect(JSON.stringify([image.events, viewMode(image.state, image.holder.seat)])).not.toContain('CAT');
  });

  it('say which of them is asked, and how many there are: with the last one the match is over', () => {
    const match = ask('A fruit=apple,A pet=cat,A bird=owl');
    const asked = () => (viewMode(match.state, null) as CustomView).asked;
    for (const number of [1, 2, 3]) {
      expect(asked()).toEqual({ number, of: 3 });
      match.types({ 'A fruit': 'APPLE', 'A pet': 'CAT', 'A bird': 'OWL' }[match.state.prompt] ?? '');
    }
    expect(match.state).toMatchObject({ phase: 'over', endReason: 'finished' });
  });

  it('may be syllables: any word with them is right, once', () => {
    const match = ask('TIO,TIO=X Y,ING', { seed: 4 });
    while (match.state.prompt !== 'TIO' || match.state.requirement.free) match.explodes();
    match.types('APPLE').fails('prompt').types('STATION');
    expect(match.caused('correct')).toHaveLength(1);
  });

  it('give three seconds more', () => {
    expect(ask('a=b').state.maxTimeMs).toBe(16_000);
  });

  it('come once each; after the last one the list is at its end [R0259]', () => {
    const match = ask('first=one,second=two,third=three', { seed: 3 });
    const answers: Record<string, string> = { first: 'ONE', second: 'TWO', third: 'THREE' };
    for (let i = 0; i < 3; i++) match.types(answers[match.state.prompt] ?? '');
    expect(match.events.map((event) => event.e)).toEqual(['correct', 'finished', 'over']);
    expect(match.state).toMatchObject({ prompt: 'FNSHD', endReason: 'finished' });
    expect(match.state.winner).not.toBeNull();
  });

  it('pay no coins, drops or alphabets, keep no words, and half the exp of eight letters at most', () => {
    const match = ask('long=supercalifragilistic,other=supercalifragilistic', { rules: { letterHealth: 1 } });
    match.types('SUPERCALIFRAGILISTIC');
    expect(match.caused('correct')).toMatchObject([{ points: 20, coins: 0, exp: 4 }]);
    expect(match.caused('letters')).toEqual([]);
    for (const { stats } of match.state.players) {
      expect(stats).toMatchObject({ coins: 0, words: [], longestWord: '', tiles: [], diamonds: 0 });
    }
  });

  it('show the answer after a failure, and to whoever practises and asks for it', () => {
    expect(ask('a=bee,c=sea').explodes().caused('hint')).toMatchObject([{ words: [expect.stringMatching(/BEE|SEA/)] }]);
    const practice = ask('a=bee', { players: 1, rules: { difficulty: 2 } });
    expect(practice.types('').caused('practiceWord')).toMatchObject([{ word: 'BEE' }]);
  });

  it('are answered by bots', () => {
    const list = Array.from({ length: 20 }, (_, i) => `question ${i}=answer${'x'.repeat(i)}`).join(',');
    const match = ask(list, { players: 0, bots: [bot, bot], hearts: 3 }).runsOut();
    expect(match.story.filter((event) => event.e === 'correct').length).toBeGreaterThan(3);
    expect(match.story.filter((event) => event.e === 'wrong')).toEqual([]);
  });

  it('without any prompt are at their end at once', () => {
    expect(play({ rules: { mode: MODES.customPrompts } }).state).toMatchObject({
      phase: 'over',
      endReason: 'finished',
    });
  });
});
