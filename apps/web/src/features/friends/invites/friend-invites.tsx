import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useShown } from '../../../platform/streamer/hide-people.ts';
import { ornamentPart } from '../../../ui/lazy-part.tsx';
import { useFriendNews } from '../friend-news.ts';

const InvitePopup = ornamentPart(async () => ({ default: (await import('./invite-popup.tsx')).InvitePopup }));

/** Invitations of friends, over whatever is on the screen; readers are told at their leisure, the focus stays where it is. */
export function FriendInvites() {
  const { t } = useTranslation();
  const invite = useFriendNews(({ invites }) => invites[0]);
  const shown = useShown(
    invite && {
      id: invite.fromId,
      displayName: invite.fromName,
      avatar: invite.fromAvatar,
      frame: invite.fromFrame,
    },
  );
  return (
    <>
      <p className="sr" role="status">
        {shown ? `${t('friends.gameInvite')}. ${t('invite.from', { name: shown.displayName })}` : ''}
      </p>
      {invite && shown ? (
        <Suspense fallback={null}>
          <InvitePopup key={invite.id} invite={invite} from={shown} />
        </Suspense>
      ) : null}
    </>
  );
}
