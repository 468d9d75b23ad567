import { STARTS_WHEN_TYPING } from '@syllaboom/engine';
import { Clapperboard, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showReplay, useScreen } from '../../../navigation/navigation.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { copyText } from '../../../platform/clipboard.ts';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { formatMoment, formatNumber, formatPassed } from '../../../platform/i18n/format.ts';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { modeName } from '../../../ui/mode/mode-name.ts';
import { ModePicture } from '../../../ui/mode/mode-picture.tsx';
import { scenarioName } from '../../../ui/mode/scenario-words.ts';
import { showGood, showMessage } from '../../../ui/toasts/toasts.tsx';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { useUser } from '../../session/index.ts';
import { FlagNotice } from '../flag-notice.tsx';
import { durationText } from '../../../platform/i18n/duration.ts';
import { useOpenedMatch } from '../../../navigation/windows.ts';
import s from './match-body.module.css';
import { MatchCharts } from './match-charts.tsx';
import { hasPlaces } from '../has-places.ts';
import { type MatchReply, ownFirst, playersOf } from './match-players.ts';
import { Placements } from './placements.tsx';

const replayAddress = (matchId: string): string =>
  new URL(`?replay=${encodeURIComponent(matchId)}`, document.baseURI).href;

/** Watches a match again; beside a room in a page of its own, so that nobody leaves the table. */
function watchReplay(matchId: string): void {
  if (useScreen.getState().screen.name === 'room') {
    window.open(replayAddress(matchId), '_blank', 'noopener');
    return;
  }
  closeAllWindows();
  showReplay(matchId);
}

function Actions({ matchId }: { matchId: string }) {
  const { t } = useTranslation();
  const inRoom = useScreen(({ screen }) => screen.name === 'room');
  const embedded = isEmbedded();
  const copy = async () => {
    const address = replayAddress(matchId);
    if (await copyText(address)) showGood(t('history.linkCopied'));
    else await showMessage(t('common.copyByHand'), address);
  };
  return (
    <div className={s.actions}>
      {/* Inside the chat platform an address of this page leads nowhere. */}
      {embedded && inRoom ? null : (
        <Btn tone="gold" onClick={() => watchReplay(matchId)}>
          <Clapperboard size={20} strokeWidth={2.6} aria-hidden="true" />
          {t('replay.watch')}
        </Btn>
      )}
      {embedded ? null : (
        <Btn onClick={() => void copy()}>
          <Link2 size={20} strokeWidth={2.6} aria-hidden="true" />
          {t('history.copyLink')}
        </Btn>
      )}
    </div>
  );
}

function Head({ match }: Pick<MatchReply, 'match'>) {
  const { t } = useTranslation();
  const ended = Date.parse(match.endTime);
  return (
    <header className={s.head}>
      <ModePicture mode={match.mode} size={74} />
      <div>
        <h2>
          {t(modeName(match.mode))}
          <LocaleFlag locale={match.locale} />
        </h2>
        <p>
          <time dateTime={match.endTime}>{formatMoment(ended)}</time> · {formatPassed(ended)}
        </p>
        <p className={s.facts}>
          <Chip size="sm">{durationText(t, match.additional.seconds)}</Chip>
          <Chip size="sm">{t('history.turns', { count: match.turn })}</Chip>
          <Chip size="sm">
            {match.speed === STARTS_WHEN_TYPING
              ? t('room.speedTyping')
              : t('history.speed', { speed: formatNumber(match.speed) })}
          </Chip>
          {match.room === '' ? null : <Chip size="sm">{t('history.room', { id: match.room })}</Chip>}
          {match.scenario === 0 ? null : <Chip size="sm">{t(scenarioName(match.scenario))}</Chip>}
          {match.ranked ? (
            <Chip size="sm" tone="gold">
              {t('history.ranked')}
            </Chip>
          ) : null}
        </p>
      </div>
    </header>
  );
}

function Match({ reply }: { reply: MatchReply }) {
  const ownId = useUser()?.id;
  const players = playersOf(reply);
  const isOwn = players.some(({ id }) => id === ownId);
  return (
    <article className={s.match}>
      <Head match={reply.match} />
      {isOwn ? <FlagNotice matchId={reply.match.id} /> : null}
      <Actions matchId={reply.match.id} />
      <Placements
        players={players}
        hasPlaces={hasPlaces(reply.match, players.length)}
        ranked={reply.match.ranked}
        ownId={ownId}
      />
      <MatchCharts players={ownFirst(players, ownId)} seconds={reply.match.additional.seconds} />
    </article>
  );
}

function OpenedMatch({ id }: { id: string }) {
  const { t } = useTranslation();
  const match = useApiQuery('matchDetail', { params: { id } });
  return (
    <LoadView of={match} failed={t('history.detailFailed')} missing={t('history.missing')}>
      {(reply) => <Match reply={reply} />}
    </LoadView>
  );
}

/** A finished match with everything that is known of it. */
export function MatchBody() {
  const id = useOpenedMatch();
  return id === null ? null : <OpenedMatch key={id} id={id} />;
}
