import type { WinnerEntry } from '@syllaboom/contracts';
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vibrate } from '../../../platform/haptics/haptics.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { holdServerPopups } from '../../../ui/toasts/server-popup.ts';
import { useLayer } from '../../../ui/windows/layers.ts';
import { UncountedNotice } from '../../history/index.ts';
import { hasOneWinner } from '../modes/has-one-winner.ts';
import type { MatchEnding } from '../modes/mode-screen.ts';
import { screenOf } from '../modes/screens.ts';
import { CROWN_LAST_ROUND, WINNER_MS } from '../room-timings.ts';
import { SeriesScore } from '../series/series-score.tsx';
import type { WinnerView } from '../store/room-types.ts';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import { useReadyFocus } from '../use-ready-focus.ts';
import { endSound } from './loser-sound.ts';
import { OwnResult } from './own-result.tsx';
import { Podium } from './podium.tsx';
import { RankedOutcome } from './ranked-outcome.tsx';
import { AgainButton, ReplayActions } from './result-actions.tsx';
import { Placements } from './placements.tsx';
import { useCelebration } from './use-celebration.ts';
import { useReader, useTakenFocus } from './use-reader.ts';
import s from './winner-screen.module.css';
import { WinnerDrum } from './winner-stage.tsx';
import { winnerPhase, type WinnerPhase } from './winner-timing.ts';

const useWinnerPhase = (): WinnerPhase => {
  const [phase, setPhase] = useState<WinnerPhase>('fresh');
  useEffect(() => {
    const timers = [WINNER_MS.skip, WINNER_MS.fade, WINNER_MS.close].map((ms) =>
      setTimeout(() => setPhase(winnerPhase(ms)), ms),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return phase;
};

/**
 * How a match ended in which nobody beat anybody, since all played together or one alone; null where one wins.
 * Who comes back after its end knows its mode alone.
 */
function useEndingWithoutWinner(players: number): MatchEnding | null {
  const { t } = useTranslation();
  const view = useSnapshot('mode');
  const info = useSnapshot('info');
  const ending = (view && screenOf(view).ending?.(view, t)) ?? null;
  const oneWins = players !== 1 && (info === null || hasOneWinner(info));
  return ending ?? (oneWins ? null : { title: t('modes.matchOver'), won: false });
}
interface End {
  /** Over before its time: nobody is among the best. */
  readonly stopped: boolean;
  readonly winnerless: MatchEnding | null;
  readonly won: boolean;
  readonly first: WinnerEntry | undefined;
}

function titleOf(t: TFunction, { stopped, winnerless, won, first }: End): string {
  if (stopped) return t('room.endedEarly');
  if (winnerless !== null) return winnerless.title;
  if (won) return t('room.youWin');
  return first ? t('room.winnerIs', { name: first.player.name }) : t('modes.matchOver');
}

interface WinnerScreenProps {
  /** An invitation below the results. */
  afterMatch?: ReactNode;
  onClosed?: (() => void) | undefined;
}

/**
 * The end of a match: the top three on the drum, one's own statistics and bests, everybody else's line, and back to the room after ten
 * seconds, unless somebody goes through it with the keyboard. One loud thing at a time: title, podium, bests, what was earned.
 */
export function WinnerScreen(props: WinnerScreenProps) {
  const winner = useSnapshot('winner');
  return winner ? <OpenWinnerScreen key={winner.matchId + winner.round} winner={winner} {...props} /> : null;
}

const PODIUM = 3;

/** The statistics of one's own match, or where one only watched, those of the best. */
function OwnCard({ winner }: { winner: WinnerView }) {
  const { winners, rest, self, recorded, bests } = winner;
  const all = [...winners, ...rest];
  const entry = self ?? all[0];
  if (!entry) return null;
  const place = all.findIndex(({ player }) => player.id === entry.player.id) + 1;
  return (
    <OwnResult
      entry={entry}
      own={self !== null}
      place={place > 0 && all.length > 1 ? (entry.place ?? place) : null}
      of={all.length}
      bests={bests}
      recorded={recorded}
    />
  );
}

function OpenWinnerScreen({ winner, afterMatch, onClosed }: WinnerScreenProps & { winner: WinnerView }) {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  const age = useWinnerPhase();
  const result = useRef<HTMLElement>(null);
  const skip = useRef<HTMLButtonElement>(null);
  const confetti = useRef<HTMLCanvasElement>(null);
  useTakenFocus(result);
  const stays = useReader(result) || Boolean(afterMatch);
  const phase = stays && (age === 'fading' || age === 'closed') ? 'skippable' : age;
  useReadyFocus(skip, age === 'skippable');
  const ranked = (useSnapshot('info')?.ranked ?? false) && store.selfId !== '';
  const all = [...winner.winners, ...winner.rest];
  const [first] = all;
  const stopped = first === undefined;
  const winnerless = useEndingWithoutWinner(all.length);
  const own = winner.self?.player.id;
  const won = own !== undefined && (winnerless ? winnerless.won : first?.player.id === own);
  useCelebration(confetti, won || winner.bests.length > 0);
  const close = () => {
    store.set('winner', null);
    // A ranked room has no waiting room: its match was all.
    if (ranked) actions.leave();
    else if (!store.get('info')?.started) store.set('scene', 'lobby');
    onClosed?.();
  };
  useLayer(phase === 'skippable', 'full', close);
  useEffect(() => holdServerPopups(), []);
  useEffect(() => {
    const name = endSound(won, Math.random());
    if (name) sound.play(name);
    if (won) vibrate('win');
  }, [won]);
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    if (phase === 'closed') closing.current();
  }, [phase]);
  return (
    <section
      className={s.screen}
      ref={result}
      tabIndex={-1}
      data-toasts="below"
      data-phase={phase}
      aria-label={t('room.results')}
      data-testid="winner"
    >
      <i className={s.rays} aria-hidden="true" />
      <h1 className={s.title}>{titleOf(t, { stopped, winnerless, won, first })}</h1>
      {stopped ? (
        <p className={s.stopped} role="status">
          {t('room.stoppedText')}
        </p>
      ) : (
        <div className={s.stage}>
          <WinnerDrum />
          <Podium
            entries={all.slice(0, PODIUM)}
            crown={winner.round <= CROWN_LAST_ROUND && winnerless === null}
            ownId={own}
          />
        </div>
      )}
      <div className={s.news}>
        {ranked ? null : <SeriesScore />}
        <RankedOutcome own={winner.self} winners={winner.winners} />
        {winner.short ? (
          <p className={s.stopped} role="status">
            {t('room.shortMatch')}
          </p>
        ) : null}
        {winner.flagged ? <UncountedNotice matchId={winner.matchId} /> : null}
      </div>
      <div className={s.cards}>
        <OwnCard winner={winner} />
        <Placements entries={all.slice(PODIUM)} from={PODIUM + 1} ownId={own} />
      </div>
      {afterMatch}
      <div className={s.actions} data-part="result-actions">
        {winner.recorded ? <ReplayActions /> : null}
        {afterMatch ? null : <AgainButton onLeave={close} />}
        {afterMatch ? null : (
          <Btn ref={skip} tone="gold" onClick={close} className={s.skip} data-waits={phase === 'fresh' || undefined}>
            {t(ranked ? 'ranked.backToRanked' : 'room.skip')}
          </Btn>
        )}
      </div>
      <canvas className={s.confetti} ref={confetti} />
    </section>
  );
}
