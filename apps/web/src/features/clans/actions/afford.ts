import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { sound } from '../../../platform/sound/sound.ts';
import type { Amount, Currency } from '../../../ui/kit/goods/price.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { currentUser } from '../../session/index.ts';

/** How much of a currency the player has. */
export function purseOf(currency: Currency): number {
  const user = currentUser();
  if (user === null) return 0;
  return { coin: user.score, diamond: user.diamond, key: user.key }[currency];
}

/** An amount in words. */
export const inWords = ({ amount, currency }: Amount): string => i18n.t(`shop.amount.${currency}`, { count: amount });

/** Whether the player has so much; if not, that is said. */
export function affords({ amount, currency }: Amount, otherwise: Parameters<typeof wordsForCode>[0]): boolean {
  if (purseOf(currency) >= amount) return true;
  sound.play('no');
  showError(wordsForCode(otherwise));
  return false;
}
