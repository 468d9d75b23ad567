import { globSync, readFileSync } from 'node:fs';
import { GAME_LANGUAGES } from '@syllaboom/engine';
import { builtInPrompts, openTrivia } from '@syllaboom/words';
import { describe, expect, it } from 'vitest';
import { EMOJI_LOCALES, readEmojiNames } from '../apps/web/build/emoji/emoji-names.ts';
import { packEmoji } from '../apps/web/build/emoji/emoji-packs.ts';
import { type PictureFile, pictureKey, pictureVariant } from '../apps/web/src/ui/emoji/picture-key.ts';
import { hasEmoji, splitEmoji } from '../apps/web/src/ui/emoji/split-emoji.ts';
import { USUAL_EMOJI } from '../apps/web/src/ui/emoji/usual.ts';
import { ROOT } from './run-command.ts';

const { index, files } = packEmoji();
const filesOf = new Map(index.groups.flatMap((group) => [...group.leads].map((lead) => [lead, group.files] as const)));

const pictures = new Map([...files].map(([name, content]) => [name, JSON.parse(content) as PictureFile]));

/** Emoji of a text that no file holds where the client looks. */
const undrawn = (text: string): string[] =>
  splitEmoji(text)
    .filter((run) => run.emoji)
    .map((run) => pictureKey(run.text))
    .filter((key) => {
      const file = filesOf.get(String.fromCodePoint(key.codePointAt(0) ?? 0))?.[pictureVariant(key)];
      return (pictures.get(file ?? '')?.[key] ?? '') === '';
    });

describe('every emoji that the game itself shows has a picture of ours', () => {
  it.each(GAME_LANGUAGES)('in the prompts that come with %s', (language) => {
    const texts = builtInPrompts(language).map(({ text }) => text);
    expect(texts.filter(hasEmoji).length).toBeGreaterThan(150);
    expect(texts.flatMap(undrawn)).toEqual([]);
  });

  it.each(GAME_LANGUAGES)('in the questions and answers of %s', (language) => {
    const texts = [...new Set(openTrivia(language).questions.flatMap(({ q, a }) => [q, ...a]))].filter(hasEmoji);
    // Questions about blocks name them.
    if (language !== 'mc-MC') expect(texts.length).toBeGreaterThan(150);
    expect(texts.flatMap(undrawn)).toEqual([]);
  });

  it.each(EMOJI_LOCALES)('in the panel with names of %s', (locale) => {
    const { emojis, categories } = readEmojiNames(locale);
    expect(emojis.length).toBeGreaterThan(1800);
    expect(new Set(emojis.map(({ category }) => category))).toEqual(new Set(categories.map(({ index: id }) => id)));
    expect(emojis.map(({ emoji }) => emoji).filter((emoji) => splitEmoji(emoji).length !== 1)).toEqual([]);
    expect([...USUAL_EMOJI, ...emojis.map(({ emoji }) => emoji)].flatMap(undrawn)).toEqual([]);
  });
});

describe('the files of pictures', () => {
  const sizes = [...files].map(([name, content]) => ({ name, bytes: content.length }));

  it('are named by their content, and small enough to be fetched for one picture', () => {
    expect(sizes.filter(({ name }) => !/^[\w-]+-[0-9a-f]{8}\.json$/.test(name))).toEqual([]);
    expect(sizes.filter(({ bytes }) => bytes > 240_000)).toEqual([]);
    expect(sizes.find(({ name }) => /^usual-[0-9a-f]{8}\./.test(name))?.bytes).toBeLessThan(40_000);
  });

  it('hold nothing that runs, or that is fetched from elsewhere', () => {
    const harmful = /<script|<foreignObject|\son\w+=|javascript:|https?:|xlink|@import|<!/i;
    expect([...files].flatMap(([name, content]) => (harmful.test(content) ? [name] : []))).toEqual([]);
  });
});

/** Texts that are drawn as they stand in the sources: the one list of emoji, which is shown as pictures. */
const PICTURES_THEMSELVES = new Set(['apps/web/src/ui/emoji/usual.ts']);

describe('the texts of the product', () => {
  it('hold no emoji: icons are drawn, so that no system font is needed', () => {
    const sources = globSync(
      [
        'apps/web/index.html',
        'apps/web/src/**/*.{ts,tsx,json,css,html}',
        'apps/server/src/**/*.{ts,json,html}',
        'packages/{engine,contracts}/src/**/*.ts',
      ],
      { cwd: ROOT },
    )
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.(?:(?:prop|browser)\.)?test\.tsx?$|\.(?:\w+[.-])?r?itest\.ts$/.test(file));
    expect(sources.length).toBeGreaterThan(1000);
    const found = sources
      .filter((file) => !PICTURES_THEMSELVES.has(file))
      .flatMap((file) =>
        splitEmoji(readFileSync(`${ROOT}/${file}`, 'utf8')).flatMap((run) =>
          run.emoji ? [`${file}: ${run.text}`] : [],
        ),
      );
    expect(found).toEqual([]);
  });
});
