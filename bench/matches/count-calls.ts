import type { IndexedLanguage, WordIndex, WordSource } from '@syllaboom/engine';

/** Dictionaries that count what they are asked. */
export function countCalls(words: WordSource) {
  const known = new Map<IndexedLanguage, WordIndex>();
  const asked = new Map<string, number>();
  const wrap = (index: WordIndex): WordIndex =>
    new Proxy(index, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]): unknown => {
          asked.set(String(name), (asked.get(String(name)) ?? 0) + 1);
          return member.apply(target, args);
        };
      },
    });
  return {
    words: ((language) => {
      const wrapped = known.get(language) ?? wrap(words(language));
      known.set(language, wrapped);
      return wrapped;
    }) satisfies WordSource,
    reset: (): void => asked.clear(),
    calls: (): number => [...asked.values()].reduce((sum, one) => sum + one, 0),
    /** What was asked, and how often. */
    names: (): string => [...asked].map(([name, count]) => `${name} ${count}`).join(', '),
  };
}
