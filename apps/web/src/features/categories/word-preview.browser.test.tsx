import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useOverlays } from '../../navigation/overlays.ts';
import { refusal, reply } from '../../testing/fake-fetch.ts';
import { ProfileWindows } from '../profile/index.ts';
import { WordPreview } from './preview/word-preview.tsx';
import {
  forgetCategories,
  hub,
  LOADED,
  previewOf,
  progressOf,
  serveCategories,
  showCategories,
} from './testing/fake-categories.tsx';

const button = (name: string) => hub().getByRole('button', { name, exact: true });
const word = (name: string) => button(`${name}: picture and meaning`);
const picture = (name: string) => document.querySelector<HTMLImageElement>(`img[alt=${name}]`);

const serveWords = (category: string, typed: readonly string[], changes: Parameters<typeof serveCategories>[0] = {}) =>
  serveCategories({
    categories: { 'en-US': [progressOf(category, typed.length, 30)] },
    words: typed,
    typed,
    ...changes,
  });
async function look(category: RegExp, name: string) {
  await showCategories(<ProfileWindows />);
  await hub().getByRole('button', { name: category }).click();
  await word(name).click();
}

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  await cleanup();
  forgetCategories();
  vi.restoreAllMocks();
});

describe('the preview of a word', () => {
  it('shows picture and meaning as the server has them, and leads back to the word [R0047 R0050 R0149]', async () => {
    const { asked } = serveWords('countries', ['FRANCE', 'PERU'], {
      preview: previewOf({ thumbnail: { source: 'pictures/flag?sig=1' } }),
    });
    await showCategories(<ProfileWindows />);
    await button('View progress: Countries').click();
    await expect.element(word('PERU')).toBeVisible();
    (word('FRANCE').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(hub().getByText('Country in Western Europe')).toBeVisible();
    await expect.element(hub().getByText(/^France is a country whose land/)).toBeVisible();
    expect(asked('/wiki/').map(({ path }) => path)).toEqual(['/wiki/en/FRANCE']);
    await expect
      .element(hub().getByRole('link', { name: 'Source: Wikipedia, CC BY-SA 4.0' }))
      .toHaveAttribute('href', 'https://en.wikipedia.example/wiki/France');
    await expect.element(button('Back to the words')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(word('FRANCE')).toHaveFocus();
  });

  it('takes pictures by this server’s own links alone', async () => {
    serveWords('countries', ['FRANCE'], {
      preview: previewOf({ thumbnail: { source: 'pictures/flag?sig=1' } }),
    });
    const sources: string[] = [];
    const observer = new MutationObserver(() => {
      const source = document.querySelector('img[alt=FRANCE]')?.getAttribute('src');
      if (source) sources.push(source);
    });
    observer.observe(document.body, { subtree: true, childList: true });
    await look(/View progress: Countries/, 'FRANCE');
    await expect.poll(() => sources[0], LOADED).toMatch(/\/pictures\/flag\?sig=1$/);
    observer.disconnect();
  });

  it('names what is missing: a broken picture, none, and one from elsewhere, which is not asked for [R0477]', async () => {
    const { kept } = serveWords('countries', ['FRANCE', 'PERU', 'CHAD'], {
      // Nobody answers there.
      preview: previewOf({ thumbnail: { source: 'pictures/missing?sig=1' } }),
    });
    await look(/View progress: Countries/, 'FRANCE');
    await expect.element(hub().getByText('Unable to load image.')).toBeVisible();
    kept.preview = previewOf({ thumbnail: null });
    await button('Back to the words').click();
    await word('PERU').click();
    await expect.element(hub().getByText('No image available.')).toBeVisible();
    kept.preview = previewOf({ thumbnail: { source: 'https://elsewhere.example/x.png' } });
    await button('Back to the words').click();
    await word('CHAD').click();
    await expect.element(hub().getByText('Unable to load image.')).toBeVisible();
    expect(picture('CHAD')).toBeNull();
  });

  it.each([
    ['no article', () => refusal('preview/none', 404)],
    ['no answer of the wiki', () => refusal('preview/unreachable', 504)],
    ['a failure', () => refusal('http/internal', 500)],
    ['a malformed reply', () => reply({ title: 1 })],
  ])('says that it has no meaning after %s, and asks again at the next try [R0477]', async (_, answer) => {
    const { instead } = serveWords('countries', ['FRANCE']);
    instead.set('/wiki/', answer);
    await look(/View progress: Countries/, 'FRANCE');
    await expect.element(hub().getByText('Unable to load meaning information.')).toBeVisible();
    instead.clear();
    await button('Try again').click();
    await expect.element(hub().getByText('Country in Western Europe')).toBeVisible();
  });

  it('that is a picture alone says that it has no meaning', async () => {
    serveWords('countries', ['FRANCE'], {
      preview: previewOf({ description: '', extract: '', extract_html: '' }),
    });
    await look(/View progress: Countries/, 'FRANCE');
    await expect.element(hub().getByText('Unable to load meaning information.')).toBeVisible();
  });

  it('leads to all that is known of the word', async () => {
    serveWords('countries', ['FRANCE']);
    await look(/View progress: Countries/, 'FRANCE');
    await button('About the word').click();
    expect(useOverlays.getState().word).toContain('FRANCE');
    useOverlays.setState({ word: undefined });
  });

  it('shows markup of an answer as text', async () => {
    const extract = '<img src=x onerror=alert(1)> is a country';
    serveWords('countries', ['FRANCE'], { preview: previewOf({ extract, extract_html: extract }) });
    await look(/View progress: Countries/, 'FRANCE');
    await expect.element(hub().getByText(extract)).toBeVisible();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('of a constellation asks for the stars, not for the word’s other meaning [R0366]', async () => {
    const { asked } = serveWords('constellations', ['SWAN']);
    await look(/View progress: Constellations/, 'SWAN');
    await expect
      .poll(() => asked('/wiki/').map(({ path }) => decodeURIComponent(path)), LOADED)
      .toEqual(['/wiki/en/SWAN_(constellation)']);
  });

  it('in a language that no wiki is written in says so without asking [R0542]', async () => {
    const { asked } = serveWords('animals', []);
    await render(<WordPreview word="CREEPER" category="animals" language="mc-MC" onBack={() => undefined} />);
    await expect.element(page.getByText('Unable to load meaning information.')).toBeVisible();
    expect(asked('/wiki/')).toEqual([]);
  });
});
