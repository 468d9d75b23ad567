import { COLLECTIONS } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { openCollections } from '../../navigation/windows.ts';
import { queryClient } from '../../platform/query/query-client.ts';
import { refusal } from '../../testing/fake-fetch.ts';
import { isWindowOpen } from '../../ui/windows/manager.ts';
import { resetCollections, showCollections, SLOW, typeQuickly } from './testing/show-collections.tsx';
import { collectionOf, manyCollections, ownCollection, serveCollections } from './testing/fake-collections.ts';

const shelves = () => page.getByRole('dialog', { name: 'Collections' });
const tab = (name: string) => shelves().getByRole('tab', { name });
const booklet = (name: string) => shelves().getByRole('article', { name, exact: true });
const onShelf = () => [...document.querySelectorAll('[data-collection]')].map((one) => one.getAttribute('aria-label'));
const heart = (name: string) => shelves().getByRole('button', { name: new RegExp(`^Favorite: ${name}`) });
const hearts = () => document.querySelector('[data-favorites]')?.getAttribute('data-favorites');
const form = () => page.getByRole('form', { name: 'New collection' });
const MINE = 'GET /collections/user/mine';

async function show(viewer: Parameters<typeof showCollections>[0] = {}) {
  openCollections();
  await showCollections(viewer);
}
const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

beforeEach(() => page.viewport(1280, 900));
afterEach(resetCollections);

describe('the collections window', () => {
  it('has the tabs My Collections and Browse Public [S0041]', async () => {
    serveCollections({ collections: [ownCollection('a', { name: 'Mine' }), collectionOf('b', { name: 'Theirs' })] });
    await show();
    await expect.element(booklet('Mine'), SLOW).toBeVisible();
    expect(onShelf()).toEqual(['Mine']);
    await tab('Browse Public').click();
    await expect.element(booklet('Theirs')).toBeVisible();
    await expect.element(booklet('Theirs').getByText('by Ida')).toBeVisible();
  });

  it('is not for guests, who read what it takes', async () => {
    const server = serveCollections();
    await show({ id: 'guest0001', guest: true });
    await expect.element(page.getByText('You need to log in to see collections.'), SLOW).toBeVisible();
    expect(server.seen).toEqual([]);
  });

  it('says that lists fail to load, and tries again [S0218]', async () => {
    const server = serveCollections({ collections: [ownCollection('a', { name: 'Mine' })] });
    server.kept.instead[MINE] = () => refusal('http/internal', 500);
    server.kept.instead['GET /collections/public'] = () => refusal('http/internal', 500);
    await show();
    await expect.element(shelves().getByText('Error loading collections'), SLOW).toBeVisible();
    await tab('Browse Public').click();
    await expect.element(shelves().getByText('Error loading collections')).toBeVisible();
    server.kept.instead = {};
    await shelves().getByRole('button', { name: 'Try again' }).click();
    await expect.element(booklet('Mine')).toBeVisible();
  });

  it('reads its lists anew after five minutes, not before [S0227]', async () => {
    const server = serveCollections({ collections: [ownCollection('a', { name: 'Mine' })] });
    const now = Date.now();
    for (const [after, times] of [
      [0, 1],
      [299_000, 1],
      [300_001, 2],
    ] as const) {
      vi.spyOn(Date, 'now').mockImplementation(() => now + after);
      await show();
      await expect.element(booklet('Mine'), SLOW).toBeVisible();
      await expect.poll(() => server.calls(MINE).length).toBe(times);
      await cleanup();
    }
  });

  it('asks for 50 of them, and shows the pages of a long list; of two quick presses one counts [S0232]', async () => {
    const server = serveCollections({ collections: manyCollections(160) });
    await show();
    expect(server.calls(MINE)[0]?.query.limit).toBe('50');
    await tab('Browse Public').click();
    await expect.poll(() => onShelf().length, SLOW).toBe(COLLECTIONS.page);
    const next = () => document.querySelector<HTMLElement>('[aria-label="Next page"]')?.click();
    next();
    next();
    await expect.element(shelves().getByRole('navigation', { name: 'Page 2 of 4' })).toBeVisible();
    await later(520);
    expect(server.calls('GET /collections/public').map(({ query }) => query.page)).toEqual([undefined, '2']);
    next();
    await expect.element(shelves().getByRole('navigation', { name: 'Page 3 of 4' })).toBeVisible();
  });

  it('searches 300 ms after the last letter, in a language, and sorts what is not searched for [S0233]', async () => {
    const server = serveCollections({ collections: manyCollections(40) });
    await show();
    await tab('Browse Public').click();
    await expect.poll(() => onShelf().length, SLOW).toBe(40);
    await shelves().getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Most favorites' }).click();
    await expect.poll(() => server.calls('GET /collections/public').at(-1)?.query.sort).toBe('favorites');
    const field = shelves().getByRole('searchbox', { name: 'Search collections' });
    typeQuickly(field.element() as HTMLInputElement, 'sea');
    await later(250);
    expect(server.calls('GET /collections/search')).toEqual([]);
    await expect.poll(() => new Set(onShelf())).toEqual(new Set(['Sea creatures']));
    expect(server.calls('GET /collections/search').map(({ query }) => query)).toEqual([{ q: 'sea' }]);
    await expect.element(shelves().getByRole('combobox', { name: 'Sort by' })).toBeDisabled();
    await field.fill('nothing like that');
    await shelves().getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => onShelf().length).toBe(40);
  });
});

describe('a favorite', () => {
  const one = collectionOf('b', { name: 'Theirs', favorites: 7 });
  const showOne = async () => {
    const server = serveCollections({ collections: [{ ...one }] });
    await show();
    await tab('Browse Public').click();
    await expect.element(heart('Theirs'), SLOW).toHaveAttribute('aria-pressed', 'false');
    const sent = () => server.seen.filter(({ path }) => path.endsWith('/favorite')).map(({ method }) => method);
    return { server, sent };
  };

  it('shows at once and is sent after a second; quick presses send one call or none [S0102]', async () => {
    const { sent } = await showOne();
    await heart('Theirs').click();
    expect([heart('Theirs').element().getAttribute('aria-pressed'), hearts(), sent()]).toEqual(['true', '8', []]);
    await later(800);
    expect(sent()).toEqual([]);
    await expect.poll(sent).toEqual(['POST']);
    await later(50);
    expect([heart('Theirs').element().getAttribute('aria-pressed'), hearts()]).toEqual(['true', '8']);
    await heart('Theirs').click();
    await heart('Theirs').click();
    await later(1_200);
    expect(sent()).toEqual(['POST']);
    for (let press = 0; press < 3; press++) await heart('Theirs').click();
    await expect.poll(sent).toEqual(['POST', 'DELETE']);
    await expect.poll(hearts).toBe('7');
  });

  it('is put back, with a word, where the call fails [S0103 S0225]', async () => {
    const { server, sent } = await showOne();
    server.kept.instead['POST /collections/b/favorite'] = () => refusal('http/internal', 500);
    await heart('Theirs').click();
    await expect.poll(hearts).toBe('8');
    await expect.element(page.getByText('Error updating favorite status').first()).toBeVisible();
    expect([heart('Theirs').element().getAttribute('aria-pressed'), hearts(), sent()]).toEqual([
      'false',
      '7',
      ['POST'],
    ]);
  });

  it('that waits is sent when the page goes; that of somebody who signs out is forgotten', async () => {
    const { sent } = await showOne();
    await heart('Theirs').click();
    dispatchEvent(new Event('pagehide'));
    await expect.poll(sent).toEqual(['POST']);
  });
});

describe('the form of a new collection', () => {
  const open = async () => {
    await expect.element(shelves().getByRole('button', { name: 'New collection' }), SLOW).toBeVisible();
    await shelves().getByRole('button', { name: 'New collection' }).click();
    await expect.element(form(), SLOW).toBeVisible();
  };

  it('has name, description, eight languages with English chosen, public, and download allowed [S0042 S0237]', async () => {
    const server = serveCollections();
    await show();
    await open();
    const language = form().getByRole('combobox', { name: 'Language' });
    await expect.element(language).toHaveTextContent('English');
    await language.click();
    expect(
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['German', 'English', 'Spanish', 'French', 'Indonesian', 'Portuguese', 'Filipino', 'Turkish']);
    await page.getByRole('option', { name: 'Turkish' }).click();
    await form().getByRole('textbox', { name: 'Name' }).fill('  Güzel kelimeler ');
    await form().getByRole('textbox', { name: 'Description' }).fill('Hepsi burada.');
    await form().getByRole('switch', { name: 'Public' }).click();
    await form().getByRole('switch', { name: 'Others may download it' }).click();
    await form().getByRole('button', { name: 'Create collection' }).click();
    // It opens, to be filled.
    await expect.element(page.getByRole('dialog', { name: 'Collection', exact: true }), SLOW).toBeVisible();
    await expect.element(page.getByRole('form', { name: 'Add a word' })).toBeVisible();
    expect(isWindowOpen('new-collection')).toBe(false);
    expect(server.calls('POST /collections')[0]?.body).toEqual({
      name: 'Güzel kelimeler',
      description: 'Hepsi burada.',
      locale: 'tr-TR',
      isPublic: true,
      downloadAllowed: false,
    });
    await expect.element(booklet('Güzel kelimeler')).toBeVisible();
  });

  it('says what is wrong with a name, and takes no more than 50 and 500 letters [S0107 S0108 S0109]', async () => {
    const server = serveCollections();
    await show();
    await open();
    const name = form().getByRole('textbox', { name: 'Name' });
    await name.fill(' ab ');
    await form().getByRole('button', { name: 'Create collection' }).click();
    await expect.element(form().getByText('Name must be at least 3 characters')).toBeVisible();
    expect(server.calls('POST /collections')).toEqual([]);
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAttribute('maxlength', '50');
    await expect.element(form().getByRole('textbox', { name: 'Description' })).toHaveAttribute('maxlength', '500');
    server.kept.instead['POST /collections'] = () => refusal('collection/name_taken', 409);
    await name.fill('Taken');
    await form().getByRole('button', { name: 'Create collection' }).click();
    await expect.element(form().getByText('You already have a collection with this name')).toBeVisible();
  });

  it('says that it fails, and keeps what was written [S0219]', async () => {
    const server = serveCollections();
    server.kept.instead['POST /collections'] = () => refusal('http/internal', 500);
    await show();
    await open();
    await form().getByRole('textbox', { name: 'Name' }).fill('Lost');
    await form().getByRole('button', { name: 'Create collection' }).click();
    await expect.element(page.getByText('Error creating collection').first()).toBeVisible();
    await expect.element(form().getByRole('textbox', { name: 'Name' })).toHaveValue('Lost');
  });

  it('is not to be had with ten collections, whose shelf says why; the server’s word is shown, too [S0110]', async () => {
    const ten = Array.from({ length: COLLECTIONS.most }, (_, at) => ownCollection(`m${at}`));
    const server = serveCollections({ collections: ten.slice(1) });
    await show();
    await open();
    server.kept.instead['POST /collections'] = () => refusal('collection/too_many', 409);
    await form().getByRole('textbox', { name: 'Name' }).fill('Eleventh');
    await form().getByRole('button', { name: 'Create collection' }).click();
    await expect.element(page.getByText('You can only create up to 10 collections').first()).toBeVisible();
    server.kept.collections = ten;
    await queryClient.invalidateQueries();
    await expect.element(shelves().getByText('You can only create up to 10 collections')).toBeVisible();
    await expect.element(shelves().getByRole('button', { name: 'New collection' })).not.toBeInTheDocument();
  });

  it('lets nobody who plays by a name alone make it public, and says the way', async () => {
    serveCollections();
    await show({ wayIn: false });
    await open();
    await expect.element(form().getByRole('switch', { name: 'Public' })).toBeDisabled();
    await expect.element(form().getByRole('button', { name: 'Add a password' })).toBeVisible();
  });
});
