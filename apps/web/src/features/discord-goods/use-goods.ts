import { useCallback, useEffect, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { activitySdk } from '../../platform/discord/activity.ts';
import { currentLanguage } from '../../platform/i18n/i18n.ts';

/** Something that is sold inside the chat platform. */
export interface Article {
  readonly skuId: string;
  readonly diamonds: number;
  readonly keys: number;
  /** As the platform writes it, in the player's currency. */
  readonly price: string;
}
export type GoodsView =
  | { readonly kind: 'loading' }
  /** The page runs in a plain browser. */
  | { readonly kind: 'outside' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'here'; readonly articles: readonly Article[] };

/** What the platform sells and our server knows, cheapest first. */
async function loadGoods(): Promise<GoodsView> {
  const sdk = activitySdk();
  if (!sdk) return { kind: 'outside' };
  const { formatPrice } = await import('../../platform/discord/sdk.ts');
  const [{ skus }, { goods }] = await Promise.all([sdk.commands.getSkus(), api.call('discordGoods', {})]);
  const articles = skus
    .toSorted((a, b) => a.price.amount - b.price.amount)
    .flatMap(({ id, price }) => {
      const known = goods.find(({ skuId }) => skuId === id);
      return known ? [{ ...known, price: formatPrice(price, currentLanguage()) }] : [];
    });
  return { kind: 'here', articles };
}

export function useGoods(): { view: GoodsView; reload: () => void } {
  const [view, setView] = useState<GoodsView>({ kind: 'loading' });
  const reload = useCallback(() => {
    setView({ kind: 'loading' });
    loadGoods().then(setView, () => setView({ kind: 'failed' }));
  }, []);
  useEffect(reload, [reload]);
  return { view, reload };
}
