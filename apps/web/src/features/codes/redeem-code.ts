import type { CodeReward } from '@syllaboom/contracts';
import { api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { wordsForCode, wordsForError } from '../../platform/i18n/error-words.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { sound } from '../../platform/sound/sound.ts';
import { showSpawn } from '../../ui/spawns/spawn-store.ts';
import { showGood } from '../../ui/toasts/toasts.tsx';
import { refreshUser } from '../session/index.ts';
import { CODE_CURRENCIES, type CodeCurrency, wordsForGoods } from './code-goods.ts';

/** What all rewards of a code come to. */
const sumOf = (rewards: readonly CodeReward[], currency: CodeCurrency): number =>
  rewards.reduce((sum, reward) => sum + (new Map(Object.entries(reward)).get(currency) ?? 0), 0);

function celebrate(rewards: readonly CodeReward[]): void {
  sound.play('ok');
  const goods = { coin: sumOf(rewards, 'coin'), diamond: sumOf(rewards, 'diamond'), key: sumOf(rewards, 'key') };
  for (const currency of CODE_CURRENCIES) showSpawn(currency, goods[currency]);
  showGood(i18n.t('codes.got', { goods: wordsForGoods(goods) }));
}

/** A call that fails says nothing of the code: as far as this page knows there is none. */
const sayFailure = (cause: unknown): string => {
  const isSaid =
    cause instanceof ApiError &&
    (cause.code.startsWith('code/') || cause.code.startsWith('auth/') || cause.code === 'http/rate_limited');
  return isSaid ? wordsForError(cause) : wordsForCode('code/not_exist');
};

/** Redeems a code; null: it is done, else the sentence that says why not. */
export async function redeemCode(code: string): Promise<string | null> {
  try {
    const { rewards } = await api.call('redeemCode', { params: { code } });
    celebrate(rewards);
    void refreshUser();
    return null;
  } catch (cause) {
    return sayFailure(cause);
  }
}
