/** Every text of tr-TR by its feature; one file for the browser to fetch. */
export const TEXTS = import.meta.glob<object>('../../../locales/tr-TR/*.json', { eager: true, import: 'default' });
