import { COLLECTIONS } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { refusal } from '../../testing/fake-fetch.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { isWindowOpen } from '../../ui/windows/manager.ts';
import { AddToCollection, CollectionWindows } from './index.ts';
import { ownCollection, serveCollections } from './testing/fake-collections.ts';
import { resetCollections, SLOW } from './testing/show-collections.tsx';

const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
const notice = (words: string) => page.getByText(words).first();
const items = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);

/** The button as a word's window has it. */
async function show() {
  signInAs({});
  await render(
    <TipProvider>
      <AddToCollection locale="de-DE" word="KATZE" />
      <CollectionWindows />
      <Toasts />
    </TipProvider>,
  );
  await page.getByRole('button', { name: 'Collect' }).click();
}

beforeEach(() => page.viewport(1280, 900));
afterEach(resetCollections);

describe('the menu of a word', () => {
  it('lists own collections, those of its language first, and puts the word into one; a second time it says so [S0045 S0226]', async () => {
    const server = serveCollections({
      collections: [
        ownCollection('a', { name: 'Words' }),
        ownCollection('b', { name: 'Tiere', locale: 'de-DE', wordCount: 2 }),
        ownCollection('c', { name: 'Full', wordCount: COLLECTIONS.mostWords }),
      ],
    });
    await show();
    await expect.element(item(/Tiere/), SLOW).toBeVisible();
    expect(items()).toEqual([
      'GermanTiere2',
      'EnglishWords0',
      'EnglishFullWord Limit Reached',
      'New collection',
      'My Collections',
    ]);
    await expect.element(item(/Full/)).toHaveAttribute('data-disabled');
    await item(/Tiere/).click();
    await expect.element(notice('KATZE is now in Tiere')).toBeVisible();
    expect(server.kept.words.b).toEqual(['KATZE']);
    await page.getByRole('button', { name: 'Collect' }).click();
    await item(/Tiere/).click();
    await expect.element(notice('KATZE is already in Tiere')).toBeVisible();
    expect(server.kept.words.b).toEqual(['KATZE']);
  });

  it('says that adding fails', async () => {
    const server = serveCollections({ collections: [ownCollection('a', { name: 'Words' })] });
    server.kept.instead['POST /collections/a/words'] = () => refusal('http/internal', 500);
    await show();
    await item(/Words/).click();
    await expect.element(notice('Error adding word to collection')).toBeVisible();
  });

  it('says that collections fail to load, and tries again', async () => {
    const server = serveCollections({ collections: [ownCollection('a', { name: 'Words' })] });
    server.kept.instead['GET /collections/user/mine'] = () => refusal('http/internal', 500);
    await show();
    await expect.element(page.getByText('Error loading collections'), SLOW).toBeVisible();
    server.kept.instead = {};
    await item('Try again').click();
    await expect.element(item(/Words/)).toBeVisible();
  });

  it('makes a collection for the word, in its language, and leads to the own ones', async () => {
    const server = serveCollections();
    await show();
    await item('New collection').click();
    const form = page.getByRole('form', { name: 'New collection' });
    await expect.element(form.getByRole('combobox', { name: 'Language' }), SLOW).toHaveTextContent('German');
    await form.getByRole('textbox', { name: 'Name' }).fill('Tiere');
    await form.getByRole('button', { name: 'Create collection' }).click();
    await expect.element(notice('KATZE is now in Tiere')).toBeVisible();
    expect(server.kept.words.new0).toEqual(['KATZE']);
    expect(isWindowOpen('collection')).toBe(false);
    await page.getByRole('button', { name: 'Collect' }).click();
    await item('My Collections').click();
    await expect.element(page.getByRole('article', { name: 'Tiere' }), SLOW).toBeVisible();
  });
});
