export { GambleWindow } from './gamble/gamble-window.tsx';
export { GAMBLE_WINDOW } from './gamble/gamble-store.ts';
export { OWN_TILES_WINDOW, OwnTilesWindow } from './own/own-tiles-window.tsx';
