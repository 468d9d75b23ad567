import type { Feature } from '#manifest/feature.ts';
import { inventoryPersonalData } from './personal-data.repository.ts';

/** What players own besides money. */
export const inventoryFeature = {
  personalData: inventoryPersonalData,
  playerTables: ['inventory_item', 'inventory_entry', 'inventory_news'],
} satisfies Feature;
