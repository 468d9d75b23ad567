/** Every text of de-DE by its feature; one file for the browser to fetch. */
export const TEXTS = import.meta.glob<object>('../../../locales/de-DE/*.json', { eager: true, import: 'default' });
