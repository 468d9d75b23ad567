import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasLinkForms } from './about-text.ts';

const LINKS = [
  'evil.com',
  'EVIL.COM',
  'see evil.com!',
  '(evil.com)',
  'evil.com.',
  'a.b.evil.co.uk',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'ev\u200bil.com',
  'evil-site.xyz',
  'xn--e1afmkfd.ru',
  'пример.рф',
  'bit.ly/abc',
  't.me/abc',
  'T.ME/abc',
  'twitch.tv',
  'evil.shop/x',
  'evil.com:8080/x',
  '//x',
  'look //x',
  'hxxp://x',
  'ftp://x',
  'javascript://x',
  'a@b.de',
  'write to first.last+tag@mail.example.org',
];
/** What people write about themselves, in the languages of the client. */
const HARMLESS = [
  'I like words, e.g. long ones, i.e. more than ten letters.',
  'Node.js, Vue.js and ASP.NET by day, C++ // Rust by night',
  'Node.js/React',
  'v2.0 since 12.11.2024, 3.14 and 1.000.000',
  'Best at 5 p.m.',
  'U.S.A., J.R.R. Tolkien, St. Pauli, Mr.Bean, No.1',
  'wow...nice',
  'wow…nice.',
  'I love it.it is fun',
  'Call me.me too',
  'a.b.c',
  '24/7 and/or 50/50',
  'either / or // whatever',
  'http is a protocol',
  'ww. no',
  'me @ home, @noodle, 5@5',
  'ratio 3:1 :// :/ :)',
  'Ich mag z.B. Wörter, u.a. lange.Und kurze.',
  'Hallo.Wie geht’s?',
  'Me gustan las palabras.en serio, p.ej. largas',
  'J’aime les mots.les longs surtout, c.-à-d. tous',
  'Gosto de palavras.e de jogos, p.ex. este',
  'Aku suka kata.yang panjang, dll.',
  'Mahilig ako sa salita.ang saya',
  'Kelimeleri severim.en uzunları, vb.',
  '我喜欢文字。真的',
];

it.each(LINKS)('24 finds the link in “%s” [R0305]', (text) => {
  expect(hasLinkForms(text)).toBe(true);
});

it.each(HARMLESS)('sees no link in “%s”', (text) => {
  expect(hasLinkForms(text)).toBe(false);
});

const word = fc.stringMatching(/^[a-zäöüßéñçığş]{1,12}$/);
const label = fc.stringMatching(/^[a-z0-9]{1,10}$/);

it('sees no link in sentences', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('. ', '! ', ', ', ' – ', '... '),
      (words, gap) => {
        const text = words.join(gap);
        fc.pre(!text.includes('discord'));
        expect(hasLinkForms(text)).toBe(false);
      },
    ),
  );
});

it('24 finds every host, in any case and width and in the middle of a text', () => {
  const wide = (text: string): string =>
    Array.from(text, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join('');
  const ending = fc.constantFrom('com', 'net', 'org', 'gg', 'io', 'de', 'ru', 'xyz');
  const written = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    wide,
  );
  fc.assert(
    fc.property(label, ending, written, word, (name, end, write, before) => {
      expect(hasLinkForms(`${before} ${write(`${name}.${end}`)}, ok?`)).toBe(true);
      expect(hasLinkForms(`${before} ${write(`${name}.me`)}/x`)).toBe(true);
    }),
  );
});

it('24 comes to an end on long texts that are all dots, slashes or labels', () => {
  // What backtracks would not be back before the test's own limit.
  for (const part of ['a.', 'aa.', 'a', '1', 'a-', '-', '.', '/', 'a:/', '@', 'a@', '@a.', 'a.com1']) {
    expect(hasLinkForms(part.repeat(100_000 / part.length)), part).toBe(false);
  }
  expect(hasLinkForms(`${'a.'.repeat(50_000)}com`)).toBe(true);
  expect(hasLinkForms(`${'a-'.repeat(50_000)}.me/x`)).toBe(true);
  expect(hasLinkForms(`a.com:${'1'.repeat(100_000)}`)).toBe(true);
});

it('24 finds a host whose label ends in hyphens, and none without a label', () => {
  expect(hasLinkForms('evil--.com')).toBe(true);
  expect(hasLinkForms('-.com')).toBe(false);
  expect(hasLinkForms('..com')).toBe(false);
});
