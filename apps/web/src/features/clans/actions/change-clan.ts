import type { ClanSettings, SlotPrice } from '@syllaboom/contracts';
import { CLANS } from '@syllaboom/engine';
import { api } from '../../../platform/api/api.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { sound } from '../../../platform/sound/sound.ts';
import type { Amount } from '../../../ui/kit/goods/price.tsx';
import { askConfirm } from '../../../ui/kit/popups/confirm.tsx';
import { showGood } from '../../../ui/toasts/toasts.tsx';
import { affords, inWords, purseOf } from './afford.ts';
import { carryOut, refreshPurse } from './clan-actions.ts';

export const NAME_PRICE = { amount: CLANS.nameDiamonds, currency: 'diamond' } as const satisfies Amount;
export const TAG_PRICE = { amount: CLANS.tagKeys, currency: 'key' } as const satisfies Amount;

const costText = (price: Amount): string =>
  i18n.t('clans.manage.costs', {
    price: inWords(price),
    have: inWords({ amount: purseOf(price.currency), currency: price.currency }),
  });

/** Gives the clan another name, after a question that names the price. */
export async function renameClan(name: string): Promise<void> {
  if (!affords(NAME_PRICE, 'clan/name_gems')) return;
  const title = i18n.t('clans.manage.nameConfirm', { name });
  if (!(await askConfirm({ title, text: costText(NAME_PRICE), confirmLabel: i18n.t('clans.manage.rename') }))) return;
  await carryOut('name', async () => {
    await api.call('renameClan', { body: { name } });
    sound.play('coin');
    showGood(i18n.t('clans.done.name'));
  });
  refreshPurse();
}

/** The same for the tag. */
export async function changeTag(tag: string): Promise<void> {
  if (!affords(TAG_PRICE, 'clan/tag_keys')) return;
  const title = i18n.t('clans.manage.tagConfirm', { tag });
  if (!(await askConfirm({ title, text: costText(TAG_PRICE), confirmLabel: i18n.t('clans.manage.retag') }))) return;
  await carryOut('tag', async () => {
    await api.call('changeClanTag', { body: { tag } });
    sound.play('coin');
    showGood(i18n.t('clans.done.tag'));
  });
  refreshPurse();
}

export const describeClan = (description: string): Promise<boolean> =>
  carryOut('description', async () => {
    await api.call('describeClan', { body: { description } });
    showGood(i18n.t('clans.done.description'));
  });

export const saveSettings = (settings: ClanSettings): Promise<boolean> =>
  carryOut('settings', async () => {
    await api.call('updateClan', { body: settings });
    showGood(i18n.t('clans.done.settings'));
  });

/** One more slot for members, after a question that names both who pay. */
export async function addSlot({ keys, fromClan, fromOwner }: SlotPrice): Promise<void> {
  const words = (amount: number): string => inWords({ amount, currency: 'key' });
  if (!affords({ amount: fromOwner, currency: 'key' }, 'clan/slot_keys')) return;
  const sure = await askConfirm({
    title: i18n.t('clans.manage.upgradeConfirm', { price: words(keys) }),
    text: [
      i18n.t('clans.manage.fromPurse', { price: words(fromClan) }),
      i18n.t('clans.manage.fromYou', { price: words(fromOwner) }),
    ].join(' · '),
    confirmLabel: i18n.t('clans.manage.upgrade'),
  });
  if (!sure) return;
  await carryOut('upgrade', async () => {
    await api.call('upgradeClan', {});
    sound.play('coin');
    showGood(i18n.t('clans.done.upgrade'));
  });
  refreshPurse();
}
