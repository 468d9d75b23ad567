import type { MatchHistoryEntry } from '@syllaboom/contracts';
import { PROFILE } from '@syllaboom/engine';
import clsx from 'clsx';
import type { TFunction } from 'i18next';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../platform/query/use-api-query.ts';
import { formatNumber, formatPassed } from '../../platform/i18n/format.ts';
import { PlayerFace } from '../../ui/cosmetics/player-face.tsx';
import { LocaleFlag } from '../../ui/flag/flag.tsx';
import { Chip } from '../../ui/kit/chip.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { Pager } from '../../ui/kit/layout/pager.tsx';
import { matchName } from '../../ui/mode/scenario-words.ts';
import { ModePicture } from '../../ui/mode/mode-picture.tsx';
import { signedPoints } from '../../ui/rank/signed-points.ts';
import { openProfile, openMatch } from '../../navigation/windows.ts';
import { hasPlaces } from './has-places.ts';
import { countFilters, type HistoryFilter, toQuery } from './filter/history-filter.ts';
import s from './match-list.module.css';
import { durationText } from '../../platform/i18n/duration.ts';
import { FirstMatchButton } from './first-match.tsx';

/** Faces that a row shows; the rest is a number. */
const FACES = 5;
const TOO_MANY_CALLS = 429;
const MS_PER_SECOND = 1000;

function Faces({ players }: Pick<MatchHistoryEntry, 'players'>) {
  const { t } = useTranslation();
  const rest = players.length - FACES;
  return (
    <ul className={s.faces} aria-label={t('history.players')}>
      {players.slice(0, FACES).map(({ id, displayName, avatar, frame }, at) => (
        <li key={id ?? `${displayName} ${at}`}>
          {id === null ? (
            <span title={displayName}>
              <PlayerFace seed={avatar || displayName} frame={frame} size={30} />
              <span className="sr">{displayName}</span>
            </span>
          ) : (
            <button
              type="button"
              title={displayName}
              aria-label={t('profile.open', { name: displayName })}
              onClick={() => openProfile(id, displayName)}
            >
              <PlayerFace seed={avatar || id} frame={frame} size={30} />
            </button>
          )}
        </li>
      ))}
      {rest > 0 ? <li className={s.rest}>{`+${rest}`}</li> : null}
    </ul>
  );
}

const placeText = (t: TFunction, place: number | null): string =>
  place === null ? t('history.stopped') : t('history.place', { place });

const hasOwnPlace = (match: MatchHistoryEntry): boolean => hasPlaces(match, match.players.length);
const isWon = (match: MatchHistoryEntry): boolean => match.place === 1 && hasOwnPlace(match);

function Result({ match }: { match: MatchHistoryEntry }) {
  const { t } = useTranslation();
  const first = isWon(match);
  return (
    <p className={s.result}>
      {match.place === null || hasOwnPlace(match) ? (
        <b>
          {first ? <Crown size={19} strokeWidth={2.8} aria-hidden="true" /> : null}
          {first ? t('history.won') : placeText(t, match.place)}
        </b>
      ) : null}
      <span>{t('common.expGained', { points: formatNumber(match.xp) })}</span>
      {match.ranked ? <span>{t('history.wp', { points: signedPoints(match.diffWp) })}</span> : null}
    </p>
  );
}

function Match({ match }: { match: MatchHistoryEntry }) {
  const { t } = useTranslation();
  const ended = Date.parse(match.endTime);
  const seconds = Math.max(0, Math.round((ended - Date.parse(match.startTime)) / MS_PER_SECOND));
  const when = formatPassed(ended);
  const name = t(matchName(match));
  return (
    <li className={clsx(s.match, isWon(match) && s.first)}>
      <span className={s.mode}>
        <ModePicture mode={match.mode} size={46} />
      </span>
      <div className={s.facts}>
        <p>
          <button
            type="button"
            className={s.open}
            aria-label={t('history.openMatch', { name, when })}
            onClick={() => openMatch(match.id)}
          >
            {name}
          </button>
          <LocaleFlag locale={match.locale} />
          {match.ranked ? (
            <Chip size="sm" tone="gold">
              {t('history.ranked')}
            </Chip>
          ) : null}
          {match.counts ? null : (
            <Chip size="sm" tone="bad">
              {t('history.flag.chip')}
            </Chip>
          )}
        </p>
        <small>
          {when} · {durationText(t, seconds)} · {t('history.turns', { count: match.turn })}
        </small>
        <Faces players={match.players} />
      </div>
      <Result match={match} />
    </li>
  );
}

interface MatchListProps {
  readonly playerId: string;
  readonly ranked: boolean;
  readonly filter: HistoryFilter;
  /** The viewer's own. */
  readonly own: boolean;
  /** The player has played, matches of one kind at least. */
  readonly played: boolean;
}

/** A player's normal or ranked matches that pass the filter, ten to a page. */
export function MatchList({ playerId, ranked, filter, own, played }: MatchListProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const matches = useApiQuery('matchHistory', {
    query: {
      ...toQuery(filter),
      playerId,
      ranked: ranked ? 'true' : 'false',
      page: String(page),
      limit: String(PROFILE.historyPage),
    },
  });
  const all = countFilters(filter) === 0;
  const noneOfKind = ranked ? 'history.noneRanked' : 'history.noneNormal';
  const none = played ? noneOfKind : 'history.none';
  const why = ranked ? 'history.rankedFailed' : 'history.normalFailed';
  return (
    <LoadView of={matches} failed={t(matches.status === TOO_MANY_CALLS ? 'history.rateLimited' : why)}>
      {({ history, total }) =>
        total === 0 ? (
          <EmptyState title={t(all ? none : 'history.noneFit')} seed="Noodle">
            {own && all && !ranked && !played ? <FirstMatchButton /> : null}
          </EmptyState>
        ) : (
          <>
            <ol className={s.matches}>
              {history.map((match) => (
                <Match key={match.id} match={match} />
              ))}
            </ol>
            <Pager page={page} total={total} perPage={PROFILE.historyPage} onPage={setPage} />
          </>
        )
      }
    </LoadView>
  );
}
