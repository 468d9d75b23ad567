import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FRIENDS_WINDOW, openProfile } from '../../../navigation/windows.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { closeWindow, openWindow } from '../../../ui/windows/manager.ts';
import { useUser } from '../../session/index.ts';
import { FRIENDS_WINDOW as BOARD_FRIENDS_WINDOW } from '../craft-ui.ts';
import { visitBoard } from '../store/current-board.ts';
import s from './craft-windows.module.css';

/** The player's friends: their profiles, and their boards. */
export function BoardFriends() {
  const { t } = useTranslation();
  const own = useUser()?.id ?? '';
  const friends = useApiQuery('friendList', {});
  return (
    <div className={s.page}>
      <LoadView of={friends}>
        {({ friends: list }) =>
          list.length === 0 ? (
            <EmptyState title={t('craft.noFriends')} seed="Mochi">
              <Btn tone="gold" onClick={() => openWindow(FRIENDS_WINDOW)}>
                <UserPlus size={18} strokeWidth={2.7} aria-hidden="true" />
                {t('friends.addFriend')}
              </Btn>
            </EmptyState>
          ) : (
            <ul className={s.people}>
              {list.map(({ id, displayName, avatar, frame }) => (
                <li key={id} className={s.friend}>
                  <button type="button" className={s.person} onClick={() => openProfile(id, displayName)}>
                    <PlayerFace seed={avatar || id} frame={frame} size={38} />
                    <span className={s.name}>{displayName}</span>
                  </button>
                  <Btn
                    size="sm"
                    tone="gold"
                    aria-label={t('craft.visitNamed', { name: displayName })}
                    onClick={() => {
                      visitBoard(own, { id, displayName });
                      closeWindow(BOARD_FRIENDS_WINDOW);
                    }}
                  >
                    {t('craft.visit')}
                  </Btn>
                </li>
              ))}
            </ul>
          )
        }
      </LoadView>
    </div>
  );
}
