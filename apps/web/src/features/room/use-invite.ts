import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { roomLink } from '../../app/route.ts';
import { copyText } from '../../platform/clipboard.ts';
import { inviteToActivity } from '../../platform/discord/invite.ts';
import { isEmbedded } from '../../platform/discord/launch.ts';
import { isStreaming } from '../../platform/streamer/streamer-mode.ts';
import { showError, showMessage, showNotice } from '../../ui/toasts/toasts.tsx';
import { useRoom } from './store/use-topic.ts';

/** Copies the link of the room and says so; where that can't be done the link itself is shown [R0018]. */
export function useCopyLink(): () => void {
  const { t } = useTranslation();
  const { roomId } = useRoom().store;
  return useCallback(() => {
    const link = roomLink(roomId);
    void copyText(link).then((done) =>
      done
        ? showNotice(t('room.codeCopied'))
        : isStreaming()
          ? showError(t('streamer.copyFailed'))
          : showMessage(t('common.copyByHand'), link),
    );
  }, [roomId, t]);
}

/** Brings others here: by the room's link, inside the chat platform, whose clipboard is closed, by its own invitation [R0019]. */
export function useInvite(): () => void {
  const { t } = useTranslation();
  const { roomId } = useRoom().store;
  const copy = useCopyLink();
  return useCallback(() => {
    if (!isEmbedded()) return copy();
    inviteToActivity(roomId, t('discord.shareMessage')).catch(() => showError(t('discord.inviteFailed')));
  }, [copy, roomId, t]);
}
