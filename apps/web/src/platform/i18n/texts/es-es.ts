/** Every text of es-ES by its feature; one file for the browser to fetch. */
export const TEXTS = import.meta.glob<object>('../../../locales/es-ES/*.json', { eager: true, import: 'default' });
