export * from './catalogue/languages.ts';
export * from './catalogue/modes.ts';
export * from './ids.ts';
export * from './match/match-types.ts';
export * from './random.ts';
export * from './result.ts';
export type * from './room/settings.ts';
export type * from './word-index.ts';
