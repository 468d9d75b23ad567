import { FriendsWindow } from './friends-window.tsx';
import { FriendInvites } from './invites/friend-invites.tsx';

/** What friends bring over home and every room: their panel, and invitations. */
export function FriendsLayer() {
  return (
    <>
      <FriendsWindow />
      <FriendInvites />
    </>
  );
}
