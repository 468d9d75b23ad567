/** Every text of fr-FR by its feature; one file for the browser to fetch. */
export const TEXTS = import.meta.glob<object>('../../../locales/fr-FR/*.json', { eager: true, import: 'default' });
