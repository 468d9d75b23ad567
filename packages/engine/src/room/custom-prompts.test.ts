import { describe, expect, it } from 'vitest';
import { parseCustomPrompts, plainCustomPrompts } from './custom-prompts.ts';

const read = (text: string) => parseCustomPrompts(text, 'en-US');
const prompts = (text: string) => {
  const result = read(text);
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
};
const refusal = (text: string) => {
  const result = read(text);
  return result.ok ? null : result.refusal;
};

describe('custom prompts', () => {
  it('are text=ANSWER, split by lines or commas, with answers in capitals and folded', () => {
    expect(prompts('capital of France=paris\n 🐕 = Dog , coffee with milk=café au lait,,\n')).toEqual([
      { text: 'capital of France', image: null, alt: '', answer: 'PARIS' },
      { text: '🐕', image: null, alt: '', answer: 'DOG' },
      { text: 'coffee with milk', image: null, alt: '', answer: 'CAFEAULAIT' },
    ]);
    expect(prompts('2+2=3+1=four')).toMatchObject([{ text: '2+2=3+1', answer: 'FOUR' }]);
  });

  it('show an image by https://image=ANSWER|ALT [R0327]', () => {
    expect(prompts('https://pics.example/a?b=c=cat|A sleeping cat')).toEqual([
      { text: '', image: 'https://pics.example/a?b=c', alt: 'A sleeping cat', answer: 'CAT' },
    ]);
    expect(prompts('HTTPS://PICS.EXAMPLE/A.PNG=CAT')).toMatchObject([{ image: 'https://pics.example/A.PNG', alt: '' }]);
  });

  it('take images by https alone', () => {
    const wrong = [
      'http://a.example/b.png=cat',
      'HTTP://A.EXAMPLE/B=CAT',
      'ftp://a.example/b=cat',
      'javascript://x=cat',
    ];
    expect(wrong.map(refusal)).toEqual(wrong.map(() => 'imageNotHttps'));
    expect(
      ['https://=cat', 'https://me:pw@a.example/b=cat', 'https://a.example/b', 'https://a .example=cat'].map(refusal),
    ).toEqual(['invalid', 'invalid', 'invalid', 'invalid']);
  });

  it('may be syllables alone, as bookmarks are', () => {
    expect(prompts('ing,TION')).toEqual([
      { text: 'ING', image: null, alt: '', answer: '' },
      { text: 'TION', image: null, alt: '', answer: '' },
    ]);
  });

  it('refuse answers that nobody can type, and too much text', () => {
    expect(['a=', '=B', 'a=!!', 'a=Москва', 'a=R2D2', 'x', `a=${'B'.repeat(46)}`].map(refusal)).toEqual(
      Array.from({ length: 7 }, () => 'invalid'),
    );
    expect(refusal('AB,'.repeat(417))).toBe('tooLong');
    expect(refusal('AB,'.repeat(416))).toBeNull();
  });

  it('are read by the letters of their language', () => {
    const turkish = parseCustomPrompts('başkent=ankara,ışık', 'tr-TR');
    expect(turkish).toMatchObject({ ok: true, value: [{ answer: 'ANKARA' }, { text: 'IŞIK' }] });
  });

  it('become lines again that read the same', () => {
    const all = prompts("what's up=it's,https://a.example/b?c=d=dog|Alt = text,ER,ER,a=b");
    expect(all).toHaveLength(4);
    expect(prompts(plainCustomPrompts(all).join('\n'))).toEqual(all);
  });

  it('may be none', () => {
    expect(prompts(' ,\n')).toEqual([]);
  });
});
