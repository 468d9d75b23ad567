import type { Collection } from '@syllaboom/contracts';
import { formatAddress } from '../../../navigation/address.ts';
import { copyText } from '../../../platform/clipboard.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { isTouch } from '../../../platform/media.ts';
import { shareLink } from '../../../platform/share.ts';
import { showGood, showMessage } from '../../../ui/toasts/toasts.tsx';

/** The address that opens a collection. */
const addressOf = (id: string): string => location.origin + location.pathname + formatAddress({ collection: id });

/** Passes a collection on by its address: in the hand by the device's own sheet, else by the clipboard. */
export async function shareCollection({ id, name }: Collection): Promise<void> {
  const address = addressOf(id);
  const outcome = isTouch()
    ? await shareLink(address, i18n.t('collections.shareText', { name }))
    : (await copyText(address))
      ? 'copied'
      : 'failed';
  if (outcome === 'copied') showGood(i18n.t('replay.linkCopied'));
  // Where neither goes, the address itself is shown.
  if (outcome === 'failed') await showMessage(i18n.t('common.copyByHand'), address);
}
