import { COLLECTIONS } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useScreen } from '../../navigation/navigation.ts';
import { useOverlays } from '../../navigation/overlays.ts';
import { openCollection } from '../../navigation/windows.ts';
import { refusal } from '../../testing/fake-fetch.ts';
import { isWindowOpen } from '../../ui/windows/manager.ts';
import { collectionOf, manyWords, ownCollection, serveCollections } from './testing/fake-collections.ts';
import { resetCollections, showCollections, SLOW } from './testing/show-collections.tsx';

const book = () => page.getByRole('dialog', { name: 'Collection', exact: true });
const button = (name: string | RegExp) => book().getByRole('button', { name, exact: true });
const shownWords = () => [...document.querySelectorAll('[data-word]')].map((one) => one.getAttribute('data-word'));
const field = () => book().getByRole('searchbox', { name: 'Search its words' });
const notice = (words: string) => page.getByText(words).first();
const theirs = collectionOf('b', { name: 'Sea creatures', wordCount: 120, favorites: 7, downloads: 3, views: 12 });
const mine = ownCollection('a', { name: 'Mine', wordCount: 3 });

async function open(id: string, viewer: Parameters<typeof showCollections>[0] = {}) {
  openCollection(id);
  await showCollections(viewer);
}
/** Own collection `a`, opened to be edited. */
async function edit(changes: Partial<typeof mine> = {}, errors: Parameters<typeof serveCollections>[0] = {}) {
  const server = serveCollections({
    collections: [{ ...mine, ...changes }],
    words: { a: ['CAT', 'COW', 'DOG'] },
    ...errors,
  });
  await open('a');
  await expect.element(button('Edit'), SLOW).toBeVisible();
  await button('Edit').click();
  await expect.element(book().getByRole('form', { name: 'Add a word' })).toBeVisible();
  return server;
}
const file = (text: string, name = 'words.txt', type = 'text/plain') => new File([text], name, { type });
const choose = (chosen: File) => userEvent.upload(book().getByLabelText('Choose a text file'), chosen);

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  history.replaceState(null, '', location.pathname);
  await resetCollections();
});

describe('the view of a collection', () => {
  it('has what is said and counted of it, a search, an order, and its words in pages of 50 [S0043 S0127]', async () => {
    const server = serveCollections({
      collections: [{ ...theirs, description: 'All that swims.' }],
      words: { b: manyWords(120) },
    });
    await open('b');
    await expect.poll(() => shownWords().length, SLOW).toBe(COLLECTIONS.page);
    await expect.element(book().getByRole('heading', { name: 'Sea creatures' })).toBeInTheDocument();
    await expect.element(book().getByText('All that swims.')).toBeVisible();
    await expect.element(button('by Ida')).toBeVisible();
    for (const name of ['Edit', 'Delete']) await expect.element(button(name)).not.toBeInTheDocument();
    await button('Next page').click();
    await expect.element(book().getByRole('navigation', { name: 'Page 2 of 3' })).toBeVisible();
    await expect.poll(() => shownWords()).toEqual(manyWords(120).slice(50, 100));
    await field().fill('stone');
    await expect.poll(() => shownWords().every((word) => word?.includes('STONE'))).toBe(true);
    await expect.element(book().getByText('48 words')).toBeVisible();
    await book().getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Longest first' }).click();
    await expect.element(book().getByRole('heading', { name: '8 letters' })).toBeInTheDocument();
    expect(server.calls('GET /collections/b/words').at(-1)?.query).toEqual({ sort: 'length', search: 'stone' });
    await field().fill('qqqq');
    await expect.element(book().getByText('No word fits')).toBeVisible();
    await button('Clear filters').click();
    await expect.poll(() => shownWords().length).toBe(COLLECTIONS.page);
  });

  it('opens what is known of a word, and whose it is', async () => {
    serveCollections({ collections: [theirs], words: { b: ['SHARK'] } });
    await open('b');
    await book().getByRole('button', { name: 'SHARK' }).click();
    expect(useOverlays.getState().word).toBe('en-US:SHARK');
    await button('by Ida').click();
    expect(useOverlays.getState().profile).toBe('account-ida');
  });

  it('of one that is private, hidden or gone says that there is none; a failure can be tried again', async () => {
    const server = serveCollections({ collections: [theirs], words: { b: ['SHARK'] } });
    await open('nobodys');
    await expect.element(book().getByText('This collection does not exist'), SLOW).toBeVisible();
    server.kept.instead['GET /collections/b'] = () => refusal('http/internal', 500);
    openCollection('b');
    await expect.element(book().getByText('Error loading collections')).toBeVisible();
    server.kept.instead = {};
    await button('Try again').click();
    await expect.element(book().getByRole('button', { name: 'SHARK' })).toBeVisible();
  });

  it('hands out its words as a file, unless the owner keeps them; a failure is told [S0224]', async () => {
    const server = serveCollections({ collections: [{ ...theirs }], words: { b: ['SHARK', 'WHALE'] } });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await open('b');
    await button(/^Download/).click();
    await expect.poll(() => saved).toEqual(['b.txt']);
    server.kept.instead['GET /collections/b/download'] = () => refusal('http/internal', 500);
    await button(/^Download/).click();
    await expect.element(notice('Error downloading collection')).toBeVisible();
  });

  it('offers no download of what the owner keeps; one’s own can be downloaded always [S0129]', async () => {
    serveCollections({
      collections: [
        { ...theirs, downloadAllowed: false },
        { ...mine, downloadAllowed: false },
      ],
    });
    await open('b');
    await expect.element(button('Practise'), SLOW).toBeVisible();
    await expect.element(button(/^Download/)).not.toBeInTheDocument();
    openCollection('a');
    await expect.element(button(/^Download/)).toBeVisible();
  });

  it('has no download inside the chat platform [S0131]', async () => {
    serveCollections({ collections: [theirs] });
    history.replaceState(null, '', '?frame_id=x');
    await open('b');
    await expect.element(button('Practise'), SLOW).toBeVisible();
    await expect.element(button(/^Download/)).not.toBeInTheDocument();
    await expect.element(button('Copy link')).not.toBeInTheDocument();
  });

  it('is passed on by its address', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    serveCollections({ collections: [theirs, { ...mine, public: false }] });
    await open('b');
    await button('Copy link').click();
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/\/\?collection=b$|[?]collection=b$/));
    await expect.element(notice('Link copied')).toBeVisible();
    // Nobody else could open a private one.
    openCollection('a');
    await expect.element(button('Edit')).toBeVisible();
    await expect.element(button('Copy link')).not.toBeInTheDocument();
  });

  it('is practised at a private table of its own; an empty one is not', async () => {
    serveCollections({ collections: [theirs, { ...mine, wordCount: 0 }] });
    const before = useScreen.getState().screen;
    await open('a');
    await expect.element(button('Practise'), SLOW).toBeDisabled();
    openCollection('b');
    await button('Practise').click();
    await expect
      .poll(() => useScreen.getState().screen)
      .toMatchObject({
        name: 'room',
        intent: { kind: 'create', options: { collection: 'b', practice: true, open: false, locale: 'en-US' } },
      });
    expect(isWindowOpen('collection')).toBe(false);
    useScreen.setState({ screen: before });
  });

  it('can be reported, as what it is', async () => {
    const server = serveCollections({ collections: [theirs] });
    server.kept.instead['POST /report'] = () => refusal('http/internal', 500);
    await open('b');
    await button('Report').click();
    const report = page.getByRole('dialog', { name: /Report/ });
    await expect.element(report.getByRole('radio', { name: 'Collection' }), SLOW).toBeChecked();
    await report.getByText('Spam').click();
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect.poll(() => server.calls('POST /report')[0]?.body.subject).toEqual({ kind: 'collection', id: 'b' });
  });

  it('tells its owner that the staff has hidden it, with the way to appeal; it can be read, not changed', async () => {
    serveCollections({ collections: [{ ...mine, hidden: true }], words: { a: ['CAT'] } });
    await open('a');
    await expect.element(book().getByText('The staff has hidden this collection'), SLOW).toBeVisible();
    await expect.element(book().getByRole('button', { name: 'CAT' })).toBeVisible();
    await expect.element(button('Edit')).not.toBeInTheDocument();
    await button('Reason and appeal').click();
    expect(isWindowOpen('profile-hub')).toBe(true);
  });
});

describe('the edit view of a collection', () => {
  it('adds words, uploads a file, removes words and changes the details [S0044]', async () => {
    const server = await edit();
    const add = book().getByRole('form', { name: 'Add a word' });
    await add.getByRole('textbox', { name: 'Word' }).fill(' bat ');
    await userEvent.keyboard('{Enter}');
    await expect.element(book().getByRole('button', { name: 'BAT', exact: true })).toBeVisible();
    await expect.element(add.getByRole('textbox', { name: 'Word' })).toHaveFocus();
    await expect.element(add.getByText('BAT is in.')).toBeVisible();
    await choose(file('from\na\nfile'));
    await button('Upload').click();
    await expect.element(book().getByText('3 words added.')).toBeVisible();
    await expect.element(book().getByRole('button', { name: 'FROM', exact: true })).toBeVisible();
    await button('Remove COW').click();
    await expect.element(book().getByRole('button', { name: 'COW', exact: true })).not.toBeInTheDocument();
    expect(server.kept.words.a).toEqual(['A', 'BAT', 'CAT', 'DOG', 'FILE', 'FROM']);
    await book().getByRole('tab', { name: 'Details' }).click();
    await book().getByRole('textbox', { name: 'Name' }).fill('Animals');
    await button('Save').click();
    await expect.element(notice('Animals is saved.')).toBeVisible();
    expect(server.calls('PUT /collections/a')[0]?.body).toEqual({
      name: 'Animals',
      description: '',
      locale: 'en-US',
      isPublic: true,
      downloadAllowed: true,
    });
    await button('Done').click();
    await expect.element(book().getByRole('heading', { name: 'Animals' })).toBeInTheDocument();
    await expect.element(button('Remove CAT')).not.toBeInTheDocument();
  });

  it('asks for a word where none was typed', async () => {
    const server = await edit();
    await button('Add').click();
    await expect.element(book().getByText('Type a word first.')).toBeVisible();
    await expect.element(book().getByRole('textbox', { name: 'Word' })).toHaveFocus();
    expect(server.calls('POST /collections/a/words')).toEqual([]);
  });

  it('throws nothing away unasked that was not saved', async () => {
    await edit();
    await book().getByRole('tab', { name: 'Details' }).click();
    await book().getByRole('textbox', { name: 'Name' }).fill('Animals');
    const question = page.getByRole('alertdialog', { name: 'You have unsaved changes. Close anyway?' });
    for (const leave of ['Done', 'Close Collection']) {
      await button(leave).click();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect.element(book().getByRole('textbox', { name: 'Name' })).toHaveValue('Animals');
    }
    await button('Done').click();
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(book().getByRole('heading', { name: 'Mine' })).toBeInTheDocument();
    await expect.element(book().getByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  });

  it('says of each that it fails [S0220 S0221 S0222 S0223]', async () => {
    const server = await edit();
    for (const name of [
      'POST /collections/a/words',
      'DELETE /collections/a/words/CAT',
      'PUT /collections/a',
      'DELETE /collections/a',
    ])
      server.kept.instead[name] = () => refusal('http/internal', 500);
    await book().getByRole('form', { name: 'Add a word' }).getByRole('textbox').fill('bat');
    await button('Add').click();
    await expect.element(book().getByText('Error adding word to collection')).toBeVisible();
    await button('Remove CAT').click();
    await expect.element(notice('Error removing word')).toBeVisible();
    await expect.element(book().getByRole('button', { name: 'CAT', exact: true })).toBeVisible();
    await book().getByRole('tab', { name: 'Details' }).click();
    await book().getByRole('textbox', { name: 'Name' }).fill('Animals');
    await button('Save').click();
    await expect.element(notice('Error updating collection')).toBeVisible();
    await button('Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(notice('Error deleting collection')).toBeVisible();
    server.kept.instead = {};
    await button('Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(notice('Animals is deleted.')).not.toBeInTheDocument();
    await expect.poll(() => isWindowOpen('collection')).toBe(false);
    expect(server.kept.collections).toEqual([]);
  });

  it('of a full collection adds no word, and says so on its button [S0112]', async () => {
    await edit({ wordCount: COLLECTIONS.mostWords });
    await expect.element(button('Word Limit Reached')).toBeDisabled();
    await expect.element(book().getByText('2,500 of 2,500 words')).toBeVisible();
  });

  it('takes one text file of at most 1 MB, and names the lines that were not taken [S0113 S0114 S0116 S0117]', async () => {
    const errors = [
      { line: 2, word: 'X12', problem: 'noWord', error: '' },
      { line: 1003, word: 'MORE', problem: 'tooMany', error: '' },
    ] as const;
    const server = await edit({}, { errors: [...errors] });
    const sent = () => server.calls('POST /collections/a/upload').length;
    await button('Upload').click();
    await expect.element(book().getByText('Please select a file')).toBeVisible();
    await choose(file('x'.repeat(COLLECTIONS.uploadBytes + 1)));
    await button('Upload').click();
    await expect.element(book().getByText('File too large. Maximum size is 1MB')).toBeVisible();
    await choose(file('png', 'words.png', 'image/png'));
    await button('Upload').click();
    await expect.element(book().getByText('Please choose a text file with one word per line')).toBeVisible();
    expect(sent()).toBe(0);
    await choose(file('from\na\nfile'));
    await button('Upload').click();
    const lines = book().getByRole('list', { name: '9 lines were not taken' });
    await expect
      .poll(() => lines.element().textContent)
      .toBe('Line 2X12No word of this languageLine 1,003MOREA file can hold up to 1000 wordsand 7 more');
    expect(sent()).toBe(1);
    await button('Upload').click();
    await expect.element(book().getByText('Please select a file')).toBeVisible();
  });
});
