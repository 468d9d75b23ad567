export { addItems, readItems } from './inventory.repository.ts';
