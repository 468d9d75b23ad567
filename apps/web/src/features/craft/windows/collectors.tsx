import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { useUser } from '../../session/index.ts';
import { LEADERBOARD_WINDOW } from '../craft-ui.ts';
import { visitBoard } from '../store/current-board.ts';
import s from './craft-windows.module.css';

/** Who has collected most coins from their board; a press visits theirs. */
export function Collectors() {
  const { t } = useTranslation();
  const own = useUser()?.id ?? '';
  const board = useApiQuery('craftLeaderboard', {});
  return (
    <div className={s.page}>
      <p className={s.lead}>{t('craft.leaderboardLead')}</p>
      <LoadView of={board}>
        {({ leaderboard, userRank }) => (
          <>
            {leaderboard.length === 0 ? <EmptyState title={t('craft.leaderboardNone')} seed="Quokka" /> : null}
            <ol className={s.people}>
              {leaderboard.map(({ userId, displayName, avatar, frame, totalCoinsCollected }, at) => (
                <li key={userId}>
                  <button
                    type="button"
                    className={s.person}
                    aria-current={userId === own || undefined}
                    onClick={() => {
                      visitBoard(own, { id: userId, displayName });
                      closeWindow(LEADERBOARD_WINDOW);
                    }}
                  >
                    <b className={s.place}>{at + 1}</b>
                    <PlayerFace seed={avatar || userId} frame={frame} size={38} />
                    <span className={s.name}>{displayName}</span>
                    <span className={s.coins}>
                      <Coins size={16} strokeWidth={2.6} aria-hidden="true" />
                      {formatNumber(totalCoinsCollected)}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
            <p className={s.own}>
              {userRank === null
                ? t('craft.noRank')
                : t('craft.ownRank', { rank: userRank.rank, coins: formatNumber(userRank.totalCoinsCollected) })}
            </p>
          </>
        )}
      </LoadView>
    </div>
  );
}
