import { CLANS } from '@syllaboom/engine';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { sessionPort } from '../../../platform/session-port.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { askConfirm } from '../../../ui/kit/popups/confirm.tsx';
import { showGood } from '../../../ui/toasts/toasts.tsx';
import { patchUser } from '../../session/index.ts';
import { affords, inWords, purseOf } from './afford.ts';
import { carryOut, refreshPurse } from './clan-actions.ts';

/** What a clan is founded with. */
interface ClanDraft {
  readonly name: string;
  readonly tag: string;
  readonly description: string;
}

const PRICE = { amount: CLANS.createKeys, currency: 'key' } as const;

/** Founds a clan, after a question; says why not. */
export async function foundClan(draft: ClanDraft): Promise<void> {
  if (!affords(PRICE, 'clan/create_keys')) return;
  const sure = await askConfirm({
    title: i18n.t('clans.create.confirmTitle', { name: draft.name }),
    text: `${i18n.t('clans.create.confirmText', {
      price: inWords(PRICE),
      have: inWords({ amount: purseOf('key'), currency: 'key' }),
    })} ${i18n.t('clans.create.warning')}`,
    confirmLabel: i18n.t('clans.create.button'),
  });
  if (!sure) return;
  await carryOut(
    'create',
    async () => {
      const { clanId } = await api.call('createClan', { body: draft });
      patchUser({ clan: clanId });
      sound.play('win');
      showGood(i18n.t('clans.create.created'));
    },
    undefined,
    (cause) => {
      // Who plays by a name alone needs a way in first.
      if (cause instanceof ApiError && cause.code === 'auth/way_in_needed') sessionPort().needWayIn();
    },
  );
  refreshPurse();
}
