import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FRIENDS_WINDOW } from '../../navigation/windows.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Tip } from '../../ui/kit/popups/tip.tsx';
import { toggleWindow } from '../../ui/windows/manager.ts';
import { useUser } from '../session/index.ts';
import { useWaitingRequests } from './friend-news.ts';

/** Opens and closes the panel of friends, with the number of requests that wait; nothing for guests. */
export function FriendsButton() {
  const { t } = useTranslation();
  const count = useWaitingRequests();
  if (useUser()?.guest !== false) return null;
  const title = t('friends.title');
  return (
    <Tip label={title}>
      <Btn
        size="sm"
        icon
        badge={count}
        aria-label={count === 0 ? title : `${title}: ${t('friends.waiting', { count })}`}
        onClick={() => toggleWindow(FRIENDS_WINDOW)}
      >
        <Users size={19} strokeWidth={2.7} />
      </Btn>
    </Tip>
  );
}
