import type { MarketListing } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showInfo } from '../../../ui/toasts/toasts.tsx';
import { sayFailed, whileDealing } from './market-deals.ts';

/** Takes an own listing off the market: it stands there as pending until the answer says that it is gone, or stays. */
export const removeListing = ({ id, word, type }: MarketListing): Promise<void> =>
  whileDealing(id, 'removing', async () => {
    try {
      await api.call('removeListing', { body: { word, type, id } });
      sound.play('tap');
      showInfo(i18n.t('market.removed', { word }));
      return true;
    } catch (cause) {
      sayFailed(cause, i18n.t('market.removeFailed'));
      return false;
    }
  });
