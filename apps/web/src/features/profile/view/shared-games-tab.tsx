import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { formatAgo, formatNumber } from '../../../platform/i18n/format.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { NoGuests, useUser } from '../../session/index.ts';
import { openProfile } from '../../../navigation/windows.ts';
import about from './about-tab.module.css';
import s from './shared-games-tab.module.css';

/** The own matches with another player. */
function WithPlayer({ playerId }: { playerId: string }) {
  const { t } = useTranslation();
  const games = useApiQuery('sharedGames', { params: { id: playerId } });
  return (
    <LoadView of={games} failed={t('profile.failedToLoad')}>
      {({ totalGames, wins, losses, lastGame }) =>
        totalGames === 0 ? (
          <EmptyState title={t('profile.neverPlayed')} seed="Nimbus16" />
        ) : (
          <dl className={about.stats}>
            {(
              [
                ['games', formatNumber(totalGames)],
                ['wins', formatNumber(wins)],
                ['losses', formatNumber(losses)],
                ['lastGame', lastGame === null ? '–' : formatAgo(Date.parse(lastGame))],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt>{t(`profile.${label}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )
      }
    </LoadView>
  );
}

/** With whom the player played lately. */
function Recent() {
  const { t } = useTranslation();
  const recent = useApiQuery('recentPlayers', {});
  return (
    <LoadView of={recent} failed={t('profile.failedToLoad')}>
      {(people) =>
        people.length === 0 ? (
          <EmptyState title={t('profile.recentNone')} seed="Nimbus16" />
        ) : (
          <section className={s.recent}>
            <h3>{t('profile.recent')}</h3>
            <ul>
              {people.map(({ id, displayName, avatar, frame }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-label={t('profile.open', { name: displayName })}
                    onClick={() => openProfile(id, displayName)}
                  >
                    <PlayerFace seed={avatar || id} frame={frame} size={52} />
                    <b>{displayName}</b>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </LoadView>
  );
}

/** What two players share; on the own profile, with whom one shares anything. */
export function SharedGamesTab({ playerId }: { playerId: string }) {
  const own = useUser()?.id === playerId;
  return <NoGuests>{own ? <Recent /> : <WithPlayer playerId={playerId} />}</NoGuests>;
}
