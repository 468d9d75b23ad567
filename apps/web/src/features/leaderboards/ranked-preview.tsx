import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../platform/query/use-api-query.ts';
import { PlayerFace } from '../../ui/cosmetics/player-face.tsx';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { signedPoints } from '../../ui/rank/signed-points.ts';
import { useUser } from '../session/index.ts';
import s from './ranked-preview.module.css';

const SHOWN = 3;

function Latest({ playerId }: { playerId: string }) {
  const { t } = useTranslation();
  const latest = useApiQuery('rankedHistory', {});
  return (
    <LoadView of={latest} failed={t('ranked.historyFailed')} small>
      {({ histories }) =>
        histories.length === 0 ? (
          <p>{t('leaderboards.noData')}</p>
        ) : (
          <ol className={s.latest}>
            {histories.slice(0, SHOWN).map(({ id, player1, player2, winner }) => {
              const [own, other] = player2.playerId === playerId ? [player2, player1] : [player1, player2];
              return (
                <li key={id} data-won={winner === playerId || undefined}>
                  <PlayerFace seed={other.avatar || other.playerId} frame={other.frame} size={34} />
                  <b>{other.displayName}</b>
                  <em>
                    <span className="sr">{t(winner === playerId ? 'history.won' : 'history.lost')} </span>
                    {signedPoints(own.diffWp)}
                  </em>
                </li>
              );
            })}
          </ol>
        )
      }
    </LoadView>
  );
}

/** The latest ranked matches of the player; guests have none. */
export function RankedPreview() {
  const { t } = useTranslation();
  const user = useUser();
  return user?.guest === false ? <Latest playerId={user.id} /> : <p>{t('history.noGuests')}</p>;
}
