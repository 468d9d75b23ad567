/** Every text of pt-BR by its feature; one file for the browser to fetch. */
export const TEXTS = import.meta.glob<object>('../../../locales/pt-BR/*.json', { eager: true, import: 'default' });
