import { UserPlus, UserRoundCheck, UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../platform/query/use-api-query.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { useUser } from '../session/index.ts';
import { acceptRequest, askForFriendship, dropRequest, type Person } from './friend-actions.ts';
import { useFriendList, useFriendRequests } from './friend-lists.ts';
import { friendshipWith } from './friendship-with.ts';
import { usePending } from './use-pending.ts';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

const isAnswered = ({ data, failure }: Loaded<unknown>): boolean => data !== null || failure !== null;

interface FriendActionProps {
  person: Person;
  /** Where the caller knows it already. */
  isFriend?: boolean;
}

/** Asks a player for friendship, takes that back, or accepts; nothing beside friends, oneself and for guests. */
export function FriendAction({ person, isFriend }: FriendActionProps) {
  const { t } = useTranslation();
  const user = useUser();
  const friends = useFriendList({ enabled: isFriend === undefined });
  const requests = useFriendRequests();
  const { busy, run } = usePending();
  // Until then a friend would be asked for friendship.
  const isKnown = isAnswered(requests) && (isFriend !== undefined || isAnswered(friends));
  if (user?.guest !== false || user.id === person.id || isFriend === true || !isKnown) return null;
  const friendship = friendshipWith(person.id, friends.data, requests.data);
  switch (friendship) {
    case 'friend':
      return null;
    case 'asked':
      return (
        <Btn size="sm" disabled={busy} onClick={() => run(dropRequest(person))}>
          <UserRoundX {...ICON} />
          {t('friends.cancelRequest')}
        </Btn>
      );
    case 'asksUs':
      return (
        <Btn size="sm" tone="gold" disabled={busy} onClick={() => run(acceptRequest(person))}>
          <UserRoundCheck {...ICON} />
          {t('friends.acceptRequest')}
        </Btn>
      );
    case 'none':
      return (
        <Btn size="sm" tone="gold" disabled={busy} onClick={() => run(askForFriendship(person))}>
          <UserPlus {...ICON} />
          {t('friends.addFriend')}
        </Btn>
      );
  }
}
