import { categoriesFeature } from '#features/categories';
import { createWiki, previewFeature } from '#features/preview';
import type { Services } from './compose-services.ts';

/** Word categories, and the previews of their words. */
export const composeCategories = ({
  world: { database, clock, config, outside, dictionaries },
  play: { words, meanings, openDictionary },
  playerChanged,
  pictureLinks,
}: Pick<Services, 'world' | 'play' | 'playerChanged' | 'pictureLinks'>) => ({
  categories: categoriesFeature({
    database,
    clock,
    ports: {
      openDictionary,
      categoriesOf: (language) => dictionaries.categories(language),
      announceChange: playerChanged,
    },
  }),
  preview: previewFeature({
    clock,
    wiki: config.wiki && createWiki({ ...config.wiki, clock, outside }),
    ports: { knowsWord: words.exists, meaningOf: meanings.lookUp, pictureLink: pictureLinks.link },
  }),
});
