import { modeTraits, playerLimit } from '@syllaboom/engine';
import { Armchair, Eye, Play, RotateCcw, UserPlus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { useModeTraits } from '../modes/use-mode.ts';
import { AutoJoin } from '../players/auto-join.tsx';
import { usePlayerName } from '../players/use-player-name.ts';
import { QuickStart } from '../quick/quick-start.tsx';
import { useLostWords } from '../returning/use-lost-words.ts';
import { LATE_PRESS_MS } from '../room-timings.ts';
import { useIsHost, useRoom, useSeat, useSelf, useSnapshot, useTopic } from '../store/use-topic.ts';
import { useAgainWords } from '../series/use-again-words.ts';
import { useInvite } from '../top/use-invite.ts';
import { JoinYapping } from './join-yapping.tsx';
import s from './next-match.module.css';
import { useReadiness } from './use-readiness.ts';

const usePlayers = () => useTopic('seats', (store) => store.seats.filter((seat) => !seat.spectating).length);

/** The host's way into the next match: Start, after a match Again. */
function StartButton() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const preparing = useSnapshot('info')?.preparing ?? false;
  const counting = useSnapshot('countdown') !== null;
  const again = useSnapshot('hasPlayed');
  const againWords = useAgainWords();
  const players = usePlayers();
  const readiness = useReadiness();
  const start = () => {
    if (readiness !== 'ready') return;
    // The room refuses it as well; this saves the way there and back.
    if (players === 0) showError(t('room.refusedNoPlayers'));
    else actions.send('start');
  };
  return (
    <Btn
      size="lg"
      tone="primary"
      className={s.start}
      disabled={counting || preparing}
      aria-disabled={readiness !== 'ready' || undefined}
      data-readiness={readiness}
      style={{ '--arming': `${LATE_PRESS_MS}ms` } as CSSProperties}
      onClick={start}
    >
      {again ? <RotateCcw size={24} strokeWidth={3.2} /> : <Play size={24} strokeWidth={3.2} fill="currentColor" />}
      {again ? againWords : t('room.start')}
    </Btn>
  );
}

/** Takes a seat. */
function PlayButton({ large }: { large: boolean }) {
  const { t } = useTranslation();
  const { actions } = useRoom();
  return (
    <Btn size={large ? 'lg' : 'md'} tone="gold" onClick={() => actions.send('spectate')}>
      <Armchair size={22} strokeWidth={2.8} />
      {t('room.play')}
    </Btn>
  );
}

/** Whoever has a seat and nothing to press: that one is in, and whom everybody waits for. */
function Waiting() {
  const { t } = useTranslation();
  const host = useSeat(useSnapshot('info')?.host ?? '');
  const nameOf = usePlayerName();
  const lost = useLostWords();
  // Its place stays: nothing moves under the countdown.
  const counting = useSnapshot('countdown') !== null;
  return (
    <p className={s.waiting} role="status" data-unsaid={counting || undefined}>
      {lost ? `${lost} ` : null}
      {host ? t('room.waitingFor', { name: nameOf(host) }) : t('room.waitingForHost')}
    </p>
  );
}

/**
 * The way into the next match: to start it, to wait for it, or to sit down for it; whoever was idle sits down before anything else.
 * Where players come and go there is none, but a seat to take.
 */
export function NextMatch() {
  const { t } = useTranslation();
  const host = useIsHost();
  const self = useSelf();
  const info = useSnapshot('info');
  const invite = useInvite();
  const players = usePlayers();
  const lost = useLostWords();
  if (!self || !info) return null;
  if (modeTraits(info.mode).isDropIn) return <JoinYapping />;
  const idle = self.idle && self.spectating;
  const isFull = self.spectating && players >= playerLimit(info);
  // A table of quick play waits for nobody.
  if (!host && !self.spectating && !info.quick) return <Waiting />;
  return (
    <>
      <QuickStart />
      {idle || lost ? (
        <p className={s.waiting} role="status">
          {lost ?? t('room.wasIdle')}
        </p>
      ) : null}
      {isFull ? (
        <p className={s.waiting} role="status" data-part="full">
          {t('room.tableFull')}
        </p>
      ) : null}
      {host || (self.spectating && !isFull) ? (
        <div className={s.buttons}>
          {host && !idle ? <StartButton /> : null}
          {self.spectating && !isFull ? <PlayButton large={!host || idle} /> : null}
          {!self.spectating && players === 1 && !info.quick ? (
            <Btn tone="gold" onClick={invite}>
              <UserPlus size={20} strokeWidth={2.8} />
              {t('room.invite')}
            </Btn>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** Beside it, small: the way out of the next match, or the switch that takes a watcher into it. */
export function NextMatchAside() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const host = useIsHost();
  const self = useSelf();
  const { isDropIn } = useModeTraits();
  if (!self || isDropIn) return null;
  // Whoever was idle has one button for it already.
  if (self.spectating) return self.idle ? null : <AutoJoin />;
  if (host) return null;
  return (
    <button type="button" className={s.link} onClick={() => actions.send('spectate')}>
      <Eye size={18} strokeWidth={2.7} aria-hidden="true" />
      {t('room.spectate')}
    </button>
  );
}
