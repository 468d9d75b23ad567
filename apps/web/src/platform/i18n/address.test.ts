import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LOCALES = new URL('../../locales/', import.meta.url).pathname;
/** The polite form that a language's texts never use: the game says du, tu, tú, sen and kamu. */
const POLITE = {
  'de-DE': /\b(?:Sie|Ihr|Ihre|Ihnen|Ihrem|Ihren|Ihres)\b/u,
  'fr-FR': /\b(?:vous|votre|vos|vôtre)\b|\p{L}+(?<!ch|n|ass)ez\b/iu,
  'es-ES': /\busted(?:es)?\b/iu,
  'id-ID': /\bAnda\b/u,
  'tr-TR': /(?:[ıiuü]n[ıiuü]z|s[ıiuü]n[ıiuü]z)\b/u,
} as const;
/** Two people at once are meant. */
const ABOUT_TWO = /"neverPlayed"/;

it.each(Object.entries(POLITE))('%s addresses the player in one way everywhere', (language, polite) => {
  const lines = globSync(`${LOCALES}${language}/*.json`).flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => polite.test(line) && !ABOUT_TWO.test(line))).toEqual([]);
});
