import { describe, expect, it } from 'vitest';
import { BOT_PRESETS, type BotStrength } from '../balance/room/bots.ts';
import { botAnswers, listWordIndex, play, SAMPLE_WORDS } from '../testing/index.ts';
import type { FrequencyTier } from '../word-index.ts';
import { chooseWord } from './choose-word.ts';
import { profileOf } from './strength.ts';

const WORDS = ['STATION', 'NATION', 'MOTION', 'TIOSIDE', 'OTIOSE', 'ATIO', 'RATION', 'PATIO', 'TIO', 'LOTION'];
const tiers: Record<string, FrequencyTier> = {
  STATION: 4,
  NATION: 3,
  MOTION: 2,
  TIOSIDE: 1,
  RATION: 4,
  TIO: 4,
  ATIO: 0,
};

/** All that a bot of a strength says to one prompt in many tries. */
function saysTo(strength: BotStrength, changes: Parameters<typeof listWordIndex>[2] = {}): string[] {
  const index = listWordIndex(WORDS, 'en-US', { tiers, ...changes });
  const match = play({ players: 1, bots: [profileOf(BOT_PRESETS[strength])], words: index }).turn('TIO');
  const bot = match.state.players.find((player) => player.bot !== null);
  if (!bot) throw new Error('no bot');
  const table = { state: match.state, words: () => index, events: [], lookups: 0 };
  const said = new Set(Array.from({ length: 300 }, () => chooseWord(table, bot) ?? '–'));
  return [...said].sort();
}

describe('what comes to a bot’s mind', () => {
  it('is common for gentle ones, less so for fair ones, anything for sharp ones', () => {
    expect(saysTo('gentle')).toEqual(['NATION', 'RATION', 'STATION']);
    expect(saysTo('fair')).toEqual(['MOTION', 'NATION', 'RATION', 'STATION']);
    expect(saysTo('sharp')).toEqual([...WORDS].sort());
  });

  it('is nothing where all of that is taken or unfit', () => {
    expect(saysTo('gentle', { tiers: {} })).toEqual(['–']);
    expect(saysTo('fair', { tiers: { TIOSIDE: 1 } })).toEqual(['TIOSIDE']);
  });

  it('is no name of a place, nothing rude and no abbreviation', () => {
    expect(saysTo('gentle', { categories: { cities: ['STATION'] } })).toEqual(['NATION', 'RATION']);
    expect(saysTo('gentle', { offensive: ['STATION'] })).toEqual(['NATION', 'RATION']);
    expect(saysTo('gentle', { tiers: { TIO: 4 } })).toEqual(['–']);
  });

  it('is as long as the turn wants it, however long that is', () => {
    const words = ['TIOTIOTIOTIOTIOTIO', 'STATION'];
    const index = listWordIndex(words, 'en-US', { tiers: { [words[0] as string]: 4, STATION: 4 } });
    const match = play({ players: 1, bots: [profileOf(BOT_PRESETS.gentle)], words: index }).turn('TIO');
    const bot = match.state.players.find((player) => player.bot !== null);
    if (!bot) throw new Error('no bot');
    const table = { state: match.state, words: () => index, events: [], lookups: 0 };
    expect(chooseWord(table, bot)).toBe('STATION');
    match.state.requirement = { least: 15 };
    expect(chooseWord(table, bot)).toBe(words[0]);
    match.state.requirement = { exact: 3 };
    expect(chooseWord(table, bot)).toBeNull();
  });

  it('is never said twice in a match', () => {
    const index = listWordIndex(SAMPLE_WORDS, 'en-US', { tiers: Object.fromEntries(SAMPLE_WORDS.map((w) => [w, 4])) });
    const said = [...botAnswers(index, 'gentle', { prompts: 90 })].flatMap(({ word }) => word ?? []);
    expect(said.length).toBeGreaterThan(10);
    expect(new Set(said).size).toBe(said.length);
  });
});
