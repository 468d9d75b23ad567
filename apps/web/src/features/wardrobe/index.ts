export { Said, sayInShop } from './said.tsx';
export { nameOfWare, useWareName } from './ware-name.ts';
export { WarePicture } from './ware-picture.tsx';
export { ownedOf, type Ware, type WareKind } from './wares.ts';
export { receiveWorn, useWornWish, wear } from './wear.ts';
