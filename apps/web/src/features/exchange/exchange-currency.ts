import { type ExchangeCurrency, otherCurrency } from '@syllaboom/engine';
import { api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import type { CallReply } from '../../platform/api/create-api.ts';
import { wordsForError } from '../../platform/i18n/error-words.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { markStale } from '../../platform/query/query-client.ts';
import { sound } from '../../platform/sound/sound.ts';
import { showError, showGood } from '../../ui/toasts/toasts.tsx';
import { currentUser, refreshUser } from '../session/index.ts';

interface Wish {
  readonly from: ExchangeCurrency;
  readonly amount: number;
  /** What the page has shown: less is not taken. */
  readonly least: number;
}

/**
 * What nobody has answered, and what it was asked with. The same wish is asked again in the same words, so that one which was
 * carried out although its answer was lost is not carried out once more at the new rate.
 */
const unanswered = new Map<string, number>();

const wordsOf = (currency: ExchangeCurrency, count: number): string => i18n.t(`exchange.amount.${currency}`, { count });

/** Whether the server has said what is wrong. */
const isAnswered = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && (cause.code.startsWith('exchange/') || cause.code === 'wallet/key_reused');

const sayFailure = (cause: unknown): string =>
  isAnswered(cause) || (cause instanceof ApiError && cause.status === 429)
    ? wordsForError(cause)
    : i18n.t('exchange.failed');

function sayDone({ from, amountSpent, amountReceived }: CallReply<'exchangeCurrency'>): void {
  sound.play('ok');
  const [given, gotten] = [wordsOf(from, amountSpent), wordsOf(otherCurrency(from), amountReceived)];
  showGood(i18n.t('exchange.done', { given, gotten }));
}

/** Exchanges, and says what came of it; whether it was done. */
export async function exchangeCurrency({ from, amount, least }: Wish): Promise<boolean> {
  const wish = `${currentUser()?.id ?? ''} ${from} ${amount}`;
  const asked = unanswered.get(wish) ?? least;
  unanswered.set(wish, asked);
  try {
    const body = { from, to: otherCurrency(from), amount, least: asked };
    sayDone(await api.call('exchangeCurrency', { body }));
    unanswered.delete(wish);
    return true;
  } catch (cause) {
    if (isAnswered(cause)) unanswered.delete(wish);
    showError(sayFailure(cause));
    // Whatever was wrong: what is shown may be old.
    markStale('exchangeRates');
    return false;
  } finally {
    void refreshUser();
  }
}
