import { COLLECTIONS } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { openCollection, openCollections, openNewCollection } from '../../navigation/windows.ts';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { ALLOWED_FAULTS } from '../../testing/allowed-faults.ts';
import { awaitRest } from '../../testing/await-rest.ts';
import { findBroken } from '../../testing/find-broken.ts';
import { findLayoutFaults } from '../../testing/find-layout-faults.ts';
import { closeAllWindows } from '../../ui/windows/manager.ts';
import { editCollection } from './edit/editing.ts';
import { useShelf } from './shelf/shelf-state.ts';
import {
  collectionOf,
  manyCollections,
  manyWords,
  ownCollection,
  serveCollections,
} from './testing/fake-collections.ts';
import { resetCollections, showCollections, SLOW } from './testing/show-collections.tsx';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;
const stands = (selector: string) => expect.poll(() => document.querySelector(selector), SLOW).not.toBeNull();
/** What is cut, covered or overlaps once everything is at rest. */
async function faults() {
  await awaitRest();
  return findLayoutFaults([
    ...ALLOWED_FAULTS,
    { reason: 'Covers show how a name begins, the open booklet all of it.', kinds: ['cut'], of: '[lang]' },
    {
      reason: 'Booklets lean on their shelf, and stand in front of it.',
      kinds: ['covered', 'overlap'],
      of: '*',
      by: '[data-collection] *',
    },
    {
      reason: 'What scrolls in a window passes below the edge by which it is sized.',
      kinds: ['covered'],
      of: '[data-word] *',
      by: '[data-edge]',
    },
  ]);
}

const NAMES = [
  'Zungenbrecher 25',
  'Sammlungsname 3',
  'SCHREIBMASCHINE',
  'Schreibmaschinen',
  'Donaudampfschifffahrtsgesellschaftskapitän',
];
const LONG_WORDS = [
  'AALFISCHEREI',
  'AALFISCHERINNEN',
  'ABANDERBARKEIT',
  'ABARBEITENDEM',
  'MAMMUTBÄUMEN',
  'WWWWWWWWWWWWWW',
];

beforeEach(() => {
  serveCollections({
    collections: [
      ownCollection('own1', {
        name: 'Donaudampfschifffahrtsgesellschaft',
        description: 'word '.repeat(100),
        wordCount: COLLECTIONS.mostWords,
        views: 120_031,
        favorites: 1_234,
      }),
      ...Array.from({ length: 9 }, (_, at) => ownCollection(`mine${at}`, { public: false, locale: 'de-DE' })),
      ...manyCollections(120),
    ],
    words: { own1: manyWords(COLLECTIONS.mostWords), c1x: manyWords(120) },
  });
});
afterEach(async () => {
  await resetCollections();
  await setLanguage('en-US');
});

describe.each(['de-DE', 'tr-TR'] as const)('collections in %s', (language) => {
  it.each(SIZES)(
    'are whole at %i×%i: the shelves, a booklet that is read and edited, a new one',
    { timeout: 60_000 },
    async (width, height) => {
      await setLanguage(language);
      await page.viewport(width, height);
      openCollections();
      await showCollections();
      await stands('[data-collection=mine8]');
      expect(await faults()).toEqual([]);
      useShelf.setState({ tab: 'browse' });
      await stands('[data-collection^=c]');
      expect(await faults()).toEqual([]);
      closeAllWindows();
      openCollection('c1x');
      await stands('[data-word]');
      expect(await faults()).toEqual([]);
      editCollection('own1');
      openCollection('own1');
      await stands('[data-window=collection] input[type=file]');
      await stands('[data-word]');
      expect(await faults()).toEqual([]);
      document.querySelectorAll<HTMLElement>('[data-window=collection] [role=tab]')[1]?.click();
      await stands('[data-window=collection] textarea');
      expect(await faults()).toEqual([]);
      closeAllWindows();
      openNewCollection();
      await stands('[data-window=new-collection] textarea');
      expect(await faults()).toEqual([]);
    },
  );
});

it.each(SIZES)(
  'names, owners and words are whole in their lines at %i×%i, or end them with a hyphen',
  { timeout: 60_000 },
  async (width, height) => {
    const owner = { owner: 'account-smith', ownerName: 'Silbenschmiedin', locale: 'de-DE' } as const;
    serveCollections({
      collections: [
        ownCollection('own1', { name: 'Zungenbrecher 25' }),
        ...NAMES.map((name, at) => collectionOf(`c${at}`, { ...owner, name })),
      ],
      words: { own1: LONG_WORDS, c0: LONG_WORDS },
    });
    await setLanguage('de-DE');
    await page.viewport(width, height);
    openCollections();
    useShelf.setState({ tab: 'browse' });
    await showCollections();
    await stands('[data-collection=c4]');
    await awaitRest();
    expect(findBroken(document.body)).toEqual([]);
    closeAllWindows();
    for (const id of ['c0', 'own1']) {
      editCollection(id);
      openCollection(id);
      await stands('[data-word]');
      await awaitRest();
      expect(findBroken(document.body)).toEqual([]);
      closeAllWindows();
    }
  },
);
