import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useLoad } from '../../platform/api/use-load.ts';
import { Critter } from '../../ui/critter/critter.tsx';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { signedPoints } from '../../ui/rank/signed-points.ts';
import { useUser } from '../session/index.ts';
import s from './ranked-preview.module.css';

const SHOWN = 3;
const readLatest = async () => (await api.call('rankedHistory', {})).histories.slice(0, SHOWN);

function Latest({ playerId }: { playerId: string }) {
  const { t } = useTranslation();
  const latest = useLoad(readLatest);
  return (
    <LoadView of={latest} failed={t('ranked.historyFailed')} small>
      {(matches) =>
        matches.length === 0 ? (
          <p>{t('leaderboards.noData')}</p>
        ) : (
          <ol className={s.latest}>
            {matches.map(({ id, player1, player2, winner }) => {
              const [own, other] = player2.playerId === playerId ? [player2, player1] : [player1, player2];
              return (
                <li key={id} data-won={winner === playerId || undefined}>
                  <Critter seed={other.avatar || other.playerId} size={34} />
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

/** The latest ranked matches of the player; guests have none [L0056 L0088]. */
export function RankedPreview() {
  const { t } = useTranslation();
  const user = useUser();
  return user?.guest === false ? <Latest playerId={user.id} /> : <p>{t('history.noGuests')}</p>;
}
