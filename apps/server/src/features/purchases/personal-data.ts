import type { PersonalData } from '#features/account';
import { forgetBuyer, listPurchases } from './purchases.repository.ts';

/** Purchases stay, as everything in the ledgers does; whose account at Discord paid is forgotten with the player. */
export const purchasePersonalData: PersonalData = {
  name: 'purchases',
  read: listPurchases,
  erase: forgetBuyer,
};
