import { describe, expect, it } from 'vitest';
import { MODES } from '../../catalogue/modes.ts';
import { play, type ScenarioOptions } from '../../testing/index.ts';
import { viewMode } from '../view-match.ts';

const practise = (wordList: readonly string[], options: ScenarioOptions = {}) =>
  play({
    players: 1,
    ...options,
    rules: { mode: MODES.customPrompts, difficulty: 2, ...options.rules },
    material: { wordList, customPrompts: [{ text: 'unasked', image: null, alt: '', answer: 'NEVER' }] },
  });
const bot = { typingSpeed: 10, typoAmount: 0, thinkingTime: 3 };

describe('a list of words that is practised', () => {
  it('asks for syllables that its unused words hold, until all are used', () => {
    const left = new Set(['QXBLORB', 'QXBLUBB', 'STATION']);
    const match = practise([...left]);
    while (left.size > 0) {
      const { prompt, promptCount } = match.state;
      const fitting = [...left].filter((word) => word.includes(prompt));
      expect([prompt, prompt.length === 2 || prompt.length === 3]).toEqual([prompt, true]);
      expect(promptCount).toBe(fitting.length);
      const [word = ''] = fitting;
      match.types(word).passes();
      left.delete(word);
    }
    expect(match.state).toMatchObject({ prompt: 'FNSHD', phase: 'over', endReason: 'finished' });
  });

  it('takes its own words alone, whatever the dictionary says, each once', () => {
    const match = practise(['QXTIONA', 'QXTIONB']).turn('TIO');
    match.types('STATION').fails('unknown').types('QX').fails('prompt').types('QXTIONA').passes();
    match.turn('TIO').types('QXTIONA').fails('repeated').types('QXTIONB').passes();
  });

  it('may have words of hardly any letters, and of letters that stand apart', () => {
    for (const word of ['A-B', "O'X", 'AB', 'X-RAY']) {
      const match = practise([word]);
      expect(word).toContain(match.state.prompt);
      expect(match.state.prompt).toMatch(/^[A-Z]{1,3}$/);
      expect(match.types(word).state.endReason).toBe('finished');
    }
  });

  it('shows the syllable and how many words are left, and no word', () => {
    const match = practise(['QXBLORB', 'STATION']);
    const view = viewMode(match.state, match.holder.seat);
    expect(view).toEqual({
      mode: 3,
      text: match.state.prompt,
      image: null,
      alt: '',
      letters: 0,
      list: { left: 2, of: 2 },
    });
    match.types(match.state.prompt && 'QXBLORB'.includes(match.state.prompt) ? 'QXBLORB' : 'STATION');
    expect(viewMode(match.state, null)).toMatchObject({ list: { left: 1, of: 2 } });
  });

  it('helps with a word that is left', () => {
    const match = practise(['QXTIONA', 'QXTIONB']).turn('TIO');
    match.types('QXTIONB').passes();
    match.turn('TIO');
    expect(match.types('').caused('practiceWord')).toMatchObject([{ word: 'QXTIONA' }]);
  });

  it('goes on with another syllable when one is skipped; the words stay', () => {
    const match = practise(['QXBLORB']);
    for (let times = 0; times < 5; times += 1) match.feed({ k: 'next', seat: match.holder.seat });
    expect(match.state).toMatchObject({ phase: 'playing', usedWords: [] });
  });

  it('is played by bots', () => {
    const words = Array.from({ length: 12 }, (_, n) => `QXBL${'ABCDEFGHIJKL'[n]}RB`);
    const match = practise(words, { players: 0, bots: [bot, bot], rules: { difficulty: 0 } }).runsOut();
    expect(match.story.filter((event) => event.e === 'correct').length).toBeGreaterThan(3);
    expect(match.story.filter((event) => event.e === 'wrong')).toEqual([]);
  });

  it('without a word is at its end at once', () => {
    expect(practise([]).state).toMatchObject({ phase: 'over', endReason: 'finished' });
  });
});
