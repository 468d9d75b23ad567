import type { MarketListing } from '@syllaboom/contracts';
import { MARKET } from '@syllaboom/engine';
import { api } from '../../../platform/api/api.ts';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { currentUser } from '../../session/index.ts';
import { hasWayIn, refreshPurse, sayFailed, whileDealing } from './market-deals.ts';

const refuse = (code: Parameters<typeof wordsForCode>[0]): false => {
  sound.play('no');
  showError(wordsForCode(code));
  return false;
};

/** Whether the player may buy a piece of it; if not, that is said. */
export function mayBuy({ price, priceType }: MarketListing): boolean {
  const user = currentUser();
  if (user === null || !hasWayIn()) return false;
  if (user.level < MARKET.buyLevel) return refuse('market/buy_level');
  const { has, code } = {
    coin: { has: user.score, code: 'shop/not_enough_gold' },
    diamond: { has: user.diamond, code: 'shop/not_enough_diamonds' },
    key: { has: user.key, code: 'shop/not_enough_keys' },
  }[priceType] as { has: number; code: Parameters<typeof wordsForCode>[0] };
  return has >= price || refuse(code);
}

/** Buys a piece of a language, at the price that was confirmed or not at all. */
export const buyListing = (sellerId: string, listing: MarketListing, locale: string | undefined): Promise<void> =>
  whileDealing(listing.id, 'buying', async () => {
    const { id, word, type, price, priceType } = listing;
    const body = { sellerId, word, type, id, price, priceType, ...(locale === undefined ? {} : { locale }) };
    try {
      const bought = await api.call('buyWord', { body });
      sound.play('coin');
      const paid = i18n.t(`shop.amount.${bought.priceType}`, { count: bought.price });
      showGood(i18n.t('market.bought', { word: bought.word, price: paid }));
      return bought.remaining === 0;
    } catch (cause) {
      sayFailed(cause, i18n.t('market.buyFailed'));
      return false;
    } finally {
      refreshPurse();
    }
  });
