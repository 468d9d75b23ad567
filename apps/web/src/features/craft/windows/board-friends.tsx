import { useTranslation } from 'react-i18next';
import { openProfile } from '../../../navigation/windows.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { useUser } from '../../session/index.ts';
import { FRIENDS_WINDOW } from '../craft-ui.ts';
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
            <EmptyState title={t('craft.noFriends')} seed="Mochi" />
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
                      closeWindow(FRIENDS_WINDOW);
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
