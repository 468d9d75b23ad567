export { addItems, readItems } from './inventory.repository.ts';
export { readOwnedLooks } from './owned-looks.ts';
export { inventoryPersonalData } from './personal-data.repository.ts';
