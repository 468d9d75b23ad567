/** Every text of id-ID by its feature; one file for the browser to fetch. */
export const TEXTS = import.meta.glob<object>('../../../locales/id-ID/*.json', { eager: true, import: 'default' });
