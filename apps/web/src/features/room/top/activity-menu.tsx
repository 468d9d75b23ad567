import { Share2, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { inviteToActivity, shareRoom } from '../../../platform/discord/invite.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { MenuItem, PopupMenu } from '../../../ui/kit/popups/popup-menu.tsx';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { useRoom } from '../store/use-topic.ts';

const ICON = { size: 19, strokeWidth: 2.7 } as const;

/** Inside the chat platform: the ways to bring others into this room. */
export function ActivityMenu() {
  const { t } = useTranslation();
  const { roomId } = useRoom().store;
  const message = t('discord.shareMessage');
  const refuse = () => showError(t('discord.inviteFailed'));
  const share = () =>
    void shareRoom(roomId, message).then((shared) => {
      if (shared) showGood(t('discord.shared'));
    }, refuse);
  return (
    <PopupMenu
      trigger={
        <Btn size="sm" icon aria-label={t('discord.invite')}>
          <UserPlus {...ICON} />
        </Btn>
      }
    >
      <MenuItem icon={<UserPlus {...ICON} />} onClick={() => void inviteToActivity(roomId, message).catch(refuse)}>
        {t('discord.invite')}
      </MenuItem>
      <MenuItem icon={<Share2 {...ICON} />} onClick={share}>
        {t('discord.share')}
      </MenuItem>
    </PopupMenu>
  );
}
