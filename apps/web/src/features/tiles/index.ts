export { GambleWindow } from './gamble/gamble-window.tsx';
export { GAMBLE_WINDOW } from './gamble/gamble-store.ts';
export { OWN_TILES_WINDOW, OwnTilesWindow } from './own/own-tiles-window.tsx';
export { DESTROY_WINDOW } from './destroy/destroy-store.ts';
export { DestroyWindow } from './destroy/destroy-window.tsx';
export { HeldWord } from './destroy/held-word.tsx';
