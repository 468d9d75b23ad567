import type { PlayerHit } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { readBotRequest } from './bot-request.ts';
import { suitablePlayers } from './suitable-players.ts';

const profile = { typingSpeed: 5, typoAmount: 5, thinkingTime: 5 };
const hit = (id: string): PlayerHit => ({ id, displayName: id, avatar: '', frame: 0, exp: 1, level: 40, type: 0 });

describe('a new bot', () => {
  it('plays in the language of the room', () => {
    const request = readBotRequest({ mlang: false, locale: 'fi' }, { profile, language: '', model: null });
    expect(request).toEqual({ ok: true, message: { ...profile, locale: 'fi' } });
  });
  it('needs a language where there are many [R0289]', () => {
    const room = { mlang: true, locale: 'fi' } as const;
    expect(readBotRequest(room, { profile, language: '', model: null })).toMatchObject({
      refusal: 'room.botLanguageMissing',
    });
    expect(readBotRequest(room, { profile, language: 'ru', model: hit('ann') })).toEqual({
      ok: true,
      message: { ...profile, locale: 'ru', id: 'ann' },
    });
  });
  it('cannot be made where no language is known [R0290]', () => {
    const refusal = { ok: false, refusal: 'room.botLanguageUnknown' };
    expect(readBotRequest(null, { profile, language: '', model: null })).toEqual(refusal);
    const odd = { mlang: false, locale: 'xx' as GameLanguage };
    expect(readBotRequest(odd, { profile, language: '', model: null })).toEqual(refusal);
  });
});

describe('players to imitate', () => {
  it('are not here already [R0492]', () => {
    expect(suitablePlayers([hit('me'), hit('zed'), hit('ida')], ['me', 'zed'])).toEqual([hit('ida')]);
  });
});
