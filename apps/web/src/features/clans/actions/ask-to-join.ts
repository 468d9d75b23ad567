import type { ClanCard } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { askConfirm } from '../../../ui/kit/popups/confirm.tsx';
import { showNotice } from '../../../ui/toasts/toasts.tsx';
import { inWords, purseOf } from './afford.ts';
import { carryOut } from './clan-actions.ts';

/** What asking means for the purse, before one asks. */
function feeText({ joinFee, feeType }: ClanCard['settings']): string {
  if (joinFee === 0) return i18n.t('clans.join.confirmFree');
  return i18n.t('clans.join.confirmFee', {
    fee: inWords({ amount: joinFee, currency: feeType }),
    have: inWords({ amount: purseOf(feeType), currency: feeType }),
  });
}

/** Asks a clan to be let in, at the fee that was shown or not at all. */
export async function askToJoin({ id, name, settings }: Pick<ClanCard, 'id' | 'name' | 'settings'>): Promise<void> {
  const sure = await askConfirm({
    title: i18n.t('clans.join.confirmTitle', { name }),
    text: feeText(settings),
    confirmLabel: i18n.t('clans.join.button'),
  });
  if (!sure) return;
  const { joinFee, feeType } = settings;
  await carryOut(
    'join',
    async () => {
      await api.call('joinClan', { body: { clanId: id, joinFee, feeType } });
      showNotice(i18n.t('clans.join.sent', { name }));
    },
    id,
  );
}

/** Takes an own request back. */
export const takeBackRequest = ({ id, name }: Pick<ClanCard, 'id' | 'name'>): Promise<boolean> =>
  carryOut(
    'withdraw',
    async () => {
      await api.call('withdrawClanRequest', { body: { clanId: id } });
      showNotice(i18n.t('clans.join.takenBack', { name }));
    },
    id,
  );
