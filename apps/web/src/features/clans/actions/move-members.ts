import type { Clan } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { keyOf } from '../../../platform/query/stale-after.ts';
import { askConfirm } from '../../../ui/kit/popups/confirm.tsx';
import { showError, showNotice } from '../../../ui/toasts/toasts.tsx';
import { currentUser, patchUser } from '../../session/index.ts';
import { carryOut } from './clan-actions.ts';

interface Named {
  readonly id: string;
  readonly displayName: string;
}

/** Leaves the clan, after a question; the last one out ends it, and an owner passes it on first. */
export async function leaveClan({ name, owner, memberCount }: Pick<Clan, 'name' | 'owner' | 'memberCount'>) {
  const isLast = memberCount === 1;
  if (owner === currentUser()?.id && !isLast) return showError(wordsForCode('clan/owner_stays'));
  const sure = await askConfirm({
    title: i18n.t('clans.deeds.leaveTitle', { name }),
    text: i18n.t(isLast ? 'clans.deeds.leaveLastText' : 'clans.deeds.leaveText'),
    confirmLabel: i18n.t('clans.deeds.leave'),
    danger: true,
  });
  if (!sure) return;
  await carryOut('leave', async () => {
    await api.call('leaveClan', {});
    // The clan may be no more: nothing of it is asked again.
    queryClient.setQueryData<CallReply<'ownClan'>>(keyOf('ownClan', {}), { clanId: 0 });
    patchUser({ clan: 0 });
    showNotice(i18n.t('clans.deeds.left', { name }));
  });
}

/** Puts a member out, after a question. */
export async function kickMember({ id, displayName: name }: Named): Promise<void> {
  const sure = await askConfirm({
    title: i18n.t('clans.deeds.kickTitle', { name }),
    text: i18n.t('clans.deeds.kickText'),
    confirmLabel: i18n.t('clans.deeds.kick'),
    danger: true,
  });
  if (!sure) return;
  await carryOut(
    'kick',
    async () => {
      await api.call('kickClanMember', { body: { memberId: id } });
      showNotice(i18n.t('clans.deeds.kicked', { name }));
    },
    id,
  );
}

/** Gives the clan to another member, after a question. */
export async function transferClan({ id, displayName: name }: Named): Promise<void> {
  const sure = await askConfirm({
    title: i18n.t('clans.deeds.transferTitle', { name }),
    text: i18n.t('clans.deeds.transferText'),
    confirmLabel: i18n.t('clans.deeds.transfer'),
    danger: true,
  });
  if (!sure) return;
  await carryOut(
    'transfer',
    async () => {
      await api.call('transferClan', { body: { memberId: id } });
      showNotice(i18n.t('clans.deeds.transferred', { name }));
    },
    id,
  );
}
