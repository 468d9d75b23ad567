import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { i18n, setLanguage } from '../../platform/i18n/i18n.ts';
import { DemoTable } from './demo-table.tsx';
import { readDemoWords } from './demo-words.ts';

it('the demonstration is told as it is shown: the word on the table holds the syllable on the bomb', async () => {
  await render(<DemoTable />);
  const description = () =>
    page
      .getByRole('img', { name: /^A table/ })
      .element()
      .getAttribute('aria-label') ?? '';
  const seen = new Set<string>();
  await vi.waitFor(
    () => {
      const [, prompt = '-', word = ''] = /shows (\w+); a player types (\w+)/.exec(description()) ?? [];
      expect(word).toContain(prompt);
      seen.add(word);
      expect(seen.size).toBeGreaterThan(1);
    },
    { timeout: 8_000, interval: 200 },
  );
});

/** As the first word of the document's English, which its script turns into the visitor's language letter by letter. */
const SHAPE = /^\S{4}\[\S{3}\]\S /;

it.each(INTERFACE_LANGUAGES)('the demonstration speaks the visitor’s language: %s', async (language) => {
  await setLanguage(language);
  const text = i18n.t('landing.demoWords');
  expect(text).toMatch(SHAPE);
  const words = readDemoWords(text);
  expect(words).toHaveLength(4);
  for (const { prompt, word } of words) {
    expect([prompt.length, word.indexOf(prompt) >= 0, word.length <= 8]).toEqual([3, true, true]);
    expect(word).toMatch(/^\p{Lu}+$/u);
  }
  await render(<DemoTable />);
  const [first] = words;
  await expect.element(page.getByRole('img', { name: new RegExp(` ${first?.word ?? '-'}\\b`) })).toBeVisible();
  await setLanguage('en-US');
});

it('no two languages show the same words', async () => {
  const seen = new Set<string>();
  for (const language of INTERFACE_LANGUAGES) {
    await setLanguage(language);
    seen.add(i18n.t('landing.demoWords'));
  }
  await setLanguage('en-US');
  expect(seen.size).toBe(INTERFACE_LANGUAGES.length);
});
