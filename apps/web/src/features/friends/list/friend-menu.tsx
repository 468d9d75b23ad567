import type { Friend } from '@syllaboom/contracts';
import { CircleUserRound, DoorOpen, Mail, Send, UserMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openInbox, openProfile } from '../../../navigation/windows.ts';
import { MenuItem, MenuSeparator } from '../../../ui/kit/popups/popup-menu.tsx';
import { inviteFriend, removeFriend } from '../friend-actions.ts';
import { type GameToJoin, joinGame } from '../join-game.ts';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

interface FriendMenuProps {
  friend: Friend;
  /** Where the friend can be joined; null: nowhere. */
  game: GameToJoin | null;
  /** Sits at the player's own table. */
  isHere: boolean;
  /** Goes with an invitation. */
  message: string;
}

/** What can be done about a friend. */
export function FriendMenu({ friend, game, isHere, message }: FriendMenuProps) {
  const { t } = useTranslation();
  return (
    <>
      <MenuItem icon={<CircleUserRound {...ICON} />} onClick={() => openProfile(friend.id, friend.displayName)}>
        {t('friends.viewProfile')}
      </MenuItem>
      <MenuItem icon={<DoorOpen {...ICON} />} disabled={game === null} onClick={() => game && void joinGame(game)}>
        {t('friends.join')}
      </MenuItem>
      <MenuItem icon={<Send {...ICON} />} disabled={isHere} onClick={() => void inviteFriend(friend, message)}>
        {t('friends.inviteToGame')}
      </MenuItem>
      <MenuItem icon={<Mail {...ICON} />} onClick={() => openInbox({ id: friend.id })}>
        {t('friends.sendMessage')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<UserMinus {...ICON} />} danger onClick={() => void removeFriend(friend)}>
        {t('friends.remove')}
      </MenuItem>
    </>
  );
}
