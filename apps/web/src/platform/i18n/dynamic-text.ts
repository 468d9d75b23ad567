import type { TFunction } from 'i18next';

/** Words whose key and parameters come over the wire: both are checked by the contracts, not by the catalogue's type. */
export const dynamicText = (t: TFunction, key: string, params: Record<string, string | number> = {}): string =>
  (t as (key: string, params: object) => string)(key, params);
