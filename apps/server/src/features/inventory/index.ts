export { moveItems, releaseItems, reserveItems, swapItems } from './change-items.ts';
/** @internal Until something takes things. */
export { takeItems } from './change-items.ts';
export { readStockAmong, readStockPage } from './stock-list.repository.ts';
export { addItems, type ItemGain } from './inventory.repository.ts';
/** What somebody holds. */
export { readItems } from './inventory.repository.ts';
export { readStock } from './stock.repository.ts';
/** @internal For tests of whatever moves things. */
export { countItemFaults } from './stock.repository.ts';
export { emitUnlocked } from './emit-unlocked.ts';
export { readOwnedCosmetics } from './owned-cosmetics.ts';
export { inventoryFeature } from './inventory.feature.ts';
export { takeReceived } from './take-received.repository.ts';
