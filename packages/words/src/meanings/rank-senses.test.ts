import { describe, expect, it } from 'vitest';
import { rankSenses } from '../../build/meanings/rank-senses.ts';

const sense = (text: string, votes: number, place = 0, translations = votes) => ({ text, votes, place, translations });

describe('the senses of a word', () => {
  it('begin with what most dictionaries translate, and with most words', () => {
    const senses = [sense('divisions of a chart', 1), sense('a chamber', 5, 1, 9), sense('human abode', 5, 3, 12)];
    expect(rankSenses(senses, 'en-US')).toEqual(['human abode', 'a chamber', 'divisions of a chart']);
  });

  it('keep the order of their authors where they are translated alike', () => {
    const senses = [sense('Geldinstitut', 9, 1), sense('Sitzgelegenheit', 9, 0)];
    expect(rankSenses(senses, 'de-DE')).toEqual(['Sitzgelegenheit', 'Geldinstitut']);
  });

  it('go behind when a field, the past, a region or low speech is named in front, not in the text', () => {
    const senses = [
      sense('veraltet: Gasthaus', 9, 0),
      sense('Musik: Ton', 9, 0),
      sense('hoher, historisch wichtiger Würdenträger', 9, 2),
      sense('ohne Plural: Kochsalz', 9, 1),
    ];
    expect(rankSenses(senses, 'de-DE')).toEqual([
      'ohne Plural: Kochsalz',
      'hoher, historisch wichtiger Würdenträger',
      'Musik: Ton',
      'veraltet: Gasthaus',
    ]);
  });

  it('come forward when others of the word point to them', () => {
    const senses = [
      sense('Gebäude', 9, 0),
      sense('Wohnung', 9, 1),
      sense('Leute in [2]', 9, 2),
      sense('Tür von [2]', 9, 3),
    ];
    expect(rankSenses(senses, 'de-DE')[0]).toBe('Wohnung');
  });

  it('of a less common spelling go behind those of the common one', () => {
    const senses = [{ ...sense('faute', 9), isOtherSpelling: true }, sense('fruit', 9)];
    expect(rankSenses(senses, 'fr-FR')).toEqual(['fruit', 'faute']);
  });
});
