import { describe, expect, it } from 'vitest';
import { CHAIN_STYLES, type ChainStyle } from '../../catalogue/chain-styles.ts';
import { MODES } from '../../catalogue/modes.ts';
import { inventWords, listWordIndex, play, SAMPLE_WORDS, type ScenarioOptions } from '../../testing/index.ts';
import { viewMode } from '../view-match.ts';

const WORDS = [...SAMPLE_WORDS, ...inventWords(1_200, 5)];
const NG_WORDS = ['NGA', 'NGE', 'NGI', 'NGO', 'NGU'];
const chain = (chainStyle: ChainStyle, options: ScenarioOptions = {}) =>
  play({ words: WORDS, hearts: 3, ...options, rules: { mode: MODES.chainWord, chainStyle, ...options.rules } });

/** The turn after the first word, which is free. */
const afterWord = (chainStyle: ChainStyle, word: string, options: ScenarioOptions = {}) =>
  chain(chainStyle, options).turn('ER').types(word).passes();

describe('a chain of words', () => {
  it('begins with a free prompt', () => {
    const match = chain(CHAIN_STYLES.startsWith);
    expect(match.state.requirement).toEqual({});
    expect(viewMode(match.state, null)).toEqual({ mode: MODES.chainWord, style: 0, previous: '' });
    match.turn('TIO').types('STATION').passes();
  });

  it('goes on with words that start with the last two letters (style 0) [R0144 R0569]', () => {
    const match = afterWord(CHAIN_STYLES.startsWith, 'PAPER', { words: [...WORDS, ...NG_WORDS] });
    expect(match.state).toMatchObject({ prompt: 'R', requirement: { place: 'starts' } });
    expect(viewMode(match.state, null)).toMatchObject({ previous: 'PAPER' });
    match.types('PEPPER').fails('prompt').types('RIVER').passes();
  });

  it('goes on with words that contain them (style 1) [R0144]', () => {
    const match = afterWord(CHAIN_STYLES.contains, 'PAPER');
    expect(match.state).toMatchObject({ prompt: 'ER', requirement: {} });
    match.types('STATION').fails('prompt').types('PEPPER').passes();
  });

  it('goes on with any two letters of the word (style 2) [R0144]', () => {
    const prompts = Array.from(
      { length: 12 },
      (_, seed) => afterWord(CHAIN_STYLES.random, 'PAPER', { seed }).state.prompt,
    );
    expect(prompts.every((prompt) => 'PAPER'.includes(prompt))).toBe(true);
    expect(new Set(prompts).size).toBeGreaterThan(1);
  });

  it('goes on with words that start with the last letter (style 3) [R0144]', () => {
    const match = afterWord(CHAIN_STYLES.startEnd, 'CENTER');
    expect(match.state).toMatchObject({ prompt: 'R', requirement: { place: 'starts' } });
  });

  it('asks late words that start with the last letter to hold the whole link too, where enough do (style 3)', () => {
    const late = [...'BCDFGHJKLMNPSTVW'].flatMap((a) => [...'AEI'].map((b) => `R${b}${a}ER`));
    const lateTurn = (word: string) => {
      const match = chain(CHAIN_STYLES.startEnd, { words: [...WORDS, ...late, 'RABBIT', 'ERXQR'] }).turn('ER');
      match.state.round = 20;
      return match.types(word).passes();
    };
    const match = lateTurn('CENTER');
    expect(match.state).toMatchObject({ prompt: 'R', requirement: { place: 'starts', also: 'ER' } });
    match.types('RABBIT').fails('prompt').types('RACER').passes();
    expect(lateTurn('ERXQR').state).toMatchObject({ prompt: 'R', requirement: { place: 'starts' } });
    expect(lateTurn('ERXQR').state.requirement).not.toHaveProperty('also');
  });

  it('takes one letter where two have fewer than 40 unused words, and three where prompts may have four', () => {
    const many = Array.from(
      { length: 45 },
      (_, i) => `NG${String.fromCodePoint(65 + (i % 26), 65 + Math.floor(i / 26))}`,
    );
    const scaled = { words: listWordIndex([...WORDS, ...many]) };
    const two = afterWord(CHAIN_STYLES.startsWith, 'FERRY', scaled);
    expect(two.state.prompt).toBe('Y');
    const three = afterWord(CHAIN_STYLES.contains, 'CORNER', { ...scaled, rules: { maxPromptLength: 4 } });
    expect(['NER', 'ER']).toContain(three.state.prompt);
  });

  it('skips joiners, and letters with which nothing begins', () => {
    const match = afterWord(CHAIN_STYLES.startEnd, "BAKER'", { words: [...WORDS, "BAKER'"] });
    expect(match.state.prompt).toBe('R');
    const words = Array.from(
      { length: 60 },
      (_, i) => `ДЕН${String.fromCodePoint(0x430 + (i % 32)).toUpperCase()}${i % 2 ? 'А' : 'О'}`,
    );
    const russian = play({
      words: listWordIndex([...words, 'ДЕНЬ'], 'ru'),
      language: 'ru',
      rules: { mode: MODES.chainWord, chainStyle: CHAIN_STYLES.contains },
    });
    expect(russian.turn('ДЕ').types('ДЕНЬ').passes().state.prompt).toBe('ЕН');
  });

  it('moves left where nothing begins with the end, and after three steps is free again', () => {
    const words = [...SAMPLE_WORDS, 'ERXQZ', 'ERXQZQXZ'];
    const left = afterWord(CHAIN_STYLES.startsWith, 'ERXQZ', { words });
    expect(left.state).toMatchObject({ prompt: 'R', requirement: { place: 'starts' } });
    const free = afterWord(CHAIN_STYLES.startsWith, 'ERXQZQXZ', { words });
    expect(viewMode(free.state, null)).toMatchObject({ previous: '' });
  });

  it('is broken by an explosion, and by asking for another prompt', () => {
    const match = afterWord(CHAIN_STYLES.contains, 'PAPER').explodes();
    expect(viewMode(match.state, null)).toMatchObject({ previous: '' });
    const practice = afterWord(CHAIN_STYLES.contains, 'PAPER', { players: 1, rules: { difficulty: 2 } });
    practice.feed({ k: 'next', seat: practice.holder.seat });
    expect(viewMode(practice.state, null)).toMatchObject({ previous: '' });
  });

  it('is played by bots to its end', () => {
    const bot = { typingSpeed: 9, typoAmount: 2, thinkingTime: 3 };
    for (const chainStyle of Object.values(CHAIN_STYLES)) {
      const match = chain(chainStyle, { players: 0, bots: [bot, bot, bot] }).runsOut();
      expect(match.state.usedWords.length).toBeGreaterThan(5);
    }
  });
});
