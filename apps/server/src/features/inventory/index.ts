export {
  addItems,
  type Item,
  type ItemGain,
  type ItemKind,
  type OwnedItem,
  readItems,
} from './inventory.repository.ts';
