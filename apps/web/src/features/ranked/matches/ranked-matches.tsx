import type { RankedMatch } from '@syllaboom/contracts';
import { rankOf } from '@syllaboom/engine';
import { Crown, History, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../platform/api/server-time.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { durationText } from '../../../platform/i18n/duration.ts';
import { formatNumber, formatPassed } from '../../../platform/i18n/format.ts';
import { showReplay } from '../../../navigation/navigation.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { Tabs } from '../../../ui/kit/layout/tabs.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { RankFrame } from '../../../ui/rank/rank-frame.tsx';
import { signedPoints } from '../../../ui/rank/signed-points.ts';
import { openMatch, openProfile } from '../../../navigation/windows.ts';
import { useUser } from '../../session/index.ts';
import s from './ranked-matches.module.css';

const MS_PER_SECOND = 1000;

function Side({ side, won }: { side: RankedMatch['player1']; won: boolean }) {
  const { t } = useTranslation();
  const name = side.displayName;
  return (
    <div className={s.side} data-won={won || undefined}>
      <button type="button" aria-label={t('profile.open', { name })} onClick={() => openProfile(side.playerId, name)}>
        <RankFrame rank={rankOf(side.wp)} size={54}>
          <Critter seed={side.avatar || side.playerId} mood={won ? 'happy' : 'calm'} size={34} />
        </RankFrame>
      </button>
      <p>
        <b>
          {name}
          {won ? <Crown size={16} strokeWidth={2.8} aria-hidden="true" /> : null}
        </b>
        <span>
          {t('ranked.points', { points: formatNumber(side.wp) })}{' '}
          <i data-up={side.diffWp > 0 || undefined} data-down={side.diffWp < 0 || undefined}>
            {signedPoints(side.diffWp)}
          </i>
        </span>
      </p>
    </div>
  );
}

function Match({ match, ownId, now }: { match: RankedMatch; ownId: string; now: number }) {
  const { t } = useTranslation();
  const ended = Date.parse(match.endTime);
  const seconds = Math.max(0, Math.round((ended - Date.parse(match.startTime)) / MS_PER_SECOND));
  const [own, other] =
    match.player2.playerId === ownId ? [match.player2, match.player1] : [match.player1, match.player2];
  const won = match.winner === ownId;
  const ago = formatPassed(ended, now);
  return (
    <li className={s.match} data-won={won || undefined} data-testid="ranked-match">
      <p className={s.result}>
        <b>{t(won ? 'ranked.won' : 'ranked.lost')}</b>
        <time dateTime={match.endTime}>{ago}</time>
        <span>{durationText(t, seconds)}</span>
      </p>
      <Side side={own} won={won} />
      <em aria-hidden="true">{t('ranked.versus')}</em>
      <Side side={other} won={match.winner === other.playerId} />
      <p className={s.ways}>
        <Tip label={t('history.stats')}>
          <Btn
            size="sm"
            icon
            aria-label={t('history.openMatch', { name: other.displayName, when: ago })}
            onClick={() => openMatch(match.id)}
          >
            <ListChecks size={19} strokeWidth={2.7} />
          </Btn>
        </Tip>
        {isEmbedded() ? null : (
          <Tip label={t('ranked.replay')}>
            <Btn size="sm" icon aria-label={t('ranked.replay')} onClick={() => showReplay(match.id)}>
              <History size={19} strokeWidth={2.7} />
            </Btn>
          </Tip>
        )}
      </p>
    </li>
  );
}

interface ListProps {
  readonly matches: readonly RankedMatch[];
  readonly ownId: string;
  /** What an empty list says. */
  readonly none: string;
}

function List({ matches, ownId, none }: ListProps) {
  const [now] = useState(serverNow);
  if (matches.length === 0) return <EmptyState title={none} seed="Noodle" />;
  return (
    <ol className={s.matches}>
      {matches.map((match) => (
        <Match key={match.id} match={match} ownId={ownId} now={now} />
      ))}
    </ol>
  );
}

/** All of them, those won and those lost, as subtabs. */
function SplitLists({ matches, ownId, none }: ListProps) {
  const { t } = useTranslation();
  if (matches.length === 0) return <List matches={matches} ownId={ownId} none={none} />;
  const tab = (id: 'all' | 'won' | 'lost', shown: readonly RankedMatch[]) => ({
    id,
    label: t(`leaderboards.ranked.${id}`),
    body: <List matches={shown} ownId={ownId} none={t('leaderboards.noData')} />,
  });
  return (
    <Tabs
      label={t('leaderboards.lists')}
      tabs={[
        tab('all', matches),
        tab(
          'won',
          matches.filter(({ winner }) => winner === ownId),
        ),
        tab(
          'lost',
          matches.filter(({ winner }) => winner !== ownId),
        ),
      ]}
    />
  );
}

interface RankedMatchesProps {
  /** Won and lost ones have lists of their own. */
  readonly split?: boolean;
}

function Matches({ playerId, split }: { playerId: string; split: boolean }) {
  const { t } = useTranslation();
  const loaded = useApiQuery('rankedHistory', {});
  const Shown = split ? SplitLists : List;
  return (
    <LoadView of={loaded} failed={t('ranked.historyFailed')}>
      {({ histories }) => <Shown matches={histories} ownId={playerId} none={t('ranked.historyNone')} />}
    </LoadView>
  );
}

/** The player's latest ranked matches; guests have none. */
export function RankedMatches({ split = false }: RankedMatchesProps) {
  const { t } = useTranslation();
  const user = useUser();
  if (user === null || user.guest) return <EmptyState title={t('ranked.historyGuests')} seed="Lumi" />;
  return <Matches playerId={user.id} split={split} />;
}
