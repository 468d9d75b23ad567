export * from './close-codes.ts';
export * from './errors.ts';
export * from './http/index.ts';
export * from './rooms/game.ts';
export * from './rooms/lobby.ts';
