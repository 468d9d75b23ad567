export { inputOf } from './fuzz/fuzz-actions.ts';
export { typeWord } from '../bots/type-word.ts';
export * from './arbitraries.ts';
export * from './hostile-markup.ts';
export * from './invent-words.ts';
export * from './list-word-index.ts';
export * from './sample-words.ts';
export * from './scenario.ts';
