import type { WinnerEntry } from '@syllaboom/contracts';
import { MODES } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sound } from '../../../platform/sound/sound.ts';
import { Btn } from '../../../ui/kit/btn.tsx';
import { useLayer } from '../../../ui/windows/layers.ts';
import { UncountedNews } from '../../history/index.ts';
import { ReplayLink } from '../replay-link.tsx';
import { CROWN_LAST_ROUND, WINNER_MS } from '../room-timings.ts';
import type { WinnerView } from '../store/room-types.ts';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import { useReadyFocus } from '../use-ready-focus.ts';
import { endSound } from './loser-sound.ts';
import { OwnResult } from './own-result.tsx';
import { Podium } from './podium.tsx';
import { RankedNews } from './ranked-news.tsx';
import s from './winner.module.css';
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

/** How a match ended in which all played together; null where one wins. */
const useTeamTitle = (): string | null => {
  const { t } = useTranslation();
  const view = useSnapshot('mode');
  if (view?.mode === MODES.monsters) return t('modes.monstersWon', { level: view.level });
  if (view?.mode !== MODES.climb || !view.team) return null;
  return view.rung >= view.rungs && (view.hearts ?? 0) > 0 ? t('modes.teamClimbed') : t('modes.teamFell');
};
interface End {
  /** Over before its time: nobody is among the best. */
  readonly stopped: boolean;
  readonly together: string | null;
  readonly won: boolean;
  readonly first: WinnerEntry | undefined;
}

function titleOf(t: TFunction, { stopped, together, won, first }: End): string {
  if (stopped) return t('room.endedEarly');
  if (together !== null) return together;
  if (won) return t('room.youWin');
  return first ? t('room.winnerIs', { name: first.player.name }) : t('modes.matchOver');
}

interface WinnerScreenProps {
  /** An invitation below the results. */
  afterMatch?: ReactNode;
  onClosed?: (() => void) | undefined;
}

/** The end of a match: the top three, one's own figures, and back to the room after ten seconds. */
export function WinnerScreen(props: WinnerScreenProps) {
  const winner = useSnapshot('winner');
  return winner ? <OpenWinnerScreen key={winner.matchId + winner.round} winner={winner} {...props} /> : null;
}

function OpenWinnerScreen({ winner, afterMatch, onClosed }: WinnerScreenProps & { winner: WinnerView }) {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  const phase = useWinnerPhase();
  const skip = useRef<HTMLButtonElement>(null);
  useReadyFocus(skip, phase === 'skippable');
  const together = useTeamTitle();
  const ranked = (useSnapshot('info')?.ranked ?? false) && store.selfId !== '';
  const [first] = winner.winners;
  const stopped = first === undefined;
  const own = winner.self?.player.id;
  const won = own !== undefined && first?.player.id === own;
  const close = () => {
    store.set('winner', null);
    // A ranked room has no lobby: its match was all.
    if (ranked) actions.leave();
    else if (!store.get('info')?.started) store.set('scene', 'lobby');
    onClosed?.();
  };
  useLayer(phase === 'skippable', 'full', close);
  useEffect(() => {
    const name = endSound(won, Math.random());
    if (name) sound.play(name);
  }, [won]);
  const closing = useRef(close);
  closing.current = close;
  const closes = phase === 'closed' && !afterMatch;
  useEffect(() => {
    if (closes) closing.current();
  }, [closes]);
  const entries: readonly WinnerEntry[] = winner.winners.slice(0, 3);
  return (
    <section
      className={s.screen}
      data-toasts="below"
      data-phase={afterMatch && (phase === 'fading' || phase === 'closed') ? 'skippable' : phase}
      aria-label={t('room.results')}
      data-testid="winner"
    >
      <h1 className={s.title}>{titleOf(t, { stopped, together, won, first })}</h1>
      {stopped ? (
        <p className={s.counting} role="status">
          {t('room.stoppedText')}
        </p>
      ) : null}
      <Podium entries={entries} crown={winner.round <= CROWN_LAST_ROUND} ownId={own} />
      <RankedNews own={winner.self} winners={winner.winners} />
      {winner.flagged ? <UncountedNews matchId={winner.matchId} /> : null}
      <OwnResult entry={winner.self ?? first ?? null} recorded={winner.recorded} />
      {winner.recorded ? <ReplayLink /> : null}
      {afterMatch}
      {phase === 'fresh' || afterMatch ? null : (
        <Btn ref={skip} tone="gold" onClick={close} className={s.skip}>
          {t(ranked ? 'ranked.backToRanked' : 'room.skip')}
        </Btn>
      )}
    </section>
  );
}
