import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { roomLink } from '../../../navigation/room-address.ts';
import { copyText } from '../../../platform/clipboard.ts';
import { inviteToActivity } from '../../../platform/discord/invite.ts';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { isTouch } from '../../../platform/media.ts';
import { shareLink } from '../../../platform/share.ts';
import { isStreaming } from '../../../platform/streamer/streamer-mode.ts';
import { showError, showGood, showMessage } from '../../../ui/toasts/toasts.tsx';
import { useRoom } from '../store/use-topic.ts';

/** Copies the link of the room and says so, by default as of the code that was pressed; where that can't be done the link itself is shown. */
export function useCopyLink(copied: 'room.codeCopied' | 'replay.linkCopied' = 'room.codeCopied'): () => void {
  const { t } = useTranslation();
  const { roomId } = useRoom().store;
  return useCallback(() => {
    const link = roomLink(roomId);
    void copyText(link).then((done) =>
      done
        ? showGood(t(copied))
        : isStreaming()
          ? showError(t('streamer.copyFailed'))
          : showMessage(t('common.copyByHand'), link),
    );
  }, [copied, roomId, t]);
}

/** Brings others here: by the room's link, in the hand by the device's own sheet, inside the chat platform, whose clipboard is closed, by its own invitation. */
export function useInvite(): () => void {
  const { t } = useTranslation();
  const { roomId } = useRoom().store;
  const copy = useCopyLink('replay.linkCopied');
  const share = useCallback(async () => {
    const outcome = await shareLink(roomLink(roomId), t('discord.shareMessage'));
    if (outcome === 'copied') showGood(t('replay.linkCopied'));
    // Where neither goes, the link itself is shown, unless nobody may see it.
    if (outcome === 'failed') copy();
  }, [copy, roomId, t]);
  return useCallback(() => {
    // The sheet would show the link.
    if (!isEmbedded()) return isTouch() && !isStreaming() ? void share() : copy();
    inviteToActivity(roomId, t('discord.shareMessage')).catch(() => showError(t('discord.inviteFailed')));
  }, [copy, share, roomId, t]);
}
