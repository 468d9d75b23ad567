import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { describe, expect, it } from 'vitest';
import { maskChat } from './mask-chat.ts';
import { isNameAllowed } from './name-filter.ts';
import { showPublicText } from './public-text.ts';

const HARMLESS = [
  'assassin',
  'scunthorpe',
  'cockpit',
  'dick van dyke',
  'Moby Dick',
  'class, pass and assume',
  'peacock cocktail',
  'therapist',
  'Essex, Sussex, Middlesex',
  'shiitake',
  'snigger',
  'magna cum laude',
  'Arsenal',
  'grapes',
  'fickle',
  'bite me',
  'hello everybody!!!',
  'I got the last pic',
];

describe('the filter of chat lines', () => {
  it.each(HARMLESS)('shows “%s” as it is', (text) => {
    for (const language of ['en-US', 'mc-MC'] as const) expect(maskChat(text, language)).toBe(text);
  });

  it.each<[GameLanguage, string, string]>([
    ['en-US', 'What the FUCK!', 'What the ****!'],
    ['en-US', 'f u c k this', '******* this'],
    ['en-US', 'f.u.c.k', '*******'],
    ['en-US', 'fuuuuck sh!t f4ck $hit nigg3r', '******* **** **** **** ******'],
    ['en-US', 'fück fυck', '**** ****'],
    ['pt-BR', 'vai se foder, caralho', 'vai se *****, *******'],
    ['tr-TR', 'orospu SİKTİR', '****** ******'],
    ['fr-FR', 'fils de pute, connard', '************, *******'],
    ['es-ES', 'gilipollas, hijo de puta', '**********, ************'],
    ['tl-TL', 'putang ina mo gago', '********** mo ****'],
    ['de-DE', 'du Arschloch, Scheiße', 'du *********, *******'],
    ['it-IT', 'vaffanculo stronzo', '********** *******'],
    ['id-ID', 'anjing kontol', '****** ******'],
    ['sv-SE', 'fitta hora', '***** ****'],
    ['ru', 'сука блядь хуй', '**** ***** ***'],
    ['fi', 'vittu perkele', '***** *******'],
    ['nl', 'kut klootzak', '*** ********'],
  ])('puts stars in %s: %s', (language, text, shown) => {
    expect(maskChat(text, language)).toBe(shown);
  });

  it('masks strong words of other languages everywhere, and ordinary-looking ones only at home', () => {
    for (const language of GAME_LANGUAGES) expect(maskChat('hurensohn', language)).toBe('*********');
    expect(maskChat('am sik', 'tr-TR')).toBe('am ***');
    expect(maskChat('ich am Ass', 'de-DE')).toBe('ich am Ass');
    expect(maskChat('das Ass', 'en-US')).toBe('das ***');
  });

  it('takes about twice as long for a line twice as long, also for one made of signs only', () => {
    const lines = ['a word of the match that nobody knew '.repeat(7), '@$1!|+ '.repeat(36), 'f u c k '.repeat(32)];
    // The best of many rounds: others may use the machine at the same time.
    const msPerLine = (line: string): number => {
      const rounds = Array.from({ length: 60 }, () => {
        const startMs = performance.now();
        for (let n = 0; n < 20; n++) maskChat(line, 'en-US');
        return performance.now() - startMs;
      });
      return Math.min(...rounds);
    };
    // Trying every reading of every sign would take many times as long.
    for (const line of lines) expect(msPerLine(line) / msPerLine(line.slice(0, line.length / 2))).toBeLessThan(5);
  });
});

describe('the filter of names', () => {
  it.each([
    'Anna',
    'Dick van Dyke',
    'Assassin_7',
    'Cockpit',
    'Scunthorpe',
    'Hancock',
    'Dickens',
    'Mona',
    'Johny',
    'Essex',
  ])('allows %s', (name) => {
    expect(isNameAllowed(name, 'en-US')).toBe(true);
  });
  it.each(['xXfuckXx', 'Fuck_You', 'n_i_g_g_e_r', 'nigg3r', 'Arschloch88', 'ShitHappens', 'IAmAss', 'Hitler', 'Sexy'])(
    'refuses %s',
    (name) => {
      expect(isNameAllowed(name, 'en-US')).toBe(false);
    },
  );
});

describe('texts of people', () => {
  it('lose control, direction and invisible letters and heaps of marks, in one form', () => {
    expect(showPublicText('note', '  a\u0000b\u202Ec\u200Bd\u2066  e\u0301\n f ')).toBe('abcd é f');
    expect(showPublicText('note', `Z${'\u0323\u0321'.repeat(9)}`).match(/\p{M}/gu)?.length).toBeLessThanOrEqual(3);
  });
});
