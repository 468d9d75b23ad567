export * from './list-word-index.ts';
