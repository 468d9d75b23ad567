import type { MatchHistoryEntry } from '@syllaboom/contracts';
import { PROFILE } from '@syllaboom/engine';
import clsx from 'clsx';
import { Crown } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useLoad } from '../../platform/api/use-load.ts';
import { formatAgo, formatNumber } from '../../platform/i18n/format.ts';
import { Critter } from '../../ui/critter/critter.tsx';
import { LocaleFlag } from '../../ui/flag/flag.tsx';
import { Chip } from '../../ui/kit/chip.tsx';
import { EmptyState } from '../../ui/kit/empty-state.tsx';
import { LoadView } from '../../ui/kit/load-view.tsx';
import { Pager } from '../../ui/kit/pager.tsx';
import { modeName } from '../../ui/mode/mode-name.ts';
import { ModePicture } from '../../ui/mode/mode-picture.tsx';
import s from './match-list.module.css';

/** Faces that a row shows; the rest is a number. */
const FACES = 5;
const TOO_MANY_CALLS = 429;

interface MatchListProps {
  playerId: string;
  /** A face in a row was pressed. */
  onOpenPlayer: (id: string, name: string) => void;
}

function Faces({ players, onOpenPlayer }: Pick<MatchListProps, 'onOpenPlayer'> & Pick<MatchHistoryEntry, 'players'>) {
  const { t } = useTranslation();
  const rest = players.length - FACES;
  return (
    <ul className={s.faces} aria-label={t('history.players')}>
      {players.slice(0, FACES).map(({ id, displayName, avatar }, at) => (
        <li key={id ?? `${displayName} ${at}`}>
          {id === null ? (
            <span title={displayName}>
              <Critter seed={avatar || displayName} size={30} />
              <span className="sr">{displayName}</span>
            </span>
          ) : (
            <button
              type="button"
              title={displayName}
              aria-label={t('profile.open', { name: displayName })}
              onClick={() => onOpenPlayer(id, displayName)}
            >
              <Critter seed={avatar || id} size={30} />
            </button>
          )}
        </li>
      ))}
      {rest > 0 ? <li className={s.rest}>{`+${rest}`}</li> : null}
    </ul>
  );
}

/** A difference of ranked points with its sign. */
const signed = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : '±'}${formatNumber(Math.abs(points))}`;

function Match({ match, onOpenPlayer }: { match: MatchHistoryEntry } & Pick<MatchListProps, 'onOpenPlayer'>) {
  const { t } = useTranslation();
  const ended = Date.parse(match.endTime);
  const seconds = Math.max(0, Math.round((ended - Date.parse(match.startTime)) / 1000));
  const first = match.place === 1;
  return (
    <li className={clsx(s.match, first && s.first)}>
      <span className={s.mode}>
        <ModePicture mode={match.mode} size={46} />
      </span>
      <div className={s.facts}>
        <p>
          <b>{t(modeName(match.mode))}</b>
          <LocaleFlag locale={match.locale} />
          {match.ranked ? (
            <Chip size="sm" tone="gold">
              {t('history.ranked')}
            </Chip>
          ) : null}
        </p>
        <small>
          {formatAgo(ended)} · {t('history.duration', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })} ·{' '}
          {t('history.turns', { count: match.turn })}
        </small>
        <Faces players={match.players} onOpenPlayer={onOpenPlayer} />
      </div>
      <p className={s.result}>
        <b>
          {first ? <Crown size={19} strokeWidth={2.8} /> : null}
          {first ? t('history.won') : t('history.place', { place: match.place })}
        </b>
        <span>{t('history.exp', { points: formatNumber(match.xp) })}</span>
        {match.ranked ? <span>{t('history.wp', { points: signed(match.diffWp) })}</span> : null}
      </p>
    </li>
  );
}

/** A player's matches, ten to a page, the newest first [R0212]. */
export function MatchList({ playerId, onOpenPlayer }: MatchListProps) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const load = useCallback(
    () =>
      api.call('matchHistory', {
        query: { playerId, page: String(page), limit: String(PROFILE.historyPage) },
      }),
    [playerId, page],
  );
  const matches = useLoad(load);
  const failed = t(matches.status === TOO_MANY_CALLS ? 'history.rateLimited' : 'profile.failedToLoad');
  return (
    <LoadView of={matches} failed={failed}>
      {({ history, total }) =>
        total === 0 ? (
          <EmptyState title={t('history.none')} seed="Noodle" />
        ) : (
          <>
            <ol className={s.matches}>
              {history.map((match) => (
                <Match key={match.id} match={match} onOpenPlayer={onOpenPlayer} />
              ))}
            </ol>
            <Pager page={page} total={total} perPage={PROFILE.historyPage} onPage={setPage} />
          </>
        )
      }
    </LoadView>
  );
}
