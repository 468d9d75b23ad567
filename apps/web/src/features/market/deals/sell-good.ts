import type { MarketCurrency, MarketType } from '@syllaboom/engine';
import { api } from '../../../platform/api/api.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showGood } from '../../../ui/toasts/toasts.tsx';
import { sayFailed } from './market-deals.ts';

/** What is put up for sale. */
export interface Offer {
  readonly word: string;
  readonly type: MarketType;
  readonly locale: string;
  readonly count: number;
  readonly price: number;
  readonly currency: MarketCurrency;
}

/** Puts something up for sale, and says what came of it; whether it stands there now. */
export async function sellGood(offer: Offer): Promise<boolean> {
  try {
    const { listing } = await api.call('sellWord', { body: offer });
    sound.play('ok');
    const price = i18n.t(`shop.amount.${listing.priceType}`, { count: listing.price });
    showGood(i18n.t('market.listed', { word: listing.word, price }));
    return true;
  } catch (cause) {
    sayFailed(cause, i18n.t('market.sellFailed'));
    return false;
  }
}
