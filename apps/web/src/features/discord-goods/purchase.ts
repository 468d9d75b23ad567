import { activitySdk, noteEntitlement } from '../../platform/discord/activity.ts';
import { readLaunch } from '../../platform/discord/launch.ts';
import { i18n } from '../../platform/i18n/i18n.ts';
import { sound } from '../../platform/sound/sound.ts';
import { showError, showGood } from '../../ui/toasts/toasts.tsx';

/** Buys through the platform; what it answers is told to the server, which looks it up and grants it. */
export async function purchase(skuId: string): Promise<void> {
  // The platform's mobile clients sell nothing.
  if (readLaunch(location.search).platform === 'mobile') return showError(i18n.t('discord.notOnMobile'));
  try {
    const bought = await activitySdk()?.commands.startPurchase({ sku_id: skuId });
    for (const { id } of bought ?? []) noteEntitlement(id);
    sound.play('ok');
    showGood(i18n.t('discord.bought'));
  } catch {
    showError(i18n.t('discord.purchaseFailed'));
  }
}
