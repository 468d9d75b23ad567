/** Every text of tl-TL by its feature; one file for the browser to fetch. */
export const TEXTS = import.meta.glob<object>('../../../locales/tl-TL/*.json', { eager: true, import: 'default' });
